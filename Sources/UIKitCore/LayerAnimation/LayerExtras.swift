// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The properties that most layers never set, kept apart so that a plain layer stays small.
@MainActor
final class LayerExtras {
    var timing = MediaTiming()
    /// In the order in which they were added.
    var motions: [LayerMotion] = []
    var actions: [String: any CAAction]?
    var values: [String: Any] = [:]
    var shadowPath: CGPath?
    var rendering = LayerRendering()
    /// Whether the program pictures its motions.
    var isTicking = false
    /// For a copy in a ``CAReplicatorLayer``: the layer that it shows.
    weak var original: CALayer?
    /// Whether a copy in another color is painted in the layer's place.
    var isReplaced = false
    /// For a picture: whether it was drawn with the values of motions.
    var isRedrawn = false
}

/// A layer's settings for storage as pixels. They are kept for the application without an effect: hosts paint layers as sharp
/// as the screen (W34).
struct LayerRendering {
    /// All of a content, in parts of its size.
    static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

    var contentsScale: CGFloat = 1
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var isOpaque = false
    var drawsAsynchronously = false
    var allowsEdgeAntialiasing = false
    var allowsGroupOpacity = true
    var cornerCurve = CALayerCornerCurve.circular
    var isDoubleSided = true
    var contentsRect = whole
    var contentsCenter = whole
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0
    /// The transform of the sublayers; `nil` for none.
    var sublayerTransform: CATransform3D?
    /// The depth of the point around which the layer is transformed.
    var anchorPointZ: CGFloat = 0
}

/// How the pixels of a resized image are blended. Kept without an effect: hosts blend as the screen does (W34).
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name of the way.
    public var rawValue: String

    /// The way of that name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Between the nearest pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Between the nearest pixels of two sizes of the image.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The shape of a layer's round corners. Kept without an effect: hosts paint quarters of circles (W34).
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public var rawValue: String

    /// The shape of that name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that begins earlier than a circle; painted as a circle.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
