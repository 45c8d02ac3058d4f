// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A pointer's sample as a page sends it: the browser's values, with nothing inferred yet.
struct WireSample {
    /// The force that a full pressure of 1 stands for. Browsers call 0.5 the pressure of an ordinary touch, and UIKit
    /// calls its force 1 (A31).
    static let maximumForce: CGFloat = 2

    var kind: PointerSample.Kind
    var flags: UInt8
    var pointer: UInt32
    var time: Double
    var location: CGPoint
    var pressure: CGFloat
    var contact: CGSize
    var firstAngle: Double
    var secondAngle: Double
    var twist: Double
    var buttons: UInt16
    var modifiers: UIKeyModifierFlags

    init(from reader: inout ByteReader) throws(ProtocolError) {
        let reach = ClientMessageReader.farthestCoordinate
        kind = try reader.choice("device", below: 3)
        flags = try reader.bits("sample flags", mask: Self.allBits)
        pointer = try reader.integer("pointer")
        time = try reader.wideNumber("time", in: 0...ClientMessageReader.latestTime)
        location = CGPoint(
            x: try reader.number("x", in: -reach...reach), y: try reader.number("y", in: -reach...reach))
        pressure = try reader.number("pressure", in: 0...1)
        contact = CGSize(
            width: try reader.number("contact width", in: 0...10_000),
            height: try reader.number("contact height", in: 0...10_000))
        if flags & Self.tilt != 0 {
            firstAngle = try reader.number("tilt", in: -90...90)
            secondAngle = try reader.number("tilt", in: -90...90)
        } else {
            // 32 bits may round a browser's π up.
            firstAngle = try reader.number("altitude", in: 0...1.5708)
            secondAngle = try reader.number("azimuth", in: 0...6.2832)
        }
        twist = try reader.number("twist", in: 0...360)
        buttons = try reader.integer("buttons")
        modifiers = try WireModifiers(from: &reader).flags
    }

    func pointerSample(_ phase: PointerSample.Phase) -> PointerSample {
        var sample = PointerSample(pointer: UInt64(pointer), phase: phase, kind: kind, location: location)
        sample.role = flags & Self.predicted != 0 ? .predicted : .measured
        if flags & Self.pressure != 0 {
            sample.force = pressure * Self.maximumForce
            sample.maximumForce = Self.maximumForce
        }
        // Browsers report a contact of one pixel when they do not know its size.
        if contact.width > 1 || contact.height > 1 {
            sample.majorRadius = max(contact.width, contact.height) / 2
        }
        if kind == .pen {
            let angles = self.angles
            sample.altitude = angles.altitude
            sample.azimuth = angles.azimuth
            sample.roll = twist * .pi / 180
        }
        sample.buttons = UInt32(buttons)
        sample.modifiers = modifiers
        return sample
    }

    func hoverSample(_ phase: HoverSample.Phase) -> HoverSample {
        var sample = HoverSample(pointer: UInt64(pointer), phase: phase, kind: kind, location: location)
        if kind == .pen {
            (sample.altitude, sample.azimuth) = angles
            sample.roll = twist * .pi / 180
        }
        sample.modifiers = modifiers
        return sample
    }

    private var angles: (altitude: CGFloat, azimuth: CGFloat) {
        flags & Self.tilt != 0
            ? PenTilt(x: firstAngle, y: secondAngle).angles
            : (min(firstAngle, .pi / 2), min(secondAngle, 2 * .pi))
    }
}
