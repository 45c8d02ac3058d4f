// SPDX-License-Identifier: Apache-2.0

/// The edit that a held key makes in the edited text (F40).
///
///     waits ──its press came to the end of the chain──> passed
///
/// A press that a responder keeps, or that ends before, leaves its key waiting: it types nothing, and neither do its repeats.
enum KeyTyping: Hashable {
    /// The key is no text.
    case nothing
    /// The press is still on its way up the chain. By the host: the host sends the key's edit itself.
    case waits(byHost: Bool)
    /// The chain let the press pass; repeats do what the key did.
    case passed
}

extension UIPress {
    /// F40: the press came to the end of the chain, and the text gets its key.
    func passChain() {
        guard case .waits(let byHost) = typing, !isOver else { return }
        typing = .passed
        guard !byHost, let key, let window else { return }
        TextInputKeys.handle(key, in: window)
    }
}
