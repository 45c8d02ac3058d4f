// SPDX-License-Identifier: Apache-2.0

/// A key of a key command went down: which responder performed the command, or why none did (F25–F36).
///
/// Keys without a command make no such note: they may be part of typed text.
public struct KeyCommandNote: Hashable, Sendable, Codable {
    /// The command's keys as people read them: `⇧⌘Z`.
    public var shortcut: String
    /// The command's title in a menu; `nil` without one.
    public var title: String?
    /// The name of the command's action; `nil` for a command without one.
    public var action: String?
    /// The responder that has the command.
    public var origin: Origin
    /// Whether it was performed, or why not.
    public var outcome: Outcome
    /// Where the search for its target began.
    public var start: Subject?

    /// A note on the key of a command; the keys as people read them.
    public init(
        shortcut: String, title: String? = nil, action: String?, origin: Origin, outcome: Outcome, start: Subject? = nil
    ) {
        self.shortcut = shortcut
        self.title = title
        self.action = action
        self.origin = origin
        self.outcome = outcome
        self.start = start
    }

    /// The owner of the command.
    public enum Origin: String, Hashable, Sendable, Codable {
        /// F28, F29: a responder of the chain, in its `keyCommands`.
        case responder
        /// F35: the commands of editing that come before text.
        case editing
        /// F30: the main menu.
        case mainMenu
    }

    /// The result of a key command.
    public enum Outcome: String, Hashable, Sendable, Codable {
        case performed
        /// F27: no responder of the chain performs the action.
        case nobody
        /// F20: the command was disabled when it was validated.
        case disabled
        /// The target was found and did not perform it; the action's own note says why.
        case failed
    }
}

extension KeyCommandNote: TraceNote {
    /// The word under `type` in JSON: `keyCommand`.
    public static var typeName: String { "keyCommand" }

    /// Where the search for a target began.
    public var participants: [Subject] { [start].compactMap { $0 } }

    /// Empty: a key is no touch.
    public var touchNumbers: [TouchIdentifier] { [] }

    /// The key's command, its owner, and the result.
    public var sentence: TraceText {
        let title: TraceText = self.title.map { " (\($0))" } ?? ""
        let owner =
            switch origin {
            case .responder: "a key command of the responder chain"
            case .editing: "a command of editing"
            case .mainMenu: "a command of the main menu"
            }
        let command: TraceText = "\(shortcut)\(title) is \(owner)"
        let action: TraceText = self.action.map { "\(code: $0)" } ?? "it"
        switch outcome {
        case .performed: return "\(command), and was performed."
        case .nobody where self.action == nil: return "\(command), and has no action."
        case .nobody: return "\(command), and nobody in the chain performs \(action)."
        case .disabled: return "\(command), and was disabled when it was validated."
        case .failed: return "\(command), and the target found for \(action) did not perform it."
        }
    }
}
