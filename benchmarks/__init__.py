"""Benchmarks: figures per CPU second, beside a reference loop measured in the same run."""
