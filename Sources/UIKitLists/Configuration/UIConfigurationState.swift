// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The state of a view that configurations depend on: its traits, what it looks like, and what an application adds.
public protocol UIConfigurationState {
    /// A state in which nothing is the case but the traits.
    /// A state in which nothing is the case but the traits.
    @MainActor init(traitCollection: UITraitCollection)
    @MainActor var traitCollection: UITraitCollection { get set }
    /// What an application adds to the state, by its key.
    @MainActor subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of something that an application adds to a state.
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
    /// Whether the view takes no touches. The views of this package leave it false for headers and footers.
    public var isDisabled = false
    /// Whether the view looks pressed. The views of this package leave it false for headers and footers.
    public var isHighlighted = false
    /// Whether the view looks chosen. The views of this package leave it false for headers and footers.
    public var isSelected = false
    /// Whether the view has focus. The views of this package leave it false for headers and footers.
    public var isFocused = false
    /// Whether the view stays in sight away from its own place. The views of this package leave it false.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state in which nothing is the case but the traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// What an application has added under a key; `nil` for nothing.
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
    /// Whether a touch is down on the cell, and it looks so.
    public var isHighlighted = false
    /// Whether the cell looks chosen.
    public var isSelected = false
    /// Whether the cell has focus.
    public var isFocused = false
    /// Whether the cell stays in sight away from its own place. The cells of this package leave it false.
    public var isPinned = false
    /// Whether the cell is being edited with its list.
    public var isEditing = false
    /// Whether the items below an outline's item are shown; of list cells only (T103).
    public var isExpanded = false
    /// Whether the row is open to its swipe actions; of tables and lists.
    public var isSwiped = false
    /// Whether the row is being moved by its grip; of tables only.
    public var isReordering = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state in which nothing is the case but the traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// What an application has added under a key; `nil` for nothing.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
