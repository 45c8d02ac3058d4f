// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

extension TextSample.Edit {
    /// A summary for traces. It never has the text.
    var summary: TextEditSummary {
        switch self {
        case .insert(let text): TextEditSummary(.insert, characters: text.count)
        case .replace(_, let text, _): TextEditSummary(.replace, characters: text.count)
        case .delete: TextEditSummary(.delete)
        case .mark(let text, _, _): TextEditSummary(.mark, characters: text.count)
        case .commit(let text): TextEditSummary(.commit, characters: text.count)
        case .cancelMarking: TextEditSummary(.cancelMarking)
        case .select: TextEditSummary(.select)
        case .selectAll: TextEditSummary(.selectAll)
        case .copy: TextEditSummary(.copy)
        case .cut: TextEditSummary(.cut)
        case .paste(let content): TextEditSummary(.paste, characters: content.text?.count ?? 0)
        case .undo: TextEditSummary(.undo)
        case .redo: TextEditSummary(.redo)
        }
    }

    /// The text of the edit; empty for most edits.
    var text: String {
        switch self {
        case .insert(let text), .replace(_, let text, _), .mark(let text, _, _), .commit(let text): text
        case .delete, .cancelMarking, .select, .selectAll, .undo, .redo, .copy, .cut, .paste: ""
        }
    }
}
