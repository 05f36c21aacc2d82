# The first guided rounds of Compañeros

learn-companeros-welcome = The display lies in the middle. That is where your points come from: every card is worth its number.
learn-companeros-values = Bruno and Clara have played. A colour’s value is the sum of its cards: red has 6, and so does yellow. Now it’s your turn.
learn-companeros-join = Play the red 7. That gives red a value of 13, and yours is its highest card.
learn-companeros-join-other = You may play any card. But see how red adds up: play the red 7.
learn-companeros-take-red = Red has the highest value and takes first, the higher red card before the lower one: that’s you! Take red for 8 points.
learn-companeros-take-red-other = You may take any colour, not just your own. But here red brings the most points.
learn-companeros-refill = Bruno and Clara take the rest. The cards just played become the new display. You took first, so you start.
learn-companeros-lead = This time there are two red cards: 13 points in one go. Play the green 9!
learn-companeros-lead-other = That is allowed, too. But the green 9 is your strongest card: play it.
learn-companeros-tie = Bruno answers with the yellow 9. Green and yellow have the same value: a tie!
learn-companeros-nobody = Taking stops at a tie: those colours and all below them get nothing. Nobody takes, and the display grows.
learn-companeros-green = Now there are 40 points on the table, and you start again. Play the green 8!
learn-companeros-green-other = So many points are worth a high card. Play the green 8.
learn-companeros-partner = Bruno joins in with the green 10, so green has 18. Bruno goes first and takes red. Now it’s your turn: take yellow!
learn-companeros-partner-other = Yellow brings 15 points, green only 9. Take yellow.
learn-companeros-last = This time you play last. Bruno is ahead with green at 7 and wants those 18 green points. You cannot beat that…
learn-companeros-spoil = …but you can spoil it! Your yellow 4 brings yellow up to 7, the same as green. Play it!
learn-companeros-spoil-other = Then Bruno would get the green cards. Only the yellow 4 makes a tie.
learn-companeros-end = A tie, so nobody takes. After nine rounds like these, whoever has the most points wins. Now try it yourself. Have fun!
