"""What cards say, in English and Spanish, put into words from their definitions."""
