// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

@MainActor
@Suite("Collections")
struct CollectionTests {
    private let list = CollectionFixture()

    @Test("T132: a flow layout that keeps its preparation to itself places its items all the same")
    func ownPreparation() {
        final class Own: UICollectionViewFlowLayout {
            var hides = false
            override func prepare() {}
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                hides ? nil : super.layoutAttributesForItem(at: indexPath)
            }
        }
        let list = CollectionFixture()
        let layout = Own()
        layout.itemSize = CGSize(width: 100, height: 100)
        list.collection.setCollectionViewLayout(layout, animated: false)
        list.screen.settle()
        #expect(list.titles.count == 15 && list.collection.contentSize.height > 480)
        list.items = [["a", "b"]]
        list.collection.reloadData()
        list.screen.settle()
        #expect(list.titles == ["a", "b"] && list.collection.contentSize.height == 100)
        layout.hides = true
        list.collection.scrollToItem(at: IndexPath(item: 1, section: 0), at: .centeredVertically, animated: false)
        #expect(list.collection.contentOffset == .zero)
    }

    @Test("T144: a layout hears invalidateLayout() once for each change of the bounds, and each call of its own once")
    func invalidations() {
        final class Own: UICollectionViewFlowLayout {
            var (calls, contexts) = (0, 0)
            override func invalidateLayout() {
                super.invalidateLayout()
                calls += 1
            }
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                super.invalidateLayout(with: context)
                contexts += 1
            }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        }
        let list = CollectionFixture()
        let layout = Own()
        layout.itemSize = CGSize(width: 100, height: 100)
        list.collection.setCollectionViewLayout(layout, animated: false)
        list.screen.settle()
        (layout.calls, layout.contexts) = (0, 0)
        list.collection.contentOffset.y += 10
        #expect(layout.calls == 1 && layout.contexts == 1)
        layout.invalidateLayout()
        #expect(layout.calls == 2 && layout.contexts == 2)
        layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
        #expect(layout.calls == 3 && layout.contexts == 3)
    }

    @Test(
        "T143: new elements are made with the frames of their attributes, and those that waited have them when they are given"
    )
    func madeFrames() {
        final class Source: NSObject, UICollectionViewDataSource {
            var given: [Int: CGRect] = [:]
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                given[indexPath.item] = cell.frame
                return cell
            }
            func collectionView(
                _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
            ) -> UICollectionReusableView {
                view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            }
        }
        final class Cell: UICollectionViewCell {
            var frames: [CGRect] = []
            override init(frame: CGRect) {
                super.init(frame: frame)
                frames = [frame, contentView.bounds]
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Header: UICollectionReusableView {
            var made = CGRect.zero
            override init(frame: CGRect) {
                super.init(frame: frame)
                made = frame
            }
            required init?(coder: NSCoder) { nil }
        }
        let screen = TestScreen()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 50)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 390, height: 30)
        let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
        let source = Source()
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        let kind = UICollectionView.elementKindSectionHeader
        view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        view.dataSource = source
        screen.window.addSubview(view)
        screen.settle()
        let second = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Cell
        let size = CGSize(width: 390, height: 50)
        let place = CGRect(origin: CGPoint(x: 0, y: 80), size: size)
        #expect(second?.frames == [place, CGRect(origin: .zero, size: size)])
        let header = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)) as? Header
        #expect(header?.made == CGRect(x: 0, y: 0, width: 390, height: 30))
        let places = (0..<3).map { CGRect(origin: CGPoint(x: 0, y: 30 + 50 * CGFloat($0)), size: size) }
        for reload in [{ view.reloadData() }, { view.reloadItems(at: [IndexPath(item: 2, section: 0)]) }] {
            source.given = [:]
            reload()
            screen.settle()
            #expect(!source.given.isEmpty && source.given.allSatisfy { places[$0.key] == $0.value }, "\(source.given)")
        }
    }

    @Test("T148: a class that is none of the list's is registered without effect, until an element is asked for")
    func strangers() {
        let view = list.collection
        view.register(UIView.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "header")
        view.register(UIView.self, forCellWithReuseIdentifier: "stranger")
        let table = UITableView(frame: view.frame)
        table.register(UIView.self, forCellReuseIdentifier: "cell")
        table.register(UIView.self, forHeaderFooterViewReuseIdentifier: "header")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        #expect(table.dequeueReusableCell(withIdentifier: "cell") != nil)
        list.tap(4)
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
    }

    @Test("T24: a tap on an item is asked about and told in order, the highlight last")
    func tap() {
        list.tap(4)
        #expect(
            list.log.take() == [
                "shouldHighlight 4", "didHighlight 4", "shouldSelect 4", "didSelect 4", "didUnhighlight 4",
            ])
        #expect(list.notes.contains("Item 4 of section 0 of UICollectionView \"Photos\" was selected by touch 1."))
        list.tap(5)
        #expect(
            list.log.take() == [
                "shouldHighlight 5", "didHighlight 5", "shouldSelect 5", "didDeselect 4", "didSelect 5",
                "didUnhighlight 5",
            ])
        #expect(list.collection.indexPathsForSelectedItems == [path(5)])
        #expect(list.collection.cellForItem(at: path(5))?.isSelected == true)
    }

    @Test("T31: an item that is not selected says which property forbids it, while editing as well")
    func notAllowed() {
        let list = CollectionFixture()
        list.collection.allowsSelection = false
        list.tap(3)
        list.collection.allowsSelection = true
        list.collection.isEditing = true
        list.tap(4)
        #expect(!list.log.take().contains { $0.hasPrefix("didSelect") })
        let refusals = list.notes.filter { $0.contains("allows") }
        #expect(
            refusals.count == 2 && refusals.first?.contains("allowsSelection is false") == true
                && refusals.last?.contains("allowsSelectionDuringEditing is false") == true)
        list.collection.allowsSelectionDuringEditing = true
        list.tap(4)
        #expect(list.log.take().contains("didSelect 4"))
    }

    @Test("T31: of several, a second tap asks and deselects")
    func several() {
        list.collection.allowsMultipleSelection = true
        list.tap(1)
        list.tap(2)
        _ = list.log.take()
        list.tap(1)
        #expect(
            list.log.take() == [
                "shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didDeselect 1", "didUnhighlight 1",
            ])
        #expect(list.collection.indexPathsForSelectedItems == [path(2)])
    }

    @Test("T22, T25, T28: what keeps an item from being selected")
    func refusals() {
        list.highlights = false
        list.tap(1)
        #expect(list.log.take() == ["shouldHighlight 1"])
        list.highlights = true
        list.selects = false
        list.tap(1)
        #expect(list.log.take() == ["shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didUnhighlight 1"])
        list.selects = true
        let target = ClosureTarget {}
        list.collection.addGestureRecognizer(UITapGestureRecognizer(target: target, action: ClosureTarget.action))
        list.tap(1)
        #expect(list.log.take() == [])
        #expect(list.notes.last?.contains("UITapGestureRecognizer recognized and took its touch") == true)
        list.finger.down(on: list.collection)
        list.finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1, steps: 6)
        list.finger.up()
        #expect(list.collection.contentOffset.y > 0)
        #expect(list.log.take() == [])
    }

    @Test("T70: a flow layout fills lines from side to side; the last one keeps their places")
    func flow() {
        // Three in 320 points: the room that is left goes between them.
        #expect(list.collection.cellForItem(at: path(1))?.frame == CGRect(x: 110, y: 0, width: 100, height: 100))
        #expect(list.collection.cellForItem(at: path(2))?.frame.maxX == 320)
        #expect(list.collection.layoutAttributesForItem(at: path(19))?.frame.origin == CGPoint(x: 110, y: 660))
        #expect(list.collection.contentSize == CGSize(width: 320, height: 760))
        list.layout.sectionInset = UIEdgeInsets(top: 5, left: 30, bottom: 7, right: 30)
        list.layout.headerReferenceSize = CGSize(width: 0, height: 40)
        list.screen.settle()
        // Two in 260 points.
        #expect(list.collection.cellForItem(at: path(1))?.frame == CGRect(x: 190, y: 45, width: 100, height: 100))
        #expect(list.collection.contentSize.height == 1142)
        let kind = UICollectionView.elementKindSectionHeader
        #expect(
            list.collection.supplementaryView(forElementKind: kind, at: path(0))?.frame
                == CGRect(x: 0, y: 0, width: 320, height: 40))
        #expect(list.collection.indexPathForItem(at: CGPoint(x: 200, y: 60)) == path(1))
        #expect(list.collection.indexPathForItem(at: CGPoint(x: 150, y: 60)) == nil)
    }

    @Test("T112: pinned headers and footers stay in sight as long as their section does, in front of its items")
    func pinned() throws {
        let list = CollectionFixture([12, 12])
        let (header, footer) = (
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
        )
        list.collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: footer, withReuseIdentifier: "header")
        list.layout.headerReferenceSize = CGSize(width: 0, height: 40)
        list.layout.footerReferenceSize = CGSize(width: 0, height: 30)
        func place(_ kind: String, _ section: Int = 0) -> CGFloat? {
            list.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path(0, section))?.frame.minY
        }
        list.collection.contentOffset.y = 100
        list.screen.settle()
        #expect(list.collection.supplementaryView(forElementKind: header, at: path(0)) == nil)
        list.layout.sectionHeadersPinToVisibleBounds = true
        list.screen.settle()
        let view = try #require(list.collection.supplementaryView(forElementKind: header, at: path(0)))
        #expect(view.frame == CGRect(x: 0, y: 100, width: 320, height: 40))
        #expect(list.screen.window.hitTest(CGPoint(x: 50, y: 20), with: nil) === view)
        #expect(place(footer) == 470)

        list.finger.down(at: CGPoint(x: 160, y: 300))
        list.finger.move(by: CGVector(dx: 0, dy: -60), over: 0.5, steps: 10)
        list.screen.settle()
        #expect(list.collection.contentOffset.y > 130 && view.frame.minY == list.collection.contentOffset.y)
        list.finger.up()
        list.screen.advance(by: 2)

        // The section's end takes its header along; the next one's is where it is.
        list.collection.contentOffset.y = 450
        list.screen.settle()
        #expect(place(header) == 430 && place(header, 1) == 500)
        list.layout.sectionFootersPinToVisibleBounds = true
        list.collection.contentOffset.y = 0
        list.screen.settle()
        #expect(place(header) == 0 && place(footer) == 450)
        list.collection.contentInset.top = 20
        list.collection.contentOffset.y = 60
        list.screen.settle()
        #expect(place(header) == 80 && place(footer) == 470)
    }

    @Test("T70: items of sizes of their own; a horizontal layout")
    func ownSizes() {
        final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize { CGSize(width: indexPath.item == 0 ? 200 : 150, height: indexPath.item == 2 ? 60 : 40) }
        }
        let sizes = Sizes()
        list.collection.delegate = sizes
        list.screen.settle()
        func frame(_ item: Int) -> CGRect? { list.collection.layoutAttributesForItem(at: path(item))?.frame }
        #expect(frame(0) == CGRect(x: 60, y: 0, width: 200, height: 40))
        #expect(frame(1) == CGRect(x: 0, y: 60, width: 150, height: 40))
        #expect(frame(2) == CGRect(x: 170, y: 50, width: 150, height: 60))
        list.collection.delegate = list
        list.layout.scrollDirection = .horizontal
        list.screen.settle()
        // Four in 480 points.
        #expect(frame(3) == CGRect(x: 0, y: 380, width: 100, height: 100))
        #expect(frame(4)?.origin == CGPoint(x: 110, y: 0))
        #expect(list.collection.contentSize == CGSize(width: 540, height: 480))
    }

    @Test("T70: the last line's only item begins it if another had room there", arguments: [(100, 0), (200, 60)])
    func onlyItemOfTheLastLine(width: CGFloat, start: CGFloat) {
        final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
            var width: CGFloat = 0
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize { CGSize(width: width, height: 50) }
        }
        let sizes = Sizes()
        sizes.width = width
        // Alone, and after two lines of three or six of one.
        for count in [1, 7] {
            let list = CollectionFixture([count])
            list.collection.delegate = sizes
            list.screen.settle()
            #expect(list.layout.layoutAttributesForItem(at: path(count - 1))?.frame.minX == start)
        }
    }

    @Test("T2: only items that are seen have cells, also of a hundred thousand")
    func reuse() {
        let list = CollectionFixture([100_000])
        #expect(list.collection.visibleCells.count == 15)
        let before = list.cellCount
        list.collection.scrollToItem(at: path(60_000), at: .top, animated: false)
        list.screen.settle()
        #expect(list.cellCount - before <= 18)
        #expect(list.collection.indexPathsForVisibleItems.min() == path(60_000))
        #expect(list.collection.subviews.filter { $0 is UICollectionViewCell }.count <= 33)
    }

    @Test("T71: a custom layout is prepared once, and again when it was invalidated")
    func custom() {
        final class Diagonal: UICollectionViewLayout {
            var log: [String] = []
            var follows = false
            override func prepare() {
                super.prepare()
                log.append("prepare")
            }
            override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 1000) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<20).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }.filter {
                    $0.frame.intersects(rect)
                }
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let one = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                one.frame = CGRect(x: indexPath.item * 50, y: indexPath.item * 50, width: 50, height: 50)
                one.alpha = 0.5
                return one
            }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { follows }
        }
        let layout = Diagonal()
        list.collection.collectionViewLayout = layout
        list.screen.settle()
        #expect(layout.log == ["prepare"])
        #expect(list.collection.indexPathsForVisibleItems.count == 7)
        #expect(list.collection.cellForItem(at: path(2))?.frame.origin == CGPoint(x: 100, y: 100))
        #expect(list.collection.cellForItem(at: path(2))?.alpha == 0.5)
        list.collection.contentOffset.y = 100
        list.screen.settle()
        #expect(layout.log == ["prepare"])
        layout.follows = true
        list.collection.contentOffset.y = 120
        list.screen.settle()
        #expect(layout.log == ["prepare", "prepare"])
    }

    @Test("T12: items come, go and move with their cells and what is selected")
    func changes() {
        let list = CollectionFixture([4])
        list.tap(2)
        list.collection.performBatchUpdates {
            list.items[0] = ["new", "0.0", "0.2", "0.3"]
            list.collection.insertItems(at: [path(0)])
            list.collection.deleteItems(at: [path(1)])
        }
        list.screen.advance(by: 1)
        #expect(list.titles == ["new", "0.0", "0.2", "0.3"])
        #expect(list.collection.indexPathsForSelectedItems == [path(2)])
        list.items[0] = ["0.2", "new", "0.0", "0.3"]
        list.collection.moveItem(at: path(2), to: path(0))
        list.screen.advance(by: 1)
        #expect(list.titles == ["0.2", "new", "0.0", "0.3"])
        #expect(list.collection.indexPathsForSelectedItems == [path(0)])
    }

    @Test("T72: a registration makes cells of its class and fills them in")
    func registrations() {
        final class Source: NSObject, UICollectionViewDataSource {
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, item in
                var content = cell.defaultContentConfiguration()
                content.text = "\(path.item) \(item)"
                cell.contentConfiguration = content
            }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "item")
            }
        }
        let source = Source()
        list.collection.dataSource = source
        list.collection.reloadData()
        list.screen.settle()
        let cell = list.collection.cellForItem(at: path(1)) as? UICollectionViewListCell
        #expect((cell?.contentConfiguration as? UIListContentConfiguration)?.text == "1 item")
    }

    @Test("T60: focus moves between items, and Space selects")
    func keys() {
        list.screen.press(.keyboardTab)
        list.screen.press(.keyboardRightArrow)
        list.screen.press(.keyboardDownArrow)
        list.screen.press(.keyboardSpacebar)
        #expect(list.collection.indexPathsForSelectedItems == [path(4)])
    }

    @Test("T10: items ahead are announced once, and taken back when the way turns")
    func prefetching() {
        final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
            let log = CallLog()
            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
                log("prefetch \(indexPaths.map { "\($0.section).\($0.item)" })")
            }
            func collectionView(
                _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
            ) { log("cancel \(indexPaths.map { "\($0.section).\($0.item)" })") }
        }
        let list = CollectionFixture([18, 0, 40])
        let prefetcher = Prefetcher()
        list.collection.prefetchDataSource = prefetcher
        list.collection.setNeedsLayout()
        list.collection.contentOffset.y = 30
        list.screen.settle()
        let last = list.collection.indexPathsForVisibleItems.last
        #expect(last == path(14))
        // Empty sections have nothing to announce.
        #expect(
            prefetcher.log.take() == [
                "prefetch [\"0.15\", \"0.16\", \"0.17\", \"2.0\", \"2.1\", \"2.2\", \"2.3\", \"2.4\", \"2.5\", \"2.6\"]"
            ])
        list.collection.contentOffset.y = 20
        list.screen.settle()
        #expect(prefetcher.log.take().first?.hasPrefix("cancel [\"0.15\"") == true)
        list.collection.isPrefetchingEnabled = false
        list.collection.contentOffset.y = 60
        list.screen.settle()
        #expect(prefetcher.log.take() == [])
    }
}
