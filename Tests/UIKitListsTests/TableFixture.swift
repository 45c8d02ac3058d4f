// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// A screen with a table of sections of rows, whose calls are written down, in the order in which they come.
@MainActor
class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
    let trace = TraceLog()
    let screen: TestScreen
    let table: UITableView
    let finger: Finger
    let log = CallLog()
    /// Titles of rows, by section.
    var items: [[String]]
    var headers: [String?] = []

    var highlights: (IndexPath) -> Bool = { _ in true }
    var selects: (IndexPath) -> IndexPath? = { $0 }
    var deselects: (IndexPath) -> IndexPath? = { $0 }
    var onSelect: (IndexPath) -> Void = { _ in }
    var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    private(set) var cellCount = 0

    /// What a tap on the fourth row is asked about and told.
    static let tapOnFourth = [
        "shouldHighlight 0.3", "didHighlight 0.3", "didUnhighlight 0.3", "willSelect 0.3", "didSelect 0.3",
    ]

    /// - Parameter counts: of rows in the sections.
    init(_ counts: [Int] = [10], style: UITableView.Style = .plain) {
        screen = TestScreen(size: CGSize(width: 300, height: 440), trace: trace)
        items = counts.indices.map { section in (0..<counts[section]).map { "\(section).\($0)" } }
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440), style: style)
        finger = screen.finger()
        super.init()
        table.accessibilityIdentifier = "Mail"
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
        screen.window.addSubview(table)
        screen.settle()
        trace.removeAll()
    }

    func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell {
        guard let cell = table.cellForRow(at: IndexPath(row: row, section: section)) else {
            preconditionFailure("Row \(row) of section \(section) is not shown.")
        }
        return cell
    }

    func tap(_ row: Int, _ section: Int = 0) {
        finger.tap(cell(row, section))
        screen.settle()
    }

    /// A tap at a point of a row, from its left edge.
    func tap(_ row: Int, x: CGFloat) {
        let frame = table.rectForRow(at: IndexPath(row: row, section: 0))
        finger.tap(at: CGPoint(x: x, y: frame.midY - table.contentOffset.y))
        screen.settle()
    }

    /// What the trace says of rows, without the table's name.
    var notes: [String] {
        trace.entries.compactMap { entry in
            guard case .list(let note) = entry.event else { return nil }
            return Self.plain(note.sentence.description)
        }
    }

    var verdict: Verdict? { Verdicts.all(in: trace.entries).last }
    var outcome: String { verdict.map { Self.plain($0.outcome.description) } ?? "none" }
    var advice: [String] { verdict?.advice.map { Self.plain($0.description) } ?? [] }

    /// Numbers of participants depend on who was named before.
    static func plain(_ text: String) -> String {
        text.replacing(#/\x20\#[0-9]+/#, with: "")
    }

    static func name(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

    // MARK: Data

    func numberOfSections(in tableView: UITableView) -> Int { items.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellCount += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = items[indexPath.section][indexPath.row]
        configure(cell, indexPath)
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }

    // MARK: Touches

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        log("shouldHighlight \(Self.name(indexPath))")
        return highlights(indexPath)
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log("didHighlight \(Self.name(indexPath))")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log("didUnhighlight \(Self.name(indexPath))")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log("willSelect \(Self.name(indexPath))")
        return selects(indexPath)
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log("willDeselect \(Self.name(indexPath))")
        return deselects(indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log("didSelect \(Self.name(indexPath))")
        onSelect(indexPath)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log("didDeselect \(Self.name(indexPath))")
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        log("accessory \(Self.name(indexPath))")
    }
}
