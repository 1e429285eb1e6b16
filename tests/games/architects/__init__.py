"""Tests of Architects."""
