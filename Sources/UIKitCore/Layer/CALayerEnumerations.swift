// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Corners of a layer, by the ends of its axes: minimum x is on the left, minimum y at the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The bits of all corners in the set.
    public var rawValue: UInt

    /// The corners whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left one.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right one.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left one.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right one.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    /// All four.
    public static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// How a layer's image is placed in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name of the way.
    public var rawValue: String

    /// A placement by its name. An unknown one is as ``resize``.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In its own size, in the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// In its own size, in the middle of the upper edge.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// In its own size, in the middle of the lower edge.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// In its own size, in the middle of the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// In its own size, in the middle of the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In its own size, in the upper left corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In its own size, in the upper right corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In its own size, in the lower left corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In its own size, in the lower right corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits into the bounds, in its own proportions.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as possible to cover the bounds, in its own proportions.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    @MainActor var contentMode: UIView.ContentMode {
        switch self {
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        case .resizeAspect: .scaleAspectFit
        case .resizeAspectFill: .scaleAspectFill
        default: .scaleToFill
        }
    }
}
