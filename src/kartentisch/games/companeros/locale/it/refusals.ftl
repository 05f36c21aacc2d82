refused-take-a-colour = Ora prendi un colore dalla tavola.
refused-not-in-display = Questo colore non è in tavola.

rule-C1 = Si gioca in 3-6, con altrettanti colori di dieci carte ciascuno.
rule-C2 = A turno ognuno gioca una carta della sua mano. Va bene qualsiasi carta.
rule-C3 = Prende per primo chi ha giocato il colore che vale di più; tra carte dello stesso colore, la più alta.
rule-C5 = Quando tocca a te, prendi tutte le carte di un colore che è in tavola.
rule-C9 = Le carte prese restano coperte fino alla fine, a meno che non giochiate a mazzetti scoperti.
rule-C10 = Una partita o più: i punti si sommano.
