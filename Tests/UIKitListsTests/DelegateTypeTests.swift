// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitLists
import UIKitTesting

@MainActor
@Suite("T1: who tells a list what, by type")
struct DelegateTypeTests {
    final class Both: NSObject, UITableViewDelegate, UICollectionViewDelegate {
        let log: CallLog
        init(_ log: CallLog) { self.log = log }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { log("scrolled") }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log("selected \(indexPath.item)")
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log("row \(indexPath.row)") }
    }

    final class Scrolls: NSObject, UIScrollViewDelegate {
        let log: CallLog
        init(_ log: CallLog) { self.log = log }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { log("scrolled") }
    }

    /// A subclass may override the property with its type, as on iOS.
    final class Watching: UICollectionView {
        var count = 0
        override var delegate: (any UICollectionViewDelegate)? { didSet { count += 1 } }
    }

    let log = CallLog()
    let screen = TestScreen()

    @Test("A collection's and a table's delegate have the narrower type, under the same name")
    func narrow() {
        let both = Both(log)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.delegate = both
        collection.delegate?.collectionView(collection, didSelectItemAt: IndexPath(item: 3, section: 0))
        let table = UITableView(frame: .zero)
        table.delegate = both
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
        #expect(log.take() == ["selected 3", "row 2"])
        let scroll: UIScrollView = collection
        #expect(scroll.delegate === both)
        scroll.delegate = nil
        #expect(collection.delegate == nil)
    }

    @Test("One that is set under a scroll view's type hears of scrolling alone, unless it is more")
    func wide() {
        let scrolls = Scrolls(log)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let scroll: UIScrollView = table
        scroll.delegate = scrolls
        #expect(table.delegate == nil && scroll.delegate === scrolls)
        table.contentOffset.y = 10
        #expect(log.take() == ["scrolled"])
        let both = Both(log)
        scroll.delegate = both
        #expect(table.delegate === both)
    }

    @Test("A subclass overrides it with that type")
    func overrides() {
        let both = Both(log)
        let collection = Watching(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.delegate = both
        #expect(collection.count == 1 && collection.delegate === both)
    }
}
