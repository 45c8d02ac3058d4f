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

    @Test("AX34: elements inside of an element that is none take its place, and lie where it lies")
    func elementsInElements() {
        let group = UIAccessibilityElement(accessibilityContainer: view)
        let word = UIAccessibilityElement(accessibilityContainer: group)
        word.accessibilityLabel = "word"
        word.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 7, height: 8)
        group.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 20, width: 30, height: 40)
        group.accessibilityElements = [word, UIView()]
        view.accessibilityElements = [group]
        func labels() -> [String?] {
            view.displayAccessibility.order?.map { item in
                if case .element(let element) = item { element.accessibility.label } else { "view" }
            } ?? []
        }
        group.accessibilityLabel = "group"
        #expect(labels() == ["group"])
        group.isAccessibilityElement = false
        #expect(labels() == ["word", "view"])
        guard case .element(let element)? = view.displayAccessibility.order?.first else { return #expect(Bool(false)) }
        #expect(element.frame == CGRect(x: 15, y: 26, width: 7, height: 8))
    }

    @Test("AX34: a host's action reaches the element inside of an element")
    func actionsInside() {
        final class Word: UIAccessibilityElement {
            var isActivated = false
            override func accessibilityActivate() -> Bool {
                isActivated = true
                return true
            }
        }
        let screen = TestScreen()
        screen.window.addSubview(view)
        let group = UIAccessibilityElement(accessibilityContainer: view)
        let words = (0..<2).map { _ in Word(accessibilityContainer: group) }
        group.isAccessibilityElement = false
        group.accessibilityElements = words
        let last = Word(accessibilityContainer: view)
        view.accessibilityElements = [group, "no element", last]
        for place in 0..<3 {
            let sample = AccessibilitySample(view: view.displayIdentifier.number, element: place, action: .activate)
            screen.send(.accessibility(sample))
            #expect((words + [last]).map(\.isActivated) == [true, place > 0, place > 1])
        }
    }

    /// Makes its elements when it is asked, as charts do.
    private final class Chart: UIView {
        var bars = ["one", "two"]
        var asked = 0
        override func accessibilityElementCount() -> Int { bars.count }
        override func accessibilityElement(at index: Int) -> Any? {
            asked += 1
            let bar = UIAccessibilityElement(accessibilityContainer: self)
            bar.accessibilityLabel = bars[index]
            return bar
        }
    }

    @Test("AX37: a class that counts its elements is asked, again after a notice, and not for what it answers")
    func countedElements() {
        func labels(_ view: UIView) -> [String?]? {
            view.displayAccessibility.order?.map { item in
                if case .element(let element) = item { element.accessibility.label } else { nil }
            }
        }
        let screen = TestScreen()
        let chart = Chart()
        screen.window.addSubview(chart)
        #expect(labels(chart) == ["one", "two"])
        screen.scene.startDisplay()
        for _ in 0..<5 { screen.settle() }
        #expect(chart.asked < 10)
        chart.bars.append("three")
        let asked = chart.asked
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        screen.settle()
        #expect(chart.asked > asked && labels(chart) == ["one", "two", "three"])
        chart.bars = Array(repeating: "many", count: 4097)
        #expect(labels(chart) == nil)
        chart.bars = []
        #expect(labels(chart) == nil)
    }

    @Test("AX37: overridden properties of an element are told of a view that has set none")
    func overriddenProperties() {
        final class Gauge: UIView {
            lazy var mark = UIView()
            override var accessibilityElements: [Any]? {
                get { [mark] }
                set {}
            }
            override var accessibilityHint: String? {
                get { "Turns" }
                set {}
            }
        }
        let gauge = Gauge()
        gauge.addSubview(gauge.mark)
        let told = gauge.displayAccessibility
        #expect(told.order == [.view(gauge.mark.displayIdentifier)] && told.hint == "Turns")
    }

    @Test(
        "AX34: an element's path gives it a frame, unless one is set; a view's path on the screen is moved and scaled with it"
    )
    func paths() {
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityPath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(element.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
        element.accessibilityFrame = CGRect(x: 9, y: 9, width: 9, height: 9)
        #expect(element.accessibilityFrame == CGRect(x: 9, y: 9, width: 9, height: 9))
        let screen = TestScreen()
        screen.window.addSubview(view)
        view.frame = CGRect(x: 50, y: 60, width: 200, height: 200)
        view.bounds.size = CGSize(width: 100, height: 100)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 30))
        let converted = UIAccessibility.convertToScreenCoordinates(path, in: view)
        #expect(converted.bounds == UIAccessibility.convertToScreenCoordinates(path.bounds, in: view))
        #expect(converted.bounds.size == CGSize(width: 40, height: 60))
        #expect(path.bounds.size == CGSize(width: 20, height: 30))
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
