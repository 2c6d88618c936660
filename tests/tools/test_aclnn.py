"""The aclnn program, as its users see it. ACLNN names the program under test."""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import pty
import re
import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest

PROGRAM = os.environ["ACLNN"]
ROOT = Path(__file__).parents[2]


def aclnn(*arguments: str | Path, status: int = 0, **environment: str) -> str:
    """Runs the program; returns standard output if `status` is 0, else standard error."""
    result = subprocess.run(
        [PROGRAM, *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | environment,
    )
    assert result.returncode == status, result.stdout + result.stderr
    return result.stdout if status == 0 else result.stderr


def names() -> list[str]:
    return aclnn("list", "--names").split()


# --- words ----------------------------------------------------------------------------------------


def test_version_says_what_it_is() -> None:
    assert "aclnn-cpu" in aclnn("--version")
    assert "independent implementation" in aclnn("--version")


@pytest.mark.parametrize("command", ["list", "show", "run", "check", "bench", "plot", "diff", "trace", "replay", "doctor"])
def test_help(command: str) -> None:
    assert aclnn(command, "--help").startswith(f"usage: aclnn {command}")
    assert aclnn("help", command) == aclnn(command, "--help")
    assert f"  {command} " in aclnn("--help")


@pytest.mark.parametrize(
    "arguments, status, said",
    [
        (["fly"], 2, "there is no command fly"),
        (["list", "--colour"], 2, "there is no option --colour here"),
        (["list", "LeakyRelu"], 2, "list has no argument LeakyRelu"),
        (["list", "--family", "any"], 2, "--family any is not a family; allowed are activation,"),
        (["list", "--family", "activation", "--missing"], 2, "operators that are not implemented have no family"),
        (["list", "--soc", "ascend1"], 2, "--soc ascend1 is not a product; allowed are ascend910,"),
        (["show", "LeakyReluu"], 2, "there is no operator LeakyReluu; did you mean LeakyRelu?"),
        (["show", "hardswish_b"], 2, "did you mean HardswishBackward, HardswishBackwardV2?"),
        (["show", "SwiGl"], 2, "there is no operator SwiGl; did you mean SwiGlu, SwiGluGrad?"),
        (["show", "Relo"], 2, "there is no operator Relo; did you mean Relu?"),
        (["show", "gluback"], 2, "there is no operator gluback; did you mean GluBackward?"),
        (["show", "xyz"], 2, "there is no operator xyz; 'aclnn list' shows all that there are"),
        (["bench", "Relu", "self=ones:24", "--size", "1000"], 2, "self is a tensor, and bench makes tensors itself"),
        (["bench", "Relu", "self=ones:24"], 2, "only scalars and modes may be given"),
        (["run", "PreluBackward", "gradOutput=-", "self=-"], 3, "standard input is not a NumPy .npy file"),
        (["help", "fly"], 2, "there is no command fly"),
        (["show"], 2, "show wants the name of one operator"),
        (["run", "LeakyRelu", "self"], 2, "self is not of the form NAME=VALUE"),
        (["run", "LeakyRelu", "x=1"], 2, "aclnnLeakyRelu has no argument x; it has self,"),
        (["run", "LeakyRelu", "self=ones:2"], 2, "aclnnLeakyRelu wants negativeSlope=NUMBER"),
        (["run", "LeakyRelu", "self=ones:2x"], 2, "self=ones:2x does not name a shape"),
        (["run", "LeakyRelu", "self=[1,,2]"], 2, "numbers stand in brackets with commas"),
        (["run", "LeakyRelu", "self=linspace:1:2"], 2, "linspace:FROM:TO:COUNT"),
        (["run", "LeakyRelu", "negativeSlope=much"], 2, "negativeSlope=much is not a number"),
        (["run", "LeakyRelu", "self=/none.npy"], 3, "/none.npy cannot be read: No such file"),
        (["run", "LeakyRelu", "--dtype", "f33"], 2, "--dtype f33 is not known"),
        (["run", "LeakyRelu", "negativeSlope=1:c64"], 2, "c64 is not a data type of scalars"),
        (["run", "LeakyRelu", "negativeSlope=1+2j"], 2, "negativeSlope=1+2j is complex, and negativeSlope is a real number"),
        (["run", "Sigmoid", "self=[1j]", "--dtype", "f32"], 2, "has an imaginary part, which f32 does not hold"),
        (["run", "Sigmoid", "self=[1+2]"], 2, "as in [1,-2.5,inf] or [0.5+1j,-1j]"),
        (["run", "Sigmoid", "self=linspace:0:1j"], 2, "linspace:FROM:TO:COUNT"),
        (["check", "LeakyRelu", "--dtype", "c64"], 2, "has no results in c64 that could be measured"),
        (["check", "InplaceZero"], 2, "has no form beside the one in place that could be measured"),
        (["plot", "SignBitsPack"], 2, "aclnnSignBitsPack has bits for results, which are no curve"),
        (["plot", "SignBitsUnpack"], 2, "aclnnSignBitsUnpack has no input self that a plot could run over"),
        (["plot", "SigmoidBackward", "output=[1j]"], 2, "output is c64, and plots are of real numbers only"),
        (["bench", "LeakyRelu", "--size", "0"], 2, "--size 0 is not a number above zero"),
        (["plot", "LeakyRelu", "--over", "out"], 2, "has no input out that a plot could run over"),
        (["plot", "LeakyRelu", "--from", "3", "--to", "2"], 2, "is not a range of numbers"),
        (["doctor", "/etc/passwd"], 3, "/etc/passwd is not an ELF program"),
    ],
)
def test_mistakes_get_one_sentence(arguments: list[str], status: int, said: str) -> None:
    text = aclnn(*arguments, status=status)
    assert text.startswith("aclnn: ") and text.count("\n") == 1
    assert said in text


# Eight bits that are a control character of their own, a line's end, a bell, an escape.
STRANGE = b"\x9b\n\a\x1b[31m"
SHOWN = r"\x9b\x0a\x07\x1b[31m"


@pytest.mark.parametrize(
    "arguments, status, said",
    [
        ([b"%s"], 2, "there is no command %s;"),
        ([b"list", b"--%s"], 2, "there is no option --%s here;"),
        ([b"show", b"%s"], 2, "there is no operator %s;"),
        ([b"run", b"LeakyRelu", b"%s=1"], 2, "aclnnLeakyRelu has no argument %s;"),
        ([b"run", b"LeakyRelu", b"negativeSlope=%s"], 2, "negativeSlope=%s is not a number"),
        ([b"run", b"LeakyRelu", b"self=%s"], 3, "%s cannot be read:"),
        ([b"run", b"Relu", b"self=ones:2", b"out=/none/%s"], 3, "/none/%s cannot be written:"),
        ([b"run", b"GeluBackwardV2", b"self=ones:2", b"gradOutput=ones:2", b"approximate=%s"], 1, 'approximate is "%s";'),
        ([b"doctor", b"%s"], 3, "%s cannot be read:"),
    ],
)
def test_strange_texts_are_spelled_out(arguments: list[bytes], status: int, said: str) -> None:
    command = [PROGRAM.encode(), *(argument.replace(b"%s", STRANGE) for argument in arguments)]
    result = subprocess.run(command, capture_output=True, check=False)
    assert result.returncode == status
    assert said.replace("%s", SHOWN) in result.stderr.decode()
    assert not set(result.stderr[:-1]) & set(STRANGE[:4]), result.stderr


def test_strange_files_are_spelled_out(tmp_path: Path) -> None:
    header = b"{'descr': '<\x1b[2J', 'fortran_order': False, 'shape': (1,), }\n"
    (tmp_path / "x.npy").write_bytes(b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header)
    assert r"NumPy type '<\x1b[2J'" in aclnn("run", "Relu", f"self={tmp_path}/x.npy", status=3)
    (tmp_path / "c.c").write_text("int aclnnStranger(void); int main(void) { return aclnnStranger(); }\n")
    subprocess.run(["cc", "-c", "-o", str(tmp_path / "c.o"), str(tmp_path / "c.c")], check=True)
    whole = (tmp_path / "c.o").read_bytes()
    (tmp_path / "c.o").write_bytes(whole.replace(b"aclnnStranger", b"aclnn\x1b[31mXYZ"))
    result = subprocess.run([PROGRAM, "doctor", str(tmp_path / "c.o")], capture_output=True, text=True, check=False)
    assert result.returncode == 1 and "aclnn\\x1b[31mXYZ\n" in result.stdout and "\x1b" not in result.stdout


# --- list and show --------------------------------------------------------------------------------


def test_list_has_every_spec() -> None:
    specs = {
        line.split()[1]
        for path in (ROOT / "spec").glob("*/*.yaml")
        for line in path.read_text().splitlines()
        if line.startswith("op: ")
    }
    assert {entry["operator"] for entry in json.loads(aclnn("list", "--json"))} == specs
    assert set(names()) == {entry["name"] for entry in json.loads(aclnn("list", "--json"))}


def test_list_of_a_product() -> None:
    for entry in json.loads(aclnn("list", "--json", "--soc", "ascend310p")):
        assert "ascend310p" in entry["products"]


def test_list_by_family() -> None:
    """Each family below its name, and alone; columns begin where they do in every line."""
    entries = json.loads(aclnn("list", "--json"))
    families = list(dict.fromkeys(entry["family"] for entry in entries))
    lines = aclnn("list").splitlines()
    assert [line for line in lines if line and not line.startswith(" ")][:-1] == families
    rows = [line for line in lines if line.startswith("  ")]
    assert [row.split()[0] for row in rows] == [entry["name"] for entry in entries]
    assert len({row.index(" ascend") for row in rows}) == 1
    for family in families:
        own = [entry["name"] for entry in entries if entry["family"] == family]
        assert aclnn("list", "--family", family, "--names").split() == own
        assert [entry["name"] for entry in json.loads(aclnn("list", "--family", family, "--json"))] == own


def test_refusals_are_those_of_the_headers() -> None:
    """Of every entry point, in order, as its header has them; and 'aclnn show' prints them."""
    for entry in json.loads(aclnn("list", "--json")):
        header = (ROOT / "generated" / "include" / entry["header"]).read_text()
        comment = header.split(f"{entry['name']}GetWorkspaceSize(")[0].rpartition("/*\n")[2]
        said = " ".join(" ".join(line.removeprefix(" *").split()) for line in comment.splitlines())
        rows = [f"{refusal['status']} {refusal['when']}" for refusal in entry["refusals"]]
        assert rows and " ".join(rows) in said, entry["name"]
    shown = aclnn("show", "Mm").split("  status  a call is refused where\n")[1].split("\n\n")[0]
    assert shown.splitlines()[2:4] == [
        "  161002  self or mat2 does not have the rank 2",
        "  161002  out has a rank above 8",
    ]
    assert aclnn("show", "Mm").count("not measured yet") == 1


def test_missing_and_implemented_are_apart() -> None:
    missing = set(aclnn("list", "--missing", "--names").split())
    assert not missing & set(names())
    rows = json.loads(aclnn("list", "--missing", "--json"))
    assert {row["name"] for row in rows} == missing
    assert all(row["prototype"].startswith("aclnnStatus aclnn") for row in rows)


def test_show_every_operator() -> None:
    for name in names():
        text = aclnn("show", name)
        for part in ("Formula", "Data types", "Checks, in this order", "Error of the results"):
            assert f"\n{part}\n" in text
        assert f"{name}GetWorkspaceSize(" in text
        assert max(map(len, text.splitlines())) <= 140


# --- run ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64", ">f4", ">f8"])
@pytest.mark.parametrize("order", ["C", "F"])
def test_run_on_files(tmp_path: Path, dtype: str, order: str) -> None:
    rng = np.random.default_rng(1)
    x = np.asarray(rng.normal(size=(3, 4, 5)), dtype=dtype, order=order)  # type: ignore[call-overload]
    np.save(tmp_path / "x.npy", x)
    aclnn("run", "LeakyRelu", f"self={tmp_path}/x.npy", "negativeSlope=0.25", f"out={tmp_path}/y.npy")
    y = np.load(tmp_path / "y.npy")
    assert y.dtype == np.dtype(dtype).newbyteorder("=") and y.shape == x.shape
    np.testing.assert_array_equal(y, np.where(x > 0, x, x * np.dtype(dtype).type(0.25)))


@pytest.mark.parametrize("shape", [(), (0, 3), (1,), (2, 3, 4)])
def test_run_on_shapes(tmp_path: Path, shape: tuple[int, ...]) -> None:
    np.save(tmp_path / "x.npy", np.full(shape, -2, np.float32))
    aclnn("run", "LeakyRelu", f"self={tmp_path}/x.npy", "negativeSlope=0.5", f"out={tmp_path}/y.npy")
    np.testing.assert_array_equal(np.load(tmp_path / "y.npy"), np.full(shape, -1, np.float32))


def bf16(values: np.ndarray) -> np.ndarray:  # type: ignore[type-arg]
    """The bits of values that are exact in bf16."""
    return (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)


@pytest.mark.parametrize("as_void", [False, True])
def test_run_on_bf16(tmp_path: Path, as_void: bool) -> None:
    bits = bf16(np.array([-4, -1, 0, 2.5]))
    np.save(tmp_path / "x.npy", bits.view("V2") if as_void else bits)
    options = [] if as_void else ["--dtype", "bf16"]
    arguments = [f"self={tmp_path}/x.npy", "negativeSlope=0.5", f"out={tmp_path}/y.npy"]
    aclnn("run", "LeakyRelu", *arguments, *options)
    y = np.load(tmp_path / "y.npy")
    assert y.dtype == np.dtype("V2")
    np.testing.assert_array_equal(y.view(np.uint16), bf16(np.array([-2, -0.5, 0, 2.5])))


def test_run_on_lists(tmp_path: Path) -> None:
    """A list that is read has an argument for each tensor; one that is written is printed tensor by tensor."""
    assert aclnn("run", "Cat", "tensors=[[1],[3]]", "tensors=[[2],[4]]", "dim=1") == "out: f32 [2, 2]\n[[1 2]\n [3 4]]\n"
    said = aclnn("run", "SplitTensor", "self=[[1,2,3],[4,5,6]]", "splitSections=2", "dim=1")
    assert said == "out[0]: f32 [2, 2]\n[[1 2]\n [4 5]]\nout[1]: f32 [2, 1]\n[[3]\n [6]]\n"
    said = aclnn("run", "SplitWithSize", "self=[1,2]", "splitSize=[0,2]", "dim=0")
    assert said.startswith("out[0]: f32 [0]\n") and said.endswith("out[1]: f32 [2]\n[1 2]\n")
    aclnn("run", "SplitTensor", "self=[1,2,3]", "splitSections=2", "dim=0", f"out={tmp_path}/y.npy")
    np.testing.assert_array_equal(np.load(tmp_path / "y.npy"), np.array([1, 2, 3], np.float32))


def test_run_in_place(tmp_path: Path) -> None:
    np.save(tmp_path / "x.npy", np.array([-2, 2], np.float32))
    aclnn("run", "InplaceLeakyRelu", f"selfRef={tmp_path}/x.npy,{tmp_path}/y.npy", "negativeSlope=0.5")
    np.testing.assert_array_equal(np.load(tmp_path / "y.npy"), np.array([-1, 2], np.float32))
    np.testing.assert_array_equal(np.load(tmp_path / "x.npy"), np.array([-2, 2], np.float32))


def test_run_with_channels(tmp_path: Path) -> None:
    rng = np.random.default_rng(2)
    self, grad = rng.normal(size=(2, 2, 3, 4)).astype(np.float32)
    weight = np.array([0.5, 0.25, 2], np.float32)
    for name, array in (("self", self), ("grad", grad), ("weight", weight)):
        np.save(tmp_path / f"{name}.npy", array)
    aclnn(
        "run", "PreluBackward", f"gradOutput={tmp_path}/grad.npy", f"self={tmp_path}/self.npy",
        f"weight={tmp_path}/weight.npy", f"gradInput={tmp_path}/a.npy", f"gradWeight={tmp_path}/b.npy",
    )  # fmt: skip
    slope = weight[None, :, None]
    np.testing.assert_array_equal(np.load(tmp_path / "a.npy"), np.where(self > 0, grad, grad * slope))
    terms = np.where(self > 0, 0, grad.astype(np.float64) * self).sum(axis=(0, 2))
    np.testing.assert_allclose(np.load(tmp_path / "b.npy"), terms, rtol=1e-6)


def test_run_broadcasts_and_promotes(tmp_path: Path) -> None:
    np.save(tmp_path / "g.npy", np.ones((4, 1), np.float16))
    np.save(tmp_path / "x.npy", np.linspace(-1, 1, 3, dtype=np.float32))
    aclnn(
        "run", "GeluBackwardV2", f"gradOutput={tmp_path}/g.npy", f"self={tmp_path}/x.npy",
        "approximate=none", f"gradInput={tmp_path}/y.npy",
    )  # fmt: skip
    y = np.load(tmp_path / "y.npy")
    assert y.shape == (4, 3) and y.dtype == np.float32
    np.testing.assert_allclose(y[0], [-0.08331547, 0.5, 1.08331547], rtol=1e-6)


def follows(entry: dict[str, Any]) -> bool:
    """Whether shapes follow others, as those of bits, of the vectors of a matrix, of groups of channels, of masks, of rows of
    four axes and of lists do: calls have the shapes of the worked example."""
    bits = any(p.get("view") in ("bits", "down") for p in entry["params"])
    groups = any(p["role"] in ("groups", "extent") for p in entry["params"])
    return bits or groups or any(re.search(r"rank\(\w+\) (>= 4|<= 1|!= 2)", text) for text in entry["requires"])


def worked(text: str) -> Any:
    """What a worked example has, whose numbers JSON spells differently."""
    return json.loads(re.sub(r"\bnan\b", "NaN", re.sub(r"\binf\b", "Infinity", text)))


def of_points(entry: dict[str, Any]) -> bool:
    """Whether results are functions of elements: not of where they stand among others, of bits, or of random numbers."""
    texts = [f["text"] for f in entry["formulas"]]
    drawn = any(re.search(r"\b(searched\w*|random|index)\(", text) for text in texts)
    return not drawn and not any(p.get("view") in ("bits", "down", "verdict", "verdict_line") for p in entry["params"])


def test_run_every_operator_in_every_dtype() -> None:
    runs = 0
    entries = json.loads(aclnn("list", "--json"))
    # The cases of modes in which floats are made of integers, by operator: a tensor in place holds integers in the others.
    rules = [(e["operator"], p["dtype"]) for e in entries for p in e["params"] if isinstance(p.get("dtype"), dict)]
    floats = {(operator, *case) for operator, rule in rules for case in rule.get("when", {}).items()}
    for entry in entries:
        tensors = [p for p in entry["params"] if "view" in p]
        split = any("parts" in p for p in tensors)
        # What says which elements are moved where goes with the shapes of the worked example.
        listed = any(p["role"] in ("axes", "extents", "integers", "integer", "flags") or p.get("view") == "index" for p in entry["params"])
        listed = listed or any(p.get("view") == "rows" and p["role"] == "in" for p in entry["params"])
        listed = listed or any(p.get("view") == "over" for p in entry["params"])  # it has the shape of the result
        listed = listed or follows(entry)
        counted = {p["name"] for p in entry["params"] if listed and p["role"] not in ("scalar", "dtype")}
        example = {v["name"]: v["value"] for v in entry["example"] if not v["result"] and v["name"] in counted}
        given = []
        for p in entry["params"]:
            if p["name"] in example and p["role"] == "mode":
                given.append(f"{p['name']}={example[p['name']]}")
            elif p["name"] in example:
                shape = "x".join(map(str, np.shape(worked(example[p["name"]]))))
                given.append(f"{p['name']}={'random:' + shape if p.get('view', 'index') != 'index' else example[p['name']]}")
            elif example and p.get("view") and p.get("optional"):
                pass  # the worked example has none
            elif p["role"] == "mode":
                label = next(v for v in p["values"] if (entry["operator"], p["name"], v) not in floats)
                given.append(f"{p['name']}={label}")
            elif p["role"] == "axis":
                given.append(f"{p['name']}=-1")
            elif p["role"] == "out" and not p["shape"]["of"]:
                made = next(np.shape(worked(v["value"])) for v in entry["example"] if v["name"] == p["name"] and v["result"])
                given.append(f"{p['name']}=zeros:{'x'.join(map(str, made)) if follows(entry) else '2x4'}")
            elif p["role"] not in ("out", "ignored", "absent", "rows", "scalar", "dtype"):  # rows are all where nothing counts them
                half = split and "parts" not in p
                shape = {"channel": "4", "single": "1"}.get(p["view"], "2x2" if half else "2x4")
                if "axes" in p and (p["role"], p["view"]) == ("in", "same"):
                    shape = "x".join({"m": "2", "k": "3", "n": "4", "b": "5"}[c] for c in p["axes"] if c not in "*?") or "1"
                elif "axes" in p:
                    shape = {"mn": "2x4", "m": "2", "bmn": "5x2x4"}[p["axes"]]
                given.append(f"{p['name']}=random:{shape}")
        # A scalar that has to fulfil a condition is that of the worked example.
        asked = {name for text in entry["requires"] for name in re.findall(r"\w+", text)}
        limited = {v["name"]: v["value"] for v in entry["example"] if v["name"] in asked}
        for dtype in set.intersection(*(set(p["dtypes"]["host"]) for p in tensors if p["view"] not in ("index", "bits", "lines"))):
            # Of a whole number and a scalar of half the result would be f32; but some scalars are no integers.
            whole = dtype[0] in "iu" or dtype == "bool"
            scalars = [p for p in entry["params"] if p["role"] == "scalar"]
            held = {p["name"]: dtype in p.get("dtypes", {}).get("host", [dtype]) for p in scalars}
            single = ":f32" if dtype == "c64" else ""  # beside a scalar of f64 it becomes c128
            numbers = [f"{name}=1:{dtype}" if whole and holds else f"{name}={limited.get(name, 0.5)}{single}" for name, holds in held.items()]
            numbers += [f"{p['name']}={dtype}" for p in entry["params"] if p["role"] == "dtype"]
            text = aclnn("run", entry["name"], *given, *numbers, "--dtype", dtype, "--soc", "host")
            for p in tensors:
                if p["role"] in ("out", "inout"):
                    rule = p["dtype"]["rule"] if isinstance(p.get("dtype"), dict) and p["view"] != "bits" else p["view"]
                    name = f"{p['name']}[0]" if "list" in p else p["name"]
                    listed = p["dtypes"]["host"][0] if rule == "listed" else dtype
                    assert f"{name}: { {'truth': 'bool', 'bool': 'bool', 'single': 'f32', 'position': 'i64', 'bits': 'u8'}.get(rule, listed)} " in text
            runs += 1
    assert runs > 100


# The gradient at an output of 0.5 is a quarter of gradOutput, exactly.
@pytest.mark.parametrize("dtype", ["c8", "c16", ">c8", ">c16"])
@pytest.mark.parametrize("order", ["C", "F"])
def test_run_on_complex_files(tmp_path: Path, dtype: str, order: str) -> None:
    rng = np.random.default_rng(3)
    x = np.asarray(rng.normal(size=(3, 4)) + 1j * rng.normal(size=(3, 4)), dtype=dtype, order=order)  # type: ignore[call-overload]
    np.save(tmp_path / "x.npy", x)
    np.save(tmp_path / "half.npy", np.full((3, 4), 0.5, dtype))
    aclnn(
        "run", "SigmoidBackward", f"gradOutput={tmp_path}/x.npy", f"output={tmp_path}/half.npy",
        f"gradInput={tmp_path}/y.npy",
    )  # fmt: skip
    y = np.load(tmp_path / "y.npy")
    assert y.dtype == np.dtype(dtype).newbyteorder("=") and y.shape == x.shape
    np.testing.assert_array_equal(y, x / 4)


def test_run_converts_complex_files(tmp_path: Path) -> None:
    def result(x: np.ndarray, dtype: str) -> np.ndarray:  # type: ignore[type-arg]
        np.save(tmp_path / "x.npy", x)
        aclnn("run", "Sigmoid", f"self={tmp_path}/x.npy", "--dtype", dtype, f"out={tmp_path}/y.npy")
        return np.load(tmp_path / "y.npy")  # type: ignore[no-any-return]

    z = np.array([0.5 + 1j, -3 - 2j], np.complex64)
    wide = result(z, "c128")
    assert wide.dtype == np.complex128
    np.testing.assert_allclose(wide, 1 / (1 + np.exp(-z.astype(np.complex128))), rtol=1e-15)
    narrow = result(z.astype(np.complex128), "complex64")
    assert narrow.dtype == np.complex64
    np.testing.assert_array_equal(narrow, wide.astype(np.complex64))
    np.testing.assert_array_equal(result(z.real, "c128"), result(z.real.astype(np.complex128), "c128"))
    np.save(tmp_path / "x.npy", z)
    text = aclnn("run", "Sigmoid", f"self={tmp_path}/x.npy", "--dtype", "f32", status=2)
    assert "x.npy holds c64, which converts to c64 and c128 only, not to f32\n" in text


# What is made reads back from what is printed: the gradient at an output of 0.5 is a quarter of what was given.
@pytest.mark.parametrize(
    "dtype, made, shown",
    [
        ("c64", "[0.5+1j,-1j,2,-0.1]", "0.5+1j 0-1j 2+0j -0.1+0j"),
        ("c128", "[-0.1-1e-5j, 1e300]", "-0.1-1e-05j 1e+300+0j"),
        ("c64", "linspace:-1-4j:1:3", "-1-4j 0-2j 1+0j"),
        ("c128", "ones:2", "1+0j 1+0j"),
        ("c64", "zeros:1", "0+0j"),
    ],
)
def test_complex_numbers_are_made_and_shown(dtype: str, made: str, shown: str) -> None:
    count = len(shown.split())
    half = f"[{','.join(['0.5'] * count)}]"
    numbers = aclnn("run", "SigmoidBackward", f"gradOutput={made}", f"output={half}", "--dtype", dtype)
    head, row = numbers.splitlines()
    assert head == f"gradInput: {dtype} [{count}]"
    quarters = [complex(number) for number in row.strip("[]").split()]
    again = aclnn("run", "SigmoidBackward", f"gradOutput=[{shown.replace(' ', ',')}]", f"output={half}", "--dtype", dtype)
    assert again == numbers
    np.testing.assert_allclose(quarters, [complex(number) / 4 for number in shown.split()], rtol=1e-6)


def test_an_imaginary_part_makes_numbers_complex() -> None:
    assert aclnn("run", "Sigmoid", "self=[0j, 1j]") == "out: c64 [2]\n[         0.5+0j 0.5+0.27315125j]\n"
    assert aclnn("run", "Sigmoid", "self=[nan-1j]") == "out: c64 [1]\n[nan+nanj]\n"
    text = aclnn("run", "Sigmoid", "self=random:1x1000:5", "--dtype", "c64")
    parts = [complex(number) for number in re.findall(r"[^\[\] \n]+j", text)]
    assert len({z.real for z in parts}) > 900 and len({z.imag for z in parts}) > 900


@pytest.mark.parametrize(
    "dtype, number, shown",
    [
        ("f32", "0.01", "0.01"),
        ("f32", "100000", "100000"),
        ("f32", "16777217", "16777216"),
        ("f32", "1e20", "1e+20"),
        ("f32", "1e-5", "1e-05"),
        ("f64", "0.1", "0.1"),
        ("f16", "65504", "65504"),
        ("f16", "0.1", "0.1"),
        ("bf16", "3.14159", "3.14"),
        ("f32", "-inf", "-inf"),
        ("f32", "nan", "nan"),
    ],
)
def test_numbers_are_shown_short(dtype: str, number: str, shown: str) -> None:
    text = aclnn("run", "LeakyRelu", f"self=[{number}]", "negativeSlope=1", "--dtype", dtype)
    assert text.splitlines()[1] == f"[{shown}]"


def test_output_that_cannot_be_written() -> None:
    with open("/dev/full", "w") as full:
        result = subprocess.run([PROGRAM, "list"], stdout=full, stderr=subprocess.PIPE, text=True)
    assert result.returncode == 3
    assert result.stderr == "aclnn: standard output cannot be written: No space left on device\n"


def test_run_prints() -> None:
    text = aclnn("run", "LeakyRelu", "self=[-2,0,3,nan]", "negativeSlope=0.5")
    assert text == "out: f32 [4]\n[ -1   0   3 nan]\n"
    first, second = (
        aclnn("run", "LeakyRelu", f"self=random:2x3:{seed}", "negativeSlope=0.5") for seed in (1, 2)
    )
    assert first != second
    assert first == aclnn("run", "LeakyRelu", "self=random:2x3:1", "negativeSlope=0.5")


def test_run_says_why_it_was_refused() -> None:
    text = aclnn("run", "LeakyRelu", "self=ones:2", "negativeSlope=1", "--dtype", "i32", status=1)
    assert re.match(r"aclnn: aclnnLeakyRelu returned 161002 ACLNN_ERR_PARAM_INVALID: .*self is i32 on ascend910b; f32,", text)
    text = aclnn("run", "LeakyRelu", "self=ones:2", "negativeSlope=1", "--dtype", "bf16",
                 "--soc", "ascend910", status=1)  # fmt: skip
    assert "self is bf16 on ascend910;" in text
    text = aclnn("run", "LeakyRelu", "self=ones:2", "negativeSlope=1", status=1, ACLNN_CPU_SOC="x")
    assert "ACLNN_CPU_SOC" in text


def test_a_late_refusal_has_its_name() -> None:
    text = aclnn("run", "SwiGlu", "x=ones:2x3", "dim=-1", status=1)
    assert "returned 561002 ACLNN_ERR_INNER_TILING_ERROR: " in text


def test_a_refused_file_of_f64_has_a_remedy(tmp_path: Path) -> None:
    np.save(tmp_path / "x.npy", np.ones(3))
    text = aclnn("run", "Mish", f"self={tmp_path}/x.npy", status=1)
    assert text.endswith("f32, f16 and bf16 are allowed; --dtype f32 converts what is read\n")
    assert "out: f32 [3]" in aclnn("run", "Mish", f"self={tmp_path}/x.npy", "--dtype", "f32")
    np.save(tmp_path / "i.npy", np.ones(3, np.int32))
    assert "--dtype" not in aclnn("run", "Mish", f"self={tmp_path}/i.npy", status=1)


def test_standard_input_is_a_file(tmp_path: Path) -> None:
    np.save(tmp_path / "x.npy", np.array([[-2, 0], [3, 8]], np.float32))
    command = [PROGRAM, "run", "LeakyRelu", "self=-", "negativeSlope=0.5", f"out={tmp_path}/y.npy"]
    with open(tmp_path / "x.npy", "rb") as file:
        subprocess.run(command, stdin=file, check=True)
    np.testing.assert_array_equal(np.load(tmp_path / "y.npy"), np.array([[-1, 0], [3, 8]], np.float32))
    # Through a pipe, and from one program into the next; a second argument has nothing left to read.
    whole = (tmp_path / "x.npy").read_bytes()
    first = subprocess.run([*command[:-1], "out=/dev/stdout"], input=whole, capture_output=True, check=True).stdout
    second = subprocess.run([*command[:-1], "out=/dev/stdout"], input=first, capture_output=True, check=True).stdout
    (tmp_path / "z.npy").write_bytes(second)
    np.testing.assert_array_equal(np.load(tmp_path / "z.npy"), np.array([[-0.5, 0], [3, 8]], np.float32))
    twice = subprocess.run(
        [PROGRAM, "run", "PreluBackward", "gradOutput=-", "self=-"], input=whole, capture_output=True, check=False
    )
    assert twice.returncode == 2 and twice.stderr == b"aclnn: self=-: standard input is already read for gradOutput\n"


@pytest.mark.parametrize(
    "damage",
    [b"", b"\x93NUMPY", b"\x93NUMPY\x01\x00\xff\xff{", b"\x93NUMPY\x01\x00\x02\x00{}", b"no"],
)
def test_damaged_files(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / "x.npy").write_bytes(damage)
    text = aclnn("run", "LeakyRelu", f"self={tmp_path}/x.npy", "negativeSlope=1", status=3)
    assert text.count("\n") == 1


def test_shortened_file(tmp_path: Path) -> None:
    np.save(tmp_path / "x.npy", np.ones(100, np.float32))
    whole = (tmp_path / "x.npy").read_bytes()
    (tmp_path / "x.npy").write_bytes(whole[:-1])
    text = aclnn("run", "LeakyRelu", f"self={tmp_path}/x.npy", "negativeSlope=1", status=3)
    assert "ends before its last element" in text
    np.save(tmp_path / "c.npy", np.array(["2026-11-22"], "M8[D]"))
    text = aclnn("run", "LeakyRelu", f"self={tmp_path}/c.npy", "negativeSlope=1", status=3)
    assert "holds elements of NumPy type '<M8[D]'" in text


@pytest.mark.parametrize(("text", "shape"), [("[[1,2],[3,4]]", (2, 2)), ("[ [1, 2, 3] ]", (1, 3)), ("[]", (0,)), ("[[],[]]", (2, 0)),
                                             ("[[[1],[2]]]", (1, 2, 1)), ("[[0.5+1j],[-1j]]", (2, 1)), ("7", ()), ("-0.5+1j", ())])  # fmt: skip
def test_nested_lists(text: str, shape: tuple[int, ...], tmp_path: Path) -> None:
    operator = "Sigmoid" if "j" in text else "Neg"
    aclnn("run", operator, f"self={text}", f"out={tmp_path / 'y.npy'}")
    found = np.load(tmp_path / "y.npy")
    assert found.shape == shape
    if operator == "Neg":
        np.testing.assert_array_equal(found, -np.array(json.loads(text), np.float32))


def test_flags_are_true_or_false() -> None:
    arguments = ["self=[[[1,2],[3,5]]]", "kernelSize=[2]", "strides=[1]", "paddings=[0]", "countIncludePad=true", "divisorOverride=0", "cubeMathType=0"]
    assert "2.75" in aclnn("run", "AvgPool2d", *arguments, "ceilMode=false")
    assert "ceilMode=2.5 is not true or false" in aclnn("run", "AvgPool2d", *arguments, "ceilMode=2.5", status=2)


@pytest.mark.parametrize("text", ["[[1,2],[3]]", "[[1],2]", "[1,[2]]", "[[1,2],[3,4]", "[[1,2]]]", "[[1,2],[3,4,5]]"])
def test_ragged_lists_are_refused(text: str) -> None:
    said = aclnn("run", "Neg", f"self={text}", status=2)
    assert "lists of equal length make axes, as in [[1,2],[3,4]]" in said


def test_archives(tmp_path: Path) -> None:
    x, y = np.arange(6, dtype=np.float32).reshape(2, 3), np.ones((2, 3), np.float32)
    np.savez(tmp_path / "two.npz", x=x, y=y)
    np.savez(tmp_path / "one.npz", x.T)
    (tmp_path / "no.npz").write_bytes(b"PK\5\6")
    out = tmp_path / "out.npy"
    aclnn("run", "Sub", f"self={tmp_path}/two.npz:x", f"other={tmp_path}/two.npz:y", "alpha=1", f"out={out}")
    np.testing.assert_array_equal(np.load(out), x - y)
    aclnn("run", "Neg", f"self={tmp_path}/one.npz", f"out={out}")
    np.testing.assert_array_equal(np.load(out), -x.T)
    for path, what in (
        ("two.npz", "has several arrays: x, y; write"),
        ("two.npz:z", "the archive has no such array; it has x, y"),
        ("no.npz", "is not a NumPy .npz archive"),
        ("none.npz", "cannot be read: No such file"),
    ):
        assert what in aclnn("run", "Neg", f"self={tmp_path}/{path}", status=3)


def deflated(path: Path, level: int, **arrays: np.ndarray) -> bytes:
    """An archive as numpy.savez_compressed writes it, at another level of compression."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=level) as archive:
        for name, array in arrays.items():
            with archive.open(f"{name}.npy", "w", force_zip64=True) as file:
                np.save(file, array)
    return path.read_bytes()


@pytest.mark.parametrize("level", [0, 1, 6, 9])
def test_compressed_archives(level: int, tmp_path: Path) -> None:
    """Stored, fixed and dynamic blocks, several blocks, overlapping repetitions, and their longest distances."""
    random = np.random.default_rng(level)
    arrays = {
        "empty": np.zeros(0, np.float32),
        "one": np.ones(1, np.float32),
        "same": np.full((700, 300), 3, np.float32),
        "noise": random.standard_normal((300, 200)).astype(np.float32),
        "few": random.integers(0, 4, (500, 500)).astype(np.float32),
        "far": np.tile(random.integers(0, 99, 8000).astype(np.float32), 9),
    }
    deflated(tmp_path / "all.npz", level, **arrays)
    for name, array in arrays.items():
        aclnn("run", "Neg", f"self={tmp_path}/all.npz:{name}", f"out={tmp_path}/out.npy")
        np.testing.assert_array_equal(np.load(tmp_path / "out.npy"), -array)
    np.savez_compressed(tmp_path / "numpy.npz", arrays["few"])
    aclnn("run", "Neg", f"self={tmp_path}/numpy.npz", f"out={tmp_path}/out.npy")
    np.testing.assert_array_equal(np.load(tmp_path / "out.npy"), -arrays["few"])


@pytest.mark.parametrize("level", [0, 1, 9])
def test_damaged_archives(level: int, tmp_path: Path) -> None:
    """Whatever byte of the compressed array is changed, the archive is refused, and never by a signal."""
    values = np.random.default_rng(0).integers(0, 9, 400).astype(np.float32)
    whole = deflated(tmp_path / "x.npz", level, x=values)
    start = 30 + len("x.npy") + 20  # the local header, the name, and the sizes of zip64
    end = whole.index(b"PK\1\2")
    assert len(whole[start:end]) > 100
    for at in range(start, end, 7):
        (tmp_path / "x.npz").write_bytes(whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :])
        assert "x is damaged" in aclnn("run", "Neg", f"self={tmp_path}/x.npz", status=3)


def test_archives_that_cannot_be(tmp_path: Path) -> None:
    """A size that the entry cannot have asks for no memory; methods that NumPy does not use are named."""
    whole = deflated(tmp_path / "x.npz", 6, x=np.ones(100, np.float32))
    at = whole.index(b"PK\1\2")
    for field, value, what in (
        (24, b"\xff\xff\xff\x7f", "x is damaged"),
        (24, b"\xff\xff\xff\xff", "x has 4 GiB or more and is compressed; numpy.savez writes"),
        (20, b"\0\0\0\0", "x is damaged"),
        (10, b"\x0c\0", "x is compressed with zip's method 12; NumPy's own, 0 and 8, are read"),
    ):
        changed = whole[: at + field] + value + whole[at + field + len(value) :]
        (tmp_path / "x.npz").write_bytes(changed)
        assert what in aclnn("run", "Neg", f"self={tmp_path}/x.npz", status=3)


def test_plot_says_what_it_draws(tmp_path: Path) -> None:
    np.save(tmp_path / "x.npy", np.linspace(-1, 1, 24, dtype=np.float32).reshape(2, 12))
    drawn = aclnn("plot", "LeakyRelu", f"self={tmp_path}/x.npy")
    assert "aclnnLeakyRelu over the index of 24 elements of self" in drawn
    assert " 0 " in drawn.splitlines()[-2] and drawn.splitlines()[-2].endswith(" 23")
    assert "aclnnSoftmax over self, in one row of 481 numbers" in aclnn("plot", "Softmax")


def test_show_has_the_measured_figure() -> None:
    """Each result of the record, and what is not measured."""
    record = Path(__file__).parents[1] / "accuracy" / "figures.txt"
    lines = [line.split("|") for line in record.read_text("ascii").splitlines()]
    (error,) = [float(line[2]) for line in lines if line[:2] == ["aclnnLeakyRelu f32", "out"]]
    assert f"    f32  {error:.4f} ulp at most, found by " in aclnn("show", "LeakyRelu")
    (entry,) = [json.loads(aclnn("show", "LeakyRelu", "--json"))]
    assert {row["dtype"]: row["ulp"] for row in entry["measured"]}["f32"] == error


# --- check, bench, plot ---------------------------------------------------------------------------


def whole_not_pointwise(entry: dict[str, Any]) -> bool:
    """Whether `aclnn check` has no samples for an operator: its results are no functions of points, or nothing is read."""
    params, texts = entry["params"], [f["text"] for f in entry["formulas"]]
    contracted = any("axes" in p for p in params)
    created = not any(p["role"] in ("in", "inout") for p in params)
    along_lines = any(re.search(r"(upto|before|from|after|along|descending): |\bprod\(", text) for text in texts)
    windows = any(re.match(r"(averaged|pooled|shared)\(", text) for text in texts)
    falls = any("put" in p for p in params)
    diagonal = any("diagonal(" in text for text in texts)
    return contracted or created or along_lines or windows or falls or diagonal or not of_points(entry)


def test_check_every_operator() -> None:
    judged = 0
    floats = {"f16", "bf16", "f32", "f64"}
    for entry in json.loads(aclnn("list", "--json")):
        tensors = [p for p in entry["params"] if p["role"] in ("in", "out")]
        masks = [p for p in tensors if p["role"] == "in" and p["dtypes"].get("host") == ["bool"]]
        takes = all(floats & set(p["dtypes"].get("host", [])) for p in tensors if p not in masks)
        if whole_not_pointwise(entry) or entry["variant"] or not takes or len(masks) == len(tensors):
            continue
        text = aclnn("check", entry["name"], "--samples", "256")
        assert "held" in text and "MISSED" not in text
        assert not re.search(r" 0 +0 +0\.0000 ", text), text  # nothing was judged
        judged += 1
    assert judged >= 150


@pytest.mark.parametrize("samples", ["3001", "4096"])
def test_check_where_a_row_has_at_most_512_points(samples: str) -> None:
    text = aclnn("check", "GeluMul", "--samples", samples)
    assert "held" in text and "MISSED" not in text


def test_check_of_a_variant() -> None:
    text = aclnn("check", "InplaceLeakyRelu", "--samples", "64")
    assert text.startswith("aclnnInplaceLeakyRelu has the kernels of aclnnLeakyRelu.\n")
    assert "held" in text
    assert "output" not in aclnn("check", "LeakyRelu", "--dtype", "i8", status=2)


@pytest.mark.parametrize(
    "command",
    [["check", "Gelu", "--samples", "8192"], ["check", "Softmax", "--samples", "256"], ["bench", "LeakyRelu"]],
)
def test_progress_is_shown_on_a_terminal(command: list[str]) -> None:
    """A bar that is redrawn and at last wiped; where standard error is a file, there is none."""
    ours, theirs = pty.openpty()
    with subprocess.Popen([PROGRAM, *command], stdout=subprocess.PIPE, stderr=theirs) as process:
        os.close(theirs)
        assert process.stdout is not None
        printed, shown = process.stdout.read().decode(), b""
        with contextlib.suppress(OSError):  # the end of a terminal
            while piece := os.read(ours, 65536):
                shown += piece
    os.close(ours)
    assert process.returncode == 0 and "[#" not in printed
    assert re.search(rb"\r\x1b\[K\w+ \[#*\.*\] \d+%", shown) and shown.endswith(b"\r\x1b[K")
    quiet = subprocess.run([PROGRAM, *command], capture_output=True, check=True)
    assert quiet.stderr == b""


def test_bench() -> None:
    lines = aclnn("bench", "LeakyRelu", "--size", "1000", "--csv", "--dtype", "f16").splitlines()
    assert lines[0].startswith("operator,dtype,elements,seconds,ns_per_element")
    assert lines[1].startswith("aclnnLeakyRelu,f16,1000,")
    assert len(lines) == 2 and float(lines[1].split(",")[3]) > 0
    assert aclnn("bench", "LeakyRelu", "--dtype", "i8", status=1).count("\n") == 1


@pytest.mark.parametrize("dtype", ["c64", "c128"])
@pytest.mark.parametrize("name", ["Sigmoid", "SigmoidBackward"])
def test_check_and_bench_of_complex_numbers(name: str, dtype: str) -> None:
    rows = [line.split() for line in aclnn("check", name, "--dtype", dtype, "--samples", "2048").splitlines()[2:]]
    assert [(row[1], row[-1]) for row in rows] == [(dtype, "held")]
    assert int(rows[0][2]) > 200 and 0.4 < float(rows[0][4]) <= 0.51
    lines = aclnn("bench", name, "--size", "1000", "--csv", "--dtype", dtype).splitlines()
    assert lines[1].startswith(f"aclnn{name},{dtype},1000,") and float(lines[1].split(",")[3]) > 0


def test_plot_every_operator(tmp_path: Path) -> None:
    import xml.etree.ElementTree as tree

    listed = json.loads(aclnn("list", "--json"))
    without = {e["name"] for e in listed if any("axes" in p for p in e["params"]) or all(p["role"] not in ("in", "inout") for p in e["params"])}
    without |= {e["name"] for e in listed if any(re.match(r"\w+ == 0 or ", text) for text in e["requires"])}  # 0.5 is refused
    for roles in (("in", "inout"), ("out", "inout")):
        without |= {e["name"] for e in listed if all(p["view"] == "bits" for p in e["params"] if p["role"] in roles)}
    for name in sorted(set(names()) - without):
        aclnn("plot", name, "--svg", tmp_path / "p.svg")
        assert tree.parse(tmp_path / "p.svg").getroot().tag.endswith("svg")
        assert f"{name} over " in aclnn("plot", name)


# --- for programs ---------------------------------------------------------------------------------


def test_show_for_programs() -> None:
    listed = {entry["name"]: entry for entry in json.loads(aclnn("list", "--json"))}
    for name in ("aclnnGeluBackwardV2", "aclnnInplaceLeakyRelu", "aclnnSoftmax"):
        assert json.loads(aclnn("show", name, "--json")) == listed[name]
    gelu = listed["aclnnGeluBackwardV2"]
    assert {formula["when"] for formula in gelu["formulas"]} >= {"approximate is none", "approximate is tanh"}
    assert listed["aclnnCelu"]["requires"] == ["alpha < 0 or alpha > 0"]


def test_check_for_programs() -> None:
    found = json.loads(aclnn("check", "GeluBackwardV2", "--samples", "256", "--json"))
    assert found["operator"] == "aclnnGeluBackwardV2"
    assert {(row["mode"], row["dtype"]) for row in found["rows"]} >= {("none", "f32"), ("tanh", "bf16")}
    for row in found["rows"]:
        assert row["held"] and 0 <= row["as_rounded"] <= row["results"] and 0 <= row["worst_ulp"] <= 1.5
        assert row["worst_at"].keys() == {"gradOutput", "self"} and row["bound"]
    assert json.loads(aclnn("check", "InplaceLeakyRelu", "--samples", "64", "--json"))["operator"] == "aclnnLeakyRelu"
    row = json.loads(aclnn("check", "Sigmoid", "--dtype", "c64", "--samples", "256", "--json"))["rows"][0]
    assert len(row["worst_at"]["self"]) == 2


def test_bench_for_programs() -> None:
    (row,) = json.loads(aclnn("bench", "Relu", "--size", "1000", "--json"))
    assert (row["operator"], row["dtype"], row["elements"]) == ("aclnnRelu", "f32", 1000)
    assert row["ns_per_element"] == pytest.approx(1e6 * row["seconds"])
    assert "--csv and --json are two forms" in aclnn("bench", "Relu", "--csv", "--json", status=2)


def test_doctor_for_programs(tmp_path: Path) -> None:
    found = json.loads(aclnn("doctor", PROGRAM, "--json"))
    assert found["file"] == PROGRAM and found["unknown"] == 0
    assert {"name": "aclInit", "verdict": "implemented"} in found["functions"]
    assert len(found["functions"]) == found["implemented"] + found["refuses"] + found["stub"]
    (tmp_path / "c.c").write_text("int aclnnStranger(void); int main(void) { return aclnnStranger(); }\n")
    strange = tmp_path / 'a "strange" \\ name.o'
    subprocess.run(["cc", "-c", "-o", str(strange), str(tmp_path / "c.c")], check=True)
    strange.write_bytes(strange.read_bytes().replace(b"aclnnStranger", b"aclnn\x1b\"\\\xff\nXYZ"))
    result = subprocess.run([PROGRAM, "doctor", strange, "--json"], capture_output=True, text=True, check=False)
    found = json.loads(result.stdout)
    assert result.returncode == 1 and found["file"] == str(strange)
    assert found["functions"] == [{"name": 'aclnn\\x1b"\\\\xff\\x0aXYZ', "verdict": "unknown"}]


# --- diff -----------------------------------------------------------------------------------------


def differs(folder: Path, a: np.ndarray, b: np.ndarray, *options: str) -> tuple[int, str]:  # type: ignore[type-arg]
    np.save(folder / "a.npy", a)
    np.save(folder / "b.npy", b)
    command = [PROGRAM, "diff", f"{folder}/a.npy", f"{folder}/b.npy", *options]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    return result.returncode, result.stdout + result.stderr


def stepped(values: list[float], steps: list[int], dtype: str) -> np.ndarray:  # type: ignore[type-arg]
    """Numbers moved by so many of their neighbours, away from zero."""
    a = np.array(values, dtype)
    return (a.view(f"i{a.itemsize}") + np.array(steps, f"i{a.itemsize}")).view(dtype)


@pytest.mark.parametrize("dtype", ["f2", "f4", "f8"])
def test_diff_counts_ulps(tmp_path: Path, dtype: str) -> None:
    numbers = [1.0, -2.0, 3.0, 4.0, 0.5, 7.0]
    a, b = np.array(numbers, dtype), stepped(numbers, [0, 1, 3, 0, 20, 2], dtype)
    status, said = differs(tmp_path, a, b)
    assert status == 1 and ": 4 of 6 elements differ\n" in said and said.endswith(", 20 ulp\n")
    assert "most at [4]: 0.5 and " in said
    assert [line.split() for line in said.splitlines()[1:-1]] == [
        ["1", "1"], ["2", "to", "3", "2"], ["16", "and", "more", "1"],
    ]  # fmt: skip
    assert differs(tmp_path, a, b, "--ulp", "20")[0] == 0
    status, said = differs(tmp_path, a, b, "--ulp", "19")
    assert status == 1 and "4 of 6 elements differ, 1 by more than 19 ulp" in said
    found = json.loads(differs(tmp_path, a, b, "--json", "--ulp", "2")[1])
    assert (found["differ"], found["beyond"], found["most"], found["at"]) == (4, 2, 20, [4])
    assert found["elements"] == 6 and found["shape"] == [6] and found["nan"] == 0


def test_diff_of_equal_and_of_strange_numbers(tmp_path: Path) -> None:
    a = np.array([0.0, np.nan, np.inf, 1.0], np.float32)
    b = np.array([-0.0, np.nan, np.inf, 1.0], np.float32)
    assert differs(tmp_path, a, b) == (0, "f32 [4]: 0 of 4 elements differ\n")
    b[3] = np.nan
    status, said = differs(tmp_path, a, b, "--ulp", "1000000")
    assert status == 1 and "nan beside a number  1\n" in said and said.endswith("most at [3]: 1 and nan\n")
    assert json.loads(differs(tmp_path, a, b, "--json")[1])["most"] is None
    # The two sides of zero are neighbours but for the two smallest numbers.
    tiny = np.array([np.float32(1e-45)])
    assert json.loads(differs(tmp_path, tiny, -tiny, "--json")[1])["most"] == 2


def test_diff_of_orders_and_shapes(tmp_path: Path) -> None:
    a = np.arange(24, dtype=np.float64).reshape(2, 3, 4)
    b = np.asfortranarray(a.copy())
    assert differs(tmp_path, a, b)[0] == 0
    b[1, 0, 2] = np.nextafter(b[1, 0, 2], 100)
    status, said = differs(tmp_path, a, b)
    assert status == 1 and "most at [1, 0, 2]: 14 and 14.000000000000002, 1 ulp" in said
    assert differs(tmp_path, a, a.reshape(6, 4)) == (1, "aclnn: the shapes differ: [2, 3, 4] and [6, 4]\n")
    assert differs(tmp_path, a, a.astype(np.float32)) == (1, "aclnn: the data types differ: f64 and f32\n")
    z = np.array([1 + 2j, 3 - 4j], np.complex64)
    w = z.copy()
    w[1] = complex(3, np.nextafter(np.float32(-4), np.float32(-5)))
    assert "most at [1]: 3-4j and 3-4.0000005j, 1 ulp" in differs(tmp_path, z, w)[1]
    assert differs(tmp_path, np.zeros((0, 3)), np.zeros((0, 3)))[0] == 0
    assert differs(tmp_path, np.array(1.0), np.array(2.0))[1].splitlines()[-1].startswith("most at []: 1 and 2, ")


def test_diff_reads_standard_input_once(tmp_path: Path) -> None:
    np.save(tmp_path / "a.npy", np.ones(3))
    whole = (tmp_path / "a.npy").read_bytes()
    for second, status in ((f"{tmp_path}/a.npy", 0), ("-", 2)):
        command = [PROGRAM, "diff", "-", second]
        assert subprocess.run(command, input=whole, capture_output=True, check=False).returncode == status
    assert "diff wants two files" in aclnn("diff", tmp_path / "a.npy", status=2)


# --- doctor ---------------------------------------------------------------------------------------

CLIENT = """
typedef int status;
status aclInit(const char *);
status aclrtSetLabel(void *, void *);
status aclnnLeakyRelu(void *, unsigned long, void *, void *);
status aclnnNeverSeen(void *);
status {stub}(void *, unsigned long, void *, void *);
int main(void)
{{
    return aclInit(0) + aclrtSetLabel(0, 0) + aclnnLeakyRelu(0, 0, 0, 0) + aclnnNeverSeen(0) +
           {stub}(0, 0, 0, 0);
}}
"""


def test_doctor(tmp_path: Path) -> None:
    missing = aclnn("list", "--missing", "--names").split()
    stub = missing[0] if missing else "aclnnLeakyRelu"
    (tmp_path / "client.c").write_text(CLIENT.format(stub=stub))
    for options, output in ((["-c"], "client.o"), (["-shared", "-fPIC"], "client.so")):
        command = ["cc", *options, "-o", str(tmp_path / output), str(tmp_path / "client.c")]
        subprocess.run(command, check=True)
        result = subprocess.run(
            [PROGRAM, "doctor", str(tmp_path / output), "--all"], capture_output=True, text=True, check=False
        )
        assert result.returncode == 1
        lines = (line.split() for line in result.stdout.splitlines()[:-1])
        said = {name: verdict for verdict, name in lines}
        assert said["aclInit"] == said["aclnnLeakyRelu"] == "implemented"
        assert said["aclrtSetLabel"] == "refuses"
        assert said["aclnnNeverSeen"] == "unknown"
        assert not missing or said[stub] == "stub"
    assert " 0 unknown" in aclnn("doctor", PROGRAM)


def test_doctor_knows_what_refuses() -> None:
    text = (ROOT / "runtime/device/device/unsupported.c").read_text()
    refusing = set(re.findall(r"unsupported\(\"(\w+)\"", text))
    table = (ROOT / "tools/doctor.c").read_text().split("refusing[] = {")[1].split("}")[0]
    assert set(re.findall(r"\"(\w+)\"", table)) == refusing


def test_doctor_on_damage(tmp_path: Path) -> None:
    whole = Path(PROGRAM).read_bytes()
    for size in (4, 40, 64, 1000, len(whole) // 2, len(whole) - 1):
        (tmp_path / "half").write_bytes(whole[:size])
        result = subprocess.run([PROGRAM, "doctor", str(tmp_path / "half")], capture_output=True, check=False)
        assert result.returncode in (0, 3)


# --- stubs ----------------------------------------------------------------------------------------


def test_stubs_link_and_refuse() -> None:
    library = ctypes.CDLL(os.environ["ACLNN_LIBRARY"])
    library.aclGetRecentErrMsg.restype = ctypes.c_char_p
    for row in json.loads(aclnn("list", "--missing", "--json")):
        name = row["name"]
        phases = f"{name}GetWorkspaceSize(" in row["prototype"]
        assert phases or f" {name}(" in row["prototype"]
        for function in (f"{name}GetWorkspaceSize", name) if phases else (name,):
            library.aclGetRecentErrMsg()
            assert getattr(library, function)(*[None] * 24) == 561003
            sentence = library.aclGetRecentErrMsg().decode()
            assert re.search(rf"{name} is not implemented in aclnn-cpu \d+\.\d+\.\d+", sentence)


# --- what is installed with it --------------------------------------------------------------------


def test_manual_and_completion_know_every_command() -> None:
    manual = (ROOT / "tools/aclnn.1").read_text()
    completions = [(ROOT / f"tools/aclnn.{shell}").read_text() for shell in ("bash", "zsh")]
    fish = (ROOT / "tools/aclnn.fish").read_text()
    for command in ("list", "show", "run", "check", "bench", "plot", "diff", "trace", "replay", "doctor"):
        options = set(re.findall(r"--[a-z]+", aclnn(command, "--help")))
        assert f".B aclnn {command}" in manual
        for option in options:
            assert option.replace("--", "\\-\\-") in manual
            assert all(option in completion for completion in completions)
            assert re.search(rf"-l {option[2:]}\b", fish), option


COMPLETED = [
    (["sh"], ["show"]),
    (["list", "--j"], ["--json"]),
    (["show", "LeakyReluX"], []),
    (["show", "LeakyReluB"], ["LeakyReluBackward"]),
    (["run", "LeakyRelu", "--soc", "ascend95"], ["ascend950"]),
    (["check", "LeakyRelu", "--dtype", "bf"], ["bf16"]),
    (["run", "LeakyRelu", "neg"], ["negativeSlope="]),
    (["plot", "LeakyRelu", "--o"], ["--over"]),
    (["diff", "--u"], ["--ulp"]),
    (["trace", "--o"], ["--out"]),
    (["replay", "--c"], ["--call"]),
]


def completed(shell: str, script: str, folder: Path) -> list[str]:
    """What a shell offers; files of the folder where it completes files."""
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    path = f"{Path(PROGRAM).parent}:{os.environ['PATH']}"
    environment = os.environ | {"PATH": path, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = [shell, "--no-config"] if shell == "fish" else [shell]
    result = subprocess.run([*command, "-c", script], capture_output=True, text=True, check=True, env=environment, cwd=folder)
    return sorted(line.split("\t")[0] for line in result.stdout.splitlines() if line)


@pytest.mark.parametrize("words, offered", COMPLETED)
def test_completion_of_bash(words: list[str], offered: list[str], tmp_path: Path) -> None:
    script = f"""
        . {ROOT / "tools/aclnn.bash"}
        COMP_WORDS=(aclnn {" ".join(words)}) COMP_CWORD={len(words)}
        _aclnn
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    assert completed("bash", script, tmp_path) == offered


# compadd and _files of zsh work inside of its line editor alone: here they say what they are given.
ZSH = """
    compadd() {{
        local word rest=0
        for word in "$@"; do
            (( rest )) && [[ $word == {last}* ]] && print -r -- $word
            [[ $word == -- ]] && rest=1
        done
    }}
    _files() {{ print -r -- {last}*(N) }}
    compset() {{ false }}
    words=(aclnn {words}) CURRENT={current} PREFIX={last}
    . {script}
    true
"""


@pytest.mark.parametrize("words, offered", COMPLETED)
def test_completion_of_zsh(words: list[str], offered: list[str], tmp_path: Path) -> None:
    values = {"words": " ".join(words), "current": len(words) + 1, "last": words[-1]}
    assert completed("zsh", ZSH.format(**values, script=ROOT / "tools/aclnn.zsh"), tmp_path) == offered


@pytest.mark.parametrize("words, offered", COMPLETED)
def test_completion_of_fish(words: list[str], offered: list[str], tmp_path: Path) -> None:
    script = f"source {ROOT / 'tools/aclnn.fish'}; complete -C 'aclnn {' '.join(words)}'"
    assert completed("fish", script, tmp_path) == offered


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_completion_of_files(shell: str, tmp_path: Path) -> None:
    (tmp_path / "data.npy").write_bytes(b"")
    if shell == "fish":
        script = f"source {ROOT / 'tools/aclnn.fish'}; complete -C 'aclnn diff dat'"
    else:
        values = {"words": "diff dat", "current": 3, "last": "dat"}
        script = ZSH.format(**values, script=ROOT / "tools/aclnn.zsh")
    assert completed(shell, script, tmp_path) == ["data.npy"]
