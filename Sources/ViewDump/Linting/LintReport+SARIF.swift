// SPDX-License-Identifier: Apache-2.0

import Foundation

extension LintReport {
    /// SARIF 2.1.0, which code-scanning services read.
    public func sarif() throws -> Data {
        let rules = LintFinding.Rule.allCases
        return try ReportEncoder.data(
            of: Log(
                runs: [
                    Run(
                        tool: Tool(
                            driver: Driver(
                                rules: rules.map {
                                    RuleReport(id: $0.rawValue, shortDescription: Message(text: $0.summary))
                                })),
                        results: findings.map(result))
                ]))
    }

    private func result(_ finding: LintFinding) -> Result {
        let view = tree.views[finding.view]
        return Result(
            ruleId: finding.rule.rawValue, level: finding.level.rawValue, message: Message(text: finding.message),
            locations: [
                Location(
                    physicalLocation: PhysicalLocation(
                        artifactLocation: ArtifactLocation(uri: Self.reference(to: file)),
                        region: TextRegion(startLine: view.line, startColumn: view.column)),
                    logicalLocations: [
                        LogicalLocation(
                            name: tree.subject(of: finding.view).description, kind: "object")
                    ])
            ])
    }

    /// A relative reference (RFC 3986): characters that are not part of paths are escaped.
    private static func reference(to file: String) -> String {
        file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: ":")))
            ?? file
    }

    private struct Log: Encodable {
        var schema = "https://json.schemastore.org/sarif-2.1.0.json"
        var version = "2.1.0"
        var runs: [Run]

        enum CodingKeys: String, CodingKey {
            case schema = "$schema"
            case version, runs
        }
    }

    private struct Run: Encodable {
        var tool: Tool
        var columnKind = "unicodeCodePoints"
        var results: [Result]
    }

    private struct Tool: Encodable { var driver: Driver }

    private struct Driver: Encodable {
        var name = "responder"
        var rules: [RuleReport]
    }

    private struct RuleReport: Encodable {
        var id: String
        var shortDescription: Message
    }

    private struct Result: Encodable {
        var ruleId: String
        var level: String
        var message: Message
        var locations: [Location]
    }

    private struct Message: Encodable { var text: String }

    private struct Location: Encodable {
        var physicalLocation: PhysicalLocation
        var logicalLocations: [LogicalLocation]
    }

    private struct PhysicalLocation: Encodable {
        var artifactLocation: ArtifactLocation
        var region: TextRegion
    }

    private struct ArtifactLocation: Encodable { var uri: String }

    private struct TextRegion: Encodable {
        var startLine: Int
        var startColumn: Int
    }

    private struct LogicalLocation: Encodable {
        var name: String
        var kind: String
    }
}
