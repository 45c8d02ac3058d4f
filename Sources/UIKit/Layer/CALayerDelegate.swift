/// Who does for a layer what its class does not.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// The layer's size changed, or it asked for layout.
    func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
    public func layoutSublayers(of layer: CALayer) {}
}
