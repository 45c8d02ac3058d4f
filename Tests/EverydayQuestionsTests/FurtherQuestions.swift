// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

// More of what developers ask about lists, scroll views and recognizers. `Documentation/Questions.md` lists all of it.
extension EverydayQuestions {
    // https://fullstackdev357.pages.dev/posts/2023-09-13-understanding-gesture-recognizers-and-image-views-in-ios-development-a-comprehensive-guide
    @Test("B3: a recognizer on an image view does nothing until the image view takes touches")
    func tapOnImage() {
        let image = UIImageView(frame: CGRect(x: 40, y: 100, width: 100, height: 100))
        image.addGestureRecognizer(page.tap("image"))
        page.view.addSubview(image)
        page.view.addGestureRecognizer(page.tap("behind"))
        screen.finger().tap(image)
        #expect(log.take() == ["behind"])
        image.isUserInteractionEnabled = true
        screen.finger().tap(image)
        #expect(log.take() == ["image"])
    }

    // https://e-learn.cn/qa/answer/784289/1766743.html
    @Test("G74: a tap is recognized when the finger lifts; a long press without a time when it comes down")
    func touchDown() {
        let view = UIView(frame: CGRect(x: 40, y: 100, width: 100, height: 100))
        page.view.addSubview(view)
        let tap = page.tap("tap")
        view.addGestureRecognizer(tap)
        let finger = screen.finger()
        finger.down(on: view)
        #expect(log.take() == [])
        finger.up()
        #expect(log.take() == ["tap"])
        view.removeGestureRecognizer(tap)
        let press = UILongPressGestureRecognizer(
            target: page, action: Selector("pressed:", Page.pressed))
        press.minimumPressDuration = 0
        view.addGestureRecognizer(press)
        finger.down(on: view)
        #expect(log.take() == ["press began"])
        finger.up()
        #expect(log.take() == ["press ended"])
    }

    // https://makemeengr.com/setting-direction-for-uiswipegesturerecognizer/
    @Test("G86: a swipe recognizer of two directions does not say which one it was; one for each does")
    func swipeDirections() {
        let both = UISwipeGestureRecognizer(target: page, action: Selector("swiped:", Page.swiped))
        both.direction = [.left, .right]
        page.view.addGestureRecognizer(both)
        swipe(by: -150)
        #expect(log.take() == ["left or right"])
        page.view.removeGestureRecognizer(both)
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let one = UISwipeGestureRecognizer(target: page, action: Selector("swiped:", Page.swiped))
            one.direction = direction
            page.view.addGestureRecognizer(one)
        }
        swipe(by: -150)
        swipe(by: 150)
        #expect(log.take() == ["left", "right"])
    }

    private func swipe(by distance: CGFloat) {
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 195, y: 600))
        finger.move(by: CGVector(dx: distance, dy: 0), over: 0.1, steps: 5)
        finger.up()
    }

    // https://newbetuts.com/7100884-uipangesturerecognizer-only-vertical-or-horizontal
    @Test("G31: a pan in a pan: one that looks at its velocity before it begins leaves the other direction alone")
    func panOfOneDirection() {
        let card = UIView(frame: CGRect(x: 40, y: 100, width: 200, height: 200))
        page.view.addSubview(card)
        let outer = page.pan("outer")
        let inner = page.pan("inner")
        page.view.addGestureRecognizer(outer)
        card.addGestureRecognizer(inner)
        drag(on: card, CGVector(dx: 90, dy: 0))
        #expect(log.take() == ["inner"])
        inner.delegate = page
        drag(on: card, CGVector(dx: 90, dy: 0))
        #expect(log.take() == ["outer"])
        drag(on: card, CGVector(dx: 0, dy: 90))
        #expect(log.take() == ["inner"])
    }

    private func drag(on view: UIView, _ distance: CGVector) {
        let finger = screen.finger()
        finger.down(on: view)
        finger.move(by: distance, over: 0.3, steps: 10)
        finger.up()
        screen.advance(by: 1)
    }

    // https://codemia.io/knowledge-hub/path/add_swipe_to_delete_uitableviewcell
    @Test("T52: a swipe shows Delete where the data source commits; a touch on it commits")
    func swipeToDelete() throws {
        page.canDelete = true
        page.addTable(height: 400)
        let finger = screen.finger()
        let row = page.table.rectForRow(at: IndexPath(row: 2, section: 0))
        finger.down(at: CGPoint(x: 300, y: row.midY))
        finger.move(by: CGVector(dx: -120, dy: 0), over: 0.2, steps: 8)
        finger.up()
        screen.advance(by: 1)
        try screen.button("Delete").tap()
        screen.advance(by: 1)
        #expect(log.take() == ["delete 2"] && page.table.numberOfRows(inSection: 0) == 29)
    }

    // https://cocoacasts.com/how-to-add-pull-to-refresh-to-a-table-view-or-collection-view
    @Test("T62: a pull at the top of a table with a refresh control refreshes, until the application ends it")
    func pullToRefresh() {
        page.addTable(height: 400)
        let refresh = UIRefreshControl()
        refresh.addAction(UIAction { [log] _ in log("refresh") }, for: .valueChanged)
        page.table.refreshControl = refresh
        drag(on: page.table, CGVector(dx: 0, dy: 60))
        #expect(log.take() == [] && !refresh.isRefreshing)
        drag(on: page.table, CGVector(dx: 0, dy: 320))
        #expect(log.take() == ["refresh"] && refresh.isRefreshing && page.table.contentOffset.y < 0)
        refresh.endRefreshing()
        screen.advance(by: 1)
        #expect(!refresh.isRefreshing && page.table.contentOffset.y == 0)
    }

    // https://stackguides.com/questions/993280/how-to-detect-when-a-uiscrollview-has-finished-scrolling
    @Test("G101: scrolling has finished with didEndDragging that does not decelerate, else with didEndDecelerating")
    func finishedScrolling() {
        page.notesScrolling = true
        page.addTable(height: 400)
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 100, y: 300))
        finger.move(by: CGVector(dx: 0, dy: -100), over: 0.3, steps: 10)
        screen.advance(by: 1)
        finger.up()
        #expect(log.take() == ["ended dragging, decelerates: false"])
        finger.down(at: CGPoint(x: 100, y: 300))
        finger.move(by: CGVector(dx: 0, dy: -150), over: 0.1, steps: 8)
        finger.up()
        #expect(log.take() == ["ended dragging, decelerates: true"])
        screen.advance(by: 5)
        #expect(log.take() == ["ended decelerating"])
        page.table.setContentOffset(.zero, animated: true)
        screen.advance(by: 1)
        #expect(log.take() == ["ended animation"])
    }

    // https://w3toppers.com/dismiss-keyboard-by-touching-background-of-uitableview/
    @Test("T122: a tap on a table beside its rows: a recognizer of the table hears of it, and didSelect does not")
    func emptySpace() {
        page.rows = 3
        page.addTable(height: 400)
        let tap = page.tap("table")
        tap.cancelsTouchesInView = false
        page.table.addGestureRecognizer(tap)
        screen.finger().tap(at: CGPoint(x: 100, y: 350))
        #expect(log.take() == ["table"] && page.table.indexPathForRow(at: CGPoint(x: 100, y: 350)) == nil)
        page.tapRow(1, screen)
        #expect(log.take().sorted() == ["row 1", "table"])
    }

    // https://wiki.gubat.org/content/stackoverflow.com_en_all_2023-11/questions/13571994/how-can-i-use-a-uibutton-in-a-uicollection-supplementary-view
    @Test("T27: a button in a table's header has its touches, as long as it lies within the header")
    func buttonInHeader() {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
        let button = UIButton(frame: CGRect(x: 20, y: 10, width: 100, height: 40))
        button.addAction(UIAction { [log] _ in log("button") }, for: .touchUpInside)
        header.addSubview(button)
        page.addTable(height: 400)
        page.table.tableHeaderView = header
        page.view.layoutIfNeeded()
        screen.finger().tap(at: CGPoint(x: 70, y: 30))
        #expect(log.take() == ["button"])
        // A header without height shows its button, and has no touches for it.
        header.frame.size.height = 0
        page.table.tableHeaderView = header
        page.view.layoutIfNeeded()
        screen.finger().tap(at: CGPoint(x: 70, y: 30))
        #expect(log.take() == ["row 0"])
    }

    // https://developer.apple.com/library/ios/samplecode/SimpleGestureRecognizers/Listings/ReadMe_txt.html
    @Test("T28: a tap recognizer in a cell takes the cell's selection; one that does not cancel leaves it")
    func recognizerInCell() throws {
        let controller = TilesPage(log)
        screen.window.rootViewController = controller
        screen.settle()
        let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
        let tap = page.tap("cell")
        cell.contentView.addGestureRecognizer(tap)
        screen.finger().tap(cell)
        #expect(log.take() == ["cell"])
        tap.cancelsTouchesInView = false
        screen.finger().tap(cell)
        #expect(log.take().sorted() == ["cell", "item 1"])
    }

    // https://xidazheng.com/tag/touchesbegan/
    @Test("G100: lists in a list: each tells its own delegate that it scrolled, and a shared delegate has to ask which")
    func nestedScrolling() {
        page.addTable(height: 600)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        inner.contentSize = CGSize(width: 1200, height: 44)
        page.table.cellForRow(at: IndexPath(row: 2, section: 0))?.contentView.addSubview(inner)
        inner.delegate = page
        page.scrolled = []
        drag(on: inner, CGVector(dx: -90, dy: 0))
        #expect(page.scrolled == [ObjectIdentifier(inner)])
        page.scrolled = []
        drag(on: inner, CGVector(dx: 0, dy: -90))
        #expect(page.scrolled == [ObjectIdentifier(page.table)])
    }

    // The delegate's `shouldSelect` is the answer that people give each other.
    @Test("N42: a tab that is shown, touched again, goes to the root of its stack; shouldSelect that says no keeps it")
    func tabTouchedAgain() throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, UIViewController()]
        screen.window.rootViewController = tabs
        screen.settle()
        stack.pushViewController(UIViewController(), animated: false)
        tabs.delegate = page
        page.maySelectAgain = false
        try screen.button("Home").tap()
        screen.advance(by: 1)
        #expect(stack.viewControllers.count == 2)
        page.maySelectAgain = true
        try screen.button("Home").tap()
        screen.advance(by: 1)
        #expect(stack.viewControllers.count == 1)
    }
}

/// A collection whose items say that they were chosen.
@MainActor
private final class TilesPage: UICollectionViewController {
    private let log: CallLog

    init(_ log: CallLog) {
        self.log = log
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log("item \(indexPath.item)")
    }
}
