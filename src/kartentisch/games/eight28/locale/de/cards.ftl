card-number = { $value }
card-one-or-eleven = Eins oder Elf
