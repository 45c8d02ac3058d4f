// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A step of a drag over the page from outside, as the page sends it.
struct WireDrag {
    var sample: DragSample
    var time: Double

    /// The limit of one item's bytes, the same as for the clipboard.
    static let longest = 2 << 20

    init(from reader: inout ByteReader) throws(ProtocolError) {
        let phase = try reader.choice("drag phase", as: Phase.self, below: 4)
        time = try reader.wideNumber("time", in: 0...ClientMessageReader.latestTime)
        let reach = ClientMessageReader.farthestCoordinate
        let location = CGPoint(
            x: try reader.number("x", in: -reach...reach), y: try reader.number("y", in: -reach...reach))
        let modifiers = try WireModifiers(from: &reader)
        var content = PasteboardContent()
        if phase == .entered || phase == .dropped { content = try WireItems.read(from: &reader, longest: Self.longest) }
        sample = DragSample(
            phase: phase.phase, location: location, content: content, modifiers: modifiers.flags)
    }
}

extension WireDrag.Phase {
    var phase: DragSample.Phase {
        switch self {
        case .entered: .entered
        case .moved: .moved
        case .left: .exited
        case .dropped: .dropped
        }
    }
}

extension PaintWriter {
    /// The effect of a drop on the page.
    mutating func dropOperation(_ operation: DragOperation) {
        kind(.dropOperation)
        integer(operation.rawValue)
    }

    /// The look of the pointer over the page.
    mutating func pointerLook(_ look: PointerLook) {
        kind(.pointerLook)
        integer(look.rawValue)
    }
}
