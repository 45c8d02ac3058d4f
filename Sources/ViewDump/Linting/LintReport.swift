// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

/// The findings in a dump, in the forms for other tools.
public struct LintReport: Sendable {
    /// The hierarchy that was judged.
    public let tree: ViewTree
    /// The name of the file, for messages.
    public let file: String
    /// The findings, in the order of the dump.
    public let findings: [LintFinding]

    /// Judges a tree. The file is only named in the messages, and not opened.
    public init(_ tree: ViewTree, file: String) {
        self.tree = tree
        self.file = file
        findings = Lint.findings(in: tree)
    }

    /// In the form of a compiler's warnings, which editors and CI know: `FILE:LINE:COLUMN: warning: … [rule]`.
    public var lines: [String] {
        var lines = findings.map { finding in
            let view = tree.views[finding.view]
            let doubt = finding.certainty == .sure ? "" : " (\(finding.certainty.rawValue))"
            return
                "\(file):\(view.line):\(view.column): \(finding.level.rawValue): \(finding.message)\(doubt) [\(finding.rule.rawValue)]"
        }
        let errors = findings.count { $0.level == .error }
        let warnings = findings.count - errors
        lines.append(
            findings.isEmpty
                ? "\(file): \(tree.views.count) views, nothing found"
                : "\(file): \(tree.views.count) views, \(errors) \(errors == 1 ? "error" : "errors"), \(warnings) \(warnings == 1 ? "warning" : "warnings")"
        )
        if let doubt = tree.format.lack ?? tree.omissions.first(where: { $0.doubt != nil })?.problem, tree.isDoubtful {
            lines.append("\(file): note: who reaches what is not judged: \(doubt)")
        }
        for omission in tree.omissions.prefix(10) {
            lines.append("\(file):\(omission.line):\(omission.column): note: \(omission.problem)")
        }
        return lines
    }

    /// Version 1 of `Documentation/Explain.md`.
    public func json() throws -> Data {
        try ReportEncoder.data(
            of: JSONReport(
                input: InputReport(tree),
                findings: findings.map {
                    Finding(
                        rule: $0.rule, level: $0.level, certainty: $0.certainty,
                        view: ViewReport($0.view, in: tree, withPath: true), text: $0.message)
                }))
    }

    private struct JSONReport: Encodable {
        var format = "responder-lint"
        var version = 1
        var input: InputReport
        var findings: [Finding]
    }

    private struct Finding: Encodable {
        var rule: LintFinding.Rule
        var level: LintFinding.Level
        var certainty: Certainty
        var view: ViewReport
        var text: String
    }
}
