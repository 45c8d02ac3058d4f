// SPDX-License-Identifier: Apache-2.0

import UIKitCore

extension UITableView {
    /// How a table's sections surroundings.
    public enum Style: Int, Sendable {
        /// Headers stay at the top while their section is visible.
        case plain = 0
        case grouped = 1
        /// Sections are rounded, with room at the sides.
        case insetGrouped = 2
    }

    /// The target position of a row.
    public enum ScrollPosition: Int, Sendable {
        /// Scrolls only as far as needed to show the whole row.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// The animation of inserted and deleted rows. Here they fade for every direction; `none` does not animate.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    /// The edges from which separator insets are measured.
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0
        case fromAutomaticInsets = 1
    }

    /// The height that a row, header or footer measures itself.
    public nonisolated static let automaticDimension: CGFloat = -1
}

extension UITableViewCell {
    /// The line below a row.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
        case singleLineEtched = 2
    }
}

/// The members that a delegate or a data source does not implement, as far as a table called them.
struct MissingMembers: OptionSet {
    var rawValue: Int

    static let height = MissingMembers(rawValue: 1 << 0)
    static let headerView = MissingMembers(rawValue: 1 << 1)
    static let footerView = MissingMembers(rawValue: 1 << 2)
    static let didSelect = MissingMembers(rawValue: 1 << 3)
    static let didDeselect = MissingMembers(rawValue: 1 << 4)
    static let canEdit = MissingMembers(rawValue: 1 << 5)
    static let accessoryTapped = MissingMembers(rawValue: 1 << 6)
    static let trailingActions = MissingMembers(rawValue: 1 << 7)
    static let itemSize = MissingMembers(rawValue: 1 << 8)
    static let estimatedHeight = MissingMembers(rawValue: 1 << 9)
    static let canMove = MissingMembers(rawValue: 1 << 10)
    static let indentation = MissingMembers(rawValue: 1 << 11)
}
