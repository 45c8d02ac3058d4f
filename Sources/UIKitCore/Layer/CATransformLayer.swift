// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A layer without a look of its own that joins its sublayers in one space: its transform turns them together, and the perspective of
/// its superlayer reaches them.
///
/// The rule, W62, is in `Documentation/Drawing.md`.
///
/// ```swift
/// let cube = CATransformLayer()
/// for (number, side) in sides.enumerated() {
///     side.transform = CATransform3DTranslate(CATransform3DMakeRotation(CGFloat(number) * .pi / 2, 0, 1, 0), 0, 0, 50)
///     cube.addSublayer(side)
/// }
/// cube.transform = CATransform3DMakeRotation(.pi / 5, 0, 1, 0)
/// ```
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
    /// Whether a layer can be in one at all.
    static var isAny = false

    public override init() {
        super.init()
        Self.isAny = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    /// A layer without a size: the coder is not asked for anything.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.isAny = true
    }

    override var joinsDepth: Bool { true }

    override func makeEmpty() -> CALayer { CATransformLayer() }

    override var displayContent: DisplayContent { .none }

    override var showsContent: Bool { true }

    /// The farthest sublayer that contains a point in the superlayer's coordinates, and never the layer itself.
    open override func hitTest(_ p: CGPoint) -> CALayer? {
        let found = super.hitTest(p)
        return found === self ? nil : found
    }
}

extension CALayer {
    /// What is in a layer that joins depths gets another transform with the layer's geometry.
    func joinedDepthChanged(_ aspects: DisplayAspects) {
        guard CATransformLayer.isAny, joinsDepth, !aspects.isDisjoint(with: [.geometry, .appearance]) else { return }
        sublayersMoved()
    }

    /// The transforms with which the sublayers are painted changed.
    func sublayersMoved() {
        for item in items {
            switch item {
            case .view(let view): view.markChanged(.geometry)
            case .layer(let layer): layer.markChanged(.geometry)
            }
        }
    }

    /// Whether sublayers are painted with more than their own transform.
    var givesDepth: Bool { joinsDepth || extras?.rendering.sublayerTransform != nil }
}

extension LayerLook {
    /// What a layer that joins depths shows of a look.
    var withoutPaint: LayerLook {
        var look = LayerLook()
        look.zPosition = zPosition
        return look
    }
}
