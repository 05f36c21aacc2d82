"""Hypothesis repeats itself exactly and asserts no times."""

from hypothesis import settings

settings.register_profile("kartentisch", derandomize=True, deadline=None)
settings.load_profile("kartentisch")
