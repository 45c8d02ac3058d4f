/// Why a marble diagram did not hold.
public enum MarbleError: Error, Hashable, Sendable {
    /// The diagram says nothing that could be played; nothing of it was.
    case unreadable(MarbleSyntaxError)
    /// It was played, and something else happened than it says.
    case differs(MarbleMismatch)
}

extension MarbleError: CustomStringConvertible {
    /// What is wrong with the diagram, or how what happened differs from it.
    public var description: String {
        switch self {
        case .unreadable(let error): "The marble diagram cannot be read: \(error)"
        case .differs(let mismatch): "\(mismatch)"
        }
    }
}
