// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

@MainActor
@Suite("Lists and focus: what the delegate is asked and told")
struct ListFocusTests {
    /// Paths of what had focus and of what gets it.
    private static func text(_ old: IndexPath?, _ new: IndexPath?) -> String {
        [old, new].map { $0.map { "\($0.section).\($0.item)" } ?? "-" }.joined(separator: " to ")
    }

    private final class Rows: NSObject, UITableViewDelegate {
        let log = CallLog()
        var mayMove = true
        var preferred: IndexPath?

        func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
            log("should " + text(context.previouslyFocusedIndexPath, context.nextFocusedIndexPath))
            return mayMove
        }
        func tableView(
            _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) { log("did " + text(context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)) }
        func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
    }

    private final class Items: NSObject, UICollectionViewDelegate {
        let log = CallLog()
        var mayMove = true
        var preferred: IndexPath?

        func collectionView(
            _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
        ) -> Bool {
            log("should " + text(context.previouslyFocusedIndexPath, context.nextFocusedIndexPath))
            return mayMove
        }
        func collectionView(
            _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) { log("did " + text(context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)) }
        func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { preferred }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log("select \(indexPath.item)")
        }
    }

    @Test("T128: a table's delegate may refuse a change of focus, and is told of one, with the rows")
    func rows() {
        let list = TableFixture()
        let delegate = Rows()
        list.table.delegate = delegate
        list.screen.press(.keyboardTab)
        #expect(delegate.log.take() == ["should - to 0.0", "did - to 0.0"])
        list.screen.press(.keyboardDownArrow)
        #expect(delegate.log.take() == ["should 0.0 to 0.1", "did 0.0 to 0.1"])
        delegate.mayMove = false
        list.screen.press(.keyboardDownArrow)
        #expect(delegate.log.take() == ["should 0.1 to 0.2"] && list.cell(1).isFocused)
    }

    @Test("T128: a collection's delegate may refuse a change of focus, and is told of one, with the items")
    func items() {
        let list = CollectionFixture()
        let delegate = Items()
        list.collection.delegate = delegate
        list.screen.press(.keyboardTab)
        list.screen.press(.keyboardRightArrow)
        #expect(
            delegate.log.take() == ["should - to 0.0", "did - to 0.0", "should 0.0 to 0.1", "did 0.0 to 0.1"])
        delegate.mayMove = false
        list.screen.press(.keyboardRightArrow)
        #expect(delegate.log.take() == ["should 0.1 to 0.2"])
    }

    @Test("T61: where selection follows focus, an item that gets focus is selected")
    func following() {
        let list = CollectionFixture()
        let delegate = Items()
        list.collection.delegate = delegate
        list.screen.press(.keyboardTab)
        #expect(list.collection.indexPathsForSelectedItems?.isEmpty ?? true)
        list.collection.selectionFollowsFocus = true
        list.screen.press(.keyboardRightArrow)
        #expect(list.collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        #expect(delegate.log.take().contains("select 1"))
    }

    private func update(_ list: UIView) {
        let system = UIFocusSystem.focusSystem(for: list)
        system?.requestFocusUpdate(to: list)
        system?.updateFocusIfNeeded()
    }

    @Test("T129: focus that is requested for a list goes to the row that the delegate prefers, or that had it last")
    func preferred() {
        let list = TableFixture()
        let delegate = Rows()
        delegate.preferred = IndexPath(row: 2, section: 0)
        list.table.delegate = delegate
        list.screen.press(.keyboardTab)
        #expect(list.cell(0).isFocused)
        update(list.table)
        #expect(list.cell(2).isFocused)
        list.screen.press(.keyboardDownArrow)
        update(list.table)
        #expect(list.cell(2).isFocused)
        list.screen.press(.keyboardDownArrow)
        list.table.remembersLastFocusedIndexPath = true
        update(list.table)
        #expect(list.cell(3).isFocused)
        let other = CollectionFixture()
        let items = Items()
        other.collection.delegate = items
        #expect(other.collection.preferredFocusEnvironments.isEmpty)
        items.preferred = IndexPath(item: 4, section: 0)
        other.screen.press(.keyboardTab)
        update(other.collection)
        #expect(items.log.take().last == "did 0.0 to 0.4")
        other.screen.press(.keyboardLeftArrow)
        other.collection.remembersLastFocusedIndexPath = true
        #expect(
            other.collection.preferredFocusEnvironments.first
                === other.collection.cellForItem(at: IndexPath(item: 3, section: 0)))
    }

    @Test("PO18: delegates of lists answer for the lists' messages, and an object that is none does not")
    func questions() {
        _ = TableFixture([1])
        let display = Selector("collectionView:willDisplayCell:forItemAtIndexPath:")
        let height = Selector("tableView:heightForRowAtIndexPath:")
        #expect(Items().responds(to: display) && !Items().responds(to: height))
        #expect(Rows().responds(to: height) && !Rows().responds(to: display) && !NSObject().responds(to: height))
    }
}
