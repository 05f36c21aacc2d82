card-number = { $value }
card-one-or-eleven = un ou onze
