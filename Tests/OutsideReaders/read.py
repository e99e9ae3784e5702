"""Lints a small app with hostile names, and lets programs of others read every report."""

import collections
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

HERE = os.path.dirname(os.path.abspath(__file__))
FORMATS = ["json", "jsonl", "gitlab", "sarif", "rdjson", "checkstyle", "junit", "sonarqube"]
NAMES = ["Home", "a b%", "c:d,e", "<script>]]>", "::error::", "##[error]", "\x1b[31m", "\"q\" 'r'", "👩‍👩‍👧𐐀é", "n\nl"]
INTERACTOR = """import napkin
final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  /* 👍🏽é */ var router: HomeRouting?
}
"""
passed, failed, skipped = [], [], []


def check(name, body):
    try:
        body()
        passed.append(name)
    except Exception as error:  # whatever a reader throws is its way of saying no
        failed.append(name)
        print(f"failed: {name}: {str(error)[:2000]}")


def needs(module, name, body):
    if importlib.util.find_spec(module):
        check(name, body)
    else:
        skipped.append(name)
        print(f"skipped: {name}: there is no {module}")


def lint(binary, folder, *arguments):
    reports = [f"--report={format}=out/{format}" for format in FORMATS]
    run = subprocess.run([binary, "--quiet", *reports, *arguments], cwd=folder, capture_output=True)
    assert run.returncode in (0, 1) and not run.stderr, (run.returncode, run.stderr)
    texts = {}
    for format in FORMATS:
        with open(f"{folder}/out/{format}", "rb") as file:
            texts[format] = file.read().decode("utf-8")
    return texts


def app(names):
    folder = tempfile.mkdtemp()
    for part in (".git", "out"):
        os.mkdir(f"{folder}/{part}")
    for index, name in enumerate(names):
        # Each in a project of its own, so that the types do not meet.
        os.mkdir(f"{folder}/{index}")
        with open(f"{folder}/{index}/Package.swift", "w") as file:
            file.write("// swift-tools-version: 6.0\n")
        with open(f"{folder}/{index}/{name}.swift", "w") as file:
            file.write(INTERACTOR)
    return folder


def validate(value, schema):
    import jsonschema

    validator = jsonschema.validators.validator_for(schema)
    validator.check_schema(schema)
    validator(schema).validate(value)


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def counts(findings):
    return collections.Counter(findings)


def read_all(texts, label, schemas):
    own = load(f"{HERE}/../../Rules/Schemas/report.schema.json")
    report = json.loads(texts["json"])
    expected = counts((f["file"], f["rule"]) for f in report["findings"])
    needs("jsonschema", f"{label} json by its schema", lambda: validate(report, own))
    line = {**own, "$ref": "#/definitions/finding", "type": "object"}
    for key in ("required", "properties", "additionalProperties"):
        line.pop(key)
    needs(
        "jsonschema", f"{label} jsonl by its schema",
        lambda: [validate(json.loads(text), line) for text in texts["jsonl"].splitlines()])
    for format, schema in schemas.items():
        needs(
            "jsonschema", f"{label} {format} by the schema given",
            lambda: validate(json.loads(texts[format]), load(schema)))

    def gitlab():
        issues = json.loads(texts["gitlab"])
        assert len({i["fingerprint"] for i in issues}) == len(issues)
        assert all(i["severity"] in ("info", "minor", "major", "critical", "blocker") for i in issues)
        assert all(i["location"]["lines"]["begin"] > 0 and i["description"] for i in issues)
        assert counts((i["location"]["path"], i["check_name"]) for i in issues) == expected

    def sonarqube():
        report = json.loads(texts["sonarqube"])
        rules = {rule["id"] for rule in report["rules"]}
        for rule in report["rules"]:
            assert {"id", "name", "engineId", "cleanCodeAttribute", "impacts"} <= rule.keys()
            assert all({"softwareQuality", "severity"} == impact.keys() for impact in rule["impacts"])
        places = [(i["primaryLocation"]["filePath"], i["ruleId"]) for i in report["issues"]]
        assert all(rule in rules for _, rule in places) and counts(places) == expected

    def checkstyle():
        root = ElementTree.fromstring(texts["checkstyle"])
        found = counts((f.get("name"), e.get("source").split(".", 1)[1]) for f in root for e in f)
        assert sum(found.values()) == sum(expected.values()), (found, expected)

    def junit():
        from junitparser import Error, Failure, JUnitXml

        cases = [case for suite in JUnitXml.fromstring(texts["junit"].encode()) for case in suite]
        failures = [case for case in cases if any(isinstance(r, (Failure, Error)) for r in case.result)]
        assert cases and len(failures) == sum(expected.values())

    def sarif():
        from sarif import loader

        path = tempfile.mkstemp(suffix=".sarif")[1]
        with open(path, "w", encoding="utf-8") as file:
            file.write(texts["sarif"])
        read = loader.load_sarif_file(path)
        assert read.get_result_count() == sum(expected.values())
        assert all(record["Code"].startswith("weak-router") for record in read.get_records())

    check(f"{label} gitlab by its fields", gitlab)
    check(f"{label} sonarqube by its fields", sonarqube)
    check(f"{label} checkstyle by an XML parser", checkstyle)
    needs("junitparser", f"{label} junit by junitparser", junit)
    needs("sarif", f"{label} sarif by sarif-tools", sarif)


binary = os.path.abspath(sys.argv[1])
given = dict(zip(["sarif", "rdjson"], sys.argv[2:]))
hostile = lint(binary, app(NAMES))
assert len(json.loads(hostile["json"])["findings"]) == len(NAMES), "the sample has one finding a file"
read_all(hostile, "hostile", given)
read_all(lint(binary, app([])), "empty", given)
print(f"{len(passed)} passed, {len(failed)} failed, {len(skipped)} skipped")
sys.exit(1 if failed else 0)
