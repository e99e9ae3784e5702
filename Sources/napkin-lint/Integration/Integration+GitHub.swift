import NapkinLint

extension Integration {
  /// The runner takes a line whose severity it does not know for none, so remarks have a matcher of their own.
  static let githubMatcherText = #"""
    {
      "problemMatcher": [
        {
          "owner": "napkin-lint",
          "pattern": [
            {
              "regexp": "^(.+?):([0-9]+):([0-9]+): (error|warning): (.+) \\[([a-z][a-z0-9-]*)\\]$",
              "file": 1,
              "line": 2,
              "column": 3,
              "severity": 4,
              "message": 5,
              "code": 6
            }
          ]
        },
        {
          "owner": "napkin-lint-info",
          "severity": "notice",
          "pattern": [
            {
              "regexp": "^(.+?):([0-9]+):([0-9]+): info: (.+) \\[([a-z][a-z0-9-]*)\\]$",
              "file": 1,
              "line": 2,
              "column": 3,
              "message": 4,
              "code": 5
            }
          ]
        }
      ]
    }

    """#

  static let githubWorkflowText = """
    # Findings stand on the lines of a pull request, in the summary of the run, and among the alerts of code scanning.
    name: napkin-lint
    on:
      pull_request:
      push:
        branches: [main]
    permissions:
      contents: read
      security-events: write
    jobs:
      napkin-lint:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v5
            with:
              fetch-depth: 0
          - uses: OWNER/napkin-lint@v\(Version.text)
            with:
              # Of a pull request only what stands on its lines; of a branch everything.
              arguments: ${{ github.base_ref && format('--since origin/{0}', github.base_ref) }}

    """
}
