/// A host's edit of text in short. A trace never has the text itself: it may be a password, and how long it is says enough.
public struct TextEditSummary: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, Codable {
        case insert, replace, delete, mark, commit, cancelMarking, select, selectAll
        case undo, redo, copy, cut, paste
    }

    public var kind: Kind
    /// How many grapheme clusters of text it brings; of `delete` and `select`, 0.
    public var characters: Int

    public init(_ kind: Kind, characters: Int = 0) {
        self.kind = kind
        self.characters = characters
    }
}

/// What became of a host's edit of text.
public struct TextEditNote: Hashable, Sendable {
    public enum Outcome: String, Hashable, Sendable, Codable {
        /// The responder was given it.
        case performed
        /// The responder's `shouldChangeText(in:replacementText:)` was false.
        case declined
        /// There was nothing to do it to: no composition, nothing to undo, nobody who copies.
        case nothing
    }

    public var edit: TextEditSummary
    /// The first responder; `nil` without one.
    public var responder: Subject?
    public var outcome: Outcome
    /// Whether the application had changed the text before the edit came, so that it took effect where the caret is now.
    public var isCrossed: Bool

    public init(edit: TextEditSummary, responder: Subject?, outcome: Outcome, isCrossed: Bool = false) {
        self.edit = edit
        self.responder = responder
        self.outcome = outcome
        self.isCrossed = isCrossed
    }
}
