/// What happens when a layer's property changes, or another thing happens to it.
@preconcurrency @MainActor
public protocol CAAction {
    /// - Parameter anObject: the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Nothing is to happen.
extension NSNull: CAAction {
    /// Does nothing: a delegate that answers `NSNull()` lets a property change at once (W32).
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
