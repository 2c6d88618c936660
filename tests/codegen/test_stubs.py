"""Stubs: the contents of spec/stubs.yaml, and that an operator replaces its stub."""

from __future__ import annotations

from pathlib import Path

import pytest

from codegen.call.stubs import Stub, load_stubs
from codegen.language.diagnostic import Refused
from codegen.writer import render
from library import ROOT, loaded, named, outputs

GOOD = """\
stubs:
  aclnnZebra:
    header: aclnn_zebra.h
    params: [const aclTensor *self, double alpha, char *mode, aclTensor *out]
  aclnnYak:
    header: aclnn_yak.h
    params: unknown
  aclnnXenopus:
    header: aclnn_yak.h
    params: [const aclIntArray *dims, uint64_t *size]
    phases: 1
  aclnnInplaceLeakyRelu:
    header: aclnn_leaky_relu.h
    params: [aclTensor *selfRef]
  aclnnLeakyReluSideways:
    header: aclnn_leaky_relu.h
    params: [aclTensor *selfRef]
"""


def stubs_of(tmp_path: Path, text: str) -> tuple[Stub, ...]:
    facts, operators = loaded()
    root = tmp_path / "spec"
    root.mkdir()
    (root / "stubs.yaml").write_text(text)
    return load_stubs(root, facts, operators)


def test_operators_take_the_place_of_stubs(tmp_path: Path) -> None:
    found = stubs_of(tmp_path, GOOD)
    assert [stub.name for stub in found] == ["aclnnLeakyReluSideways", "aclnnXenopus", "aclnnYak", "aclnnZebra"]
    assert found[3].params == ("const aclTensor *self", "double alpha", "char *mode", "aclTensor *out")


def test_stubs_are_declared_and_defined(tmp_path: Path) -> None:
    texts = render(outputs(loaded()[0], [named("LeakyRelu")], stubs_of(tmp_path, GOOD)), ROOT / "templates")
    assert "aclnnZebraGetWorkspaceSize(" in texts["include/aclnnop/aclnn_zebra.h"]
    shared = texts["include/aclnnop/aclnn_leaky_relu.h"]
    assert shared.count("aclnnInplaceLeakyReluGetWorkspaceSize(") == 1
    assert "aclnnLeakyReluSideways(" in shared
    assert 'return ac_stub_refuse("aclnnZebra");' in texts["stubs/stubs.c"]
    assert '.name = "aclnnZebra",' in texts["catalogue/stubs.c"]
    # Without a prototype there is a header, and nothing that could be called.
    assert "aclnnYak is not declared" in texts["include/aclnnop/aclnn_yak.h"]
    assert "Yak(" not in texts["include/aclnnop/aclnn_yak.h"]
    assert not any("Yak" in texts[path] for path in ("stubs/stubs.c", "catalogue/stubs.c"))
    # A function without phases has its own parameters, and no executor.
    plain = "aclnnStatus aclnnXenopus(const aclIntArray *dims, uint64_t *size)"
    assert plain + ";" in texts["include/aclnnop/aclnn_yak.h"]
    assert plain + '\n{\n    return ac_stub_refuse("aclnnXenopus");\n}' in texts["stubs/stubs.c"]
    assert "XenopusGetWorkspaceSize" not in "".join(texts.values())


def test_no_file_no_stubs(tmp_path: Path) -> None:
    assert load_stubs(tmp_path, *loaded()) == ()


BAD_STUBS = [
    ("stubs:\n  aclnnZ: {header: aclnn_z.h, params: [bool class]}\n",
     "spec/stubs.yaml:2:40: error: 'class' would be the C++ keyword 'class' [stub-param]"),
    ("stubs:\n  aclnnZ: {header: aclnn_z.h, params: [bool x, double x]}\n",
     "spec/stubs.yaml:2:48: error: 'aclnnZ' has two parameters 'x' [stub-param]"),
    ("stubs:\n  aclnnZ: {header: aclnn_z.h, params: [bool x], why: not */ yet}\n",
     "spec/stubs.yaml:2:58: error: '*/' would end or begin a comment in C [comment]"),
    ("stubs: [\n", "spec/stubs.yaml:2:1: error: not YAML: "),
    ("stubs:\n  aclnnZ: {params: [bool x]}\n", "'aclnnZ' wants a header, such as aclnn_never_seen.h [stub-header]"),
    ("stubs:\n  aclnnZ: {header: aclnn_z.h, params: []}\n", "'aclnnZ' wants a list of params, or 'unknown' [stub-params]"),
    ("stubs:\n  aclnnZ: {header: aclnn_z.h, params: [[bool x]]}\n", "a list is not a C parameter, such as"),
    ("other: 1\n", "spec/stubs.yaml:1:1: error: the file has no mapping 'stubs' [missing-key]"),
    ("stubs:\n  Zebra: {header: aclnn_z.h, params: [bool x]}\n",
     "spec/stubs.yaml:2:3: error: 'Zebra' is not the name of an entry point"),
    ("stubs:\n  aclnnZ: yes\n",
     "spec/stubs.yaml:2:11: error: 'aclnnZ' is described by a mapping, not by 'yes' [wrong-kind]"),
    ("stubs:\n  aclnnZ: {header: z.h, params: [bool x]}\n",
     "spec/stubs.yaml:2:20: error: 'aclnnZ' wants a header, such as aclnn_never_seen.h"),
    ("stubs:\n  aclnnZ: {header: aclnn_z.h}\n", "'aclnnZ' wants a list of params, or 'unknown' [stub-params]"),
    ("stubs:\n  aclnnZ: {header: aclnn_z.h, params: [Tensor x]}\n",
     "'Tensor x' is not a C parameter, such as const aclTensor *self [stub-param]"),
    ("stubs:\n  aclnnZ: {header: aclnn_z.h, params: [bool x], who: no}\n",
     "'aclnnZ' has the unknown key 'who' [unknown-key]"),
    ("stubs:\n  aclnnZ: {header: aclnn_z.h, params: [bool x], phases: 2}\n",
     "'aclnnZ' has two phases, or 'phases: 1' [stub-phases]"),
    ("stubs:\n  aclnnZ: {header: aclnn_z.h, params: [bool x], phases: 1, pads: {rows: 16}}\n",
     "'aclnnZ' does not say how matrices are padded [stub-pads]"),
    ("stubs:\n  aclnnZ: {header: aclnn_z.h, params: [bool x], phases: 1, pads: {rows: [16]}}\n",
     "'aclnnZ' does not say how matrices are padded [stub-pads]"),
    ("stubs:\n  aclnnZ: {header: aclnn_z.h, params: [bool x], phases: 1, pads: 16}\n",
     "'aclnnZ' does not say how matrices are padded [stub-pads]"),
    ("stubs:\n  aclnnZ: {header: aclnn_z.h, params: [bool x], phases: 1, pads: {rows: 16, columns: 16, short_columns: 16}}\n",
     "'aclnnZ' does not count elements of a shape [stub-pads]"),
]  # fmt: skip


@pytest.mark.parametrize("text, said", BAD_STUBS)
def test_bad_stubs(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        stubs_of(tmp_path, text)
    assert said in str(refused.value)
