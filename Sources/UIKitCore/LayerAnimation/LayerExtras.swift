// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What most layers never have, kept apart so that a plain layer stays small.
@MainActor
final class LayerExtras {
    var timing = MediaTiming()
    /// In the order in which they were added.
    var motions: [LayerMotion] = []
    var actions: [String: any CAAction]?
    var values: [String: Any] = [:]
    var shadowPath: CGPath?
    var rendering = LayerRendering()
    /// Whether it is among those whose motions the program pictures.
    var isTicking = false
    /// Of a picture: whether it was drawn by what motions show.
    var isRedrawn = false
}

/// How a layer wants to be kept as pixels. Hosts paint from what a layer is, as sharp as the screen: these are kept for the application, and change nothing (W34).
struct LayerRendering {
    var contentsScale: CGFloat = 1
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var isOpaque = false
    var drawsAsynchronously = false
    var allowsEdgeAntialiasing = false
    var allowsGroupOpacity = true
    var cornerCurve = CALayerCornerCurve.circular
    var isDoubleSided = true
    /// Of what is in the layer; `nil` for none.
    var sublayerTransform: CATransform3D?
}

/// The shape of a layer's round corners. Kept; hosts paint quarters of circles (W34).
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public var rawValue: String

    /// The shape of that name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that sets in sooner than a circle; painted as a circle.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
