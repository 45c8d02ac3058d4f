// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A container of the type `.dataTable`: which element stands in which row and column (AX27).
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// A view in the container, or an element that it lists. Return an element that covers several rows or columns for each
    /// of them.
    ///
    /// - Returns: `nil` for an empty place.
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?

    /// How many rows there are, below 0 counts as 0.
    func accessibilityRowCount() -> Int

    /// How many columns there are, below 0 counts as 0.
    func accessibilityColumnCount() -> Int

    /// The elements that name a row, in cells or beside them; `nil`, the default, for none.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?

    /// The elements that name a column, in cells or above them; `nil`, the default, for none.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    /// By default rows have no names.
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }

    /// By default columns have no names.
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        nil
    }
}

/// An element of a table.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// The rows that the element covers.
    func accessibilityRowRange() -> NSRange

    /// The columns that the element covers.
    func accessibilityColumnRange() -> NSRange
}

/// The kind of a view with elements for assistive technology (AX26).
public enum UIAccessibilityContainerType: Int, Sendable {
    case none
    /// Rows and columns; the container describes them by `UIAccessibilityContainerDataTable`.
    case dataTable
    /// One thing after another.
    case list
    /// A part of the screen that people go to.
    case landmark
    /// Elements that belong together, under the container's label.
    case semanticGroup
}
