// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing

@testable import EventSession

@Suite("Reading sessions: progress, what is kept before a fault, and lines of each kind")
struct SessionReaderTests {
    private func read(_ data: Data) throws -> Session<SampleInput> { try SessionReader<SampleInput>.session(in: data) }

    private func error(_ text: String) -> SessionFileError? {
        do {
            _ = try read(Data(text.utf8))
            return nil
        } catch { return error as? SessionFileError }
    }

    @Test("every 4096 lines it is told how much has been read, as a part of all bytes")
    func progress() throws {
        let header = SessionSamples.header + "\n"
        let line = "{\"turn\":{\"now\":1}}\n"
        let data = Data((header + String(repeating: line, count: 8191)).utf8)
        var told: [Double] = []
        let reading = try SessionReader<SampleInput>.reading(of: data) { told.append($0) }
        #expect(reading.session.items.count == 8191 && reading.error == nil)
        #expect(told == [Double(header.utf8.count + 4095 * line.utf8.count) / Double(data.count), 1])
        told = []
        _ = try SessionReader<SampleInput>.reading(of: data.prefix(header.utf8.count + 4094 * line.utf8.count)) {
            told.append($0)
        }
        #expect(told == [])
    }

    @Test("only what ends in the middle is cut: a whole last line that is wrong says what is wrong")
    func wholeLastLine() throws {
        let start = SessionSamples.header + "\n"
        #expect(error(start + "{\"turn\":{\"now\":")?.problem == .cut)
        #expect(error(start + "{\"turn\":{\"now\":\n")?.description == "line 2: not valid JSON")
        #expect(error(start + "{\"turn\":3}")?.description.hasPrefix("line 2: turn") == true)
        #expect(error(start + "{\"input\":{\"name\":\"a\"}}")?.problem == .inputOutsideTurn)
        // Also where inputs are left unread.
        let unread = Data((start + "{\"input\":{}}\n").utf8)
        #expect(try SessionReader<UnreadInput>.reading(of: unread).error?.problem == .inputOutsideTurn)
    }

    @Test("turns and entries are counted before a fault, whichever way they were read")
    func kept() throws {
        // The decoder reads the first two of each, the cursor the others.
        let rare = String(
            decoding: try SessionCoding.encoder.encode(
                TraceEntry(sequence: 1, time: 2, event: .fault("A \"mistake\"."))), as: UTF8.self)
        let often = String(
            decoding: try SessionCoding.encoder.encode(
                TraceEntry(sequence: 1, time: 2, event: .inputReceived(InputNote(kind: .key, scene: 2, time: 3)))),
            as: UTF8.self)
        let lines = [
            SessionSamples.header, "{\"turn\":{}}", "{\"turn\":{}}", "{\"entry\":\(rare)}", "{\"entry\":\(rare)}",
            "{\"turn\":{\"now\":1}}", "{\"entry\":\(often)}", "{\"entry\":\(often)}", "", "{\"windows\":1}",
        ]
        let found = error(lines.joined(separator: "\n") + "\n")
        #expect(found?.line == 10 && found?.turnsKept == 3 && found?.entriesKept == 4)
        #expect(found?.description.hasSuffix("; kept 3 turns and 4 entries before it") == true)
    }

    @Test("the first line is the header, whatever else it says")
    func headerAlone() throws {
        let header = SessionSamples.header.dropLast() + ",\"turn\":{\"now\":1}}"
        let session = try read(Data("\(header)\n{\"turn\":{\"now\":2}}\n".utf8))
        #expect(session.items.count == 1 && session.header.application == "Shop")
    }

    @Test("lines of nothing but spaces are blank")
    func blankLines() throws {
        let session = try read(Data("\(SessionSamples.header)\n \n   \r\n{\"turn\":{\"now\":2}}\n".utf8))
        #expect(session.items.count == 1)
    }

    @Test("a line that begins as one kind and ends as another is none of them")
    func mixedLines() {
        for line in [#"{"entry":{"turn":{"now":1}}"#, #"{"turn":{"now":1{"input":{}}"#] {
            let text = "\(SessionSamples.header)\n{\"turn\":{\"now\":1}}\n\(line)\n"
            #expect(throws: SessionFileError.self, "\(line)") {
                _ = try SessionReader<UnreadInput>.session(in: Data(text.utf8))
            }
        }
    }

    @Test("a picture is kept as its bytes; what is no object is no picture, and what is no JSON is refused")
    func pictures() throws {
        func pictures(_ line: String) throws -> [String] {
            try read(Data("\(SessionSamples.header)\n\(line)\n".utf8)).items.map { item in
                if case .picture(let picture) = item { String(decoding: picture.json, as: UTF8.self) } else { "other" }
            }
        }
        #expect(try pictures(#"{"picture":{"b":1, "a":[2]}}"#) == [#"{"b":1, "a":[2]}"#])
        #expect(try pictures("{\"picture\":{\"a\":1}}\r") == [#"{"a":1}"#])
        #expect(try pictures(#"{"picture":[1]}"#) == [])
        // A later version may write members that this one does not know.
        #expect(try pictures(#"{"picture":{"a":[1.5]},"later":{"b":2}}"#) == [#"{"a":[1.5]}"#])
        #expect(try pictures(#"{"picture":1,"later":{"b":2}}"#) == [])
        #expect(try pictures(#"{"picture":{"a":1},"lost":2}"#) == [#"{"a":1}"#])
        #expect(
            error("\(SessionSamples.header)\n{\"picture\":{nonsense}}\n")?.description == "line 2: a picture is no JSON"
        )
    }

    @Test("a line of each kind comes back as it was written")
    func kinds() throws {
        let snapshot = ResponderSnapshot(windows: [], keyWindow: SessionSamples.window, chain: [SessionSamples.button])
        let session = Session<SampleInput>(
            header: SessionHeader(application: "Shop"),
            items: [
                .turn(now: 1), .picture(RecordedPicture(json: Data("{\"a\":1}".utf8))), .responders(snapshot),
                .answer(.canOpen(false)), .lost(2),
            ])
        let items = try read(session.data()).items
        guard items.count == 5, case .turn(now: 1) = items[0], case .picture(let picture) = items[1],
            case .responders(let responders) = items[2], case .answer(let answer) = items[3], case .lost(2) = items[4]
        else {
            Issue.record("\(items)")
            return
        }
        #expect(picture == RecordedPicture(json: Data("{\"a\":1}".utf8)) && responders == snapshot)
        #expect(answer == .canOpen(false))
    }

    @Test("a header says where it began and what its host does; what it does not say is no")
    func header() throws {
        let header = SessionHeader(
            application: "Shop", start: .running, clock: 2.5,
            host: SessionHost(showsMenuBar: true, leavesFocus: true),
            screens: [SessionScreen(scene: 3, width: 1, height: 2, scale: 4)], hasDeterministicHashing: true,
            languages: ["pt-BR", "en"], timeZone: "America/Bahia")
        let data = Session<SampleInput>(header: header).data()
        #expect(try read(data).header == header)
        #expect(
            String(decoding: data, as: UTF8.self).split(separator: "\n")[0]
                == #"{"application":"Shop","clock":2.5,"deterministicHashing":true,"format":"responder-session","host":{"editsText":false,"leavesFocus":true,"showsMenuBar":true},"languages":["pt-BR","en"],"screens":[{"height":2,"scale":4,"scene":3,"width":1}],"start":"running","timeZone":"America/Bahia","version":1}"#
        )
        let short = SessionSamples.header.replacingOccurrences(of: "\"screens\"", with: "\"host\":{},\"screens\"")
        let found = try read(Data("\(short)\n".utf8))
        #expect(found.header.host == SessionHost() && !found.header.hasDeterministicHashing && !found.isComplete)
        #expect(found.header.languages == nil && found.header.timeZone == nil)
        let host = SessionHost()
        #expect(!host.editsText && !host.showsMenuBar && !host.leavesFocus)
        let least = SessionHeader(application: "Shop")
        #expect(least.clock == 0 && least.start == .launch && least.screens.isEmpty && !least.hasDeterministicHashing)
    }

    @Test("hashes are the same in every run where the variable begins as a word for yes, and nowhere else")
    func deterministicHashing() {
        func isOn(_ value: String?) -> Bool {
            DeterministicHashing.isOn(in: value.map { [DeterministicHashing.variable: $0] } ?? ["OTHER": "1"])
        }
        for value in ["1", "TRUE", "true", "Yes", "y"] { #expect(isOn(value), "\(value)") }
        for value in [nil, "", "0", "false", "No", "on"] { #expect(!isOn(value), "\(value ?? "none")") }
    }

    @Test("numbers that JSON has no form for are words, in both directions")
    func infinities() throws {
        let times: [Double] = [.infinity, -.infinity]
        var line = JSONLine()
        for time in times { line.number(time) }
        #expect(String(decoding: line.bytes, as: UTF8.self) == "\"infinity\"\"-infinity\"")
        let items = try read(
            Data(
                "\(SessionSamples.header)\n{\"turn\":{\"now\":\"infinity\"}}\n{\"turn\":{\"now\":\"-infinity\"}}\n".utf8
            )
        ).items
        #expect(items.compactMap { if case .turn(let now) = $0 { now } else { nil } } == times)
    }

    @Test("a memory keeps entries, and nothing else")
    func memory() {
        let memory = SessionMemory()
        let entry = SessionSamples.entries[0]
        #expect(memory.entries.isEmpty)
        for item in [.turn(now: 1), .entry(entry), .windows([]), .entry(entry)] as [RecordedItem] { memory.add(item) }
        #expect(memory.entries == [entry, entry])
    }
}
