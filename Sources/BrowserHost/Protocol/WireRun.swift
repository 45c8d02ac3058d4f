// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The looks of a run for the page, beside its text and place.
struct WireRun {
    /// How a line under or through text is drawn: nothing, one line, a thick one, two, dots, dashes.
    static func stroke(_ style: NSUnderlineStyle) -> UInt8 {
        if style.isEmpty { return 0 }
        if style.contains(.patternDash) { return 5 }
        if style.contains(.patternDot) { return 4 }
        if style.contains(.double) { return 3 }
        return style.contains(.thick) ? 2 : 1
    }

    var face: UInt32
    var color: UInt32
    /// 0 is none.
    var background: UInt32 = 0
    var underline: (stroke: UInt8, color: UInt32) = (0, 0)
    var strikethrough: (stroke: UInt8, color: UInt32) = (0, 0)

    init(face: UInt32, color: UInt32) {
        self.face = face
        self.color = color
    }
}

extension PaintWriter {
    /// Write as many runs after it as announced.
    mutating func beginStyledText(runs: Int) {
        integer(WireContent.styledText.rawValue)
        integer(UInt16(clamping: runs))
    }

    mutating func run(_ run: DisplayStyledText.Run, _ wire: WireRun) {
        integer(wire.face)
        number(run.size)
        integer(wire.color)
        integer(wire.background)
        integer(wire.underline.stroke)
        integer(wire.underline.color)
        integer(wire.strikethrough.stroke)
        integer(wire.strikethrough.color)
        number(run.kern)
        number(run.baseline.x)
        number(run.baseline.y)
        number(run.width)
        integer(run.isRightToLeft ? 1 : 0 as UInt8)
        text(run.text)
    }
}
