companeros-move-take = Take { $colour }
