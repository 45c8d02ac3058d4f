// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIView {
    /// Whether its class draws: whether it overrides `draw(_:)`.
    var drawsItself: Bool { node.pointee.flags.contains(.drawsItself) }

    /// The next picture asks for a drawing.
    func markNeedsDisplay() {
        guard drawsItself, !node.pointee.flags.contains(.needsDisplay) else { return }
        setFlag(.needsDisplay, true)
        windowStorage?.display?.displayIsNeeded(in: self)
    }

    /// W24: asks the class to draw, in its own coordinates and traits.
    func drawWhatWaits() {
        guard node.pointee.flags.contains(.needsDisplay) else { return }
        setFlag(.needsDisplay, false)
        let bounds = bounds
        let drawing = DisplayDrawing(of: bounds) { context in
            traitCollection.performAsCurrent { layer.draw(in: context) }
        }
        guard drawing != extras?.drawing ?? DisplayDrawing(size: .zero, commands: []) else { return }
        makeExtras().drawing = drawing.commands.isEmpty ? nil : drawing
        markChanged(.content)
    }
}
