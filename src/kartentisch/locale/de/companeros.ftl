companeros-move-take = { $colour } nehmen
