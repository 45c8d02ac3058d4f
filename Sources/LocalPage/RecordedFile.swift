// SPDX-License-Identifier: Apache-2.0

import EventSession
import EventTrace
import Foundation

/// A trace or a recorded session, told from a dump by its first line.
enum RecordedFile {
    /// `nil` for another file. Of a damaged session, what can be read.
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
