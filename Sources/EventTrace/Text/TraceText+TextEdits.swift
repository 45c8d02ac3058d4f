extension TraceText {
    /// What is done, without a full stop: `3 characters are typed`.
    static func clause(for edit: TextEditSummary) -> TraceText {
        let text = edit.characters == 1 ? "1 character" : "\(edit.characters) characters"
        let verb = edit.characters == 1 ? "is" : "are"
        return switch edit.kind {
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

    static func sentence(for note: TextEditNote) -> TraceText {
        let edit = clause(for: note.edit).capitalized
        let place: TraceText = note.responder.map { " in \($0)" } ?? ""
        let crossing: TraceText =
            note.isCrossed ? " The application had changed the text meanwhile: it happens where the caret is now." : ""
        switch note.outcome {
        case .performed: return "\(edit)\(place).\(crossing)"
        case .declined:
            return "\(edit)\(place): it declines, by \(code: "shouldChangeText(in:replacementText:)").\(crossing)"
        case .nothing: return "\(edit)\(place): there is nothing to do it to.\(crossing)"
        }
    }
}

extension TextEditSummary: CustomStringConvertible {
    public var description: String { TraceText.clause(for: self).description }
}

extension TextEditNote: CustomStringConvertible {
    public var description: String { TraceText.sentence(for: self).description }
}
