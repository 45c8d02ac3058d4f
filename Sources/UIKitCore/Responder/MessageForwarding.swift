import CoreGraphics

/// An object that passes on what it does not do itself, as `NSObject` can on iOS by `forwardingTarget(for:)`; the rewriter of sources for
/// iOS writes the conformance.
///
/// What is passed on are selectors that are performed, and what a scroll view tells its delegate (PO5).
@preconcurrency @MainActor
public protocol MessageForwarding: NSObjectProtocol {
    /// Whether the object does something by a selector, itself or through another one.
    func ownResponds(to aSelector: Selector!) -> Bool
    /// Who does it in the object's place.
    func ownForwardingTarget(for aSelector: Selector!) -> Any?
}

extension MessageForwarding {
    /// Whether the object itself does something by the selector.
    public func ownResponds(to aSelector: Selector!) -> Bool { respondsWithoutForwarding(to: aSelector) }
    /// `nil`: nobody does it in the object's place.
    public func ownForwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension NSObjectProtocol {
    /// Whether the object performs a selector, itself or by passing it on. Of a scroll view's delegate also what it may be told.
    @preconcurrency @MainActor
    public func responds(to aSelector: Selector!) -> Bool {
        (self as? any MessageForwarding)?.ownResponds(to: aSelector) ?? respondsWithoutForwarding(to: aSelector)
    }

    /// Whether the object itself performs it.
    @preconcurrency @MainActor
    public func respondsWithoutForwarding(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        if let responder = self as? UIResponder, responder.responds(to: aSelector) { return true }
        if aSelector.listed(by: self) != nil { return true }
        let isOfScrolling = aSelector.name.hasPrefix("scrollView") || aSelector.name.hasPrefix("viewForZooming")
        return isOfScrolling && self is any UIScrollViewDelegate
    }
}

extension UIScrollViewDelegate {
    /// Who is told in the place of a delegate that does not have the method itself.
    func forwarded(_ name: String) -> (any UIScrollViewDelegate)? {
        guard let own = self as? any MessageForwarding else { return nil }
        let target = own.ownForwardingTarget(for: Selector(name)) as? any UIScrollViewDelegate
        return target === self ? nil : target
    }
}
