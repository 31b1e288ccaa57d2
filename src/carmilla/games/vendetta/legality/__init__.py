"""What may be answered: one predicate per verb decides enumeration, answers and explanations."""
