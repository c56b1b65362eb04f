"""The examples in the docstrings of ``gusher`` give what they say."""

from __future__ import annotations

import doctest
import importlib

import pytest


@pytest.mark.parametrize(("module", "examples"), [("gusher", 20), ("gusher.study.deduction", 2)])
def test_the_examples_of_the_facade_hold(module: str, examples: int) -> None:
    result = doctest.testmod(importlib.import_module(module))
    assert result.attempted > examples
    assert result.failed == 0
