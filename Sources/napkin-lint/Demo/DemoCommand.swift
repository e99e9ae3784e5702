import NapkinLint

/// Lints the app that is built in. Its findings are what the user wants to see, so they do not fail the command.
struct DemoCommand {
  let options: PrintOptions

  func run() -> ExitStatus {
    let environment = Environment.ofProcess()
    let files = DemoApp.files
    let run = Linter(rules: Rule.all).run(fileCount: files.count, jobs: 1) { files[$0] }
    let report = run.report(
      options.format ?? .full, options.reportStyle(in: environment))
    let status = Output.standard.deliver(report)
    if !options.isQuiet { Output.error.tell(Summary(of: run).text) }
    return status
  }
}
