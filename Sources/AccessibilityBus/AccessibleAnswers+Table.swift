// SPDX-License-Identifier: Apache-2.0

#if Window
    import DesktopBus
    import UIKitCore

    /// The rows and columns of a table (AX27), and its cells.
    struct AccessibleGrid: Equatable {
        struct Cell: Equatable {
            /// The last part of its path.
            var name: String
            var place: DisplayDataTable.Cell

            /// Whether it has a place among the rows and columns, so that it is no header.
            var isInside: Bool { place.row >= 0 && place.column >= 0 }
        }

        var rows: Int
        var columns: Int
        var cells: [Cell]

        /// The cell that covers a place.
        func cell(_ row: Int, _ column: Int) -> Cell? {
            cells.first { cell in
                cell.isInside && (cell.place.row..<cell.place.row + cell.place.rowSpan).contains(row)
                    && (cell.place.column..<cell.place.column + cell.place.columnSpan).contains(column)
            }
        }

        /// The header of a column.
        func header(ofColumn column: Int) -> Cell? {
            cells.first { $0.place.header == .column && $0.place.column == column }
        }

        /// The header of a row.
        func header(ofRow row: Int) -> Cell? { cells.first { $0.place.header == .row && $0.place.row == row } }
    }

    extension AccessibleAnswers {
        // MARK: Table

        /// AT-SPI counts places by rows.
        func table(_ call: DBusCall, _ node: AccessibleNode) throws(AccessibleFault) -> [DBusValue] {
            guard let grid = node.grid else { throw .method(call) }
            let numbers = call.arguments.compactMap(\.integer)
            let first = numbers.first ?? -1
            let isInside = (0..<grid.rows * grid.columns).contains(first)
            func cell() -> AccessibleGrid.Cell? { numbers.count > 1 ? grid.cell(numbers[0], numbers[1]) : nil }
            switch call.member {
            case "GetAccessibleAt": return [reference(cell()?.name)]
            case "GetIndexAt":
                guard numbers.count > 1, (0..<grid.rows).contains(numbers[0]), (0..<grid.columns).contains(numbers[1])
                else { return [.int32(-1)] }
                return [.int32(Int32(clamping: numbers[0] * grid.columns + numbers[1]))]
            case "GetRowAtIndex": return [.int32(isInside ? Int32(clamping: first / grid.columns) : -1)]
            case "GetColumnAtIndex": return [.int32(isInside ? Int32(clamping: first % grid.columns) : -1)]
            case "GetRowDescription": return [.string(label(grid.header(ofRow: first)))]
            case "GetColumnDescription": return [.string(label(grid.header(ofColumn: first)))]
            case "GetRowHeader": return [reference(grid.header(ofRow: first)?.name)]
            case "GetColumnHeader": return [reference(grid.header(ofColumn: first)?.name)]
            case "GetRowExtentAt": return [.int32(Int32(clamping: cell()?.place.rowSpan ?? 0))]
            case "GetColumnExtentAt": return [.int32(Int32(clamping: cell()?.place.columnSpan ?? 0))]
            case "GetRowColumnExtentsAtIndex":
                guard isInside, let cell = grid.cell(first / grid.columns, first % grid.columns) else {
                    return [.boolean(false)] + Self.numbers(0, 0, 0, 0) + [.boolean(false)]
                }
                return [.boolean(true)] + Self.numbers(of: cell.place) + [.boolean(isSelected(cell))]
            case "GetSelectedRows": return [Self.list((0..<grid.rows).filter { isRowSelected($0, grid) })]
            case "GetSelectedColumns": return [Self.list((0..<grid.columns).filter { isColumnSelected($0, grid) })]
            case "IsRowSelected": return [.boolean(isRowSelected(first, grid))]
            case "IsColumnSelected": return [.boolean(isColumnSelected(first, grid))]
            case "IsSelected": return [.boolean(cell().map(isSelected) ?? false)]
            // Use a row's actions instead.
            case "AddRowSelection", "AddColumnSelection", "RemoveRowSelection", "RemoveColumnSelection":
                return [.boolean(false)]
            default: throw .method(call)
            }
        }

        func tableProperties(_ node: AccessibleNode) -> [String: DBusValue] {
            guard let grid = node.grid else { return [:] }
            func count(_ number: Int) -> DBusValue { .int32(Int32(clamping: number)) }
            return [
                "NRows": count(grid.rows), "NColumns": count(grid.columns), "Caption": reference(nil),
                "Summary": reference(nil), "NSelectedRows": count((0..<grid.rows).count { isRowSelected($0, grid) }),
                "NSelectedColumns": count((0..<grid.columns).count { isColumnSelected($0, grid) }),
            ]
        }

        private func label(_ cell: AccessibleGrid.Cell?) -> String { cell.flatMap { tree[$0.name] }?.label ?? "" }

        /// Whether the content of the cell is selected.
        private func isSelected(_ cell: AccessibleGrid.Cell) -> Bool {
            (tree[cell.name]?.children ?? []).contains { tree[$0]?.states.contains(.selected) == true }
        }

        private func isRowSelected(_ row: Int, _ grid: AccessibleGrid) -> Bool {
            areSelected(grid.cells.filter { $0.isInside && $0.place.row == row })
        }

        private func isColumnSelected(_ column: Int, _ grid: AccessibleGrid) -> Bool {
            areSelected(grid.cells.filter { $0.isInside && $0.place.column == column })
        }

        private func areSelected(_ cells: [AccessibleGrid.Cell]) -> Bool {
            !cells.isEmpty && cells.allSatisfy(isSelected)
        }

        private static func list(_ numbers: [Int]) -> DBusValue {
            .array(of: "i", numbers.map { .int32(Int32(clamping: $0)) })
        }

        private static func numbers(_ numbers: Int...) -> [DBusValue] {
            numbers.map { .int32(Int32(clamping: $0)) }
        }

        private static func numbers(of place: DisplayDataTable.Cell) -> [DBusValue] {
            numbers(place.row, place.column, place.rowSpan, place.columnSpan)
        }

        // MARK: TableCell

        func tableCell(_ call: DBusCall, _ node: AccessibleNode) throws(AccessibleFault) -> [DBusValue] {
            guard let (grid, cell) = place(of: node) else { throw .method(call) }
            switch call.member {
            case "GetRowColumnSpan": return Self.numbers(of: cell.place)
            case "GetRowHeaderCells": return [headers([grid.header(ofRow: cell.place.row)])]
            case "GetColumnHeaderCells": return [headers([grid.header(ofColumn: cell.place.column)])]
            default: throw .method(call)
            }
        }

        func tableCellProperties(_ node: AccessibleNode) -> [String: DBusValue] {
            guard let (_, cell) = place(of: node) else { return [:] }
            let numbers = Self.numbers(of: cell.place)
            return [
                "Position": .structure(Array(numbers.prefix(2))), "RowSpan": numbers[2], "ColumnSpan": numbers[3],
                "Table": reference(node.gridName),
            ]
        }

        private func place(of node: AccessibleNode) -> (AccessibleGrid, AccessibleGrid.Cell)? {
            guard let grid = node.gridName.flatMap({ tree[$0]?.grid }),
                let cell = grid.cells.first(where: { $0.name == node.name })
            else { return nil }
            return (grid, cell)
        }

        private func headers(_ cells: [AccessibleGrid.Cell?]) -> DBusValue {
            .array(of: "(so)", cells.compactMap { $0?.name }.map(bridge.reference))
        }
    }
#endif
