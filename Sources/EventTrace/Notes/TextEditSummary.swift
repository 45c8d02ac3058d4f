// SPDX-License-Identifier: Apache-2.0

/// A host's edit of text in short. A trace never has the text itself: it may be a password. Its length is enough.
public struct TextEditSummary: Hashable, Sendable {
    /// A kind of edit.
    public enum Kind: String, Hashable, Sendable, Codable {
        case insert, replace, delete, mark, commit, cancelMarking, select, selectAll
        case undo, redo, copy, cut, paste
    }

    /// Which kind it is.
    public var kind: Kind
    /// The number of grapheme clusters it inserts; 0 for `delete` and `select`.
    public var characters: Int

    /// An edit of a kind, and the number of grapheme clusters it inserts, by default none.
    public init(_ kind: Kind, characters: Int = 0) {
        self.kind = kind
        self.characters = characters
    }
}

extension TextEditSummary: CustomStringConvertible {
    /// The edit, without a full stop: `3 characters are typed`.
    public var text: TraceText {
        let text = characters == 1 ? "1 character" : "\(characters) characters"
        let verb = characters == 1 ? "is" : "are"
        return switch kind {
        case .insert: "\(text) \(verb) typed"
        case .replace: "text is replaced by \(text)"
        case .delete: "text is deleted"
        case .mark: "\(text) \(verb) being composed"
        case .commit: "a composition of \(text) is settled"
        case .cancelMarking: "a composition is given up"
        case .select: "text is selected"
        case .selectAll: "everything is selected"
        case .undo: "an edit is undone"
        case .redo: "an edit is done again"
        case .copy: "the selection is copied"
        case .cut: "the selection is cut"
        case .paste: "the clipboard is pasted"
        }
    }

    /// The edit, without a full stop.
    public var description: String { text.description }
}

extension TextEditSummary: Codable {
    /// Reads `edit`, and `characters` where it is there; else none.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        self.init(try container.decode("edit"), characters: try container.decodeIfPresent("characters") ?? 0)
    }

    /// Writes `edit`, and `characters` where there are any.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        try container.encode(kind, forKey: "edit")
        if characters > 0 { try container.encode(characters, forKey: "characters") }
    }
}
