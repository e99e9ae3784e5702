"""Opens the rules' site and the pages of graphs in a headless browser, wide and narrow, light and dark, and has
axe-core look at each. The pages report to a server of our own, since a page from a folder may not."""

import importlib.util
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

HERE = pathlib.Path(__file__).resolve().parent
SECONDS = 600

# Widths of a desk and of a phone, each in both colour schemes; the browser knows dark by the number 0.
VIEWS = [(1280, "light", 1), (1280, "dark", 0), (390, "light", 1), (390, "dark", 0)]


def axe_path(arguments):
    if arguments:
        return pathlib.Path(arguments[0])
    for package in ("axe_playwright_python", "axe_selenium_python"):
        spec = importlib.util.find_spec(package)
        for found in pathlib.Path(spec.origin).parent.rglob("axe.min.js") if spec and spec.origin else []:
            return found
    return None


def make_pages(binary, folder):
    """Writes all pages, and gives their paths from the folder."""
    subprocess.run([binary, "docs", "--out", folder / "site", "--quiet"], check=True)
    app = folder / "app"
    shutil.copytree(HERE.parent.parent / "Examples", app, ignore=shutil.ignore_patterns(".build"))
    git = ["git", "-c", "user.name=A", "-c", "user.email=a@b.c"]
    for words in (["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "First"]):
        subprocess.run(git + words, cwd=app, check=True)
    for name, words in (("graph", []), ("findings", ["--show", "findings", "--show", "events"]), ("diff", ["--diff", "HEAD"])):
        if name == "diff":
            sorted(app.rglob("*Interactor.swift"))[-1].unlink()
        page = subprocess.run([binary, "graph", "--format", "html", *words], cwd=app, check=True, capture_output=True).stdout
        (folder / f"{name}.html").write_bytes(page)
    return ["graph.html", "findings.html", "diff.html"] + sorted(
        str(path.relative_to(folder)) for path in (folder / "site").rglob("*.html"))


def inject(folder, page, axe):
    """Adds what looks at the page once it has been loaded and has settled."""
    path = folder / page
    depth = "../" * page.count("/")
    text = path.read_text(encoding="utf-8")
    # A page that leads elsewhere would be gone before it is looked at.
    text = text.replace('http-equiv="refresh"', 'name="refresh"')
    scripts = f'<script src="{depth}axe.min.js"></script><script src="{depth}look.js"></script></body>'
    path.write_text(text.replace("</body>", scripts), encoding="utf-8")


def browse(browser, folder, address, width, scheme):
    """Runs the browser until the pages have reported."""
    words = [browser, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars",
             f"--user-data-dir={folder}/profile-{width}-{scheme}", f"--window-size={max(width, 500)},900",
             f"--blink-settings=preferredColorScheme={scheme}", f"{address}/runner.html?width={width}"]
    return subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


class Handler(SimpleHTTPRequestHandler):
    results, is_done = [], threading.Event()

    def log_message(self, *arguments):
        pass

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(204)
        self.end_headers()
        if body.get("done"):
            Handler.is_done.set()
        else:
            Handler.results.append(body)


def main():
    if len(sys.argv) < 2:
        sys.exit("usage: Tests/Accessibility/run BINARY [AXE.MIN.JS]")
    binary, axe = os.path.abspath(sys.argv[1]), axe_path(sys.argv[2:])
    browser = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    for what, found in (("axe-core", axe), ("Chromium nor Chrome", browser)):
        if not found:
            print(f"skipped: there is no {what}")
            return
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        pages = make_pages(binary, folder)
        shutil.copy(axe, folder / "axe.min.js")
        for file in ("look.js", "runner.html"):
            shutil.copy(HERE / file, folder / file)
        (folder / "pages.json").write_text(json.dumps(pages))
        for page in pages:
            inject(folder, page, axe)
        server = ThreadingHTTPServer(("127.0.0.1", 0), lambda *a: Handler(*a, directory=name))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        sys.exit(check(browser, folder, f"http://127.0.0.1:{server.server_port}", pages))


def check(browser, folder, address, pages):
    failures = 0
    for width, word, scheme in VIEWS:
        Handler.results.clear()
        Handler.is_done.clear()
        process = browse(browser, folder, address, width, scheme)
        finished = Handler.is_done.wait(SECONDS)
        process.kill()
        process.wait()
        seen = {result["page"] for result in Handler.results}
        problems = [(r["page"], problem) for r in Handler.results for problem in r["problems"]]
        problems += [(page, "was not looked at") for page in pages if page not in seen]
        if any(result["isDark"] != (word == "dark") for result in Handler.results):
            problems.append(("all", f"the browser shows no {word} page"))
        print(f"{width} wide, {word}: {len(seen)} pages, {len(problems)} problems" + ("" if finished else ", out of time"))
        for page, problem in problems[:40]:
            print(f"  {page}: {problem}")
        failures += len(problems)
    return 1 if failures else 0


main()
