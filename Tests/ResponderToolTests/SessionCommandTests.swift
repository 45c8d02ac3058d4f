// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("The command on sessions", .serialized)
struct SessionCommandTests {
    /// A session of the little app, which touches its button.
    private func withSession<Result>(_ body: (URL) throws -> Result) throws -> Result {
        try Tool.withFile { file in
            let run = try Tool.run(executable: "ReplayApp", environment: ["RESPONDER_RECORD": file.path])
            #expect(run.status == 0)
            return try body(file)
        }
    }

    @Test("a session recorded by one process replays to the same trace in another, byte for byte")
    func replay() throws {
        try withSession { file in
            let run = try Tool.run("replay", file.path, "--", Tool.built("ReplayApp").path)
            #expect(run.status == 0)
            #expect(run.errors == "")
            #expect(run.lines[0].hasPrefix("The traces are the same: "))
            let copy = file.path + ".copy"
            defer { try? FileManager.default.removeItem(atPath: copy) }
            #expect(try Tool.run("replay", file.path, "-o", copy, "--", Tool.built("ReplayApp").path).status == 0)
            #expect(try Data(contentsOf: URL(fileURLWithPath: copy)) == Data(contentsOf: file))
        }
    }

    @Test("a session has the user's languages and time zone, and replays in them wherever that is")
    func surroundings() throws {
        let app = Tool.built("ReplayApp").path
        try Tool.withFile { file in
            let user = ["TZ": "Asia/Tokyo", "LANGUAGE": "de:fr", "LC_ALL": ""]
            let recorded = user.merging(["RESPONDER_RECORD": file.path]) { $1 }
            #expect(try Tool.run("--zone", executable: "ReplayApp", environment: recorded).status == 0)
            let text = try String(contentsOf: file, encoding: .utf8)
            let header = try #require(text.split(separator: "\n").first)
            #expect(header.contains(#""languages":["de","fr""#) && header.contains(#""timeZone":"Asia/Tokyo""#))
            #expect(text.contains("buy in Asia"))
            let elsewhere = ["TZ": "America/New_York", "LANGUAGE": "en"]
            let run = try Tool.run("replay", file.path, "--", app, "--zone", environment: elsewhere)
            #expect(run.status == 0, "\(run.output)")
            // A file of before does not say where it was: the replay is where it is.
            let older = text.replacing(#","timeZone":"Asia/Tokyo""#, with: "")
            let status = try Tool.withFile(older) {
                try Tool.run("replay", $0.path, "--", app, "--zone", environment: elsewhere).status
            }
            #expect(status == 1)
        }
    }

    @Test(
        "an app that follows the order of sets replays where both runs have deterministic hashing, and the recording says so"
    )
    func sets() throws {
        let hashing = "SWIFT_DETERMINISTIC_HASHING"
        let app = Tool.built("ReplayApp").path
        try Tool.withFile { file in
            let record = ["RESPONDER_RECORD": file.path]
            #expect(
                try Tool.run("--sets", executable: "ReplayApp", environment: record.merging([hashing: "1"]) { $1 })
                    .status == 0)
            let session = try String(contentsOf: file, encoding: .utf8)
            #expect(session.split(separator: "\n")[0].contains("\"deterministicHashing\":true"))
            #expect(session.components(separatedBy: "firstResponder").count > 20)
            // The command turns it on by itself.
            let run = try Tool.run("replay", file.path, "--", app, "--sets", environment: [hashing: "0"])
            #expect(run.status == 0)
            #expect(run.lines[0].hasPrefix("The traces are the same: "))
        }
        try Tool.withFile { file in
            let record = ["RESPONDER_RECORD": file.path, hashing: "0"]
            #expect(try Tool.run("--sets", executable: "ReplayApp", environment: record).status == 0)
            let run = try Tool.run("replay", file.path, "--", app, "--sets", environment: [hashing: "0"])
            #expect(run.status == 1)
            #expect(run.errors.contains("SWIFT_DETERMINISTIC_HASHING=1"))
        }
    }

    @Test("every touch has a line and an outcome, in words and in JSON")
    func touches() throws {
        try withSession { file in
            let run = try Tool.run("touches", file.path)
            #expect(run.status == 0)
            #expect(run.lines.count == 3)
            #expect(run.lines[0].hasSuffix(" s  Touch 1: Tap on UIButton \"buy\""))
            #expect(run.lines[1].contains("UIButton \"buy\" sent touchUpInside. ReplayApp.AppDelegate #"))
            let nothing = try Tool.run("touches", file.path, "--nothing")
            #expect(nothing.status == 0)
            #expect(nothing.lines[0] == "\(file.path): nobody did anything in vain.")
            let json = try Tool.run("touches", file.path, "--json")
            let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
            #expect(object?["format"] as? String == "responder-touches")
            #expect((object?["verdicts"] as? [[String: Any]])?.map { $0["effect"] as? String } == ["acted"])
            #expect(try Tool.run("touches", file.path + ".missing").status == 2)
        }
    }

    @Test("another build's difference is told in words and JSON, with status 1")
    func difference() throws {
        try withSession { file in
            let app = Tool.built("ReplayApp").path
            let run = try Tool.run("replay", file.path, "--", app, "--changed")
            #expect(run.status == 1)
            #expect(
                run.lines[0].contains("then differ, after the input \"pointer 1 goes up at (60, 60) in scene 1\":"))
            #expect(run.lines[2].contains(" ignores touch 1: its isEnabled is false"))
            let json = try Tool.run("replay", file.path, "--format", "json", "--", app, "--changed")
            #expect(json.status == 1)
            let answer = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
            #expect(answer["format"] as? String == "responder-difference")
            // The app alone compares too.
            let alone = try Tool.run(
                "--changed", executable: "ReplayApp", environment: ["RESPONDER_REPLAY": file.path])
            #expect(alone.status == 1)
            #expect(alone.output.contains(" ignores touch 1: its isEnabled is false"))
            #expect(try Tool.run(executable: "ReplayApp", environment: ["RESPONDER_REPLAY": file.path]).status == 0)
        }
    }

    @Test("diff compares two sessions")
    func diff() throws {
        try withSession { file in
            let same = try Tool.run("diff", file.path, file.path)
            #expect(same.status == 0)
            #expect(same.lines[0].hasPrefix("The traces are the same: "))
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            let shorter = lines.dropLast().joined(separator: "\n") + "\n"
            let last = try #require(lines.lastIndex { $0.hasPrefix("{\"entry\"") })
            try Tool.withFile(lines[..<last].joined(separator: "\n") + "\n") { cut in
                let run = try Tool.run("diff", file.path, cut.path)
                #expect(run.status == 1)
                #expect(run.lines[0].contains("; then the second ends"))
            }
            let shortened = try Tool.withFile(shorter) { try Tool.run("diff", file.path, $0.path).status }
            #expect(shortened == 0)
            // In the middle of the last line that is left.
            let left = lines[lines.count - 2].count / 2
            try Tool.withFile(String(shorter.dropLast(left + 1))) { cut in
                let run = try Tool.run("diff", file.path, cut.path)
                #expect(run.status == 2)
                #expect(
                    run.errors.hasPrefix(
                        "\(cut.path):\(lines.count - 1): error: line \(lines.count - 1): the file ends in"))
            }
        }
    }

    @Test("explain tells an entry, and the story of its touch")
    func explain() throws {
        try withSession { file in
            let run = try Tool.run("explain", file.path, "--touch", "1")
            #expect(run.status == 0)
            #expect(run.lines[0].hasPrefix("Tap on UIButton \"buy\": UIButton \"buy\" sent touchUpInside."))
            #expect(run.lines[2].hasPrefix("Touch 1 at (60, 60) goes to UIButton \"buy\" #"))
            #expect(run.output.contains("\nWho was told:\n"))
            #expect(run.output.contains("touchesBegan(_:with:): UIButton \"buy\" #"))
            #expect(run.output.contains(", which keeps it"))
            let json = try Tool.run("explain", file.path, "--touch", "1", "--format", "json")
            let answer = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
            #expect(answer["format"] as? String == "responder-touch")
            let first = try Tool.run("explain", file.path, "--event", "0")
            #expect(first.status == 0)
            #expect(first.lines[0].hasPrefix("[0] "))
            let missing = try Tool.run("explain", file.path, "--event", "9999")
            #expect(missing.status == 2)
            #expect(missing.errors.contains("no entry 9999: the entries are 0 to "))
            let ofSession = try Tool.run("explain", file.path, "--at", "1,1").status
            #expect(ofSession == 2)
        }
        let ofDump = try Tool.withFile(Tool.dump) { try Tool.run("explain", $0.path, "--touch", "1").status }
        #expect(ofDump == 2)
    }

    @Test("timeline writes what Perfetto opens")
    func timeline() throws {
        try withSession { file in
            let output = file.path + ".json"
            defer { try? FileManager.default.removeItem(atPath: output) }
            let run = try Tool.run("timeline", file.path, "-o", output)
            #expect(run.status == 0)
            let data = try Data(contentsOf: URL(fileURLWithPath: output))
            let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            #expect((document["traceEvents"] as? [[String: Any]])?.isEmpty == false)
        }
    }

    @Test("an app that cannot be run, or a session that cannot be replayed, is told with status 2")
    func failures() throws {
        try withSession { file in
            let run = try Tool.run("replay", file.path, "--", "/nonexistent/App")
            #expect(run.status == 2)
            #expect(run.errors.contains("/nonexistent/App: error: cannot be run"))
            #expect(try Tool.run("replay", file.path, "--", "/bin/false").errors.contains("it ended with status 1"))
            #expect(try Tool.run("replay", file.path, "--", "/bin/true").errors.contains("it ended without replaying"))
            let slow = try Tool.run("replay", file.path, "--timeout", "0.05", "--", "/bin/sleep", "60")
            #expect(slow.status == 2)
            #expect(slow.errors.contains("it did not end within 0.05 s"))
            #expect(try Tool.run("replay", file.path).status == 64)
        }
        #expect(try Tool.run("replay", "/nonexistent", "--", "/bin/true").status == 2)
    }
}
