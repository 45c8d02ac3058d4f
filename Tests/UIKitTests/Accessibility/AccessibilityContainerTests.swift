// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("What holds elements, and how words are spoken")
struct AccessibilityContainerTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private final class Cell: UIView, UIAccessibilityContainerDataTableCell {
        var rows = NSRange(location: 0, length: 1)
        var columns = NSRange(location: 0, length: 1)
        func accessibilityRowRange() -> NSRange { rows }
        func accessibilityColumnRange() -> NSRange { columns }
    }

    private final class Table: UIView, UIAccessibilityContainerDataTable {
        var cells: [[Cell?]] = []
        var headers: [Cell] = []
        func accessibilityRowCount() -> Int { cells.count }
        func accessibilityColumnCount() -> Int { cells.first?.count ?? 0 }
        func accessibilityDataTableCellElement(
            forRow row: Int, column: Int
        ) -> (any UIAccessibilityContainerDataTableCell)? { cells[row][column] }
        func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
            headers.indices.contains(column) ? [headers[column]] : nil
        }
    }

    @Test("AX26: a container's type is told, but of what is one thing itself")
    func types() {
        #expect(view.displayAccessibility.container == .none)
        view.accessibilityContainerType = .list
        #expect(view.displayAccessibility.container == .list)
        view.isAccessibilityElement = true
        #expect(view.displayAccessibility.container == .none)
    }

    private func table() -> (table: Table, cells: [Cell]) {
        let table = Table()
        let cells = (0..<4).map { _ in Cell() }
        for cell in cells { table.addSubview(cell) }
        table.accessibilityContainerType = .dataTable
        return (table, cells)
    }

    @Test("AX27: a table tells which element is where, and how far it reaches; empty places are left out")
    func places() throws {
        let (table, cells) = table()
        cells[0].columns.length = 2
        table.cells = [[cells[0], cells[0]], [cells[1], nil], [nil, cells[2]]]
        let told = try #require(table.displayAccessibility.table)
        #expect(told.rows == 3 && told.columns == 2)
        #expect(
            told.cells.map { [$0.row, $0.column, $0.rowSpan, $0.columnSpan] } == [
                [0, 0, 1, 2], [1, 0, 1, 1], [2, 1, 1, 1],
            ])
        #expect(told.cells.map(\.item) == cells.prefix(3).map { .view($0.displayIdentifier) })
    }

    @Test("AX27: headers are cells of the table, or stand in front of its rows and columns")
    func headers() throws {
        let (table, cells) = table()
        table.cells = [[cells[0], cells[1]]]
        table.headers = [cells[2], cells[1]]
        let told = try #require(table.displayAccessibility.table)
        #expect(told.cells.map { [$0.row, $0.column] } == [[-1, 0], [0, 0], [0, 1]])
        #expect(told.cells.map(\.header) == [.column, .none, .column])
    }

    @Test("AX27: who is no table has no rows; what is elsewhere is no cell; more places than 4096 are not asked for")
    func odd() throws {
        view.accessibilityContainerType = .dataTable
        #expect(view.displayAccessibility.table == nil)
        let (table, cells) = table()
        table.cells = [[Cell(), cells[0]]]
        #expect(table.displayAccessibility.table?.cells.count == 1)
        table.cells = Array(repeating: [cells[0], cells[0], cells[0]], count: 4000)
        #expect(table.displayAccessibility.table?.rows == 1365)
    }

    @Test(
        "AX25: a label with attributes is the label; its language and level are told where they are all of the text's")
    func attributedLabels() {
        let text = NSMutableAttributedString(
            string: "Bonjour", attributes: [.accessibilitySpeechLanguage: "fr", .accessibilityTextHeadingLevel: 3])
        view.accessibilityAttributedLabel = text
        #expect(view.accessibilityLabel == "Bonjour")
        #expect(view.displayAccessibility.language == "fr" && view.displayAccessibility.headingLevel == 3)
        text.addAttribute(.accessibilitySpeechPitch, value: 1.5, range: NSRange(location: 0, length: 3))
        // What was set is a copy.
        #expect(
            view.accessibilityAttributedLabel?.attribute(.accessibilitySpeechPitch, at: 0, effectiveRange: nil) == nil)
        view.accessibilityAttributedLabel = text
        #expect(view.displayAccessibility.language == "fr")
        text.addAttribute(.accessibilitySpeechLanguage, value: "en", range: NSRange(location: 0, length: 3))
        view.accessibilityAttributedLabel = text
        #expect(view.displayAccessibility.language == nil)
    }

    @Test("AX25: a plain label takes the attributes away; one language is the element's, the label's before all")
    func plainLabels() {
        func french(_ text: String) -> NSAttributedString {
            NSAttributedString(string: text, attributes: [.accessibilitySpeechLanguage: "fr"])
        }
        view.accessibilityLanguage = "de"
        view.accessibilityAttributedHint = french("Ouvre")
        #expect(view.accessibilityHint == "Ouvre" && view.displayAccessibility.language == "fr")
        view.accessibilityLabel = "Open"
        #expect(view.displayAccessibility.language == "de")
        view.accessibilityAttributedLabel = french("Porte")
        #expect(view.displayAccessibility.language == "fr")
        view.accessibilityLabel = "Door"
        #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "Door"))
        #expect(view.displayAccessibility.language == "de")
        view.accessibilityAttributedValue = french("ouverte")
        #expect(view.accessibilityValue == "ouverte")
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityAttributedLabel = french("Clef")
        #expect(element.accessibilityLabel == "Clef")
        #expect(DisplayAccessibilityElement(element, in: view).accessibility.language == "fr")
        element.accessibilityLabel = "Key"
        #expect(DisplayAccessibilityElement(element, in: view).accessibility.language == nil)
    }
}
