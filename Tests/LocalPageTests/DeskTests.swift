// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import ViewDump

@testable import LocalPage

@Suite("What the local page answers")
struct DeskTests {
    private let dump = """
        <UIWindow: 0x1001; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x61001>>
           | <UIView: 0x1002; frame = (0 0; 390 844); layer = <CALayer: 0x61002>>
           |    | <UIButton: 0x1003; frame = (20 100; 120 44); layer = <CALayer: 0x61003>>
           |    | <UIView: 0x1004; frame = (0 0; 390 200); backgroundColor = <UIColor: 0x1>; layer = <CALayer: 0x61004>>
        """

    private func desk(_ text: String) throws -> (Desk, Opened) {
        var desk = Desk()
        let opened = try desk.open(Data(text.utf8), name: "a.txt")
        return (desk, opened)
    }

    @Test("a dump: who gets what, with colors and findings")
    func openedDump() throws {
        guard case .dump(let opened) = try desk(dump).1 else {
            Issue.record("not a dump")
            return
        }
        #expect(opened.name == "a.txt" && opened.views == 4 && opened.canTell)
        #expect(opened.screen == Box(TraceRect(x: 0, y: 0, width: 390, height: 844)))
        #expect(opened.regions.map(\.view) == [2, 4])
        #expect(opened.regions[1].parts == [Box(TraceRect(x: 0, y: 0, width: 390, height: 200))])
        #expect(Set(opened.regions.map(\.color)).count == 2)
        #expect(opened.findings.map(\.view) == [3])
        #expect(opened.findings[0].box == Box(TraceRect(x: 20, y: 100, width: 120, height: 44)))
    }

    @Test("a point, a view, or both are asked about, in the words of explain")
    func asking() throws {
        let (desk, _) = try desk(dump)
        let answer = try desk.ask(x: 30, y: 120, whyNot: "0x1003")
        #expect(answer.lines[0].text == "A hit test at (30, 120) finds UIView #4.")
        #expect(answer.lines.map(\.text).contains("  UIView #4 lies in front of UIButton #3 and takes the point"))
        #expect(answer.certainty == "sure")
        #expect(answer.box == Box(TraceRect(x: 0, y: 0, width: 390, height: 200)))
        #expect(try desk.ask(x: nil, y: nil, whyNot: "#3").lines[0].text == "No touch on its area reaches UIButton #3.")
    }

    @Test("what cannot be answered says why, and leaves what is open")
    func refusals() throws {
        var (desk, _) = try desk(dump)
        func reason(_ body: () throws -> Answer) -> String? {
            do {
                _ = try body()
                return nil
            } catch { return (error as? Refusal)?.reason }
        }
        #expect(reason { try desk.ask(x: 1, y: 1, whyNot: "Buy") }?.contains("Buy") == true)
        #expect(reason { try desk.ask(x: 1, y: nil, whyNot: nil) } == "neither a point nor a view was named")
        #expect(reason { try desk.ask(x: 1e9, y: 0, whyNot: nil) } == "the point is too far away")
        #expect(reason { try desk.story(of: 1) } == "no session is open")
        #expect(reason { try Desk().ask(x: 1, y: 1, whyNot: nil) } == "no dump is open")
        #expect(throws: Refusal.self) { try desk.open(Data("nothing".utf8), name: "b") }
        #expect(try desk.ask(x: 30, y: 120, whyNot: nil).certainty == "sure")
    }

    @Test("a trace: what was done, what came of it, and how")
    func run() throws {
        let window = Subject(identifier: 1, className: "UIWindow", label: nil)
        let button = Subject(identifier: 2, className: "UIButton", label: "Buy")
        let touch = TouchIdentifier(1)
        func visit(_ subject: Subject, _ depth: Int, _ verdict: HitTestWalk.Verdict) -> HitTestWalk.Visit {
            HitTestWalk.Visit(
                view: subject, depth: depth, point: TracePoint(x: 5, y: 5),
                bounds: TraceRect(x: 0, y: 0, width: 100, height: 44), verdict: verdict)
        }
        let walk = HitTestWalk(
            touch: touch, point: TracePoint(x: 5, y: 5),
            visits: [visit(window, 0, .passedOn(to: button)), visit(button, 1, .hit)], result: button)
        let entries = [TraceEntry(sequence: 1, time: 0.5, event: .hitTest(walk))]
        var desk = Desk()
        guard case .run(let opened) = try desk.open(try TraceFile.data(of: entries), name: "t.jsonl") else {
            Issue.record("not a run")
            return
        }
        #expect(opened.entries == 1 && opened.deeds.count == 1 && opened.more == 0)
        #expect(opened.deeds[0].title.text.contains("UIButton \"Buy\""))
        let story = try desk.story(of: opened.deeds[0].sequence)
        #expect(story.lines.map(\.text).contains { $0.contains("UIButton \"Buy\"") })
        #expect(throws: Refusal.self) { try desk.story(of: 99) }
        #expect(throws: Refusal.self) { try desk.ask(x: 1, y: 1, whyNot: nil) }
    }
}
