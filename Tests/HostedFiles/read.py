"""Checks that YAML files are what their readers expect, and that every script in them is one."""

import os
import re
import shutil
import subprocess
import sys

import yaml

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SCRIPTS = [
    ".github/release", ".ci/run", "Tests/Plugins/run", "Tests/HostedFiles/run", "Tests/OutsideReaders/run",
]
failures = []


def check(name, condition, detail=""):
    if not condition:
        failures.append(name)
        print(f"failed: {name} {detail}")


def check_script(name, script, shell="bash"):
    # What GitHub puts in before the shell sees it.
    script = re.sub(r"\$\{\{.*?\}\}", "value", script)
    parsed = subprocess.run([shell, "-n"], input=script, capture_output=True, text=True)
    check(name, parsed.returncode == 0, parsed.stderr)
    if shutil.which("shellcheck"):
        # One that GitHub runs with -e may end a step anywhere.
        judged = subprocess.run(["shellcheck", "-s", shell, "-"], input=script, capture_output=True, text=True)
        check(name, judged.returncode == 0, judged.stdout)


def check_steps(name, steps, is_composite=False):
    known = set()
    for number, step in enumerate(steps):
        label = f"{name}: step {number + 1}"
        check(label, ("run" in step) != ("uses" in step), "runs something or uses something")
        if "run" in step:
            check(label, not is_composite or "shell" in step, "a step of an action needs a shell")
            check(label, "${{" not in step["run"], "what others write reaches scripts through the environment alone")
            check_script(label, step["run"])
        else:
            check(label, re.search(r"@v\d", step["uses"]), "names a version")
        for other in re.findall(r"steps\.([a-z]+)\.", str(step)):
            check(label, other in known, f"'{other}' is no step before it")
        known.add(step.get("id"))


def check_workflow(name, workflow):
    # YAML 1.1 reads the key 'on' as true.
    check(name, True in workflow and "jobs" in workflow and "permissions" in workflow)
    for job_name, job in workflow["jobs"].items():
        check(name, "runs-on" in job)
        check_steps(f"{name}: {job_name}", job["steps"])


def check_action(action):
    check("action.yml", {"name", "description", "inputs", "runs"} <= set(action))
    check("action.yml", action["runs"]["using"] == "composite")
    for used in re.findall(r"inputs\.([a-z-]+)", str(action["runs"]) + str(action["outputs"])):
        check("action.yml", used in action["inputs"], f"has no input '{used}'")
    for name, value in action["inputs"].items():
        check("action.yml", "description" in value, name)
        check("action.yml", f"inputs.{name}" in str(action["runs"]), f"'{name}' is used")
    check_steps("action.yml", action["runs"]["steps"], is_composite=True)


def check_hooks(name, hooks, is_local):
    for hook in hooks:
        check(name, {"id", "name", "entry", "language"} <= set(hook))
        check(name, hook["language"] == ("system" if is_local else "swift"))
        check(name, hook["pass_filenames"] is False and hook["types"] == ["swift"])


def check_gitlab(name, pipeline):
    job = pipeline["napkin-lint"]
    check(name, job["artifacts"]["reports"]["codequality"] in job["script"][-1])
    for line in job["script"]:
        check_script(name, line)


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return yaml.safe_load(file)


def printed(binary, name):
    return yaml.safe_load(subprocess.run([binary, "integration", name], check=True, capture_output=True).stdout)


def main(binary):
    check_action(read("action.yml"))
    for file in sorted(os.listdir(os.path.join(ROOT, ".github/workflows"))):
        check_workflow(file, read(f".github/workflows/{file}"))
    check_hooks(".pre-commit-hooks.yaml", read(".pre-commit-hooks.yaml"), is_local=False)
    check_workflow("integration github-workflow", printed(binary, "github-workflow"))
    check_gitlab("integration gitlab", printed(binary, "gitlab"))
    check_hooks("integration pre-commit", printed(binary, "pre-commit")["repos"][0]["hooks"], is_local=True)
    for script in SCRIPTS:
        with open(os.path.join(ROOT, script), encoding="utf-8") as file:
            check_script(script, file.read())
    print("passed: files that others run" if not failures else f"{len(failures)} checks failed")
    sys.exit(1 if failures else 0)


main(sys.argv[1])
