// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A step of a drawing. A host performs the steps one after the other, in points, y pointing down. A drawing begins with
/// black, lines one point wide, and nothing clipped or moved.
public enum DrawingCommand: Equatable {
    /// Saves all settings, for `restore`.
    case save
    case restore
    case concatenate(CGAffineTransform)
    case clip(CGPath, isEvenOdd: Bool)
    case fill(CGPath, isEvenOdd: Bool)
    case stroke(CGPath)
    /// Makes a rectangle transparent.
    case clear(CGRect)
    case fillColor(CGColor)
    case strokeColor(CGColor)
    case line(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat)
    case dashes([CGFloat], phase: CGFloat)
    /// The opacity of everything drawn later, 0 to 1.
    case alpha(CGFloat)
    case blendMode(CGBlendMode)
    /// In points, which no transform changes; none without a color.
    case shadow(offset: CGSize, blur: CGFloat, color: CGColor?)
    /// Fills the area inside the clip.
    case gradient(DrawingGradient)
    case image(UIImage, CGRect, tint: CGColor?)
    /// A line of text with its baseline's left end at the point.
    case text(String, face: FontFace, size: CGFloat, color: CGColor, at: CGPoint)
    /// Whether the pixels of resized images are smoothed (W47); true at first.
    case smoothing(Bool)
}

/// Colors along a line, or between two circles.
public struct DrawingGradient: Equatable {
    /// Whether the colors go from circle to circle. Otherwise they go along a line.
    public var isRadial: Bool
    /// Where the first color is, or the first circle's middle, in points.
    public var start: CGPoint
    /// In points; 0 of a line.
    public var startRadius: CGFloat
    /// Where the last color is, or the last circle's middle, in points.
    public var end: CGPoint
    /// In points; 0 of a line.
    public var endRadius: CGFloat
    /// The colors and where they are reached, from the start to the end.
    public var stops: [DisplayGradient.Stop]
    /// Whether the first color goes on before the start, and the last one after the end.
    public var extendsBefore: Bool
    /// Whether the last color goes on after the end.
    public var extendsAfter: Bool
}

/// What an application drew: steps for the host to carry out.
public struct DisplayDrawing: Equatable {
    /// In points. Drawing beyond it is invisible.
    public var size: CGSize
    /// The steps, in the order in which they were drawn.
    public var commands: [DrawingCommand]
}

extension DisplayDrawing {
    /// The drawing that a closure makes in the current context, in the coordinates of bounds. Empty for bounds without a size.
    @MainActor
    init(of bounds: CGRect, by draw: (CGContext) -> Void) {
        let context = CGContext(size: bounds.size)
        if bounds.size.width > 0, bounds.size.height > 0 {
            if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
            UIGraphicsPushContext(context)
            draw(context)
            UIGraphicsPopContext()
        }
        self = context.drawing
    }
}

/// A drawing that an image keeps.
// Unchecked, and safe: see `drawing`.
final class KeptDrawing: @unchecked Sendable {
    // It never changes: the steps are values, and the paths in them are copies that no other code has. A CGPath that is no
    // CGMutablePath never changes.
    let drawing: DisplayDrawing

    init(_ drawing: DisplayDrawing) {
        self.drawing = drawing
    }
}
