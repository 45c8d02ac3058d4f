// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

@MainActor
@Suite("Rows of a table")
struct TableTests {
    @Test("T2: only rows that are seen have cells, and cells are used again")
    func reuse() {
        let list = TableFixture([100_000])
        #expect(list.table.visibleCells.count == 10)
        #expect(list.table.contentSize.height == 4_400_000)
        let count = list.cellCount
        list.table.setContentOffset(CGPoint(x: 0, y: 2_000_000), animated: false)
        list.screen.settle()
        #expect(list.cellCount - count <= 11)
        #expect(list.table.subviews.filter { $0 is UITableViewCell }.count <= 22)
        #expect(list.table.indexPathsForVisibleRows?.first?.row == 45454)
        #expect(list.table.indexPathForRow(at: CGPoint(x: 10, y: 2_000_010))?.row == 45454)
        #expect(list.table.indexPath(for: list.table.visibleCells[1]) == IndexPath(row: 45455, section: 0))
    }

    @Test("E54: tables and collections perform reloadData by its name, overrides included")
    func reloadByName() {
        final class Table: UITableView {
            var reloads = 0
            override func reloadData() { reloads += 1 }
        }
        final class Collection: UICollectionView {
            var reloads = 0
            override func reloadData() { reloads += 1 }
        }
        let table = Table(frame: .zero, style: .plain)
        let collection = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        for view in [table, collection] as [UIView] {
            #expect(view.responds(to: Selector("reloadData")))
            view.perform(Selector("reloadData"))
        }
        #expect(table.reloads == 1 && collection.reloads == 1)
    }

    /// A wheel of rows that chooses the middle one while it is asked how many there are.
    private final class Wheel: NSObject, UITableViewDataSource {
        var asked = 0
        var isPlaced = false

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            asked += 1
            if !isPlaced {
                tableView.reloadData()
                tableView.setContentOffset(CGPoint(x: 0, y: 440), animated: false)
                isPlaced = true
            }
            return 100
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.row) of \(asked)"
            return cell
        }
    }

    @Test("T121: a reload that is asked for while rows are counted asks nobody again, and makes cells anew")
    func reloadWhileLoading() {
        let screen = TestScreen(size: CGSize(width: 300, height: 440))
        let (table, wheel) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440)), Wheel())
        table.dataSource = wheel
        screen.window.addSubview(table)
        screen.settle()
        #expect(wheel.asked == 1 && table.contentOffset.y == 440 && table.contentSize.height == 4400)
        #expect(table.visibleCells.first?.textLabel?.text == "10 of 1")
        table.selectRow(at: IndexPath(row: 12, section: 0), animated: false, scrollPosition: .none)
        wheel.isPlaced = false
        table.reloadData()
        screen.settle()
        #expect(wheel.asked == 2 && table.visibleCells.first?.textLabel?.text == "10 of 2")
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test("T106: rows that turn out higher above what is seen move nothing that is seen, flung or under a finger")
    func keepsInPlace() {
        let list = TableFixture([200])
        list.configure = { cell, _ in
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = String(repeating: "Many words of it. ", count: 12)
        }
        list.table.reloadData()
        let middle = IndexPath(row: 100, section: 0)
        list.table.scrollToRow(at: middle, at: .top, animated: false)
        list.screen.settle()
        func place() -> CGFloat { list.table.rectForRow(at: middle).minY - list.table.contentOffset.y }
        #expect(place() == 0)
        let size = list.table.contentSize.height
        list.finger.down(at: CGPoint(x: 150, y: 100))
        list.finger.move(by: CGVector(dx: 0, dy: 20))
        var last = place()
        for _ in 0..<25 {
            list.finger.move(by: CGVector(dx: 0, dy: 10))
            #expect(abs(place() - last - 10) < 0.01)
            last = place()
        }
        #expect(list.table.contentSize.height > size)
        list.finger.up()
        for _ in 0..<10 {
            let offset = list.table.contentOffset.y - list.table.rectForRow(at: middle).minY
            list.screen.advance(by: 1.0 / 60)
            let now = list.table.contentOffset.y - list.table.rectForRow(at: middle).minY
            // It goes on upwards, and nothing jumps.
            #expect(now <= offset && offset - now < 20)
        }
    }

    @Test("T3: a cell is made of its registered class by init(style:reuseIdentifier:), which need not be required")
    func classes() {
        final class Own: UITableViewCell {
            let note = "made"
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let table = UITableView()
        table.register(Own.self, forCellReuseIdentifier: "own")
        let cell = table.dequeueReusableCell(withIdentifier: "own", for: IndexPath(row: 0, section: 0))
        #expect((cell as? Own)?.note == "made")
        #expect(cell.reuseIdentifier == "own")
        #expect(cell.detailTextLabel != nil)
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    @Test("T4: prepareForReuse is called before a cell is used again, and its state is off")
    func preparing() {
        final class Own: UITableViewCell {
            static var count = 0
            override func prepareForReuse() {
                super.prepareForReuse()
                Self.count += 1
            }
        }
        let list = TableFixture([50])
        let fresh = UITableView(frame: list.table.frame)
        fresh.register(Own.self, forCellReuseIdentifier: "cell")
        fresh.dataSource = list
        list.screen.window.addSubview(fresh)
        list.screen.settle()
        fresh.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        fresh.contentOffset.y = 800
        list.screen.settle()
        // Cells of rows that left serve those that came later.
        fresh.contentOffset.y = 1200
        list.screen.settle()
        #expect(Own.count > 0)
        #expect(fresh.visibleCells.allSatisfy { !$0.isSelected })
        fresh.contentOffset.y = 0
        list.screen.settle()
        #expect(fresh.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == true)
    }

    @Test("T5: sections lie one below the other; a plain header stays at the top until its section ends")
    func sections() {
        let list = TableFixture([5, 30])
        list.headers = ["A", "B"]
        list.table.reloadData()
        list.screen.settle()
        #expect(list.table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 248, width: 300, height: 28))
        #expect(list.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 276)
        #expect(list.table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 300, height: 248))
        list.table.contentOffset.y = 100
        list.screen.settle()
        #expect(list.table.headerView(forSection: 0)?.frame.minY == 100)
        list.table.contentOffset.y = 230
        list.screen.settle()
        #expect(list.table.headerView(forSection: 0)?.frame.minY == 220)
        #expect(list.table.headerView(forSection: 1)?.frame.minY == 248)
        list.table.contentOffset.y = 300
        list.screen.settle()
        #expect(list.table.headerView(forSection: 0) == nil)
        #expect(list.table.headerView(forSection: 1)?.frame.minY == 300)
    }

    @Test("T6: heights of the delegate; without estimates all are asked for")
    func heights() {
        final class Heights: NSObject, UITableViewDelegate {
            var asked = 0
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                asked += 1
                return indexPath.row.isMultiple(of: 2) ? 20 : 60
            }
        }
        let list = TableFixture([1000])
        let heights = Heights()
        list.table.estimatedRowHeight = 0
        list.table.delegate = heights
        list.screen.settle()
        #expect(list.table.contentSize.height == 40_000)
        #expect(heights.asked >= 1000)
        #expect(
            list.table.rectForRow(at: IndexPath(row: 501, section: 0))
                == CGRect(x: 0, y: 20_020, width: 300, height: 60))
        #expect(list.table.indexPathForRow(at: CGPoint(x: 0, y: 20_019))?.row == 500)
        #expect(list.table.indexPathForRow(at: CGPoint(x: 0, y: 20_020))?.row == 501)
        heights.asked = 0
        list.table.estimatedRowHeight = 40
        list.screen.settle()
        #expect(heights.asked < 40)
    }

    @Test("T7: a row of automatic height is as high as its content, and at least 44 points")
    func automatic() {
        let list = TableFixture([50])
        list.configure = { cell, path in
            cell.textLabel?.numberOfLines = 0
            if path.row == 1 { cell.textLabel?.text = String(repeating: "many words ", count: 30) }
        }
        list.table.reloadData()
        list.screen.settle()
        #expect(list.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
        let tall = list.table.rectForRow(at: IndexPath(row: 1, section: 0))
        #expect(tall.height > 100)
        #expect(list.cell(2).frame.minY == tall.maxY)
        #expect(list.table.contentSize.height == 49 * 44 + tall.height)
    }

    @Test("T7: each row's estimate counts, though the first row's is the table's own")
    func estimates() {
        final class Estimates: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
                indexPath.row == 0 ? tableView.estimatedRowHeight : 100
            }
        }
        let list = TableFixture([500])
        let estimates = Estimates()
        list.table.estimatedRowHeight = 60
        list.table.delegate = estimates
        list.table.reloadData()
        list.screen.settle()
        #expect(list.table.contentSize.height > 40_000)
    }

    @Test("T5: a header's second text stands below its title")
    func detail() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        header.textLabel?.text = "Title"
        header.detailTextLabel?.text = "And more"
        header.layoutIfNeeded()
        guard let title = header.textLabel?.frame, let detail = header.detailTextLabel?.frame else {
            Issue.record("A header has two labels.")
            return
        }
        #expect(title.height > 0 && detail.minY == title.maxY && detail.height > 0)
        #expect(abs(title.minY - (60 - detail.maxY)) < 0.5)
    }

    @Test("T8: scrollToRow brings a row to the top, the middle or the bottom, or just into sight")
    func scrolling() {
        let list = TableFixture([100])
        func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
            list.table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
            return list.table.contentOffset.y
        }
        #expect(offset(50, .top) == 2200)
        #expect(offset(50, .none) == 2200)
        #expect(offset(49, .none) == 2156)
        #expect(offset(70, .none) == 2684)
        #expect(offset(50, .middle) == 2002)
        #expect(offset(50, .bottom) == 1804)
        #expect(offset(99, .top) == 3960)
        #expect(offset(0, .bottom) == 0)
    }

    @Test("T9: header and footer of the table are around the sections")
    func ends() {
        let list = TableFixture([3])
        list.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 50))
        list.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30))
        list.screen.settle()
        #expect(list.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
        #expect(list.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
        #expect(list.table.tableFooterView?.frame == CGRect(x: 0, y: 182, width: 300, height: 30))
        #expect(list.table.contentSize.height == 212)
        #expect(list.cell(0).frame.minY == 50)
    }

    @Test("T10: rows ahead are announced once, and taken back when the way turns")
    func prefetching() {
        final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
            let log = CallLog()
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
                log("prefetch \(indexPaths.map(\.row))")
            }
            func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
                log("cancel \(indexPaths.map(\.row))")
            }
        }
        let list = TableFixture([100])
        let prefetcher = Prefetcher()
        list.table.prefetchDataSource = prefetcher
        list.table.contentOffset.y = 44
        list.screen.settle()
        #expect(prefetcher.log.take() == ["prefetch [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]"])
        list.table.contentOffset.y = 88
        list.screen.settle()
        #expect(prefetcher.log.take() == ["prefetch [21]"])
        list.table.contentOffset.y = 44
        list.screen.settle()
        #expect(
            prefetcher.log.take() == ["cancel [12, 13, 14, 15, 16, 17, 18, 19, 20, 21]", "prefetch [0]"])
    }

    @Test("T11: rows of an inset table keep from the sides, and the ends of a section are round")
    func inset() {
        let list = TableFixture([3], style: .insetGrouped)
        #expect(list.cell(0).frame == CGRect(x: 16, y: 35, width: 268, height: 44))
        #expect(list.cell(0).layer.cornerRadius == 10)
        #expect(list.cell(1).layer.cornerRadius == 0)
        list.finger.tap(at: CGPoint(x: 8, y: 50))
        #expect(list.log.take() == [])
    }

    @Test(
        "T151: the first title of a grouped table is farther from the top than others from the rows before",
        arguments: [
            UITableView.Style.grouped, .insetGrouped, .plain,
        ])
    func firstTitle(style: UITableView.Style) {
        let list = TableFixture([1, 1], style: style)
        list.headers = ["a", "b"]
        list.table.reloadData()
        list.screen.settle()
        let (first, second) = (list.cell(0).frame, list.cell(0, 1).frame)
        if style == .plain {
            #expect(first.minY == 28 && second.minY - first.maxY == 28)
        } else {
            #expect(first.minY == 56 && second.minY - first.maxY == 56)
        }
        // What stands above the first section has its own distance.
        list.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
        list.screen.settle()
        #expect(list.cell(0).frame.minY == (style == .plain ? 48 : 58))
        list.headers = [nil, "b"]
        list.table.tableHeaderView = nil
        list.table.reloadData()
        list.screen.settle()
        #expect(list.cell(0).frame.minY == (style == .plain ? 0 : 35))
    }
}
