import Foundation

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

extension NSObjectProtocol {
    /// Whether the object performs the selector: one that carries a method of its class, or that its class lists. A responder also
    /// performs the edit actions that it overrides.
    @preconcurrency @MainActor public func responds(to aSelector: Selector) -> Bool {
        if let responder = self as? UIResponder { return responder.responds(to: aSelector) }
        return aSelector.listed(by: self) != nil
    }
}
