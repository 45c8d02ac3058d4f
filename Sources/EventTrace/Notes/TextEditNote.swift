// SPDX-License-Identifier: Apache-2.0

/// A host's edit of text, and its result.
public struct TextEditNote: Hashable, Sendable {
    /// The result of an edit of text.
    public enum Outcome: String, Hashable, Sendable, Codable {
        /// The responder was given it.
        case performed
        /// The responder's `shouldChangeText(in:replacementText:)` was false.
        case declined
        /// The edit had nothing to work on: no composition, nothing to undo, or no responder that copies.
        case nothing
        /// The edit belongs to a key. A responder kept the key's press, or a command or a menu took the key (F40).
        case kept
    }

    /// The requested edit.
    public var edit: TextEditSummary
    /// The first responder; `nil` without one.
    public var responder: Subject?
    /// Whether it was done, or why not.
    public var outcome: Outcome
    /// Whether the application had changed the text before the edit arrived, so that the edit was made at the present caret.
    public var isCrossed: Bool

    /// A note on an edit, its receiver and its result.
    public init(edit: TextEditSummary, responder: Subject?, outcome: Outcome, isCrossed: Bool = false) {
        self.edit = edit
        self.responder = responder
        self.outcome = outcome
        self.isCrossed = isCrossed
    }
}

extension TextEditNote: TraceNote {
    /// The word under `type` in JSON: `textEdit`.
    public static var typeName: String { "textEdit" }

    /// The first responder, if there was one.
    public var participants: [Subject] { [responder].compactMap { $0 } }

    /// Empty: an edit is no touch.
    public var touchNumbers: [TouchIdentifier] { [] }

    /// The edit and its place, or why there was none.
    public var sentence: TraceText {
        let edit = self.edit.text.capitalized
        let place: TraceText = responder.map { " in \($0)" } ?? ""
        let crossing: TraceText =
            isCrossed ? " The application had changed the text meanwhile: it happens where the caret is now." : ""
        switch outcome {
        case .performed: return "\(edit)\(place).\(crossing)"
        case .declined:
            return "\(edit)\(place): it declines, by \(code: "shouldChangeText(in:replacementText:)").\(crossing)"
        case .nothing: return "\(edit)\(place): there is nothing to do it to.\(crossing)"
        case .kept: return "\(edit)\(place): this does not happen, for the key was kept from text.\(crossing)"
        }
    }
}

extension TextEditNote: Codable {
    /// Reads the members of the edit, and `responder`, `outcome` and `isCrossed` beside them. A missing `isCrossed` is
    /// false.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        self.init(
            edit: try TextEditSummary(from: decoder), responder: try container.decodeIfPresent("responder"),
            outcome: try container.decode("outcome"), isCrossed: try container.decodeIfPresent("isCrossed") ?? false)
    }

    /// Writes the members of the edit, `responder` where there is one, `outcome`, and `isCrossed` where it is true.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        try edit.encode(to: encoder)
        try container.encodeIfPresent(responder, forKey: "responder")
        try container.encode(outcome, forKey: "outcome")
        if isCrossed { try container.encode(isCrossed, forKey: "isCrossed") }
    }
}
