// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ViewDump

/// What SARIF 2.1.0 (OASIS, errata 01) asks of what is written, stated here so that no test needs a network.
@Suite("SARIF")
struct SARIFTests {
    private func log(_ dump: String, file: String = "Dumps/a b.txt") throws -> [String: Any] {
        let report = LintReport(try Dumps.tree(dump), file: file)
        return try #require(try JSONSerialization.jsonObject(with: report.sarif()) as? [String: Any])
    }

    private let dump = Dumps.page(
        Dumps.line(2, "UIButton", 3, "20 100; 120 20"), Dumps.line(2, "UIView", 4, "0 110; 390 200"),
        Dumps.line(2, "UIButton", 5, "20 200; 120 44"))

    @Test("3.13, 3.14: a log has version and runs, a run has a tool whose driver has a name, and results")
    func required() throws {
        let log = try log(dump)
        #expect(Set(log.keys) == ["$schema", "version", "runs"])
        #expect(log["version"] as? String == "2.1.0")
        #expect((log["$schema"] as? String).flatMap(URL.init(string:))?.scheme == "https")
        let runs = try #require(log["runs"] as? [[String: Any]])
        #expect(runs.count == 1)
        #expect(Set(runs[0].keys) == ["tool", "columnKind", "results"])
        #expect(["utf16CodeUnits", "unicodeCodePoints"].contains(runs[0]["columnKind"] as? String))
        let tool = try #require(runs[0]["tool"] as? [String: Any])
        let driver = try #require(tool["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "responder")
    }

    @Test("3.19.23, 3.49: rules are unique objects with an id and a short description")
    func rules() throws {
        let rules = try rules(of: log(dump))
        let names = rules.compactMap { $0["id"] as? String }
        #expect(names.count == rules.count)
        #expect(Set(names).count == names.count)
        for rule in rules {
            let description = try #require(rule["shortDescription"] as? [String: Any])
            #expect((description["text"] as? String)?.isEmpty == false)
        }
    }

    @Test("3.27: a result has a message, a known level, a rule of the tool, and locations with regions from 1")
    func results() throws {
        let log = try log(dump)
        let names = try Set(rules(of: log).compactMap { $0["id"] as? String })
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count >= 2)
        for result in results {
            let message = try #require(result["message"] as? [String: Any])
            #expect((message["text"] as? String)?.isEmpty == false)
            #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
            #expect(try names.contains(#require(result["ruleId"] as? String)))
            let locations = try #require(result["locations"] as? [[String: Any]])
            #expect(locations.count == 1)
            let place = try #require(locations[0]["physicalLocation"] as? [String: Any])
            let artifact = try #require(place["artifactLocation"] as? [String: Any])
            // 3.4.3: a valid URI reference; a colon in a first segment would make it a scheme.
            let reference = try #require(artifact["uri"] as? String)
            #expect(reference == "Dumps/a%20b.txt")
            #expect(URL(string: reference)?.scheme == nil)
            let region = try #require(place["region"] as? [String: Any])
            #expect(try #require(region["startLine"] as? Int) >= 1)
            #expect(try #require(region["startColumn"] as? Int) >= 1)
            let logical = try #require(locations[0]["logicalLocations"] as? [[String: Any]])
            #expect((logical.first?["name"] as? String)?.isEmpty == false)
        }
    }

    @Test("3.14.23: a run without findings has an empty list of results, not none")
    func nothing() throws {
        let log = try log(Dumps.line(0, "UIWindow", 1, "0 0; 390 844"))
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        #expect((run["results"] as? [Any])?.isEmpty == true)
    }

    private func rules(of log: [String: Any]) throws -> [[String: Any]] {
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        return try #require(driver["rules"] as? [[String: Any]])
    }
}
