# The first guided rounds of 8-28

learn-eight28-welcome = Gems pile up in the middle. One half goes to whoever gets closest to 8, the other half to whoever gets closest to 28.
learn-eight28-secret = Your secret card is a 1/11. It counts as 1 or 11, whichever you like. Nobody else can see it.
learn-eight28-first-card = Clara adds a gem to the middle and offers you the top card, face down. Take it!
learn-eight28-first-card-other = You may always pass. But with 1 or 11, no card can hurt you yet. Take it!
learn-eight28-second-card = A 5! Now you have 6 or 16. In this lap you are the card-giver, so you are asked last. Take another card.
learn-eight28-second-card-other = Don’t worry, there is plenty of room up to 28. Take the card.
learn-eight28-eight = A 2! That makes exactly 8, or 18. Your 8 cannot get any better, so pass this time.
learn-eight28-eight-other = Any further card would spoil your 8. Pass.
learn-eight28-bust = Bruno was too greedy: 29 face up, and with 28 or more you are out. Stick with your 8 and pass again.
learn-eight28-bust-other = Remember Bruno! Your cards are good enough. Pass.
learn-eight28-reveal = Nobody took a card for a whole lap, so the round is over and everyone shows their secret card. Clara has exactly 8, too.
learn-eight28-choose = For 8, you would have to share with Clara. Nobody else can play for 28, so even your 18 wins. Choose 28!
learn-eight28-choose-other = With 8 you would share a half with Clara. With 28 you get a whole half for yourself.
learn-eight28-share = There were 4 gems in the middle: two halves of 2. One is yours, the other is Clara’s. A blue gem is worth 1 point.
learn-eight28-direct-hit = If your cards had made exactly 8 and also exactly 28, that would have been a direct hit: all the gems for you! You need at least two 1/11 cards for that.
learn-eight28-ten = New round, new cards. Your secret 10 is already over 8, so go for 28! Take the card.
learn-eight28-ten-other = A 10 on its own will hardly win anything. Take the card!
learn-eight28-nineteen = A 9, that makes 19. Only a 10 would be too much now. Take one more!
learn-eight28-nineteen-other = Of all the cards, only a 10 can hurt you. Be brave and take it!
learn-eight28-twenty-seven = 27! Only a 1 or a 1/11 could still help, and about half of the cards would be too much. Pass.
learn-eight28-twenty-seven-other = That would be like tossing a coin, and 27 is almost perfect. Pass.
learn-eight28-rest = Your 27 beats Bruno’s 24, and Clara wins the other half with 7. Of the 3 gems, you and Clara get 1 each. One stays in the middle.
learn-eight28-end = That’s the whole game! The round in which the first red gem is laid is the last. Whoever has the most points wins. Have fun!
