// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

@MainActor
@Suite("PO7: lists of classes that are known only at run time")
struct ClassesInVariablesTests {
    private final class Grid: UICollectionView {
        var isPrepared = false
        override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
            super.init(frame: frame, collectionViewLayout: layout)
            isPrepared = true
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Table: UITableView {
        var isPrepared = false
        override init(frame: CGRect, style: UITableView.Style) {
            super.init(frame: frame, style: style)
            isPrepared = true
        }
        required init?(coder: NSCoder) { nil }
    }

    private let frame = CGRect(x: 1, y: 2, width: 30, height: 40)

    @Test("PO7: a collection is made by the class's own init(frame:collectionViewLayout:)")
    func collections() {
        let layout = UICollectionViewFlowLayout()
        let type: UICollectionView.Type = Grid.self
        let grid = type.made(frame: frame, collectionViewLayout: layout)
        #expect((grid as? Grid)?.isPrepared == true && grid.frame == frame && grid.collectionViewLayout === layout)
        #expect(
            Swift.type(of: UICollectionView.made(frame: frame, collectionViewLayout: UICollectionViewFlowLayout()))
                == UICollectionView.self)
    }

    @Test("PO7: a table is made by the class's own init(frame:style:)")
    func tables() {
        let type: UITableView.Type = Table.self
        let table = type.made(frame: frame, style: .grouped)
        #expect((table as? Table)?.isPrepared == true && table.frame == frame && table.style == .grouped)
        #expect(UITableView.made(frame: frame, style: .plain).style == .plain)
    }
}
