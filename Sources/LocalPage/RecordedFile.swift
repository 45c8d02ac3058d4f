// SPDX-License-Identifier: Apache-2.0

import EventSession
import EventTrace
import Foundation

/// A trace or a recorded session; its first line distinguishes it from a dump.
enum RecordedFile {
    /// `nil` for another file. For a damaged session, the readable part.
    static func entries(in data: Data) throws(Refusal) -> [TraceEntry]? {
        struct Header: Decodable {
            var format: String
        }
        let line = data.prefix(4096).prefix { $0 != UInt8(ascii: "\n") }
        switch try? JSONDecoder().decode(Header.self, from: Data(line)).format {
        case "responder-trace":
            do { return try TraceFile.entries(in: data) } catch {
                throw Refusal(reason: "line \(error.line): \(error)")
            }
        case SessionHeader.formatName:
            do { return try SessionReader<UnreadInput>.reading(of: data).session.entries } catch {
                throw Refusal(reason: "line \(error.line): \(error)")
            }
        default: return nil
        }
    }
}
