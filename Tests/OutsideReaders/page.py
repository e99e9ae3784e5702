"""Opens the HTML report in a headless Chromium, sets its filters as a person would, and counts what is left to see."""

import base64
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

INTERACTOR = """import napkin
final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  var router: HomeRouting?
}
"""
VIEW = """import SwiftUI
import napkin
struct HomeView: View {
  weak var listener: HomePresentableListener?
  var body: some View {
    Button("</script><script>document.title = 'taken over'</script>") {
      Task { await listener?.didTapGo() }
    }
  }
}
"""
# Filters, and the rules of the findings that they leave.
BOTH = ["dispatch-in-view-handler", "weak-router"]
CASES = [
    ({}, BOTH),
    ({"rule": "weak-router"}, ["weak-router"]),
    ({"file": "Views/Home View.swift"}, ["dispatch-in-view-handler"]),
    ({"error": False}, ["dispatch-in-view-handler"]),
    ({"warning": False}, ["weak-router"]),
    ({"text": "ROUTER weakly"}, ["weak-router"]),
    ({"text": "Home View.swift"}, ["dispatch-in-view-handler"]),
    ({"text": "nowhere"}, []),
    ({"rule": "weak-router", "error": False}, []),
]
# Runs the cases one after another, then reads what a frame shows in which scripts are off.
DRIVER = """
<script>
addEventListener("load", async () => {
  const form = document.querySelector("form")
  const shown = root => [...root.querySelectorAll("article")].filter(article => article.offsetParent)
    .map(article => article.dataset.rule).sort()
  const results = CASES.map(filters => {
    form.reset()
    for (const [name, value] of Object.entries(filters)) {
      const box = form.querySelector(`[value=${name}]`)
      if (box) box.checked = value
      else form.elements[name].value = value
    }
    form.dispatchEvent(new Event("input"))
    return { shown: shown(document), nothing: !document.getElementById("nothing").hidden,
      output: form.querySelector("output").value }
  })
  const frame = document.createElement("iframe")
  frame.sandbox = "allow-same-origin"
  frame.srcdoc = PAGE
  await new Promise(done => { frame.onload = done; document.body.append(frame) })
  const still = frame.contentDocument
  const plain = { shown: shown(still), form: still.querySelector("form").offsetParent !== null,
    code: still.querySelectorAll("article pre mark").length }
  frame.remove()
  const result = document.createElement("pre")
  result.id = "result"
  result.textContent = btoa(JSON.stringify({ results, plain, title: document.title,
    wide: document.documentElement.scrollWidth > innerWidth }))
  document.body.append(result)
})
</script>
"""


def browser():
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if shutil.which(name):
            return name
    return None


def main():
    chromium = browser()
    if not chromium:
        print("skipped: there is no Chromium to open the page with")
        return
    binary = os.path.abspath(sys.argv[1])
    folder = tempfile.mkdtemp()
    for path, text in {"Home.swift": INTERACTOR, "Views/Home View.swift": VIEW}.items():
        os.makedirs(os.path.dirname(f"{folder}/{path}"), exist_ok=True)
        with open(f"{folder}/{path}", "w") as file:
            file.write(text)
    run = subprocess.run([binary, "--quiet", "--format", "html"], cwd=folder, capture_output=True, check=False)
    assert run.returncode == 1, run
    page = run.stdout.decode("utf-8")
    script = DRIVER.replace("CASES", json.dumps([filters for filters, _ in CASES]))
    script = script.replace("PAGE", json.dumps(page).replace("</", "<\\/"))
    with open(f"{folder}/page.html", "w", encoding="utf-8") as file:
        file.write(page.replace("</body>", script + "</body>"))
    dump = subprocess.run(
        [chromium, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile",
         "--window-size=400,800", "--virtual-time-budget=10000", "--dump-dom", f"file://{folder}/page.html"],
        capture_output=True, timeout=100, check=False)
    found = re.search(r'<pre id="result">([A-Za-z0-9+/=]+)</pre>', dump.stdout.decode("utf-8"))
    assert found, dump.stderr.decode("utf-8")[-2000:]
    seen = json.loads(base64.b64decode(found.group(1)))
    for (filters, expected), result in zip(CASES, seen["results"]):
        assert result["shown"] == expected, (filters, result)
        assert result["nothing"] == (not expected), (filters, result)
        assert result["output"] == ("" if expected == BOTH else f"{len(expected)} of 2"), (filters, result)
    assert seen["plain"]["shown"] == BOTH and not seen["plain"]["form"] and seen["plain"]["code"] >= 2, seen["plain"]
    assert seen["title"] == "napkin-lint" and not seen["wide"], seen
    print(f"passed: the page in {chromium}: {len(CASES)} filters, and without scripts")


main()
