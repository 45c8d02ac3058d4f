extension UIResponder {
    /// The responders from this one to the end of the chain, one line each, each further in than the one before (K29).
    public func responderChainDescription() -> String {
        responderChain().enumerated()
            .map { String(repeating: "   | ", count: $0.offset) + $0.element.description }
            .joined(separator: "\n")
    }
}
