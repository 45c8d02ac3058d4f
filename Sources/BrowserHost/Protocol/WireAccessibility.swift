// SPDX-License-Identifier: Apache-2.0

import UIKitCore

extension WireAccessibility {
    static func read(from reader: inout ByteReader) throws(ProtocolError) -> (AccessibilitySample, time: Double) {
        let view: UInt32 = try reader.integer("view")
        let place: UInt16 = try reader.integer("element")
        let action = try reader.choice("action", as: Self.self, below: UInt8(allCases.count))
        let start = reader.offset
        let argument: UInt8 = try reader.integer("argument")
        let time = try reader.wideNumber("time", in: 0...ClientMessageReader.latestTime)
        let done: AccessibilitySample.Action
        switch action {
        case .activate: done = .activate
        case .increment: done = .increment
        case .decrement: done = .decrement
        case .scroll:
            guard let direction = UIAccessibilityScrollDirection(rawValue: Int(argument)) else {
                throw .outOfRange(offset: start, field: "argument", found: Double(argument), expected: "1 to 6")
            }
            done = .scroll(direction)
        case .escape: done = .escape
        case .magicTap: done = .magicTap
        case .custom: done = .custom(Int(argument))
        case .rotor:
            let direction: UIAccessibilityCustomRotor.Direction = argument & WireRotor.forward == 0 ? .previous : .next
            done = .rotor(Int(argument & ~WireRotor.forward), direction)
        case .focus: done = .focus
        case .setText: done = .setText(try reader.longText("text", longest: WireTextEdit.longestText))
        }
        return (AccessibilitySample(view: view, element: place == 0 ? nil : Int(place) - 1, action: done), time)
    }
}
