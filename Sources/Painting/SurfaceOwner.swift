// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CoreGraphics
    import UIKitCore

    /// The owner of one painted box: a view, or a layer without a view. A view is not asked for its layer, because that would
    /// make the layer.
    @MainActor
    enum SurfaceOwner {
        case view(UIView)
        case layer(CALayer)

        /// The layer's view, where it has one.
        init(_ layer: CALayer) { self = layer.view.map(Self.view) ?? .layer(layer) }

        /// Whether hosts know it: they do not know a view that was in no picture yet.
        var isKnown: Bool {
            switch self {
            case .view(let view): view.numberIfGiven != 0
            case .layer: true
            }
        }

        var identifier: ViewIdentifier {
            switch self {
            case .view(let view): view.displayIdentifier
            case .layer(let layer): layer.displayIdentifier
            }
        }

        /// The identifier of its parent; `nil` for none.
        var parent: ViewIdentifier? {
            switch self {
            case .view(let view): view.superview?.displayIdentifier
            case .layer(let layer): layer.superlayer?.displayIdentifier
            }
        }

        var isWindow: Bool {
            if case .view(let view) = self { view is UIWindow } else { false }
        }

        /// Its children, back to front before sorting by depth.
        var children: [SurfaceOwner] {
            switch self {
            case .view(let view) where !view.hasLayers: view.subviews.map(Self.view)
            case .view(let view): view.layer.paintedSublayers.map(Self.init)
            case .layer(let layer): layer.paintedSublayers.map(Self.init)
            }
        }

        /// Siblings are painted from the least to the greatest.
        var depth: CGFloat {
            switch self {
            case .view(let view): view.look.zPosition
            case .layer(let layer): layer.zPosition
            }
        }

        /// The surface for hosts, with the final values of animations.
        var told: any DisplayedSurface {
            switch self {
            case .view(let view): view.painted
            case .layer(let layer): layer.painted
            }
        }

        /// Views run `draw(_:)` only for a host that shows the result. A picture of a screen that no host shows is the first to ask
        /// its layers for their layout.
        func draw() {
            switch self {
            case .view(let view): view.drawIfNeeded()
            case .layer(let layer):
                layer.layoutOwnIfNeeded()
                layer.displayIfNeeded()
            }
        }

        /// - Parameter isMoving: whether the present values of animations are used.
        func surface(isMoving: Bool) -> MovingSurface {
            let told = told
            guard isMoving, !told.animations.isEmpty else { return MovingSurface(told, nil) }
            switch self {
            case .view(let view): return MovingSurface(told, view.layer.presentation())
            case .layer(let layer): return MovingSurface(told, layer.presentation())
            }
        }
    }
#endif
