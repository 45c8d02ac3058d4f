// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

/// Makes lines of recorded values.
struct SessionEncoder {
    private(set) var line = JSONLine()
    private let encoder = SessionCoding.encoder

    mutating func append(_ header: SessionHeader) {
        line.raw(bytes(of: header))
        endLine()
    }

    mutating func append(_ item: RecordedItem) {
        switch item {
        case .turn(let now):
            line.literal("{\"turn\":{")
            if let now {
                line.literal("\"now\":")
                line.number(now)
            }
            line.literal("}}")
        case .input(let input, let place):
            line.literal("{")
            if place.batch > 0 {
                line.literal("\"batch\":")
                line.integer(place.batch)
                line.literal(",")
            }
            line.literal("\"input\":")
            input.write(to: &line)
            if place.pass > 0 {
                line.literal(",\"pass\":")
                line.integer(place.pass)
            }
            line.literal("}")
        case .entry(let entry):
            line.literal("{\"entry\":")
            // A reference to `bytes(of:)` would hold a copy of the encoder and of its line. The line would then be copied as
            // it grows.
            let encoder = encoder
            line.entry(entry) { Self.bytes(of: $0, by: encoder) }
            line.literal("}")
        case .windows(let windows): append(windows, "windows")
        case .answer(let answer): append(answer, "answer")
        case .picture(let picture): append(picture, "picture")
        case .responders(let responders): append(responders, "responders")
        }
        endLine()
    }

    mutating func append(_ picture: RecordedPicture) {
        line.literal("{\"picture\":")
        line.raw(picture.json)
        line.literal("}")
        endLine()
    }

    mutating func append(lost count: Int) {
        line.literal("{\"lost\":")
        line.integer(count)
        line.literal("}")
        endLine()
    }

    mutating func appendEnd() {
        line.literal("{\"end\":true}")
        endLine()
    }

    /// The lines so far; the encoder has none afterwards.
    mutating func take(_ use: ([UInt8]) throws -> Void) rethrows {
        defer { line.removeAll() }
        try use(line.bytes)
    }

    private mutating func append(_ value: some Encodable, _ name: StaticString) {
        line.literal("{\"")
        line.literal(name)
        line.literal("\":")
        line.raw(bytes(of: value))
        line.literal("}")
    }

    private mutating func endLine() { line.literal("\n") }

    private func bytes(of value: some Encodable) -> [UInt8] { Self.bytes(of: value, by: encoder) }

    private static func bytes(of value: some Encodable, by encoder: JSONEncoder) -> [UInt8] {
        // No recorded value fails to encode. If one did, its line would tell the reader so.
        (try? encoder.encode(value)).map(Array.init) ?? Array("null".utf8)
    }
}

extension Session where Input: RecordableInput {
    /// The file's bytes; those of a recording that was read.
    public func data() -> Data {
        var encoder = SessionEncoder()
        encoder.append(header)
        for item in items {
            switch item {
            case .turn(let now): encoder.append(.turn(now: now))
            case .input(let input, let place): encoder.append(.input(input, place: place))
            case .entry(let entry): encoder.append(.entry(entry))
            case .windows(let windows): encoder.append(.windows(windows))
            case .answer(let answer): encoder.append(.answer(answer))
            case .picture(let picture): encoder.append(picture)
            case .responders(let responders): encoder.append(.responders(responders))
            case .lost(let count): encoder.append(lost: count)
            }
        }
        if isComplete { encoder.appendEnd() }
        return Data(encoder.line.bytes)
    }
}
