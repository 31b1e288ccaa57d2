"""The words of cards: who, how much, on what condition, what is chosen, what happens. Each node knows its own meaning."""
