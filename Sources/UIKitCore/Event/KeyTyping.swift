/// What a key that is down does to the text that is edited (F40).
///
///     waits ──its press came to the end of the chain──> passed
///
/// A press that a responder keeps, or that ends before, leaves its key waiting: it types nothing, and neither do its repeats.
enum KeyTyping: Hashable {
    /// The key is no text.
    case nothing
    /// The chain is still asked. By the host: it says in an edit what the key does.
    case waits(byHost: Bool)
    /// The chain let the press pass; repeats do what the key did.
    case passed
}

extension UIPress {
    /// F40: the press came to the end of the chain, and its key comes to text.
    func passChain() {
        guard case .waits(let byHost) = typing, !isOver else { return }
        typing = .passed
        guard !byHost, let key, let window else { return }
        TextInputKeys.handle(key, in: window)
    }
}
