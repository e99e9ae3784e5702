import NapkinLint
import Testing

@testable import napkin_lint

private let parser = ArgumentParser(ruleIDs: ["weak-listener", "weak-router"])

private let formats = """
  full, concise, grouped, xcode, vscode, json, jsonl, github, gitlab, sarif, rdjson, checkstyle, junit, sonarqube, \
  markdown, html or agent
  """

private func lint(_ change: (inout LintOptions) -> Void = { _ in }) -> Command {
  var options = LintOptions()
  change(&options)
  return .lint(options)
}

@Suite("The command line")
struct ArgumentParserTests {
  @Test(
    "means this command",
    arguments: [
      ([], lint()),
      (["Sources", "a.swift"], lint { $0.paths = ["Sources", "a.swift"] }),
      (["--", "--only", "rules"], lint { $0.paths = ["--only", "rules"] }),
      (["./rules"], lint { $0.paths = ["./rules"] }),
      (["src", "rules"], lint { $0.paths = ["src", "rules"] }),
      (["--format", "json"], lint { $0.printing.format = .json }),
      (["--format=concise", "a"], lint { ($0.printing.format, $0.paths) = (.concise, ["a"]) }),
      (["--format=json", "--format=full"], lint { $0.printing.format = .full }),
      (
        ["--report", "sarif=a=b", "--report=json"],
        lint {
          $0.printing.reports = [ReportRequest(format: .sarif, path: "a=b"), ReportRequest(format: .json, path: nil)]
        }
      ),
      (["--only", "weak-router"], lint { $0.only = ["weak-router"] }),
      (["--only=weak-router", "--only", "weak-listener"], lint { $0.only = ["weak-router", "weak-listener"] }),
      (["--skip", "weak-router,weak-listener"], lint { $0.skipped = ["weak-router", "weak-listener"] }),
      (
        ["--rule", "weak-router=off", "--rule=weak-listener=info"],
        lint { $0.levels = ["weak-router": .off, "weak-listener": .on(.info)] }
      ),
      (
        ["--rule", "weak-router=off", "--rule", "weak-router=error"],
        lint { $0.levels = ["weak-router": .on(.error)] }
      ),
      (["--fail-on", "warning"], lint { $0.failOn = .warning }),
      (["--fail-on=never"], lint { $0.failOn = .never }),
      (["--max-warnings", "0"], lint { $0.maxWarnings = 0 }),
      (["--jobs", "4"], lint { $0.jobs = 4 }),
      (["--color=always", "--quiet"], lint { ($0.printing.color, $0.printing.isQuiet) = (.always, true) }),
      (["--version"], .version),
      (["--help"], .help(.lint)),
      (["-h", "--nonsense"], .help(.lint)),
      (["rules", "--help"], .help(.rules)),
      (["--help", "explain"], .help(.explain)),
      (["explain", "weak-router"], .explain(rule: "weak-router", color: .auto)),
      (["--color", "never", "explain", "weak-router"], .explain(rule: "weak-router", color: .never)),
      (["rules", "--color=always"], .rules(RulesOptions(color: .always))),
      (["--format", "json", "rules"], .rules(RulesOptions(format: .json))),
      (["graph", "--config", "c.json"], .graph(GraphOptions(configuration: .file("c.json")))),
      (["suppressions", "--isolated"], .suppressions(SuppressionsOptions(configuration: .isolated))),
      (
        ["explain", "--isolated", "A.swift:3"],
        .explainPlace(SourcePlace(path: "A.swift", line: 3), .isolated, color: .auto)
      ),
      (
        ["--show-suppressed", "--report", "sarif=a"],
        lint {
          $0.printing.reports = [ReportRequest(format: .sarif, path: "a")]
          $0.printing.showsSuppressed = true
        }
      ),
      (["--profile", "strict"], .lint(LintOptions(profile: .strict))),
      (["--files-from", "-"], lint { $0.pathList = "-" }),
      (["--statistics", "--timing"], lint { ($0.printing.showsStatistics, $0.printing.showsTiming) = (true, true) }),
      (["integration", "list"], .integration(.list)),
      (["integration", "gitlab"], .integration(.show(.gitlab))),
      (["integration", "install", "danger"], .integration(.install(.danger))),
      (["completions", "zsh"], .completions(.zsh)),
      (["man"], .man),
      (["demo"], .demo(PrintOptions())),
      (["demo", "--format", "github", "--quiet"], .demo(PrintOptions(format: .github, color: .auto, isQuiet: true))),
      (["debug", "tokens", "-", "a.swift"], .debug(.tokens(["-", "a.swift"]))),
      (["debug", "outline", "a.swift"], .debug(.outline("a.swift"))),
      (["debug", "scan", "@list", "a.swift"], .debug(.scan(["@list", "a.swift"]))),
    ] as [([String], Command)])
  func commands(arguments: [String], command: Command) throws {
    #expect(try parser.parse(arguments.map(Argument.init(stringLiteral:))) == command)
  }

  @Test(
    "is refused with what, where and what is near",
    arguments: [
      (["--frmat", "json"], "unknown option '--frmat'; did you mean '--format'?"),
      (["--nonsense"], "unknown option '--nonsense'"),
      (["-q"], "unknown option '-q'"),
      (["integration", "gitlub"], "'integration' knows no 'gitlub'; did you mean 'gitlab'?"),
      (["integration", "gitlab", "danger"], "'integration' takes one name, but got 'danger' too"),
      (["integration", "list", "danger"], "'integration' takes one name, but got 'danger' too"),
      (["integration", "install", "list"], "'integration' knows no 'list'"),
      (["completions"], "'completions' needs a shell: bash, zsh, fish"),
      (["completions", "fisch"], "'completions' knows no 'fisch'; did you mean 'fish'?"),
      (["man", "2"], "'man' takes no arguments, but got '2'"),
      (
        ["--files-from", "-", "-", "--stdin-filename", "a"], "--files-from - and '-' cannot both be read; choose one"
      ),
      (["--=x"], "unknown option '--'"),
      (["--format"], "--format needs a value: --format FORMAT"),
      (["--format", "--quiet"], "--format needs a value: --format FORMAT"),
      (["--format", "jsn"], "--format: 'jsn' is not \(formats); did you mean 'json'?"),
      (["--format="], "--format: '' is not \(formats)"),
      (["--report", "srif=a"], "--report: 'srif' is not \(formats); did you mean 'sarif'?"),
      (["--report", "sarif="], "--report: 'sarif=' names no file; write sarif=FILE, or sarif for standard output"),
      (
        ["--report", "sarif", "--report=json=-"],
        "--report sarif and --report json both print to standard output; write --report FORMAT=PATH"
      ),
      (
        ["--format", "full", "--report", "json"],
        "--format full and --report json both print to standard output; write --report FORMAT=PATH"
      ),
      (
        ["--report", "sarif=a", "--report", "json=./a"],
        "--report: two reports go to 'a'; give each a file of its own"
      ),
      (
        ["--report", "json=Home.swift"],
        "--report: 'Home.swift' is Swift source, which a report would replace; name another file"
      ),
      (
        ["--diff", "--report", "json=a"],
        "--diff prints a patch instead of findings, so --report has nothing to write; choose one"
      ),
      (["--only", "weak-rooter"], "--only: no rule is called 'weak-rooter'; did you mean 'weak-router'?"),
      (["--skip", "weak-router,,"], "--skip: the name of a rule is missing"),
      (["--only", "weak-router,nothing-like-it"], "--only: no rule is called 'nothing-like-it'"),
      (["--rule", "weak-router"], "--rule: 'weak-router' is not RULE=LEVEL, as in weak-router=warning"),
      (["--rule", "weak-lstener=off"], "--rule: no rule is called 'weak-lstener'; did you mean 'weak-listener'?"),
      (
        ["--rule", "weak-router=warn"],
        "--rule: 'warn' is not error, warning, info or off; did you mean 'warning'?"
      ),
      (["--rule", "weak-router=eror"], "--rule: 'eror' is not error, warning, info or off; did you mean 'error'?"),
      (["--fail-on", "info"], "--fail-on: 'info' is not error, warning or never"),
      (["--max-warnings=-1"], "--max-warnings: '-1' is not a whole number of 0 or more"),
      (["--max-warnings", "-1"], "--max-warnings: '-1' is not a whole number of 0 or more"),
      (["--max-warnings", "--quiet"], "--max-warnings needs a value: --max-warnings N"),
      (["--diff="], "--diff= names no patch; write --diff=PATCH, or --diff alone to see repairs"),
      (["--config="], "--config needs a value: --config FILE"),
      (["--config", ""], "--config needs a value: --config FILE"),
      (["--files-from", ""], "--files-from needs a value: --files-from LIST"),
      (["files", "--why", "A.swift", "--why", "B.swift"], "--why explains one path, but got 'B.swift' too"),
      (
        ["--show-suppressed", "--format=full"],
        "--show-suppressed is for json, jsonl and sarif, which mark what is allowed; choose one of them"
      ),
      (["--max-warnings", "many"], "--max-warnings: 'many' is not a whole number of 0 or more"),
      (["--jobs", "0"], "--jobs: '0' is not a whole number of 1 or more"),
      (["--jobs=99999999999999999999"], "--jobs: '99999999999999999999' is not a whole number of 1 or more"),
      (["--quiet=yes"], "--quiet takes no value, but got 'yes'"),
      (["-"], "'-' needs --stdin-filename FILE, since it depends on the file's place what its types are"),
      (["rules", "weak-router"], "'rules' takes no arguments, but got 'weak-router'"),
      (["demo", "Sources"], "'demo' takes no arguments, but got 'Sources'"),
      (["rules", "--jobs", "2"], "'rules' has no option --jobs"),
      (["demo", "--only", "weak-router"], "'demo' has no option --only"),
      (["explain"], "'explain' needs a rule: explain RULE; 'napkin-lint rules' lists them"),
      (["explain", "weakrouter"], "explain: no rule is called 'weakrouter'; did you mean 'weak-router'?"),
      (["explain", "A.swift"], "explain: 'A.swift' is a file; name a line of it, as in A.swift:12"),
      (["explain", "weak"], "explain: no rule is called 'weak'; did you mean 'weak-listener'?"),
      (["explain", "weak-router", "x"], "'explain' takes one rule, but got 'x' too"),
      (["debug"], "'debug' needs one of tokens, outline, scan"),
      (["debug", "token", "x"], "'debug' has no 'token'; did you mean 'tokens'?"),
      (["debug", "tokens"], "'debug tokens' needs a file"),
      (["debug", "outline", "a", "b"], "'debug outline' takes one file"),
    ])
  func mistakes(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) {
      try parser.parse(arguments.map(Argument.init(stringLiteral:)))
    }
  }

  @Test("keeps the bytes of a path that is not UTF-8")
  func bytes() throws {
    let command = try parser.parse([Argument(bytes: [0x61, 0xFF])])
    #expect(command == lint { $0.paths = [FilePath([0x61, 0xFF])] })
  }
}

@Suite("A mistyped name")
struct NearestNameTests {
  @Test(
    "is taken for the known name with the fewest edits",
    arguments: [
      ("weak-rotuer", "weak-router"), ("wek-router", "weak-router"), ("weak_router", "weak-router"),
      ("weak-listner", "weak-listener"), ("jbos", "jobs"), ("weak-rou", "weak-router"), ("x", nil), ("", nil),
      ("entirely-different", nil),
      (String(repeating: "a", count: 100_000), nil),
    ] as [(String, String?)])
  func nearest(name: String, known: String?) {
    #expect(NearestName.of(name, among: ["weak-listener", "weak-router", "jobs"]) == known)
  }

  @Test("counts a swap of neighbours as one edit", arguments: [("ab", "ba", 1), ("abc", "cab", 2), ("", "ab", 2)])
  func distance(left: String, right: String, distance: Int) {
    #expect(EditDistance.between(Array(left.utf8), Array(right.utf8)) == distance)
  }
}
