"""tools/install_services.sh: silent where all is there, a clear message where it cannot help."""

import shutil
import subprocess
from pathlib import Path

SCRIPT = Path(__file__).parents[1] / "tools/install_services.sh"


def test_nothing_happens_where_the_services_are_present() -> None:
    done = subprocess.run([SCRIPT], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_without_apt_it_names_what_is_missing(tmp_path: Path) -> None:
    for program in ("sh", "id", "ls"):
        found = shutil.which(program)
        assert found
        (tmp_path / program).symlink_to(found)
    done = subprocess.run(
        [tmp_path / "sh", SCRIPT], env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "please install them" in done.stderr
    assert "openssl sqlite3" in done.stderr
