"""Tests of Viscounts."""
