// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

@MainActor
private final class Letters: NSObject, UITableViewDataSource {
    let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    var titles: [String]?

    func numberOfSections(in tableView: UITableView) -> Int { letters.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { letters[section] }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
}

@MainActor
@Suite("The index of a table")
struct SectionIndexTests {
    private let screen = TestScreen()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 520), style: .plain)
    private let letters = Letters()

    init() {
        letters.titles = letters.letters
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 44
        table.dataSource = letters
        screen.window.addSubview(table)
        screen.settle()
    }

    /// Where a letter is on the screen.
    private func point(_ index: Int) -> CGPoint { CGPoint(x: 384, y: (CGFloat(index) + 0.5) * 20) }

    @Test("T66: a finger on a title scrolls to its section, and on to others as it slides; no row is touched")
    func scrolls() {
        let finger = screen.finger()
        finger.down(at: point(3))
        #expect(table.contentOffset.y == table.rect(forSection: 3).minY)
        finger.move(to: point(10))
        #expect(table.contentOffset.y == table.rect(forSection: 10).minY)
        finger.up()
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test("T66: the index stays while rows scroll, and the content makes room for it")
    func stays() throws {
        let index = try #require(table.sectionIndex)
        table.contentOffset.y = 800
        screen.settle()
        #expect(index.frame == CGRect(x: 374, y: 800, width: 16, height: 520))
        let cell = try #require(table.visibleCells.first)
        #expect(cell.contentView.frame.maxX == 374)
    }

    @Test("T66: no titles, or fewer rows than wanted, are no index")
    func none() {
        table.sectionIndexMinimumDisplayRowCount = 131
        #expect(table.sectionIndex == nil)
        table.sectionIndexMinimumDisplayRowCount = 130
        #expect(table.sectionIndex != nil)
        letters.titles = nil
        table.reloadData()
        #expect(table.sectionIndex == nil)
    }

    @Test("T67: assistive technology steps from title to title")
    func adjusts() throws {
        let index = try #require(table.sectionIndex)
        #expect(index.accessibilityTraits.contains(.adjustable))
        index.accessibilityIncrement()
        index.accessibilityIncrement()
        #expect(index.accessibilityValue == "B")
        #expect(table.contentOffset.y == table.rect(forSection: 1).minY)
    }
}
