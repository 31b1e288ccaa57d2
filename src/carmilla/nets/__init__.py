"""Nets: programs that play a game at random and look for faults that no single test would ask about.

None of them knows a game. They reach one through `carmilla.kernel.api.Game`.
"""
