// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

@MainActor
@Suite("T130: the primary action of a row or an item")
struct PrimaryActionTests {
    private final class Rows: NSObject, UITableViewDelegate {
        let log = CallLog()
        var selects = true

        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            selects ? indexPath : nil
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log("select \(indexPath.row)") }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            log("act \(indexPath.row)")
        }
    }

    private final class Items: NSObject, UICollectionViewDelegate {
        let log = CallLog()
        var acts = true

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log("select \(indexPath.item)")
        }
        func collectionView(
            _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
        ) -> Bool { acts }
        func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
            log("act \(indexPath.item)")
        }
    }

    @Test("A tap performs it after the selection, also if the row cannot be selected; not while the table is edited")
    func rows() {
        let list = TableFixture()
        let delegate = Rows()
        list.table.delegate = delegate
        list.tap(1)
        list.tap(1)
        #expect(delegate.log.take() == ["select 1", "act 1", "select 1", "act 1"])
        delegate.selects = false
        list.tap(2)
        #expect(delegate.log.take() == ["act 2"])
        delegate.selects = true
        list.table.allowsSelectionDuringEditing = true
        list.table.setEditing(true, animated: false)
        list.tap(3)
        #expect(delegate.log.take() == ["select 3"])
    }

    @Test("A choice among several is none; the delegate decides")
    func items() {
        let list = CollectionFixture()
        let delegate = Items()
        list.collection.delegate = delegate
        list.collection.allowsMultipleSelection = true
        list.tap(0)
        list.tap(1)
        list.tap(0)
        #expect(delegate.log.take() == ["select 0", "act 0", "select 1"])
        list.collection.allowsMultipleSelection = false
        delegate.acts = false
        list.tap(5)
        #expect(delegate.log.take() == ["select 5"])
    }
}
