// SPDX-License-Identifier: Apache-2.0

#if Window
    import Testing

    @testable import AccessibilityBus
    @testable import UIKitCore

    @Suite("Rows and columns of AT-SPI's tables")
    struct AccessibleGridTests {
        private func cell(
            _ name: String, _ row: Int, _ column: Int, spans: (Int, Int) = (1, 1),
            _ header: DisplayDataTable.Header = .none
        ) -> AccessibleGrid.Cell {
            AccessibleGrid.Cell(
                name: name,
                place: DisplayDataTable.Cell(
                    row: row, column: column, rowSpan: spans.0, columnSpan: spans.1, header: header, item: .element(0)))
        }

        @Test("AX27: A cell is at each place that it reaches over; names in front of all rows and columns are at none")
        func places() {
            let grid = AccessibleGrid(
                rows: 2, columns: 3,
                cells: [
                    cell("year", -1, 1, .column), cell("first", 0, 0, .row), cell("wide", 0, 1, spans: (1, 2)),
                    cell("second", 1, -1, .row), cell("high", 1, 0),
                ])
            #expect([0, 1, 2, 3].map { grid.cell(0, $0)?.name } == ["first", "wide", "wide", nil])
            #expect([0, 1].map { grid.cell(1, $0)?.name } == ["high", nil])
            #expect(grid.cell(-1, 1) == nil && grid.cell(1, -1) == nil)
            #expect([0, 1].map { grid.header(ofColumn: $0)?.name } == [nil, "year"])
            #expect([0, 1, 2].map { grid.header(ofRow: $0)?.name } == ["first", "second", nil])
        }
    }
#endif
