"""Roll'n Bump: dice on cards, and the dice of others off them."""
