"""What may be answered, chapter by chapter: one predicate per verb decides enumeration, answers and explanations."""
