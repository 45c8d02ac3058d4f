import CoreGraphics

/// An object that is no responder and observes properties by their names; the rewriter of sources for iOS writes the conformance (PO1).
@preconcurrency @MainActor
public protocol KeyValueObserver: NSObjectProtocol {
    /// A property that the object observes changed; the dictionary says how, as the options asked.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}
