// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Moves what is shown of a view as the device is tilted. A view has it from `addMotionEffect(_:)` on (I28).
///
/// Nothing moves for people who want less motion. The view's own properties stay, and so touches find it at its own place.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    public override init() {
        super.init()
    }

    /// Makes an effect without values. It reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The values to add to the view's properties, by key paths. The offset says how far the viewer stands to the right and
    /// below, each from -1 to 1. `nil` in this class.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Moves one property between two values.
///
/// ```swift
/// let sideways = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
/// (sideways.minimumRelativeValue, sideways.maximumRelativeValue) = (-20, 20)
/// view.addMotionEffect(sideways)
/// ```
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// Which way of tilting an effect follows.
    public enum EffectType: Int, Sendable {
        /// To the left and to the right.
        case tiltAlongHorizontalAxis = 0
        /// Up and down.
        case tiltAlongVerticalAxis = 1
    }

    /// The property: `"center.x"`, `"layer.shadowOffset.width"`, and others that layers can animate
    /// ([W30](Drawing.md#animations-of-layers)).
    public let keyPath: String
    /// The way of tilting.
    public let type: EffectType
    /// The value to add when the viewer stands to the left, or above: a number, a point, a size, a rectangle or a transform.
    open var minimumRelativeValue: Any?
    /// The value to add when the viewer stands to the right, or below.
    open var maximumRelativeValue: Any?

    /// An effect on a property. Set both values: without them nothing moves.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }

    /// Makes an effect on no property. It reads nothing from the coder.
    public required init?(coder: NSCoder) {
        (keyPath, type) = ("", .tiltAlongHorizontalAxis)
        super.init(coder: coder)
    }

    /// The value between the two values, by the viewer's offset.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let least = minimumRelativeValue.flatMap({ LayerValue($0) }),
            let most = maximumRelativeValue.flatMap({ LayerValue($0) })
        else { return nil }
        let way = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        return [keyPath: least.interpolated(to: most, Double(way + 1) / 2).boxed]
    }
}

/// Several effects as one.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects, whose values are added.
    open var motionEffects: [UIMotionEffect]?

    /// The sum of the effects' values.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        MotionEffectTable.sum(motionEffects ?? [], at: viewerOffset).mapValues(\.boxed)
    }
}
