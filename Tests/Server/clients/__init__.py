"""Clients of the showcase's server that are no browsers: well-behaved ones by the thousand, and others."""
