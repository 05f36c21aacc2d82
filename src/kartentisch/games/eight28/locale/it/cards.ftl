card-number = { $value }
card-one-or-eleven = uno o undici
