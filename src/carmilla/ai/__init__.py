"""Who plays when no person does: policies, and the arena in which they meet."""
