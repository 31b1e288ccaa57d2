"""The kernel: frames, windows, decisions, columns and knowledge. It knows no game and needs the standard library alone."""
