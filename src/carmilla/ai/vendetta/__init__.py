"""The bots of Vendetta."""
