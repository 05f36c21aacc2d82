refused-name-the-golden-card = Ora indovina la carta d’oro.
refused-make-a-bid = Prima dichiara quante prese farai.
refused-too-many-tricks = In questa mano non ci sono così tante prese.
refused-follow-suit = Hai ancora una carta del seme di uscita.
refused-must-trump = Non puoi rispondere, quindi devi giocare una briscola.
refused-referee-turns = Qui le carte spia le gira il tavolo.
refused-moved-already = In questo turno hai già girato questa carta spia.
refused-lies-so-already = Questa carta spia è già così.
refused-ok-or-object = Contesta quel che non va nelle carte degli altri, poi di’ “Va bene”.
refused-own-card = Non puoi contestare la tua stessa carta.
refused-objected-already = Hai già contestato questa carta.

rule-S1 = Si gioca solo in 3, con 32 carte. Puoi giocare solo le carte che hai in mano.
rule-S4 = A turno ognuno dichiara da zero prese al numero delle sue carte.
rule-S5 = Esce, cioè gioca la prima carta, chi siede a sinistra del mazziere. Poi esce chi ha fatto l’ultima presa.
rule-S6 = Rispondi al seme di uscita. Se non puoi, gioca una briscola. Se non ne hai, scarta ciò che vuoi.
rule-S10 = Prima dell’ultima mano ognuno nomina un seme e un valore per la carta d’oro.
rule-S12 = La variante “Carte spia” dice chi le gira e se si può contestare.
