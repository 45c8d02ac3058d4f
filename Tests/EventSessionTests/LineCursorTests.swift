// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing

@testable import EventSession

@Suite("Reading what a recording writes, without a decoder")
struct LineCursorTests {
    private static let view = Subject(identifier: 3, className: "UIButton", label: "Käse \u{1F9C0}")
    private static let page = Subject(identifier: 4, className: "Shop.Page")
    private static let touch = TouchIdentifier(7)

    private static let visits: [HitTestWalk.Visit] = [
        HitTestWalk.Visit(
            view: page, depth: 0, point: TracePoint(x: -0.5, y: 0.25),
            bounds: TraceRect(x: 0, y: 0, width: 390, height: 844),
            verdict: .passedOn(to: view)),
        HitTestWalk.Visit(
            view: page, depth: 1, point: nil, bounds: TraceRect(x: 0, y: 0, width: 1, height: 1),
            verdict: .refused(.outsideBounds), withheld: view),
        HitTestWalk.Visit(
            view: view, depth: 1, point: TracePoint(x: 1.0 / 3, y: 12345.678901234567),
            bounds: TraceRect(x: 0, y: 0, width: 1, height: 1), verdict: .hit),
        HitTestWalk.Visit(
            view: page, depth: 1, point: nil, bounds: TraceRect(x: 0, y: 0, width: 1, height: 1),
            verdict: .covered(by: view)),
    ]

    /// Every answer that a view can give.
    private static let answers: [HitTestWalk.Verdict] =
        [
            .answeredByOverride(view), .answeredByOverride(nil), .refused(.transparent(alpha: 0.004999999888241291)),
        ] + refusals.map { .refused($0) }

    private static let refusals: [HitTestWalk.Refusal] = [
        .hidden, .interactionDisabled, .outsideByOverride, .singularTransform, .animating,
        .windowWithoutForegroundScene,
    ]

    @Test("An input that is not looked into says where in its turn it stands, and is a whole line")
    func unreadInputs() {
        func place(_ line: String) -> InputPlace? {
            Array(line.utf8).withUnsafeBytes { bytes in
                var cursor = LineCursor(bytes.bindMemory(to: UInt8.self))
                return cursor.unreadInput()
            }
        }
        #expect(place(#"{"input":{"name":"a"}}"#) == InputPlace())
        var late = InputPlace()
        (late.batch, late.pass) = (2, 3)
        #expect(place(#"{"batch":2,"input":{"name":"a"},"pass":3}"#) == late)
        for line in ["", #"{"input":{"name":"a"}"#, #"{"turn":{"now":1}}"#, #"{"input":{}},"#, #""input":{}}"#] {
            #expect(place(line) == nil, "\(line)")
        }
    }

    @Test("a turn is a whole line with its time, and nothing else is one")
    func turns() {
        func now(_ text: String) -> Double? { read(text) { $0.turn() } }
        #expect(now(#"{"turn":{"now":1.5}}"#) == 1.5)
        for line in ["1.5}}", #"{"turn":{}}"#, #"{"turn":{"now":1.5}"#, #"{"turn":{"now":1.5}} "#, ""] {
            #expect(now(line) == nil, "\(line)")
        }
        #expect(read(#"{"turn":{"now":1.5}} "#, to: " ") { $0.turn() } == nil)
    }

    private static let events: [TraceEvent] = [
        .inputReceived(
            InputNote(
                kind: .pointerDown, scene: 1, time: 15837.150768789, pointer: 9,
                location: TracePoint(x: 60, y: 60.25))),
        .inputReceived(InputNote(kind: .key, scene: 2, time: 3)),
        .eventSent(
            EventNote(
                kind: .touches, timestamp: 0.1, windows: [page],
                touches: [
                    TouchNote(
                        touch: touch, phase: .moved, location: TracePoint(x: 0.1, y: -0.2), tapCount: 2,
                        view: view),
                    TouchNote(
                        touch: touch, phase: .ended, location: TracePoint(x: 1, y: 2), tapCount: 1, view: nil),
                ])),
        .delivered(Delivery(responder: view, method: .touchesBegan, touches: [touch])),
        .kept(Delivery(responder: view, method: .pressesBegan)),
        .forwarded(
            Forwarding(
                responder: view, method: .touchesMoved, isOverridden: true, next: page, touches: [touch])),
        .forwarded(Forwarding(responder: view, method: .motionEnded, isOverridden: false, next: nil)),
        .hitTest(
            HitTestWalk(touch: touch, point: TracePoint(x: 1, y: 2), visits: visits, result: view)),
        .hitTest(
            HitTestWalk(
                touch: nil, point: TracePoint(x: 1, y: 2),
                visits: answers.map {
                    HitTestWalk.Visit(
                        view: page, depth: 1, point: nil, bounds: TraceRect(x: 0, y: 0, width: 1, height: 1),
                        verdict: $0)
                })),
        .recognizer(RecognizerNote(recognizer: page, old: .possible, new: .began, view: view)),
        .controlEvents(
            ControlNote(
                control: view, events: ["touchDown"], isTouchInside: true, touch: touch, actionCount: 2)),
        .action(
            ActionNote(
                action: "buy:", sender: view,
                asked: [ActionNote.Answer(responder: page, canPerform: false)],
                outcome: .performed(by: page))),
        .recognizer(RecognizerNote(recognizer: page, old: .began, new: .changed)),
        .controlEvents(ControlNote(control: page, events: [], isTouchInside: false)),
        .action(ActionNote(action: "sell:", sender: nil, asked: [], outcome: .performed(by: view))),
    ]

    /// Those that it leaves to the decoder.
    private static let others: [TraceEvent] = [
        .recognizer(
            RecognizerNote(
                recognizer: page, old: .possible, new: .failed,
                reason: .failed(.moved(distance: 50, limit: 44)))),
        .controlEvents(ControlNote(control: view, events: [], isTouchInside: true, refusal: .disabled)),
        .action(ActionNote(action: "buy:", sender: nil, asked: [], outcome: .nobody)),
        .fault("A \"mistake\"."),
    ]

    private func line(_ event: TraceEvent) throws -> Data {
        let entry = TraceEntry(sequence: 18_446_744, time: 15837.250768789001, event: event)
        struct Line: Encodable { var entry: TraceEntry }
        return try SessionCoding.encoder.encode(Line(entry: entry))
    }

    private func read(_ data: Data) -> TraceEntry? {
        data.withUnsafeBytes { bytes in
            var cursor = LineCursor(bytes.bindMemory(to: UInt8.self))
            return cursor.sessionEntry()
        }
    }

    @Test("what comes often is read as the decoder reads it", arguments: events)
    func same(event: TraceEvent) throws {
        let data = try line(event)
        let entry = try #require(read(data))
        #expect(entry == TraceEntry(sequence: 18_446_744, time: 15837.250768789001, event: event))
    }

    @Test("the rest is left to the decoder", arguments: others)
    func rest(event: TraceEvent) throws { #expect(try read(line(event)) == nil) }

    @Test("no line that is cut, or has a byte too many, is taken for one", arguments: events)
    func damaged(event: TraceEvent) throws {
        let data = try line(event)
        for count in 0..<data.count { #expect(read(data.prefix(count)) == nil) }
        #expect(read(data + Data("}".utf8)) == nil)
        #expect(read(Data(" ".utf8) + data) == nil)
    }

    @Test(
        "a value of any kind is passed over whole, and what is none is not",
        arguments: [
            ("[]", true), ("{}", true), ("[1]", true), ("[1,[2,{}],\"a\"]", true), ("{\"a\":[],\"b\":null}", true),
            ("true", true),
            ("-1.5", true), ("[", false), ("[1", false), ("[1,]", false), ("[1}", false), ("{\"a\"}", false),
            ("{\"a\"", false),
            ("{\"a\":1", false),
            ("nul", false), ("", false),
        ])
    func passedOver(_ text: String, isValue: Bool) {
        let passed = Data(text.utf8).withUnsafeBytes { bytes in
            var cursor = LineCursor(bytes.bindMemory(to: UInt8.self))
            return cursor.skipValue() && cursor.isAtEnd
        }
        #expect(passed == isValue)
    }

    /// What is read at a text's beginning; with `to`, only if that text is left.
    private func read<Value>(_ text: String, to left: StaticString = "", _ body: (inout LineCursor) -> Value?) -> Value?
    {
        Data(text.utf8).withUnsafeBytes { bytes in
            var cursor = LineCursor(bytes.bindMemory(to: UInt8.self))
            guard let value = body(&cursor), cursor.skip(left), cursor.isAtEnd else { return nil }
            return value
        }
    }

    @Test("whole numbers of up to eighteen digits that their type has; a colon is no digit")
    func integers() {
        func integer<Number: FixedWidthInteger>(_ text: String, _ type: Number.Type) -> Number? {
            read(text) { $0.integer(type) }
        }
        #expect(integer("999999999999999999", UInt64.self) == 999_999_999_999_999_999)
        #expect(integer("-999999999999999999", Int64.self) == -999_999_999_999_999_999)
        #expect(integer("1000000000000000000", UInt64.self) == nil)
        #expect(integer("255", UInt8.self) == 255 && integer("256", UInt8.self) == nil)
        #expect(integer("-1", UInt8.self) == nil && integer("-128", Int8.self) == -128)
        for text in ["", "-", "+1", "1.0", "1e2", "1-", "x", ":", "/"] { #expect(integer(text, Int.self) == nil) }
        #expect(read("12:", to: ":") { $0.integer(Int.self) } == 12)
        #expect(read("90/", to: "/") { $0.integer(Int.self) } == 90)
    }

    @Test(
        "fifteen digits before the point, or on both sides of it, are divided; more are left to the decoder, or read as they are"
    )
    func lengths() {
        func number(_ text: String) -> Double? { read(text) { $0.number() } }
        #expect(number("999999999999999") == 999_999_999_999_999 && number("1000000000000000") == nil)
        #expect(number("12345678.1234567") == 12345678.1234567 && number("12345678.12345678") == 12345678.12345678)
        #expect(number("-123456789.1234567") == -123456789.1234567 && number("123456789.1234567e1") == nil)
        #expect(read("9.5:", to: ":") { $0.number() } == 9.5)
        #expect(read("9.5d", to: "d") { $0.number() } == 9.5 && read("9.5e", to: "e") { $0.number() } == nil)
        #expect(read("\"a") { $0.string() == nil ? true : nil } == true)
        // Divided, the first would be another number; the others are too long for the whole numbers that are divided.
        #expect(number("96480647.86969079") == 96480647.86969079)
        #expect(number("0.99999999999999999999") == 1 && number("99999999999999999999") == nil)
        #expect(read("99999999999999999999") { $0.integer(UInt64.self) } == nil)
    }

    @Test("strings end at their quotation mark; what is escaped, or no text, is left to the decoder")
    func strings() {
        func string(_ text: String) -> String? { read(text) { $0.string() } }
        #expect(string("\"\"") == "" && string("\" \"") == " " && string("\"K\u{E4}se\"") == "Käse")
        #expect(read("\"a\"b", to: "b") { $0.string() } == "a")
        for text in ["", "a", "\"", "\"a", "\"a\\n\"", "\"a\u{1F}\""] { #expect(string(text) == nil) }
        let broken = ([0x22, 0xFF, 0x22] as [UInt8]).withUnsafeBufferPointer { bytes in
            var cursor = LineCursor(bytes)
            return cursor.string()
        }
        #expect(broken == nil)
    }

    @Test("lists are read to their bracket, element by element; truths by their words")
    func lists() {
        func list(_ text: String) -> [Int]? { read(text) { $0.list { $0.integer() } } }
        #expect(list("[]") == [] && list("[1]") == [1] && list("[1,2,3]") == [1, 2, 3])
        for text in ["", "[", "[1", "[1,", "[1,]", "[,1]", "[1}", "1]", "[a]", "[1]]"] { #expect(list(text) == nil) }
        func boolean(_ text: String) -> Bool? { read(text) { $0.boolean() } }
        #expect(boolean("true") == true && boolean("false") == false && boolean("tru") == nil && boolean("") == nil)
    }

    @Test("values are passed over sixty-four deep, and no deeper")
    func deep() {
        func passes(_ depth: Int, _ open: String, _ close: String) -> Bool {
            let text = String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
            return read(text) { $0.skipValue() ? true : nil } != nil
        }
        #expect(passes(63, "[", "]") && !passes(64, "[", "]"))
        #expect(passes(63, "{\"a\":", "}") && !passes(64, "{\"a\":", "}"))
    }

    @Test("numbers are those of the decoder, to the last bit")
    func numbers() throws {
        for text in [
            "0", "-0", "0.1", "15837.250768789001", "123456789012345", "0.30000000000000004",
            "1234567890.12345",
            "-9007199254740.25", "99999.999999999",
        ] {
            let expected = try #require(Double(text))
            let read = Data(text.utf8).withUnsafeBytes { bytes in
                var cursor = LineCursor(bytes.bindMemory(to: UInt8.self))
                return cursor.number()
            }
            #expect(read?.bitPattern == expected.bitPattern, "\(text)")
        }
        for text in ["1e5", "", "-", "1.", "1.2.3", "1-2", "nan"] {
            let read = Data(text.utf8).withUnsafeBytes { bytes in
                var cursor = LineCursor(bytes.bindMemory(to: UInt8.self))
                return cursor.number()
            }
            #expect(read == nil, "\(text)")
        }
    }
}
