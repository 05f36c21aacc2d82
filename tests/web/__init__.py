import pytest

pytest.register_assert_rewrite("tests.web.access", "tests.web.guest")
