"""Architects of the West Kingdom."""
