"""Vampire table games with the rules enforced."""
