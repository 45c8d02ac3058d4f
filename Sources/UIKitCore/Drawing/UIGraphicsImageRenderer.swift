// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How a renderer draws.
public class UIGraphicsRendererFormat: NSObject {
    /// The rectangle that is drawn, in points.
    public fileprivate(set) var bounds = CGRect.zero
}

/// How an image is drawn. The host draws images at the screen's own resolution, with any `scale`.
public final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The image's `UIImage.scale`, in pixels to the point; 1 at first.
    public var scale: CGFloat = 1
    /// Whether the image has no transparent places: it is then filled with black first.
    public var opaque = false

    public override init() {
        super.init()
    }

    fileprivate func copy(bounds: CGRect) -> UIGraphicsImageRendererFormat {
        let copy = UIGraphicsImageRendererFormat()
        copy.scale = scale
        copy.opaque = opaque
        copy.bounds = bounds
        return copy
    }

    /// A new format: one pixel to the point, with transparent places.
    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// A new format, as ``default()``.
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context of a renderer's closure.
public final class UIGraphicsImageRendererContext: NSObject {
    /// Where the drawing goes, in the coordinates of the renderer's bounds.
    public let cgContext: CGContext
    /// How the image is drawn: the renderer's own format.
    public let format: UIGraphicsImageRendererFormat

    fileprivate init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
        super.init()
    }

    /// The image so far.
    public var currentImage: UIImage { UIImage(drawing: cgContext.drawing, scale: format.scale) }

    /// Fills a rectangle in the fill color.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle in the fill color, with a blend mode.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// A line of one point inside of a rectangle.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    /// Clips later drawing to the rectangle, in addition to the current clip.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images from the drawing of a closure. The image keeps the steps of the drawing, and is sharp at any size; its pixels
/// cannot be read.
public final class UIGraphicsImageRenderer: NSObject {
    /// How the images are drawn: a copy of the format that the renderer was made with, and the renderer's bounds.
    public let format: UIGraphicsImageRendererFormat

    /// - Parameter bounds: the rectangle that is drawn, in points; the image begins at its origin.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
        self.format = format.copy(bounds: bounds)
        super.init()
    }

    /// - Parameter size: In points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Draws an image.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let bounds = format.bounds
        let context = CGContext(size: bounds.size)
        if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
        if format.opaque { context.fill(bounds) }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        let drawn = UIGraphicsImageRendererContext(context, format)
        actions(drawn)
        return drawn.currentImage
    }
}

extension UIImage {
    /// The format for drawings that go with the image: of its scale, with transparent places.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}
