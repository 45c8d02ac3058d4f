// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rows and columns of a container (AX27), as a host reports them to assistive technology.
public struct DisplayDataTable: Hashable {
    /// How many places are asked for at most.
    static let mostPlaces = 4096

    /// What a header cell names.
    public enum Header: UInt8, Hashable, Sendable {
        case none, row, column
    }

    /// The content of a cell.
    public enum Item: Hashable, Sendable {
        case view(ViewIdentifier)
        /// An element, by its place among those that are found in the container.
        case element(Int)
    }

    /// A place in the table.
    public struct Cell: Hashable {
        /// Counted from 0; -1 for a header in front of all rows.
        public var row: Int
        /// Counted from 0; -1 for a header in front of all columns.
        public var column: Int
        /// How many rows the cell covers.
        public var rowSpan: Int
        /// How many columns the cell covers.
        public var columnSpan: Int
        /// Whether the cell names its row or its column.
        public var header: Header
        /// What stands there.
        public var item: Item
    }

    /// How many rows there are; no more than fit into 4,096 places.
    public var rows: Int
    /// How many columns there are.
    public var columns: Int
    /// By rows, in each by columns.
    public var cells: [Cell] = []

    @MainActor
    init?(_ view: UIView) {
        guard let table = view as? any UIAccessibilityContainerDataTable else { return nil }
        rows = max(0, table.accessibilityRowCount())
        columns = max(0, table.accessibilityColumnCount())
        guard columns > 0, rows > 0, columns <= Self.mostPlaces else { return }
        rows = min(rows, Self.mostPlaces / columns)
        var elements: [ObjectIdentifier: Int] = [:]
        for (place, found) in (view.foundElements ?? []).enumerated() {
            if let element = found.element { elements[ObjectIdentifier(element)] = place }
        }
        func item(_ element: any UIAccessibilityContainerDataTableCell) -> Item? {
            if let cell = element as? UIView {
                return cell.isDescendant(of: view) ? .view(cell.displayIdentifier) : nil
            }
            return elements[ObjectIdentifier(element)].map(Item.element)
        }
        var places: [ObjectIdentifier: Int] = [:]
        for row in 0..<rows {
            for column in 0..<columns {
                guard let element = table.accessibilityDataTableCellElement(forRow: row, column: column),
                    places[ObjectIdentifier(element)] == nil, let item = item(element)
                else { continue }
                places[ObjectIdentifier(element)] = cells.count
                cells.append(
                    Cell(
                        row: row, column: column, rowSpan: Self.span(element.accessibilityRowRange(), rows - row),
                        columnSpan: Self.span(element.accessibilityColumnRange(), columns - column), header: .none,
                        item: item))
            }
        }
        func addHeaders(_ elements: [any UIAccessibilityContainerDataTableCell]?, _ header: Header, at place: Int) {
            for element in elements ?? [] {
                if let known = places[ObjectIdentifier(element)] {
                    cells[known].header = header
                } else if let item = item(element) {
                    places[ObjectIdentifier(element)] = cells.count
                    cells.append(
                        Cell(
                            row: header == .column ? -1 : place, column: header == .column ? place : -1, rowSpan: 1,
                            columnSpan: 1, header: header, item: item))
                }
            }
        }
        for column in 0..<columns {
            addHeaders(table.accessibilityHeaderElements(forColumn: column), .column, at: column)
        }
        for row in 0..<rows { addHeaders(table.accessibilityHeaderElements(forRow: row), .row, at: row) }
        cells.sort { ($0.row, $0.column) < ($1.row, $1.column) }
    }

    private static func span(_ range: NSRange, _ most: Int) -> Int { max(1, min(range.length, most)) }
}
