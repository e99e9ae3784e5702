import NapkinLint

extension Integration {
  static let gitlabText = """
    # Findings stand in the Code Quality report of a merge request, and on its lines.
    napkin-lint:
      image: buildpack-deps:curl
      variables:
        NAPKIN_LINT: https://github.com/OWNER/napkin-lint/releases/download/v\(Version.text)/napkin-lint-\(Version.text)
      rules:
        - if: $CI_PIPELINE_SOURCE == "merge_request_event"
        - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
      script:
        - curl -fsSL "$NAPKIN_LINT-linux-$(uname -m).tar.gz" | tar -xz -C /usr/local/bin napkin-lint
        - napkin-lint --report gitlab=gl-code-quality-report.json
      artifacts:
        when: always
        reports:
          codequality: gl-code-quality-report.json

    """

  static let preCommitText = """
    # Lints what is about to be committed, and reports what stands on its lines. napkin-lint has to be on PATH.
    repos:
      - repo: local
        hooks:
          - id: napkin-lint
            name: napkin-lint
            entry: napkin-lint --staged
            language: system
            types: [swift]
            pass_filenames: false

    """

  static let dangerText = #"""
    # Findings on the lines of a pull request become comments there. napkin-lint has to be on PATH.
    require "json"

    # Danger makes this branch where the pull request left its base.
    report = IO.popen(["napkin-lint", "--quiet", "--format", "json", "--since", "danger_base"], &:read)
    raise "napkin-lint could not lint" unless [0, 1].include?($?.exitstatus)

    JSON.parse(report)["findings"].each do |finding|
      place = { file: finding["file"], line: finding["range"]["start"]["line"] }
      words = "#{finding["message"]} (`#{finding["rule"]}`)"
      case finding["severity"]
      when "error" then fail(words, **place)
      when "warning" then warn(words, **place)
      else message(words, **place)
      end
    end

    """#

  static let swiftpmText = """
    // In Package.swift. What the first plugin finds stands in the build log; the second is
    // 'swift package napkin-lint', with the options of the command behind it.
    dependencies: [
      .package(url: "https://github.com/OWNER/napkin-lint", from: "\(Version.text)")
    ],
    targets: [
      .target(
        name: "Home",
        plugins: [.plugin(name: "NapkinLintBuildTool", package: "napkin-lint")]
      )
    ]

    """
}
