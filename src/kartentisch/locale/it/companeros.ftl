companeros-move-take = Prendi { $colour }
