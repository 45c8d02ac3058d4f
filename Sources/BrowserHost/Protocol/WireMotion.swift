// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A sample of motion sensors as a page sends it.
struct WireMotion {
    var sample: MotionSample
    var time: Double

    init(from reader: inout ByteReader) throws(ProtocolError) {
        let flags = try reader.bits("motion flags", mask: Self.allBits)
        time = try reader.wideNumber("time", in: 0...ClientMessageReader.latestTime)
        sample = MotionSample(acceleration: try Self.vector("acceleration", from: &reader))
        if flags & Self.userAcceleration != 0 {
            sample.userAcceleration = try Self.vector("acceleration without gravity", from: &reader)
        }
        if flags & Self.rotation != 0 {
            sample.rotationRate = try Self.vector("rotation rate", from: &reader)
        }
    }

    private static func vector(
        _ field: StaticString, from reader: inout ByteReader
    ) throws(ProtocolError) -> MotionVector {
        MotionVector(
            x: try reader.number(field, in: -1000...1000), y: try reader.number(field, in: -1000...1000),
            z: try reader.number(field, in: -1000...1000))
    }
}
