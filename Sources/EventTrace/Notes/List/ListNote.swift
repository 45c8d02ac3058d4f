// SPDX-License-Identifier: Apache-2.0

/// A decision of a list (a table or a collection) about one of its rows or items.
public struct ListNote: Hashable, Sendable, Codable {
    /// The table or collection view.
    public var list: Subject
    /// The kind of element: row, item or another part of the list.
    public var element: Element
    /// Its section, counted from 0.
    public var section: Int
    /// The row's or item's place in its section, from 0.
    public var index: Int
    /// `nil` if the application, a key or assistive technology requested the change.
    public var touch: TouchIdentifier?
    /// What happened to it.
    public var change: Change
    /// Why the change was not made; `nil` where it was made.
    public var refusal: ListRefusal?
    /// Whether the delegate implements the method for the change; `nil` if there is no such method.
    public var isHeard: Bool?

    /// A note on a row or an item, by its section and its place there, both from 0. Without a refusal the change was
    /// made.
    public init(
        list: Subject, element: Element, section: Int, index: Int, touch: TouchIdentifier? = nil, change: Change,
        refusal: ListRefusal? = nil, isHeard: Bool? = nil
    ) {
        self.list = list
        self.element = element
        self.section = section
        self.index = index
        self.touch = touch
        self.change = change
        self.refusal = refusal
        self.isHeard = isHeard
    }

    /// The kind of a list's elements.
    public enum Element: String, Hashable, Sendable, Codable, CaseIterable {
        /// Of a table.
        case row
        /// Of a collection.
        case item
    }

    /// What was decided.
    public enum Change: String, Hashable, Sendable, Codable, CaseIterable {
        case highlighted, unhighlighted, selected, deselected
        /// The accessory button was tapped.
        case accessoryTapped
        /// A swipe, or the control that deletes, opened the row's actions.
        case swipeActionsShown
        /// It was moved, and the note names its new place. In a refusal, the note names its old place.
        case moved
    }
}

extension ListNote {
    /// `Row 3 of section 0 of UITableView #4`
    func place(_ list: TraceText) -> TraceText {
        "\(element == .row ? "row" : "item") \(String(index)) of section \(String(section)) of \(list)"
    }

    var words: TraceText {
        switch change {
        case .highlighted: "highlighted"
        case .unhighlighted: "unhighlighted"
        case .selected: "selected"
        case .deselected: "deselected"
        case .accessoryTapped: "asked for its accessory's action"
        case .swipeActionsShown: "opened to its swipe actions"
        case .moved: "moved"
        }
    }

    /// The delegate's method that is told of the change, as it stands in code.
    var method: String? {
        switch (change, element) {
        case (.selected, .row): "tableView(_:didSelectRowAt:)"
        case (.selected, .item): "collectionView(_:didSelectItemAt:)"
        case (.deselected, .row): "tableView(_:didDeselectRowAt:)"
        case (.deselected, .item): "collectionView(_:didDeselectItemAt:)"
        case (.accessoryTapped, .row): "tableView(_:accessoryButtonTappedForRowWith:)"
        default: nil
        }
    }
}

extension ListNote: TraceNote {
    /// The word under `type` in JSON: `list`.
    public static var typeName: String { "list" }

    /// The list, and the view or recognizer that took or kept the touch.
    public var participants: [Subject] {
        switch refusal {
        case .recognized(let other), .kept(let other), .cellDisabled(let other): [list, other]
        default: [list]
        }
    }

    /// The touch that led to it, if one did.
    public var touchNumbers: [TouchIdentifier] { touch.map { [$0] } ?? [] }

    /// The change of the row or item and whether a delegate listens, or why there was no change.
    public var sentence: TraceText {
        let cause: TraceText = touch.map { " by \($0)" } ?? ""
        let place = place("\(list)")
        guard let refusal else {
            let hearing: TraceText =
                isHeard == false
                ? method.map { "; no delegate implements \(code: $0)" } ?? "" : ""
            let text: TraceText = "\(place) was \(words)\(cause)\(hearing)."
            return text.capitalized
        }
        let text: TraceText = "\(place) was not \(words)\(cause): \(refusal.text(for: element))."
        return text.capitalized
    }
}
