// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing

@Suite("The first difference between two traces")
struct TraceDifferenceTests {
    private let entries = Story.entries

    private func text(_ found: [TraceEntry]) -> String? {
        TraceDifference(expected: entries, found: found)?.description
    }

    @Test("the same traces have none")
    func same() {
        #expect(TraceDifference(expected: entries, found: entries) == nil)
        #expect(TraceDifference(expected: [], found: []) == nil)
    }

    @Test("numbers that are none are the same: they give the same bytes")
    func notFinite() {
        let entry = TraceEntry(
            sequence: 0, time: 0, event: .inputReceived(InputNote(kind: .key, scene: 1, time: .nan)))
        #expect(entry != entry)
        #expect(TraceDifference(expected: [entry], found: [entry]) == nil)
    }

    @Test("a member that differs is named, with both values and the input before it")
    func member() {
        var found = entries
        guard case .forwarded(var forwarding) = found[5].event else { return #expect(Bool(false)) }
        forwarding.next = Cast.application
        found[5].event = .forwarded(forwarding)
        #expect(
            text(found) == """
                The traces are the same for 5 entries, and then differ, after the input "pointer 1 goes down at (150, 322) in scene 1":
                    expected: [5] 1.500 s  UIView #2 passes touchesBegan(_:with:) on to its next, UIWindow #1: its class does not override it.
                    found:    [5] 1.500 s  UIView #2 passes touchesBegan(_:with:) on to its next, UIApplication #8: its class does not override it.
                    event.next.class: expected "UIWindow", found "UIApplication"
                """)
    }

    @Test("a place deep in a hit test is named")
    func deep() {
        var found = entries
        var walk = Story.walk
        walk.visits[3].verdict = .refused(.hidden)
        found[1].event = .hitTest(walk)
        #expect(
            TraceDifference(expected: entries, found: found)?.member
                == TraceDifference.Member(
                    path: "event.visits[3].verdict.reason.type", expected: "\"outsideBounds\"", found: "\"hidden\""))
        walk.visits.removeLast()
        found[1].event = .hitTest(walk)
        walk.visits[3].verdict = Story.walk.visits[3].verdict
        found[1].event = .hitTest(walk)
        #expect(TraceDifference(expected: entries, found: found)?.member?.path == "event.visits[5]")
        #expect(TraceDifference(expected: entries, found: found)?.member?.found == nil)
    }

    @Test("only the time differs")
    func time() {
        var found = entries
        found[0].time = 1.75
        #expect(
            text(found) == """
                The traces are the same for 0 entries, and then differ:
                    expected: [0] 1.500 s  Input: pointer 1 goes down at (150, 322) in scene 1.
                    found:    [0] 1.750 s  Input: pointer 1 goes down at (150, 322) in scene 1.
                    time: expected 1.5, found 1.75
                """)
    }

    @Test("another event in the place has no member that differs")
    func event() {
        var found = entries
        found[3].event = .fault("A was left in B.")
        let difference = TraceDifference(expected: entries, found: found)
        #expect(difference?.member == nil)
        #expect(difference?.index == 3)
        #expect(difference?.lines.last?.description == "    found:    [3] 1.500 s  Mistake: A was left in B.")
    }

    @Test("one trace ends before the other")
    func ends() {
        #expect(
            text(Array(entries.dropLast(1))) == """
                The traces are the same for 8 entries; then the second ends, after the input "pointer 1 goes down at (150, 322) in scene 1", and 1 entry more was expected:
                    expected: [8] 1.500 s  UIApplication #8 discards touchesBegan(_:with:): its class does not override it, and the responder chain ends here.
                """)
        #expect(
            TraceDifference(expected: [], found: Array(entries.prefix(2)))?.description == """
                The traces are the same for 0 entries; then the first ends, and the second has 2 entries more:
                    found:    [0] 1.500 s  Input: pointer 1 goes down at (150, 322) in scene 1.
                """)
    }

    @Test("its JSON has the documented members")
    func json() throws {
        var found = entries
        found[0].time = 1.75
        let difference = try #require(TraceDifference(expected: entries, found: found))
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(difference)) as? [String: Any]
        #expect(
            object.map { Set($0.keys) }
                == [
                    "format", "version", "isSame", "index", "expected", "found", "member", "expectedCount",
                    "foundCount", "text",
                ])
        #expect(object?["format"] as? String == "responder-difference")
        #expect(object?["isSame"] as? Bool == false)
    }
}
