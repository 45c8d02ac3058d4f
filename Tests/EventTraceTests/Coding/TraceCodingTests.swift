// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import EventTrace

@Suite("The JSON of a trace")
struct TraceCodingTests {
    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private func decode<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: Data(json.utf8))
    }

    @Test("every event with every reason comes back as it was", arguments: Samples.events)
    func roundTrip(event: TraceEvent) throws {
        let entry = TraceEntry(sequence: .max, time: 12.25, event: event)
        #expect(try decode(json(entry)) == entry)
    }

    @Test("the samples have every kind of event, and a reader knows each by its type")
    func types() throws {
        struct Typed: Decodable { var type: String }
        let types = try Set(Samples.events.map { try decode(json($0), as: Typed.self).type })
        #expect(types == Set(TraceEvent.kinds.map(\.name)))
        #expect(types == Set(Samples.events.map(\.typeName)))
    }

    @Test("the documentation lists every kind of event")
    func documentation() throws {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Documentation/Trace.md")
        let text = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
        #expect(TraceEvent.kinds.map(\.name).filter { !text.contains("\n| `\($0)` |") } == [])
    }

    @Test("an entry's form is stable: a hit test")
    func hitTest() throws {
        let walk = HitTestWalk(
            touch: Cast.touch, point: TracePoint(x: 20.5, y: 40), visits: [visit(.refused(.transparent(alpha: 0.005)))],
            result: nil)
        #expect(
            try json(TraceEntry(sequence: 7, time: 1.5, event: .hitTest(walk))) == """
                {"event":{"point":{"x":20.5,"y":40},"touch":1,"type":"hitTest","visits":[{"bounds":{"height":44,"width":100,"x":0,"y":0},\
                "depth":0,"point":{"x":20.5,"y":10},"verdict":{"reason":{"alpha":0.005,"type":"transparent"},"type":"refused"},\
                "view":{"class":"UIButton","identifier":3,"label":"Buy"}}]},"sequence":7,"time":1.5}
                """)
    }

    @Test("an entry's form is stable: reasons, answers, refused input")
    func others() throws {
        #expect(
            try json(TraceEvent.touchWithheld(Cast.second, from: Cast.page, because: .alreadyTracking(Cast.touch)))
                == #"{"reason":{"touch":1,"type":"alreadyTracking"},"touch":2,"type":"touchWithheld","view":{"class":"UIView","identifier":2}}"#
        )
        #expect(
            try json(
                TraceEvent.action(
                    ActionNote(
                        action: "save:", sender: nil,
                        asked: [ActionNote.Answer(responder: Cast.field, canPerform: false)], outcome: .nobody)))
                == #"{"action":"save:","asked":[{"canPerform":false,"responder":{"class":"UITextField","identifier":5}}],"outcome":{"type":"nobody"},"type":"action"}"#
        )
        #expect(
            try json(TraceEvent.inputRejected(InputNote(kind: .key, scene: 1, time: 2), .unknownScene(1)))
                == #"{"fault":{"scene":1,"type":"unknownScene"},"kind":"key","scene":1,"time":2,"type":"inputRejected"}"#
        )
        #expect(
            try json(TraceEvent.keyWindow(from: nil, to: Cast.window))
                == #"{"to":{"class":"UIWindow","identifier":1},"type":"keyWindow"}"#)
    }

    @Test("a number that JSON has no form for is a word, and comes back")
    func notFinite() throws {
        let note = InputNote(
            kind: .pointerDown, scene: 1, time: -.infinity, pointer: 1, location: TracePoint(x: .nan, y: .infinity))
        let text = try json(note)
        #expect(
            text
                == #"{"kind":"pointerDown","location":{"x":"nan","y":"infinity"},"pointer":1,"scene":1,"time":"-infinity"}"#
        )
        let back = try decode(text, as: InputNote.self)
        #expect(back.location?.x.isNaN == true && back.location?.y == .infinity && back.time == -.infinity)
    }

    @Test("a word that names no number is refused")
    func badNumber() {
        #expect(throws: DecodingError.self) { try decode(#"{"x":"much","y":0}"#, as: TracePoint.self) }
    }

    @Test(
        "an unknown type is named, with its place and what may stand there",
        arguments: [
            (
                #"{"sequence":0,"time":0,"event":{"type":"teleported"}}"#, "teleported", "event.type",
                "inputReceived"
            ),
            (
                #"{"sequence":0,"time":0,"event":{"type":"hitTest","point":{"x":0,"y":0},"visits":[{"view":{"identifier":1,"class":"A"},"depth":0,"bounds":{"x":0,"y":0,"width":0,"height":0},"verdict":{"type":"maybe"}}]}}"#,
                "maybe", "event.visits[0].verdict.type", "hit"
            ),
            (
                #"{"sequence":0,"time":0,"event":{"type":"touchCancelled","touch":1,"reason":{"type":"boredom"}}}"#,
                "boredom", "event.reason.type", "host"
            ),
        ])
    func unknownType(json: String, found: String, path: String, first: String) throws {
        let error = try #require(throws: UnknownTraceType.self) { try decode(json, as: TraceEntry.self) }
        #expect(error.found == found)
        #expect(error.path == path)
        #expect(error.expected.first == first)
        #expect(error.description.hasPrefix("\(path): unknown type \"\(found)\", expected one of \(first), "))
    }

    @Test("a member that this version does not know is passed over")
    func extraMember() throws {
        #expect(
            try decode(#"{"identifier":2,"class":"UIView","shoeSize":43}"#, as: Subject.self) == Cast.page)
    }
}
