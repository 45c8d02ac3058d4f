// SPDX-License-Identifier: Apache-2.0

import EventSession
import EventTrace
import Foundation
import Testing

@Suite("Session files")
struct SessionFileTests {
    private func read(_ data: Data) throws -> Session<SampleInput> { try SessionReader<SampleInput>.session(in: data) }

    private func error(_ data: Data) -> SessionFileError? {
        do {
            _ = try read(data)
            return nil
        } catch { return error as? SessionFileError }
    }

    @Test("a session comes back as it was, and is written as the same bytes again")
    func roundTrip() throws {
        let data = SessionSamples.session.data()
        let session = try read(data)
        #expect(session.header == SessionSamples.session.header)
        #expect(session.items.count == SessionSamples.session.items.count)
        #expect(session.isComplete)
        #expect(session.lostCount == 3)
        #expect(TraceDifference(expected: SessionSamples.entries, found: session.entries) == nil)
        #expect(session.data() == data)
    }

    @Test("lines have the documented form")
    func form() {
        let text = String(decoding: SessionSamples.session.data(), as: UTF8.self)
        let lines = text.split(separator: "\n")
        #expect(text.hasSuffix("}\n") && text.filter { $0 == "\n" }.count == lines.count)
        #expect(
            lines[0]
                == #"{"application":"Shop","clock":0.5,"format":"responder-session","host":{"editsText":true,"showsMenuBar":false},"screens":[{"height":844,"scale":3,"scene":1,"width":390}],"start":"launch","version":1}"#
        )
        #expect(lines[1] == #"{"turn":{}}"#)
        #expect(lines[2] == #"{"input":{"name":"a"}}"#)
        #expect(lines[3] == #"{"batch":2,"input":{"name":"b"},"pass":1}"#)
        #expect(
            lines.suffix(5) == [
                #"{"windows":[{"frame":{"height":844,"width":390,"x":0,"y":0},"isKey":true,"level":0,"scene":1,"window":{"class":"UIWindow","identifier":1}}]}"#,
                #"{"answer":{"open":{"_0":true}}}"#, #"{"turn":{"now":2.5}}"#, #"{"lost":3}"#, #"{"end":true}"#,
            ])
    }

    @Test("entries written by hand are those of a trace's file, byte for byte", arguments: SessionSamples.entries)
    func entries(entry: TraceEntry) throws {
        let header = SessionHeader(application: "Shop")
        let session = Session<SampleInput>(header: header, items: [.entry(entry)], isComplete: false)
        let line = String(decoding: session.data(), as: UTF8.self).split(separator: "\n")[1]
        let trace = String(decoding: try TraceFile.data(of: [entry]), as: UTF8.self).split(separator: "\n")[1]
        #expect(line == "{\"entry\":\(trace)}")
    }

    @Test("strings and numbers are those of JSONEncoder, byte for byte")
    func values() throws {
        let strings = ["", "plain", "\"", "\\", "\u{1f}", "\n", "\"\\/\u{8}\u{c}\n\r\t\u{0}\u{1f}\u{7f}é\u{2028}👩‍👧"]
        let numbers: [Double] = [
            0, 1, -1, 0.1, -0.1, 1.0 / 3, 1e15, 1e16, 123_456_789_012_345_680, 1e-7, .leastNonzeroMagnitude,
            1.7976931348623157e308,
            -0.0,
            12345.678901234, 999_999_999_999_999,
        ]
        var line = JSONLine()
        for text in strings {
            line.string(text)
            #expect(String(decoding: line.bytes, as: UTF8.self) == (try encoded(text)))
            line.removeAll()
        }
        for number in numbers {
            line.number(number)
            #expect(String(decoding: line.bytes, as: UTF8.self) == (try encoded(number)))
            line.removeAll()
        }
        for number in [0, 7, 10, 99_999_999, 100_000_000, 12_345_678_901_234_567, .max] as [UInt64] {
            line.integer(number)
            #expect(String(decoding: line.bytes, as: UTF8.self) == "\(number)")
            line.removeAll()
        }
        line.integer(Int64.min)
        #expect(String(decoding: line.bytes, as: UTF8.self) == "\(Int64.min)")
    }

    private func encoded(_ value: some Encodable) throws -> String {
        String(decoding: try SessionCoding.encoder.encode(value), as: UTF8.self)
    }

    @Test("an input's line says its place from the first that is not the beginning")
    func places() {
        func line(_ place: InputPlace) -> String {
            let items: [Session<SampleInput>.Item] = [.input(SampleInput(name: "a"), place: place)]
            let session = Session(header: SessionHeader(application: "Shop"), items: items, isComplete: false)
            return String(String(decoding: session.data(), as: UTF8.self).split(separator: "\n")[1])
        }
        #expect(line(InputPlace()) == #"{"input":{"name":"a"}}"#)
        #expect(line(InputPlace(batch: 1)) == #"{"batch":1,"input":{"name":"a"}}"#)
        #expect(line(InputPlace(pass: 1)) == #"{"input":{"name":"a"},"pass":1}"#)
    }

    @Test("a fault names how many turns and entries are kept before it")
    func keptBeforeFault() {
        let header = SessionSamples.session.data().prefix { $0 != UInt8(ascii: "\n") }
        let lines = ["", #"{"turn":{"now":1}}"#, #"{"turn":{"now":2.5}}"#, #"{"turn":{"now":3}}"#, #"{"turn":3}"#, ""]
        let found = error(header + Data(lines.joined(separator: "\n").utf8))
        #expect(found?.line == 5 && found?.turnsKept == 3 && found?.entriesKept == 0)
    }

    @Test("a file cut anywhere in its last line is told as cut, with what was kept")
    func cut() throws {
        let data = SessionSamples.session.data()
        let whole = data.split(separator: UInt8(ascii: "\n"))
        // The line of the first hit test, which is the third entry's place.
        let start = whole[..<5].reduce(0) { $0 + $1.count + 1 }
        for length in stride(from: 1, to: whole[5].count, by: 7) {
            let found = try #require(self.error(data.prefix(start + length)))
            #expect(found == SessionFileError(line: 6, problem: .cut, turnsKept: 1, entriesKept: 1))
        }
        let kept = try SessionReader<SampleInput>.reading(of: data.prefix(start + 10))
        #expect(kept.session.items.count == 4)
        #expect(!kept.session.isComplete)
        #expect(
            kept.error?.description
                == "line 6: the file ends in the middle of the line; kept 1 turn and 1 entry before it")
        // Between two lines, nothing is wrong but that the end is missing.
        let between = try read(data.prefix(start))
        #expect(!between.isComplete)
    }

    @Test("what cannot be read is told with line and place")
    func damage() throws {
        #expect(
            error(Data())?.description == "line 1: the file is empty, expected a first line with format and version")
        #expect(
            error(SessionSamples.file(#"{"format":"responder-trace","version":1}"#))?.description
                == "line 1: format is \"responder-trace\", expected \"responder-session\"")
        #expect(
            error(SessionSamples.file(#"{"turn":{"now":1}}"#))?.description
                == "line 1: format is \"nothing\", expected \"responder-session\"")
        #expect(
            error(SessionSamples.file(#"{"format":"responder-session","version":9}"#))?.description
                == "line 1: version is 9, expected 1")
        #expect(
            error(SessionSamples.file(SessionSamples.header, "", "{nonsense"))?.description
                == "line 3: not valid JSON")
        #expect(
            error(SessionSamples.file(SessionSamples.header, #"{"turn":{}}"#, #"{"entry":{"sequence":0,"time":0}}"#))?
                .description == "line 3: entry.event: missing; kept 1 turn and 0 entries before it")
        #expect(
            error(
                SessionSamples.file(
                    SessionSamples.header, #"{"entry":{"sequence":0,"time":0,"event":{"type":"future"}}}"#))?
                .description
                .hasPrefix("line 2: entry.event.type: unknown type \"future\", expected one of ") == true)
        #expect(
            error(SessionSamples.file(SessionSamples.header, #"{"input":{"name":"a"}}"#))?.problem == .inputOutsideTurn)
    }

    @Test("a count of lost lines that is none is told, and many of them add up")
    func lost() throws {
        for count in ["-1", "9223372036854775807", "1e300", "\"nan\""] {
            let found = error(SessionSamples.file(SessionSamples.header, "{\"lost\":\(count)}"))
            #expect(found?.description.hasPrefix("line 2: ") == true, "\(count)")
        }
        let most = "{\"lost\":\(UInt32.max)}"
        let session = try read(SessionSamples.file(SessionSamples.header, most, most))
        #expect(session.lostCount == 2 * Int(UInt32.max))
    }

    @Test("kinds of lines and members of later versions are passed over")
    func later() throws {
        let session = try read(
            SessionSamples.file(
                SessionSamples.header, #"{"weather":"fine"}"#, #"{"turn":{"now":1,"mood":"good"}}"#, #"{"end":true}"#))
        #expect(session.items.count == 1)
        #expect(session.isComplete)
    }

    @Test("a tool that does not know inputs knows where in their turn they stand; a line that goes on is refused")
    func unreadPlaces() throws {
        func places(_ lines: String...) throws -> [InputPlace] {
            let text = ([SessionSamples.header, #"{"turn":{"now":1}}"#] + lines).joined(separator: "\n") + "\n"
            return try SessionReader<UnreadInput>.session(in: Data(text.utf8)).items.compactMap {
                if case .input(_, let place) = $0 { place } else { nil }
            }
        }
        let found = try places(
            #"{"input":{"a":[1,{"b":"}"}]}}"#, #"{"batch":2,"input":1,"pass":3}"#, #"{"input":null,"pass":4}"#,
            #"{"batch":5,"input":""}"#)
        #expect(
            found == [InputPlace(), InputPlace(pass: 3, batch: 2), InputPlace(pass: 4), InputPlace(pass: 0, batch: 5)])
        for broken in [#"{"input":1}}"#, #"{"batch":2,"input":1,"pass":3"#, #"{"input":1,"pass":3} 1"#] {
            #expect(throws: SessionFileError.self, "\(broken)") { try places(broken, #"{"end":true}"#) }
        }
    }

    @Test("a tool reads a session without knowing its inputs")
    func unread() throws {
        let session = try SessionReader<UnreadInput>.session(in: SessionSamples.session.data())
        #expect(session.items.count == SessionSamples.session.items.count)
    }
}
