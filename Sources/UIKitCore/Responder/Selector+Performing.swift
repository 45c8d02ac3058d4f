// SPDX-License-Identifier: Apache-2.0

extension Selector {
    /// The result of performing a selector.
    public enum PerformResult: Sendable, Equatable {
        /// The method ran.
        case performed

        /// The selector is only a name: it carries no method, for any target.
        case carriesNoMethod(selector: String)

        /// The target is not of the type whose method the selector carries; `expected` is that type.
        case targetLacksAction(selector: String, target: String, expected: String)

        /// The method takes a sender of another type; `found` is the type of the actual sender, or `"nil"`.
        case senderMismatch(selector: String, expected: String, found: String)

        /// The method takes an event of another type; `found` is the type of the actual event, or `"nil"`.
        case eventMismatch(selector: String, expected: String, found: String)
    }

    /// Whether the selector carries a method and the target is of the type that has it.
    ///
    /// It does not check the sender: a method for a `UIButton` refuses other senders when it is performed.
    public func canPerform(on target: Any) -> Bool {
        performer?.accepts(target) ?? false
    }

    /// Performs the method on the target, once or not at all. Returns whether it ran.
    ///
    /// The sender must fit the type that the method declares. Arguments that the method does not take are dropped (E29). A
    /// nil sender fits an optional parameter only.
    @preconcurrency @MainActor
    public func perform(on target: Any, sender: Any?, event: Any? = nil) -> PerformResult {
        guard let performer else { return .carriesNoMethod(selector: name) }
        switch performer.perform(target, sender, event) {
        case .performed:
            return .performed
        case .target:
            return .targetLacksAction(
                selector: name, target: "\(type(of: target))", expected: "\(performer.targetType)")
        case .sender(let expected):
            return .senderMismatch(selector: name, expected: "\(expected)", found: printedType(of: sender))
        case .event(let expected):
            return .eventMismatch(selector: name, expected: "\(expected)", found: printedType(of: event))
        }
    }
}

extension Selector.PerformResult: CustomStringConvertible {
    /// What happened, as a sentence.
    public var description: String {
        switch self {
        case .performed:
            "The action was performed."
        case .carriesNoMethod(let selector):
            "The selector \(selector) is only a name: it carries no method to perform."
        case .targetLacksAction(let selector, let target, let expected):
            "The selector \(selector) performs a method of \(expected), which the target, a \(target), is not."
        case .senderMismatch(let selector, let expected, let found):
            "The selector \(selector) takes a sender of type \(expected), but the sender is \(found)."
        case .eventMismatch(let selector, let expected, let found):
            "The selector \(selector) takes an event of type \(expected), but the event is \(found)."
        }
    }
}

private func printedType(of value: Any?) -> String {
    guard let value else { return "nil" }
    return "\(type(of: value))"
}
