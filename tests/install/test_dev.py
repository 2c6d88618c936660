"""./dev says what it installs, how much and how far, and asks for the tests' packages for tests alone."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DEV = (ROOT / "dev").read_text("utf-8")

# A machine that lacks some packages: dpkg-query knows all others, and apt-get installs what is missing.
DPKG_QUERY = """#!/bin/sh
for package; do :; done
case " $MISSING " in *" $package "*) exit 1 ;; esac
echo "install ok installed"
"""
APT_GET = """#!/bin/sh
echo "apt-get $*" >>"$ASKED"
case "$*" in
    update*) exit 0 ;;
    *--assume-no*)
        echo "0 upgraded, 7 newly installed, 0 to remove and 3 not upgraded."
        echo "Need to get 12.5 MB/13.0 MB of archives."
        echo "After this operation, 48.1 MB of additional disk space will be used."
        exit 1 ;;
esac
echo "Selecting previously unselected package"
for percent in 4.0 11.1 55.5 99.9; do echo "dlstatus:1:$percent:Retrieving file"; done
for percent in 10.0 50.0 100.0; do echo "pmstatus:x:$percent:Installing"; done
[ -z "$BROKEN" ] || { echo "E: Unable to locate package"; exit 100; }
"""


def dev(tmp_path: Path, *arguments: str, missing: str = "", broken: str = "") -> tuple[int, str, str]:
    """Exit status, what ./dev says on stderr, and what it asked apt-get for."""
    for name, text in (("dpkg-query", DPKG_QUERY), ("apt-get", APT_GET), ("sudo", '#!/bin/sh\nexec "$@"\n')):
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    asked = tmp_path / "asked"
    environment = {"PATH": f"{tmp_path}:{os.environ['PATH']}", "MISSING": missing, "BROKEN": broken, "ASKED": str(asked)}
    done = subprocess.run(
        [ROOT / "dev", *arguments], cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stderr, asked.read_text() if asked.exists() else ""


def test_installing_says_how_much_and_how_far(tmp_path: Path) -> None:
    status, said, asked = dev(tmp_path, "explain", "Relu", missing="python3-gmpy2 cmake")
    assert status == 0
    lines = re.sub(r"\033\[\d*m", "", said).splitlines()
    assert lines == [
        "installing cmake python3-gmpy2",
        "  packages: 7", "  to fetch: 12.5 MB", "  on disk: 48.1 MB",
        "  fetched 10 %", "  fetched 50 %", "  fetched 90 %",
        "  installed 10 %", "  installed 50 %", "  installed 100 %",
    ]  # fmt: skip
    assert asked.splitlines()[-1].endswith("cmake python3-gmpy2")


def test_what_is_there_is_not_installed(tmp_path: Path) -> None:
    assert dev(tmp_path, "explain", "Relu") == (0, "", "")


def test_a_failure_of_apt_is_shown(tmp_path: Path) -> None:
    status, said, _ = dev(tmp_path, "explain", "Relu", missing="cmake", broken="yes")
    assert status == 1
    assert "E: Unable to locate package" in said and "apt-get could not install: cmake" in said


def function(name: str) -> str:
    """The body of a function of ./dev."""
    found = re.search(rf"^{name}\(\) {{\n(.*?)^}}", DEV, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("command", ["command_install", "command_demo", "command_generate", "command_explain"])
def test_users_need_no_packages_of_the_tests(command: str) -> None:
    assert "need_test" not in function(command) and "TEST_NEEDS" not in function(command)
    assert re.search(r"    build\)\n        need_build\n", DEV)


def needs(name: str) -> set[str]:
    """A list of packages of ./dev."""
    found = re.search(rf"^{name}=\((.*?)\)", DEV, re.MULTILINE | re.DOTALL)
    assert found is not None
    own = found[1].replace('"${BUILD_NEEDS[@]}"', "")
    return set(own.split()) | (needs("BUILD_NEEDS") if own != found[1] else set())


def test_an_installation_has_the_python_package() -> None:
    """On a machine that has nothing, too: what the package is made with is installed first."""
    assert 'need "${INSTALL_NEEDS[@]}"' in function("command_install")
    assert {"python3-dev", "python3-numpy"} <= needs("INSTALL_NEEDS") < needs("TEST_NEEDS")
    assert "make \"$directory\" aclnn-cpu aclnn-cpu-static aclnn aclnn-cpu-python-package" in function("command_install")


def test_demo_install_build_and_test_share_one_build() -> None:
    """One folder, in one configuration: with the tests where their packages are installed."""
    for command in ("command_demo", "command_install", "command_test", "command_figures"):
        assert "$(build_folder)" in function(command) or "directory=$(build_folder)" in function(command)
    for command in ("command_demo", "command_install"):
        assert '"$(tests_option)"' in function(command)
    assert 'build "$(build_folder)" "$(tests_option)"' in DEV


def test_a_name_that_no_test_has_fails(tmp_path: Path) -> None:
    """ctest fails where --only matches nothing."""
    assert "--no-tests=error" in function("run_tests")
    (tmp_path / "CTestTestfile.cmake").write_text('add_test(one "true")\n')
    command = ["ctest", "--no-tests=error", "-R"]
    assert subprocess.run([*command, "one"], cwd=tmp_path, check=False, capture_output=True).returncode == 0
    assert subprocess.run([*command, "two"], cwd=tmp_path, check=False, capture_output=True).returncode != 0
