// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventSession

extension InputRecord: RecordableInput {
    /// Appends the record's JSON, as its `Encodable` would.
    public func write(to line: inout JSONLine) {
        if case .pointer(let sample) = input {
            line.literal("{\"input\":{\"pointer\":{\"_0\":{")
            sample.writeMembers(to: &line)
            line.literal("}}},\"scene\":")
            line.integer(scene.number)
            line.literal(",\"time\":")
            line.number(time)
            line.literal("}")
        } else if let data = try? SessionCoding.encoder.encode(self) {
            line.raw(data)
        } else {
            // Every input can be encoded. Without its input the session could not be replayed, and the reader would report that.
            line.literal("null")
        }
    }
}

extension PointerSample {
    /// In alphabetical order. `PointerSample+Codable.swift` says which members are left out.
    fileprivate func writeMembers(to line: inout JSONLine) {
        func write(_ name: StaticString, _ value: CGFloat, unless usual: CGFloat = 0) {
            guard value != usual else { return }
            line.literal(name)
            line.number(Double(value))
            line.literal(",")
        }
        write("\"altitude\":", altitude, unless: Self.upright)
        write("\"azimuth\":", azimuth)
        if buttons != 0 { writeInteger("\"buttons\":", buttons, to: &line) }
        if estimateIndex != 0 { writeInteger("\"estimateIndex\":", estimateIndex, to: &line) }
        if estimated != [] { writeInteger("\"estimated\":", estimated.rawValue, to: &line) }
        if expectingUpdates != [] { writeInteger("\"expectingUpdates\":", expectingUpdates.rawValue, to: &line) }
        write("\"force\":", force)
        if role == .predicted { line.literal("\"isPredicted\":true,") }
        if kind != .finger {
            line.literal("\"kind\":\"")
            line.literal(kind.word)
            line.literal("\",")
        }
        line.literal("\"location\":[")
        line.number(Double(location.x))
        line.literal(",")
        line.number(Double(location.y))
        line.literal("],")
        write("\"majorRadius\":", majorRadius)
        write("\"majorRadiusTolerance\":", majorRadiusTolerance)
        write("\"maximumForce\":", maximumForce)
        if modifiers != [] { writeInteger("\"modifiers\":", modifiers.rawValue, to: &line) }
        line.literal("\"phase\":\"")
        line.literal(phase.word)
        line.literal("\",\"pointer\":")
        line.integer(pointer)
        // The members below come without a comma before the first one.
        if roll != 0 {
            line.literal(",\"roll\":")
            line.number(Double(roll))
        }
        if zOffset != 0 {
            line.literal(",\"zOffset\":")
            line.number(Double(zOffset))
        }
    }

    private func writeInteger(_ name: StaticString, _ value: some BinaryInteger, to line: inout JSONLine) {
        line.literal(name)
        line.integer(value)
        line.literal(",")
    }
}

// A number in JSON, not an object around one.
extension SceneIdentifier {
    /// Reads a number.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(UInt32.self))
    }

    /// Writes the number.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
    }
}
