extension Integration {
  static let vscodeTasksText = #"""
    {
      "version": "2.0.0",
      "tasks": [
        {
          "label": "napkin-lint",
          "detail": "Lint the whole app",
          "type": "process",
          "command": "napkin-lint",
          "args": ["--format", "vscode", "--quiet"],
          "group": "test",
          "presentation": { "reveal": "silent", "clear": true },
          "problemMatcher": {
            "owner": "napkin-lint",
            "source": "napkin-lint",
            "applyTo": "allDocuments",
            "fileLocation": ["relative", "${workspaceFolder}"],
            "pattern": {
              "regexp": "^(.+?):(\\d+):(\\d+)-(\\d+):(\\d+): (error|warning|info): (.+) \\[([a-z][a-z0-9-]*)\\]$",
              "file": 1,
              "line": 2,
              "column": 3,
              "endLine": 4,
              "endColumn": 5,
              "severity": 6,
              "message": 7,
              "code": 8
            }
          }
        },
        {
          "label": "napkin-lint: repair",
          "detail": "Repair what can be repaired safely",
          "type": "process",
          "command": "napkin-lint",
          "args": ["--fix"],
          "problemMatcher": []
        }
      ]
    }

    """#

  /// Bash as macOS has it, version 3.2.
  static let xcodePhaseText = #"""
    #!/bin/bash
    # Lints the Swift files that a run-script phase of Xcode lists. It reads what the phase lists and writes its one
    # output file, so that ENABLE_USER_SCRIPT_SANDBOXING stays on. In the phase:
    #
    #   script            /bin/bash "$SRCROOT/napkin-lint-phase.sh"
    #   input files       $(SRCROOT)/napkin-lint-phase.sh
    #                     $(SRCROOT)/.napkin-lint.json            where there is one; others and a baseline likewise
    #   input file lists  $(SRCROOT)/napkin-lint.xcfilelist
    #   output files      $(DERIVED_FILE_DIR)/napkin-lint.stamp
    #
    # The list is made again when files come or go:
    #
    #   napkin-lint files --quiet | sed 's|^|$(SRCROOT)/|' > napkin-lint.xcfilelist
    set -euo pipefail
    export PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"

    if ! command -v napkin-lint >/dev/null; then
      echo "warning: napkin-lint is not on PATH, so nothing was linted"
      exit 0
    fi

    inputs() {
      local index=0 name
      while [ "$index" -lt "${SCRIPT_INPUT_FILE_LIST_COUNT:-0}" ]; do
        name="SCRIPT_INPUT_FILE_LIST_$index"
        cat "${!name}" || return 1
        echo
        index=$((index + 1))
      done
      index=0
      while [ "$index" -lt "${SCRIPT_INPUT_FILE_COUNT:-0}" ]; do
        name="SCRIPT_INPUT_FILE_$index"
        printf '%s\n' "${!name}"
        index=$((index + 1))
      done
    }

    files=$(inputs | sed -n '/^#/d; /\.swift$/p')
    if [ -z "$files" ]; then
      echo "warning: the phase lists no Swift files for napkin-lint"
      exit 0
    fi
    printf '%s\n' "$files" | napkin-lint --format xcode --quiet --files-from -

    # An error leaves no stamp, so that the next build lints again.
    if [ "${SCRIPT_OUTPUT_FILE_COUNT:-0}" -gt 0 ]; then
      : > "$SCRIPT_OUTPUT_FILE_0"
    fi

    """#
}
