"""Vigil, a small game of our own that keeps the kernel honest. Its rulebook, whole; frames are named after its headings.

Vigil. Three to five seats. One, the walker, goes unseen through a city of eight places, each with three neighbours; the
others are hunters. Everybody knows everybody's list of eight cards. A first hand is a Hunt, a Ready and one card drawn; that
it is so, everybody knows. There are six nights, fewer if one seat is left or somebody has ten prestige. Then most prestige
wins, and among equals most blood.

Night. Dusk; laying, looking, playing; a raid; the search; dawn. Turns go clockwise from the lantern.

Dusk. All at once and in secret. The walker steps to a neighbouring place that is not on its trail of the last four; without
a trail, to any place where no hunter stands. Each hunter does one of four things, another every night: keeps one or two of
three cards drawn, the rest goes under the deck; or puts three cards drawn back in an order of its own and draws one; or
writes down how many cards will be laid this night; or shares out two blood among the others.

Laying. Each may lay one card face down. Looking. Each may look at cards that others have laid, for one blood a look; what
it sees it sees alone. Playing. Round and round until all have passed: a Hunt gains two blood, a Rumour one prestige, a
Whisper takes one blood from another seat.

Raid. The first who wants to raids another seat, and may lay an attack face down. Whoever first pays one blood guards the
raided seat and stands in its place; that seat may do so itself. The seat that stands there may lay an answer for one
blood. Then both cards are shown. An attack that is none, or an Assault from a seat with less than four blood, is
discarded: the guard and the answer go back with what they cost, and the raid goes on at the guards without a card. Else
the blow falls: three blood from an Assault, two from an Ambush, one without a card, and two less against a Ready. A blow
that hurts is worth one prestige.

Search. Each hunter may go to a neighbouring place, or stay, and search it: if it lies on the trail, it is told where. The
walker, where it is now, is caught: two prestige, and the trail is lifted. Any other place of the trail is worth one.

Dawn. What was written down is shown, and worth one prestige if it is right; so is a night without being caught. Cards laid
and played go back to their hands together. The lantern passes to the left.

Leaving. A seat without blood is out, at once and together with others of the same moment; so is one that concedes.
"""
