// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

@MainActor
@Suite("Changes of a table")
struct UpdateTests {
    private func titles(_ list: TableFixture) -> [String] { list.table.visibleCells.map { $0.textLabel?.text ?? "" } }

    @Test("T12: changes that do not outlive the call go through the method that subclasses override")
    func changesThatStay() {
        final class Table: UITableView {
            var batches = 0
            override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
                batches += 1
                super.performBatchUpdates(updates, completion: completion)
            }
        }
        func change(_ table: UITableView, _ changes: () -> Void) { table.performBatchUpdates(changes) }
        let table = Table()
        var count = 0
        change(table) { count += 1 }
        table.performBatchUpdates(nil)
        #expect(count == 1 && table.batches == 2)
    }

    @Test("T12: places to delete are those before, places to insert those after")
    func batch() {
        let list = TableFixture([4])
        list.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        list.table.performBatchUpdates {
            list.items[0] = ["new", "0.0", "0.2", "0.3"]
            list.table.insertRows(at: [path(0)], with: .automatic)
            list.table.deleteRows(at: [path(1)], with: .automatic)
        }
        list.screen.advance(by: 1)
        #expect(titles(list) == ["new", "0.0", "0.2", "0.3"])
        #expect(list.table.indexPathForSelectedRow == path(2))
        #expect(list.cell(2).textLabel?.text == "0.2")
        #expect(list.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    }

    @Test("T12: rows and sections move, with what is selected")
    func moves() {
        let list = TableFixture([3, 2])
        list.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
        list.items = [["0.1", "0.2"], ["1.0", "0.0", "1.1"]]
        list.table.moveRow(at: path(0), to: path(1, 1))
        list.screen.advance(by: 1)
        #expect(titles(list) == ["0.1", "0.2", "1.0", "0.0", "1.1"])
        #expect(list.table.indexPathForSelectedRow == path(1, 1))
        list.items.swapAt(0, 1)
        list.table.moveSection(0, toSection: 1)
        list.screen.advance(by: 1)
        #expect(titles(list) == ["1.0", "0.0", "1.1", "0.1", "0.2"])
        #expect(list.table.indexPathForSelectedRow == path(1, 0))
    }

    @Test("T12: cells of rows that stay are the same ones")
    func same() {
        let list = TableFixture([4])
        let cell = list.cell(2)
        list.items[0].remove(at: 0)
        list.table.deleteRows(at: [path(0)], with: .fade)
        list.screen.advance(by: 1)
        #expect(list.cell(1) === cell)
        #expect(list.table.numberOfRows(inSection: 0) == 3)
    }

    @Test("T13: numbers that disagree are told with the numbers")
    func disagreement() {
        var update = ListUpdate()
        update.insertedRows = [path(0), path(1)]
        update.deletedRows = [path(4)]
        #expect(update.disagreement(before: [5], after: [6]) == nil)
        #expect(
            update.disagreement(before: [5], after: [5])?.description
                == "The data source has 5 rows in section 0 after the changes and must have 6: there were 5, 2 inserted, 1 deleted, 0 moved in, 0 moved out."
        )
        update.insertedSections = [0]
        #expect(
            update.disagreement(before: [5], after: [5])?.description
                == "The data source has 1 sections after the changes and must have 2: there were 1, 1 inserted, 0 deleted."
        )
        update.deletedRows = [path(5)]
        #expect(
            update.disagreement(before: [5], after: [5])?.description
                == "Row 5 of section 0 cannot be deleted, reloaded or moved: it was not there before the changes.")
    }

    @Test("T12: what many changes do to each place is what a plain list says")
    func mapping() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            let count = Int.random(in: 0...12, using: &random)
            var update = ListUpdate()
            var rest = Array(0..<count)
            for row in (0..<count).reversed() where Bool.random(using: &random) {
                update.deletedRows.insert(path(row))
                rest.remove(at: row)
            }
            var result: [Int?] = rest
            for row in 0..<Int.random(in: 0...4, using: &random) {
                let place = min(row * 2, result.count)
                result.insert(nil, at: place)
                update.insertedRows.insert(path(place))
            }
            for row in 0..<count {
                let expected = result.firstIndex { $0 == row }
                #expect(update.path(after: path(row))?.row == expected)
            }
        }
    }

    @Test("T14: a reloaded row has another cell, and is not selected any more; a reconfigured one stays")
    func reloading() {
        let list = TableFixture([4])
        list.tap(1)
        list.items[0][1] = "changed"
        let cell = list.cell(1)
        list.table.reconfigureRows(at: [path(1)])
        #expect(list.cell(1) === cell && cell.isSelected)
        #expect(cell.textLabel?.text == "changed")
        list.items[0][1] = "again"
        list.table.reloadRows(at: [path(1)], with: .none)
        list.screen.settle()
        #expect(list.cell(1).textLabel?.text == "again")
        #expect(list.table.indexPathForSelectedRow == nil)
        #expect(!list.cell(1).isSelected)
    }

    @Test("T15: sections come and go")
    func sections() {
        let list = TableFixture([2, 2])
        list.items.insert(["x"], at: 1)
        list.table.insertSections([1], with: .automatic)
        list.screen.advance(by: 1)
        #expect(titles(list) == ["0.0", "0.1", "x", "1.0", "1.1"])
        list.items.remove(at: 0)
        list.table.deleteSections([0], with: .automatic)
        list.screen.advance(by: 1)
        #expect(titles(list) == ["x", "1.0", "1.1"])
        list.items[0] = ["y", "z"]
        list.table.reloadSections([0], with: .none)
        list.screen.advance(by: 1)
        #expect(titles(list) == ["y", "z", "1.0", "1.1"])
    }
}

@Suite("Prefix sums")
struct PrefixSumsTests {
    @Test("T2: sums, places and changes are those of a plain list")
    func plain() {
        var random = SystemRandomNumberGenerator()
        for count in [1, 2, 3, 7, 8, 9, 64, 100] {
            var lengths = (0..<count).map { _ in CGFloat(Int.random(in: 0...9, using: &random)) }
            var sums = PrefixSums(lengths)
            for _ in 0..<50 {
                let place = Int.random(in: 0..<count, using: &random)
                lengths[place] = CGFloat(Int.random(in: 0...9, using: &random))
                sums[place] = lengths[place]
                let index = Int.random(in: 0...count, using: &random)
                #expect(sums.sum(before: index) == lengths[..<index].reduce(0, +))
                let distance = CGFloat.random(in: 0...max(sums.total, 1), using: &random)
                var end: CGFloat = 0
                let expected = lengths.firstIndex { length in
                    end += length
                    return distance < end
                }
                #expect(sums.index(at: distance) == expected ?? count - 1)
            }
        }
    }
}
