import pytest

pytest.register_assert_rewrite("tests.browser.access", "tests.browser.guest")
