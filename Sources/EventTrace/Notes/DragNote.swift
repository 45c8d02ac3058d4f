// SPDX-License-Identifier: Apache-2.0

/// A decision of a drag interaction, a drop interaction or a spring-loaded view.
public struct DragNote: Hashable, Sendable, Codable {
    /// The view of the interaction.
    public var view: Subject
    /// How far the drag came.
    public var step: Step
    /// How many items the drag has.
    public var items: Int

    /// A note on a step of a drag; `items` is how many the drag has then.
    public init(view: Subject, step: Step, items: Int) {
        self.view = view
        self.step = step
        self.items = items
    }

    /// A step of a drag, in the order in which they come.
    public enum Step: String, Hashable, Sendable, Codable, CaseIterable {
        /// A long press, or a mouse that moved, picked items up.
        case lifted
        /// The delegate gave no items: the press continues without a drag.
        case hasNoItems
        /// The lift ended before anything moved.
        case putBack
        /// The items follow the finger.
        case began
        case itemsAdded
        /// A drop interaction answered that it does not handle the drag.
        case notHandled
        case entered, left
        /// The proposal of the last update is not to take the items, or there was none.
        case dropRefused
        /// A proposal to move, although the drag does not allow that.
        case moveNotAllowed
        case dropped
        /// The drag ended, and no view took the items.
        case cancelled
        /// A drag rested on the view long enough.
        case springLoaded
    }
}

extension DragNote: TraceNote {
    /// The word under `type` in JSON: `drag`.
    public static var typeName: String { "drag" }

    /// The view of the interaction.
    public var participants: [Subject] { [view] }

    /// Empty: the touches of a drag are those of its recognizer.
    public var touchNumbers: [TouchIdentifier] { [] }

    /// The view's act or refusal, and the number of items.
    public var sentence: TraceText {
        let count = items == 1 ? "1 item" : "\(items) items"
        return switch step {
        case .lifted: "\(view) lifts \(count)."
        case .hasNoItems: "\(view) lifts nothing: its delegate gave no items for the drag."
        case .putBack: "\(view) puts \(count) back: nothing was dragged."
        case .began: "A drag of \(count) begins in \(view)."
        case .itemsAdded: "\(view) adds to the drag, which has \(count) now."
        case .notHandled:
            "\(view) does not handle the drag of \(count): \(code: "dropInteraction(_:canHandle:)") was false."
        case .entered: "The drag of \(count) enters \(view)."
        case .left: "The drag of \(count) leaves \(view)."
        case .dropRefused:
            "\(count) over \(view) are not dropped: \(code: "dropInteraction(_:sessionDidUpdate:)") proposed to take nothing."
        case .moveNotAllowed:
            """
            \(count) over \(view) are not dropped: it proposed a move, and the drag does not allow one \
            (\(code: "allowsMoveOperation")).
            """
        case .dropped: "\(view) takes \(count)."
        case .cancelled: "The drag of \(count) from \(view) ends, and nobody takes them."
        case .springLoaded: "\(view) is activated by the drag that rested on it."
        }
    }
}
