"""Rolimã: soapbox carts race down a steep street; whoever cheers them on bets on them, too."""
