// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The state of a view for its configurations: its traits, its look, and the application's own values.
public protocol UIConfigurationState {
    /// A state in which nothing is the case but the traits.
    @MainActor init(traitCollection: UITraitCollection)
    @MainActor var traitCollection: UITraitCollection { get set }
    /// An application's own value in the state, by its key.
    @MainActor subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of an application's own value in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public var rawValue: String

    /// A name that is not checked; a prefix of one's own keeps it apart from others.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A name that is not checked, without a label.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The state of a header or a footer.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view takes no touches.
    public var isDisabled = false
    /// Whether the view looks pressed. The views of this package leave it false for headers and footers.
    public var isHighlighted = false
    /// Whether the view looks selected. The views of this package leave it false for headers and footers.
    public var isSelected = false
    /// Whether the view has focus. The views of this package leave it false for headers and footers.
    public var isFocused = false
    /// Whether the view stays in sight away from its own place: a plain table's header or footer (T17).
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with these traits; all else is false.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// An application's own value under a key; `nil` for none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell takes no touches.
    public var isDisabled = false
    /// Whether a touch is down on the cell, and the cell looks pressed.
    public var isHighlighted = false
    /// Whether the cell looks selected.
    public var isSelected = false
    /// Whether the cell has focus.
    public var isFocused = false
    /// Whether the cell stays in sight away from its own place. The cells of this package leave it false.
    public var isPinned = false
    /// Whether the cell is being edited with its list.
    public var isEditing = false
    /// Whether the items below an outline's item are shown; only for list cells (T103).
    public var isExpanded = false
    /// Whether the row is open to its swipe actions; only in tables and lists.
    public var isSwiped = false
    /// Whether its grip moves the row; only in tables.
    public var isReordering = false
    /// The cell's part in a drag that began in it (T136).
    public var cellDragState = DragState.none
    /// The cell's part in a drop that is over its list (T137).
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with these traits; all else is false.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// An application's own value under a key; `nil` for none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }

    /// A cell's part in a drag (T136).
    public enum DragState: Int, Sendable {
        case none = 0
        /// The cell is lifted, and nothing has moved yet.
        case lifting = 1
        /// The cell's items are dragged.
        case dragging = 2
    }

    /// A cell's part in a drop (T137).
    public enum DropState: Int, Sendable {
        /// No drop that the list handles is over the list.
        case none = 0
        /// A drop is over the list, and goes elsewhere.
        case notTargeted = 1
        /// The items would be dropped into the cell.
        case targeted = 2
    }
}
