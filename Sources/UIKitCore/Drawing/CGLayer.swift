// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A drawing that is drawn once and repeated in other contexts (W57).
///
///     let star = CGLayer(context, size: CGSize(width: 20, height: 20), auxiliaryInfo: nil)
///     star?.context?.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
///     for place in places { context.draw(star, at: place) }
public final class CGLayer {
    /// In units of the coordinates that it is drawn in.
    public let size: CGSize
    private let recorded: CGContext

    /// Makes an empty layer. The information has no effect. `nil` for a size that is not finite or not positive.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        self.size = size
        recorded = CGContext(size: size)
    }

    /// What draws into the layer. Its axes are those of the coordinates that the layer is drawn in.
    public var context: CGContext? { recorded }

    fileprivate var image: UIImage { UIImage(drawing: recorded.drawing, scale: 1) }
}

extension CGContext {
    /// Draws what the layer has so far, with its origin at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }

    /// Draws what the layer has so far, as large as the rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) { draw(layer.image, in: rect.standardized, tint: nil) }
}
