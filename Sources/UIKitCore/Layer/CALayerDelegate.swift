/// Who does for a layer what its class does not.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// The layer's size changed, or it asked for layout.
    func layoutSublayers(of layer: CALayer)
    /// Draws the layer's content, in its coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
    public func layoutSublayers(of layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
}
