"""A flat table of cards, dice and the like: components that lie, fly, turn and are dragged."""
