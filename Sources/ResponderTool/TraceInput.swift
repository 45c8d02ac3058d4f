// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import EventSession
import EventTrace
import Foundation

/// A session or trace file that the command line names.
struct TraceInput {
    /// As messages call it.
    let name: String
    let entries: [TraceEntry]
    /// `nil` for a trace without a session.
    let session: Session<UnreadInput>?
    /// The error that ended the reading of a damaged file; `nil` for a whole one.
    let damage: String?

    /// - Parameter acceptsDamaged: whether the readable part of a damaged session is used, with a warning; otherwise a
    ///   damaged file is a failure.
    init(_ name: String, acceptsDamaged: Bool = false) throws {
        let data = try InputFile(name).data()
        try self.init(name, data, acceptsDamaged: acceptsDamaged)
    }

    init(_ name: String, _ data: Data, acceptsDamaged: Bool) throws {
        self.name = name == "-" ? "standard input" : name
        switch Self.format(of: data) {
        case "responder-trace":
            do {
                entries = try TraceFile.entries(in: data)
            } catch {
                throw Failure.explained("\(self.name):\(error.line): error: \(error)")
            }
            session = nil
            damage = nil
        default:
            let progress = Progress("Reading \(self.name)")
            let reading: SessionReader<UnreadInput>.Reading
            do {
                reading = try SessionReader<UnreadInput>.reading(of: data) { progress.show($0) }
            } catch {
                progress.finish()
                throw Failure.explained("\(self.name):\(error.line): error: \(error)")
            }
            progress.finish()
            if let error = reading.error {
                guard acceptsDamaged else { throw Failure.explained("\(self.name):\(error.line): error: \(error)") }
                Output.complain("\(self.name):\(error.line): warning: \(error)")
            }
            session = reading.session
            damage = reading.error.map { "\($0)" }
            entries = reading.session.entries
        }
    }

    /// Whether the file is one of these, and not a dump.
    static func isTrace(_ data: Data) -> Bool {
        ["responder-trace", SessionHeader.formatName].contains(format(of: data))
    }

    /// The format in the file's first line.
    private static func format(of data: Data) -> String? {
        struct Header: Decodable {
            var format: String
        }
        let line = data.prefix(4096).prefix { $0 != UInt8(ascii: "\n") }
        return try? JSONDecoder().decode(Header.self, from: Data(line)).format
    }
}
