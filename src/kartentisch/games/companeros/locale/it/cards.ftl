colour-r = rosso
colour-y = giallo
colour-g = verde
colour-b = blu
colour-p = viola
colour-o = arancione
letter-r = R
letter-y = G
letter-g = V
letter-b = B
letter-p = Vi
letter-o = A
card-colour = { $value } { $colour }
the-card-r =
    { $value ->
        [1] l’{ $value } rosso
        [8] l’{ $value } rosso
       *[other] il { $value } rosso
    }
the-card-y =
    { $value ->
        [1] l’{ $value } giallo
        [8] l’{ $value } giallo
       *[other] il { $value } giallo
    }
the-card-g =
    { $value ->
        [1] l’{ $value } verde
        [8] l’{ $value } verde
       *[other] il { $value } verde
    }
the-card-b =
    { $value ->
        [1] l’{ $value } blu
        [8] l’{ $value } blu
       *[other] il { $value } blu
    }
the-card-p =
    { $value ->
        [1] l’{ $value } viola
        [8] l’{ $value } viola
       *[other] il { $value } viola
    }
the-card-o =
    { $value ->
        [1] l’{ $value } arancione
        [8] l’{ $value } arancione
       *[other] il { $value } arancione
    }
the-colour-r = il rosso
the-colour-y = il giallo
the-colour-g = il verde
the-colour-b = il blu
the-colour-p = il viola
the-colour-o = l’arancione
