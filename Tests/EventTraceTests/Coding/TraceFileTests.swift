// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing

@Suite("Trace files")
struct TraceFileTests {
    private let header = #"{"format":"responder-trace","version":1}"#
    private let entry = #"{"event":{"change":"connected","scene":1,"type":"scene"},"sequence":0,"time":0.5}"#

    private func entries(_ lines: String...) throws(TraceFileError) -> [TraceEntry] {
        try TraceFile.entries(in: Data(lines.joined(separator: "\n").utf8))
    }

    @Test("a file is a header and a line for each entry")
    func form() throws {
        let entries = [TraceEntry(sequence: 0, time: 0.5, event: .scene(SceneNote(scene: 1, change: .connected)))]
        let data = try TraceFile.data(of: entries)
        #expect(String(decoding: data, as: UTF8.self) == "\(header)\n\(entry)\n")
        #expect(try TraceFile.entries(in: data) == entries)
    }

    @Test("a story comes back whole, and the same story gives the same bytes")
    func story() throws {
        let data = try TraceFile.data(of: Story.entries)
        let back = try TraceFile.entries(in: data)
        #expect(back == Story.entries)
        #expect(try TraceFile.data(of: back) == data)
    }

    @Test("blank lines and carriage returns do no harm; a header alone is an empty trace")
    func tolerance() throws {
        #expect(try entries("", header + "\r", " ", entry + "\r", "").count == 1)
        #expect(try entries(header).isEmpty)
    }

    @Test("what is wrong is said with its line and place")
    func errors() {
        func message(_ lines: String...) -> String {
            do throws(TraceFileError) {
                _ = try TraceFile.entries(in: Data(lines.joined(separator: "\n").utf8))
                return "nothing"
            } catch {
                return error.description
            }
        }
        #expect(message("") == "line 1: the file is empty, expected a first line with format and version")
        #expect(message(#"{"format":"har","version":1}"#) == #"line 1: format is "har", expected "responder-trace""#)
        #expect(message(#"{"format":"responder-trace","version":2}"#) == "line 1: version is 2, expected 1")
        #expect(message(entry) == "line 1: format: missing")
        #expect(message(header, entry, "{\"sequence\"") == "line 3: not valid JSON")
        #expect(message(header, "[]").hasPrefix("line 2: not a "))
        #expect(message(header, #"{"sequence":"one","time":0,"event":{}}"#) == "line 2: sequence: not a number")
        #expect(message(header, #"{"sequence":1,"time":0,"event":{}}"#) == "line 2: event.type: missing")
        #expect(
            message(header, "", #"{"sequence":1,"time":0,"event":{"type":"scene","scene":1}}"#)
                == "line 3: event.change: missing")
        #expect(
            message(
                header, #"{"sequence":1,"time":0,"event":{"type":"kept","method":"a","touches":[],"responder":null}}"#
            )
            .hasPrefix("line 2: event.responder: "))
        #expect(
            message(header, #"{"sequence":1,"time":0,"event":{"type":"lost"}}"#)
                .hasPrefix(#"line 2: event.type: unknown type "lost", expected one of inputReceived, "#))
    }
}
