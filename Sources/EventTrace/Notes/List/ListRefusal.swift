// SPDX-License-Identifier: Apache-2.0

/// Why a list did not highlight, select or deselect a row or an item.
public enum ListRefusal: Hashable, Sendable {
    /// `allowsSelection` is false.
    case selectionNotAllowed
    /// The list is in editing mode, and `allowsSelectionDuringEditing` is false.
    case selectionNotAllowedDuringEditing
    /// The delegate answered that it must not be highlighted.
    case highlightRefused
    /// The delegate refused the selection.
    case selectionRefused
    /// The delegate refused the deselection.
    case deselectionRefused
    /// The list began to scroll under the touch.
    case scrolled
    /// The touch only stopped the list's scrolling.
    case stoppedScrolling
    /// A recognizer that cancels touches took the touch.
    case recognized(by: Subject)
    /// The touch was cancelled for another reason.
    case touchCancelled
    /// A view in the row kept the touch to itself.
    case kept(by: Subject)
    /// `isUserInteractionEnabled` of the cell is false.
    case cellDisabled(Subject)
    /// The touch lifted outside of the row.
    case liftedOutside
    /// The row was removed or reloaded under the touch.
    case reloaded
    /// Swipe actions were open, and the touch closed them.
    case closedSwipeActions
    /// A drag picked the item up to move it.
    case movedAway
    /// The data source does not allow the move.
    case moveRefused
}

extension ListRefusal {
    /// As a clause, without a full stop.
    func text(for element: ListNote.Element) -> TraceText {
        let isRow = element == .row
        let word = isRow ? "row" : "item"
        switch self {
        case .selectionNotAllowed: return "\(code: "allowsSelection") is false"
        case .selectionNotAllowedDuringEditing:
            return "the list is being edited, and \(code: "allowsSelectionDuringEditing") is false"
        case .highlightRefused:
            return
                "the delegate's \(code: isRow ? "tableView(_:shouldHighlightRowAt:)" : "collectionView(_:shouldHighlightItemAt:)") was false"
        case .selectionRefused:
            return isRow
                ? "the delegate's \(code: "tableView(_:willSelectRowAt:)") was nil"
                : "the delegate's \(code: "collectionView(_:shouldSelectItemAt:)") was false"
        case .deselectionRefused:
            return isRow
                ? "the delegate's \(code: "tableView(_:willDeselectRowAt:)") was nil"
                : "the delegate's \(code: "collectionView(_:shouldDeselectItemAt:)") was false"
        case .scrolled: return "the list scrolled, and took its touch"
        case .stoppedScrolling: return "its touch stopped the list's scrolling"
        case .recognized(let recognizer):
            return "\(recognizer) recognized and took its touch (\(code: "cancelsTouchesInView") is true)"
        case .touchCancelled: return "its touch was cancelled"
        case .kept(let view): return "\(view) in the \(word) kept the touch"
        case .cellDisabled(let cell): return "\(code: "isUserInteractionEnabled") of \(cell) is false"
        case .liftedOutside: return "its touch lifted outside of the \(word)"
        case .reloaded: return "the \(word) was removed or loaded anew under its touch"
        case .closedSwipeActions: return "its touch closed the open swipe actions"
        case .movedAway: return "it was taken up to be moved"
        case .moveRefused:
            return
                "the data source's \(code: isRow ? "tableView(_:canMoveRowAt:)" : "collectionView(_:canMoveItemAt:)") was false"
        }
    }
}

extension ListRefusal: Codable {
    private enum Tag: String, TraceTag {
        case selectionNotAllowed, selectionNotAllowedDuringEditing, highlightRefused, selectionRefused
        case deselectionRefused, scrolled, stoppedScrolling, recognized, touchCancelled, kept, cellDisabled
        case liftedOutside, reloaded, closedSwipeActions, movedAway, moveRefused
    }

    /// Reads `type` and what goes with it. An unknown type throws ``UnknownTraceType``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .selectionNotAllowed: self = .selectionNotAllowed
        case .selectionNotAllowedDuringEditing: self = .selectionNotAllowedDuringEditing
        case .highlightRefused: self = .highlightRefused
        case .selectionRefused: self = .selectionRefused
        case .deselectionRefused: self = .deselectionRefused
        case .scrolled: self = .scrolled
        case .stoppedScrolling: self = .stoppedScrolling
        case .recognized: self = .recognized(by: try container.decode("recognizer"))
        case .touchCancelled: self = .touchCancelled
        case .kept: self = .kept(by: try container.decode("view"))
        case .cellDisabled: self = .cellDisabled(try container.decode("view"))
        case .liftedOutside: self = .liftedOutside
        case .reloaded: self = .reloaded
        case .closedSwipeActions: self = .closedSwipeActions
        case .movedAway: self = .movedAway
        case .moveRefused: self = .moveRefused
        }
    }

    /// Writes `type` and what goes with it: `recognizer` or `view`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        switch self {
        case .recognized(let recognizer): try container.encode(recognizer, forKey: "recognizer")
        case .kept(let view), .cellDisabled(let view): try container.encode(view, forKey: "view")
        default: break
        }
        try container.encode(tag: tag)
    }

    private var tag: Tag {
        switch self {
        case .selectionNotAllowed: .selectionNotAllowed
        case .selectionNotAllowedDuringEditing: .selectionNotAllowedDuringEditing
        case .highlightRefused: .highlightRefused
        case .selectionRefused: .selectionRefused
        case .deselectionRefused: .deselectionRefused
        case .scrolled: .scrolled
        case .stoppedScrolling: .stoppedScrolling
        case .recognized: .recognized
        case .touchCancelled: .touchCancelled
        case .kept: .kept
        case .cellDisabled: .cellDisabled
        case .liftedOutside: .liftedOutside
        case .reloaded: .reloaded
        case .closedSwipeActions: .closedSwipeActions
        case .movedAway: .movedAway
        case .moveRefused: .moveRefused
        }
    }
}
