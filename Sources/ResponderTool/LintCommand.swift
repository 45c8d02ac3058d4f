// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ViewDump

struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Controls that touches do not reach, small hit areas, and unseen views that take touches.",
        discussion: """
            Exit status: 0 when nothing was found, 1 when something was, 2 when the file cannot be read. With --fail-on error, \
            warnings leave the status at 0; with --fail-on never, every finding does.
            """)

    @Argument(help: "The dump; - for the standard input.", completion: .file())
    var file: String

    @Option(help: "text, json or sarif.")
    var format: LintFormat = .text

    @Option(help: "What makes the status 1: warning, error or never.")
    var failOn: Threshold = .warning

    func run() throws {
        let report = LintReport(try InputFile(file).tree(), file: file == "-" ? "stdin" : file)
        switch format {
        case .text: try Output.write(report.lines.map { "\($0)" }, colored: false)
        case .json: try Output.write(json: report.json())
        case .sarif: try Output.write(json: report.sarif())
        }
        let fails =
            switch failOn {
            case .never: false
            case .error: report.findings.contains { $0.level == .error }
            case .warning: !report.findings.isEmpty
            }
        if fails { throw ExitCode(1) }
    }
}

enum LintFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif
}

enum Threshold: String, ExpressibleByArgument, CaseIterable {
    case warning, error, never
}
