// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// An object that passes on messages which it does not handle itself, as `NSObject` can on iOS by `forwardingTarget(for:)`.
/// The rewriter of sources for iOS writes the conformance.
///
/// It passes on performed selectors, and a scroll view's messages to its delegate (PO5).
@preconcurrency @MainActor
public protocol MessageForwarding: NSObjectProtocol {
    /// Whether the object performs a selector, itself or through another object.
    func ownResponds(to aSelector: Selector!) -> Bool
    /// The object that performs it in this object's place.
    func ownForwardingTarget(for aSelector: Selector!) -> Any?
}

extension MessageForwarding {
    /// Whether the object itself performs the selector.
    public func ownResponds(to aSelector: Selector!) -> Bool { respondsWithoutForwarding(to: aSelector) }
    /// `nil`: no other object performs it.
    public func ownForwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension NSObjectProtocol {
    /// Whether the object performs a selector, itself or through another object. For a scroll view's delegate also whether it
    /// handles a message.
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
        return DelegateMessages.mayTake(aSelector.name, self)
    }
}

extension UIScrollViewDelegate {
    /// The object that gets the messages of a delegate without the method.
    func forwarded(_ name: String) -> (any UIScrollViewDelegate)? {
        guard let own = self as? any MessageForwarding else { return nil }
        let target = own.ownForwardingTarget(for: Selector(name)) as? any UIScrollViewDelegate
        return target === self ? nil : target
    }
}
