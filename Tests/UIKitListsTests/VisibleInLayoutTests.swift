// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

@MainActor
@Suite("T155: a list that is asked what is visible while it is laid out")
struct VisibleInLayoutTests {
    private final class Grid: UICollectionView {
        var seen: [Int] = []
        override func layoutSubviews() {
            seen.append(visibleCells.count)
            super.layoutSubviews()
            seen.append(visibleCells.count)
        }
    }

    private final class Rows: UITableView {
        var seen: [Int] = []
        override func layoutSubviews() {
            seen.append(visibleCells.count)
            super.layoutSubviews()
            seen.append(visibleCells.count)
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private let screen = TestScreen()
    private let source = Source()

    @Test("A collection answers with the cells of before, and with the new ones once its own layout is done")
    func collection() {
        let grid = Grid(frame: screen.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        grid.dataSource = source
        screen.window.addSubview(grid)
        grid.layoutIfNeeded()
        #expect(Array(grid.seen.prefix(2)) == [0, 3])
        grid.reloadData()
        #expect(grid.visibleCells.count == 3)
    }

    @Test("So does a table")
    func table() {
        let rows = Rows(frame: screen.window.bounds)
        rows.dataSource = source
        screen.window.addSubview(rows)
        rows.layoutIfNeeded()
        #expect(Array(rows.seen.prefix(2)) == [0, 3])
    }
}
