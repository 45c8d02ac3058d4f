// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// A line of a session file after the first: an object with one member, whose name is the kind of line.
enum SessionLine<Input: Decodable & Sendable>: Decodable {
    case item(Session<Input>.Item)
    /// The recording was ended.
    case end
    /// A kind of a later version.
    case unknown

    private enum Key: String, CodingKey {
        case turn, input, entry, windows, answer, responders, lost, end
        case pass, batch
    }

    private struct Turn: Decodable {
        var now: Double?
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if container.contains(.entry) {
            self = .item(.entry(try container.decode(TraceEntry.self, forKey: .entry)))
        } else if container.contains(.input) {
            let place = InputPlace(
                pass: try container.decodeIfPresent(Int.self, forKey: .pass) ?? 0,
                batch: try container.decodeIfPresent(Int.self, forKey: .batch) ?? 0)
            self = .item(.input(try container.decode(Input.self, forKey: .input), place: place))
        } else if container.contains(.turn) {
            self = .item(.turn(now: try container.decode(Turn.self, forKey: .turn).now))
        } else if container.contains(.windows) {
            self = .item(.windows(try container.decode([SessionWindow].self, forKey: .windows)))
        } else if container.contains(.responders) {
            self = .item(.responders(try container.decode(ResponderSnapshot.self, forKey: .responders)))
        } else if container.contains(.answer) {
            self = .item(.answer(try container.decode(HostAnswer.self, forKey: .answer)))
        } else if container.contains(.lost) {
            // Narrower than the count, so that the sum of all such lines cannot overflow.
            self = .item(.lost(Int(try container.decode(UInt32.self, forKey: .lost))))
        } else {
            self = container.contains(.end) ? .end : .unknown
        }
    }
}
