"""The words in which card texts are written: conditions, effects and choices, each with its meaning beside it."""
