card-number = { $value }
card-one-or-eleven = one or eleven
