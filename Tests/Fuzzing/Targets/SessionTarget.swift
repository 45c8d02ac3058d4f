// SPDX-License-Identifier: Apache-2.0

import EventSession
import EventTrace
import Foundation
import UIKitCore

/// The reader of recorded sessions, and what shows, compares and replays what it reads.
@MainActor
enum SessionTarget {
    /// Enough for a fuzzer; what comes after is more of the same.
    private static let mostReplayed = 200

    static func run(_ bytes: UnsafeRawBufferPointer) {
        let data = Data(bytes)
        let reading: SessionReader<InputRecord>.Reading
        do throws(SessionFileError) {
            reading = try SessionReader.reading(of: data)
        } catch {
            check(error, lineCount: lineCount(data))
            return
        }
        let session = reading.session
        if let error = reading.error {
            check(error, lineCount: lineCount(data))
            promise("what was kept was counted", error.entriesKept == session.entries.count)
        }
        let isWhole = (try? SessionReader<InputRecord>.session(in: data)) != nil
        promise("a session is read whole or not at all", isWhole == (reading.error == nil))
        promise("a count of what was lost is none below 0", session.lostCount >= 0)
        writeAgain(session)
        show(session)
        replay(session)
    }

    private static func lineCount(_ data: Data) -> Int { data.count { $0 == UInt8(ascii: "\n") } + 1 }

    private static func check(_ error: SessionFileError, lineCount: Int) {
        promise("an error names a line of the file: \(error)", error.line >= 1 && error.line <= lineCount)
        promise("an error is a sentence with its line", "\(error)".hasPrefix("line \(error.line): "))
    }

    private static func writeAgain(_ session: Session<InputRecord>) {
        let written = session.data()
        do throws(SessionFileError) {
            let again = try SessionReader<InputRecord>.session(in: written)
            promise("what is written has as many lines", again.items.count == session.items.count)
            promise("what is written and read is written the same", again.data() == written)
            promise("an end is kept", again.isComplete == session.isComplete)
        } catch {
            promise("what is written can be read: \(error)\n\(String(decoding: written, as: UTF8.self))", false)
        }
    }

    private static func show(_ session: Session<InputRecord>) {
        let entries = session.entries
        for entry in entries {
            promise("an entry has a sentence", !TraceText.sentence(for: entry.event).description.isEmpty)
            promise(
                "an entry is written by hand as by the encoder: \(entry)", line(of: entry) == encodedLine(of: entry))
        }
        promise("a trace is like itself", TraceDifference(expected: entries, found: entries) == nil)
        if let difference = TraceDifference(expected: entries, found: entries.dropLast()) {
            promise("a difference is told", !difference.lines.isEmpty)
        }
        promise("a timeline has JSON", (try? Timeline(entries).json()) != nil)
    }

    private static func line(of entry: TraceEntry) -> Data? {
        let session = Session<InputRecord>(header: SessionHeader(application: ""), items: [.entry(entry)])
        return session.data().split(separator: UInt8(ascii: "\n")).dropFirst().first
    }

    private static func encodedLine(of entry: TraceEntry) -> Data? {
        let file = try? TraceFile.data(of: [entry])
        return file?.split(separator: UInt8(ascii: "\n")).dropFirst().first.map {
            Data("{\"entry\":".utf8) + $0 + Data("}".utf8)
        }
    }

    private static func replay(_ session: Session<InputRecord>) {
        guard session.items.count <= mostReplayed, isShort(session), let replay = try? SessionReplay(session) else {
            return
        }
        let application = UIApplication()
        let delegate = FuzzedApplication()
        application.delegate = delegate
        _ = replay.run(application)
    }

    /// A key that is held for a year repeats a year long: how long a replay takes is a matter of its session.
    private static func isShort(_ session: Session<InputRecord>) -> Bool {
        let times = session.items.compactMap { item in
            switch item {
            case .turn(let now): now
            case .input(let record, _): record.time
            default: nil
            }
        }
        return times.allSatisfy { !($0 > session.header.clock + 60) || $0 > 1e12 }
    }
}
