companeros-move-take = Prendre { $colour }
