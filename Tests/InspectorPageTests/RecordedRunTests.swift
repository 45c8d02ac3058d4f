// SPDX-License-Identifier: Apache-2.0

import EventSession
import EventTrace
import Foundation
import Testing
import ViewDump

@testable import InspectorPage

/// A recorded run, part by part, as a page reads it.
@Suite struct RecordedRunTests {
    private static let window = Subject(identifier: 1, className: "UIWindow")
    private static let button = Subject(identifier: 2, className: "UIButton", label: "Buy </script><b>")
    private static let touch = TouchIdentifier(1)

    private func entry(_ sequence: UInt64, _ event: TraceEvent) -> TraceEntry {
        TraceEntry(sequence: sequence, time: 1 + Double(sequence) / 10, event: event)
    }

    /// A tap on a disabled button, between two pictures.
    private var items: [Session<UnreadInput>.Item] {
        [
            .responders(
                ResponderSnapshot(
                    windows: [.init(window: Self.window, firstResponder: nil)], keyWindow: Self.window,
                    chain: [Self.window])),
            .picture(RecordedPicture(json: Data(#"{"scene":1,"time":1}"#.utf8))),
            .turn(now: 1),
            .entry(
                entry(
                    0,
                    .inputReceived(
                        InputNote(
                            kind: .pointerDown, scene: 1, time: 1, pointer: 1, location: TracePoint(x: 20, y: 30))))),
            .entry(
                entry(
                    1,
                    .hitTest(
                        HitTestWalk(
                            touch: Self.touch, point: TracePoint(x: 20, y: 30),
                            visits: [
                                HitTestWalk.Visit(
                                    view: Self.button, depth: 0, point: TracePoint(x: 20, y: 30),
                                    bounds: TraceRect(x: 0, y: 0, width: 100, height: 44), verdict: .hit)
                            ], result: Self.button)))),
            .picture(RecordedPicture(json: Data(#"{"scene":1,"time":1.1}"#.utf8))),
            .entry(
                entry(2, .delivered(Delivery(responder: Self.button, method: .touchesBegan, touches: [Self.touch])))),
        ]
    }

    private func run(_ items: [Session<UnreadInput>.Item], identity: String = "a") -> RecordedRun {
        RecordedRun(name: "shop.jsonl", program: "Shop", items: items, identity: Data(identity.utf8))
    }

    private func messages(_ text: String?) throws -> [[String: Any]] {
        try (text ?? "").split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    @Test("the first part has what the run is, its scenes and its verdicts")
    func opening() throws {
        let run = run(items)
        let opening = try messages(run.part(0))
        #expect(opening.map { $0["type"] as? String } == ["welcome", "scenes", "verdicts"])
        let recorded = try #require(opening[0]["recorded"] as? [String: Any])
        #expect(recorded["name"] as? String == "shop.jsonl")
        #expect(recorded["entries"] as? Int == 3)
        #expect(recorded["pictures"] as? Int == 2)
        #expect(recorded["start"] as? Double == 1)
        #expect(recorded["end"] as? Double == 1.2)
        #expect((opening[1]["scenes"] as? [[String: Any]])?.map { $0["title"] as? String } == ["Scene 1"])
        #expect((opening[2]["verdicts"] as? [[String: Any]])?.map { $0["touch"] as? Int } == [1])
    }

    @Test("a part has pictures and chains with the entry that comes next, and entries as a live page gets them")
    func parts() throws {
        let run = run(items)
        #expect(run.count == 2)
        #expect(run.part(2) == nil)
        #expect(run.part(-1) == nil)
        let part = try messages(run.part(1))
        #expect(part.map { $0["type"] as? String } == ["pictures", "chains", "entries"])
        let pictures = try #require(part[0]["pictures"] as? [[String: Any]])
        #expect(pictures.map { $0["entry"] as? Int } == [0, 2])
        let chains = try #require(part[1]["chains"] as? [[String: Any]])
        #expect(chains.map { $0["entry"] as? Int } == [0])
        let entries = try #require(part[2]["entries"] as? [[String: Any]])
        let live = try messages(
            Message(
                type: "entries",
                body: Entries(
                    entries: items.compactMap { if case .entry(let entry) = $0 { LoggedEntry(entry) } else { nil } })
            ).text())
        let expected = try #require(live[0]["entries"] as? [[String: Any]])
        #expect(entries as NSArray == expected as NSArray)
    }

    @Test("many entries are many parts, each named by its first entry")
    func long() throws {
        let many = (0..<2500).map {
            Session<UnreadInput>.Item.entry(entry(UInt64($0), .keyWindow(from: nil, to: Self.window)))
        }
        let run = run(many)
        #expect(run.count == 4)
        let recorded = try #require(try messages(run.part(0))[0]["recorded"] as? [String: Any])
        #expect(recorded["parts"] as? [Int] == [0, 1000, 2000])
        let last = try #require(try messages(run.part(3))[0]["entries"] as? [[String: Any]])
        #expect(last.count == 500)
    }

    @Test("another file is another run, the same file the same")
    func identity() throws {
        func number(_ identity: String) throws -> Int? {
            try messages(run(items, identity: identity).part(0))[0]["run"] as? Int
        }
        #expect(try number("a") == number("a"))
        #expect(try number("a") != number("b"))
    }

    @Test("one file has every part inside, loads nothing, and no text of the run ends an element")
    func oneFile() throws {
        var html = ""
        RecordedFile.write(run(items), title: "Shop <1>: shop.jsonl") { html += $0 }
        #expect(html.contains("<title>Shop &lt;1&gt;: shop.jsonl</title>"))
        #expect(html.contains("default-src 'none'"))
        #expect(!html.contains("src=\"main.js\"") && !html.contains("href=\"page.css\""))
        #expect(!html.contains("Buy </script><b>"))
        #expect(html.contains("Buy \\u003c/script>\\u003cb>"))
        #expect(html.ranges(of: "<script").count == html.ranges(of: "</script>").count)
        #expect(html.contains("name=\"responder-source\" content=\"inside\""))
        // Every module is found by a bare name.
        for script in InspectorFiles.scripts {
            #expect(html.contains("\"\(script.stem)\":\"data:text/javascript;base64,"))
            #expect(!script.bytes.isEmpty)
        }
    }

    @Test("a page for each source names it once")
    func sources() {
        for source in [InspectorFiles.Source.live, .parts, .inside] {
            let page = InspectorFiles.index(source)
            #expect(page.ranges(of: "name=\"responder-source\" content=\"\(source.rawValue)\"").count == 1)
        }
    }
}
