// SPDX-License-Identifier: Apache-2.0

/// Does a layer's work in place of the layer's class. Every view is the delegate of its own layer without being set.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Gives the layer its content, instead of `draw(_:in:)`.
    func display(_ layer: CALayer)
    /// Draws the layer's content, in its coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// The layer is about to draw; it comes before `draw(_:in:)`.
    func layerWillDraw(_ layer: CALayer)
    /// The layer's size changed, or it requested layout.
    func layoutSublayers(of layer: CALayer)
    /// The action for a change of the layer's property; `nil` lets the layer decide (W32).
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// The layer draws, which asks `draw(_:in:)`.
    public func display(_ layer: CALayer) { layer.takeDrawing() }
    /// Does nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// `nil`: the layer decides (W32).
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
