# The first guided rounds of Compañeros

learn-companeros-welcome = In the middle lies the display. That is where your points come from: every card is worth its number.
learn-companeros-values = Bruno and Clara have played. A colour is worth the sum of its cards: red 6, yellow 6 as well. Now it is up to you.
learn-companeros-join = Play the red 7. That makes red worth 13, and yours is its highest card.
learn-companeros-join-other = You may play any card. But see how red adds up: play the red 7.
learn-companeros-take-red = Red is worth most and is served first, its higher card before the lower one: that’s you! Take red for 8 points.
learn-companeros-take-red-other = You may take any colour, not just your own. But here red is worth most.
learn-companeros-refill = Bruno and Clara take the rest. The cards just played become the new display. You were served first, so you start.
learn-companeros-lead = This time there are two red cards: 13 points in one go. Play the green 9!
learn-companeros-lead-other = That is allowed, too. But the green 9 is your strongest card: play it.
learn-companeros-tie = Bruno answers with the yellow 9. Green and yellow are worth the same: a tie!
learn-companeros-nobody = A tie ends it: those colours and all below them get nothing. Nobody takes, and the display grows.
learn-companeros-green = Now there are 40 points on the table, and you start again. Play the green 8!
learn-companeros-green-other = So many points are worth a high card. Play the green 8.
learn-companeros-partner = Bruno joins in: with his green 10, green is worth 18. He took red before you, now it is your turn. Take yellow!
learn-companeros-partner-other = Yellow brings 15 points, green only 9. Take yellow.
learn-companeros-last = Now you play last. Bruno leads with green at 7 and wants those 18 green points. You cannot beat him …
learn-companeros-spoil = … but you can spoil it! Your yellow 4 makes yellow worth 7, just like green. Play it!
learn-companeros-spoil-other = Then Bruno would get the green cards. Only the yellow 4 makes a tie.
learn-companeros-end = A tie, nobody takes. After nine rounds like these, the most points win. Now try it yourself, and have fun!
