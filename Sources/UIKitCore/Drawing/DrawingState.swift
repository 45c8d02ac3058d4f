// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How a line along a path is drawn, in points.
package struct LineStyle: Equatable {
    package var width: CGFloat = 1
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    package var miterLimit: CGFloat = 10
    package var dashes: [CGFloat] = []
    /// How far into the dashes the line begins.
    package var phase: CGFloat = 0

    package init() {}

    /// The line around a shape.
    package init(of shape: DisplayShape) {
        (width, cap, join, miterLimit) = (shape.lineWidth, shape.cap, shape.join, shape.miterLimit)
        (dashes, phase) = (shape.dashes, shape.dashPhase)
    }
}

/// The settings that steps of a drawing make for later steps. The initial values are those at the beginning of a drawing.
package struct DrawingState {
    package var fill = CGColor.black
    package var stroke = CGColor.black
    package var line = LineStyle()
    /// 0 to 1.
    package var alpha: CGFloat = 1
    package var blend = CGBlendMode.normal
    /// In points, which no transform changes.
    package var shadow: (offset: CGSize, blur: CGFloat, color: CGColor)?

    /// Whether the pixels of resized images are smoothed.
    package var isSmooth = true

    package init() {}

    /// Takes the settings of a step. False for a step without any.
    package mutating func take(_ command: DrawingCommand) -> Bool {
        switch command {
        case .fillColor(let color): fill = color
        case .strokeColor(let color): stroke = color
        case .line(let width, let cap, let join, let miterLimit):
            (line.width, line.cap, line.join, line.miterLimit) = (width, cap, join, miterLimit)
        case .dashes(let lengths, let phase): (line.dashes, line.phase) = (lengths, phase)
        case .alpha(let alpha): self.alpha = min(max(alpha, 0), 1)
        case .blendMode(let mode): blend = mode
        case .shadow(let offset, let blur, let color): shadow = color.map { (offset, max(0, blur), $0) }
        case .smoothing(let isSmooth): self.isSmooth = isSmooth
        default: return false
        }
        return true
    }
}
