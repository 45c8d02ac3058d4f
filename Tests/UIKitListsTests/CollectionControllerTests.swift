// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

@MainActor
@Suite("Collection view controllers")
struct CollectionControllerTests {
    private final class Controller: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        let log = CallLog()

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            20
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log("didSelect \(indexPath.item)")
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 60, height: 40) }
    }

    let screen = TestScreen()
    private let layout = UICollectionViewFlowLayout()
    private let controller: Controller

    init() {
        controller = Controller(collectionViewLayout: layout)
        screen.window.rootViewController = controller
        screen.settle()
    }

    @Test("T40: the controller is its collection's data source and delegate, its flow layout's too where it says so")
    func items() throws {
        #expect(controller.collectionView.dataSource === controller)
        #expect(controller.collectionView.collectionViewLayout === layout)
        let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)))
        #expect(cell.bounds.size == CGSize(width: 60, height: 40))
        screen.finger().tap(cell)
        #expect(controller.log.take() == ["didSelect 3"])
    }

    @Test("T41: what was selected is not any more when the collection appears again")
    func clearing() {
        let path = IndexPath(item: 2, section: 0)
        controller.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
        controller.clearsSelectionOnViewWillAppear = false
        controller.viewWillAppear(false)
        #expect(controller.collectionView.indexPathsForSelectedItems == [path])
        controller.clearsSelectionOnViewWillAppear = true
        controller.viewWillAppear(false)
        #expect(controller.collectionView.indexPathsForSelectedItems == [])
    }

    @Test("T145: a new collection or table without a data source or a delegate gets its controller")
    func ownView() {
        final class Page: UICollectionViewController {
            override func loadView() {
                collectionView = UICollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
            }
        }
        let page = Page(collectionViewLayout: UICollectionViewFlowLayout())
        #expect(page.collectionView.dataSource === page && page.collectionView.delegate === page)
        #expect(page.collectionView.superview === page.view)
        let list = UITableViewController(style: .plain)
        list.tableView = UITableView(frame: .zero, style: .grouped)
        #expect(list.tableView.dataSource === list && list.tableView.delegate === list)
        let other = UITableViewController(style: .plain)
        let table = UITableView()
        (table.dataSource, table.delegate) = (other, other)
        list.tableView = table
        #expect(table.dataSource === other && table.delegate === other)
    }

    @Test("T156: the collection fills a view of its controller, and what is added to this view does not scroll")
    func viewAround() throws {
        #expect(controller.view.subviews == [controller.collectionView])
        let note = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        controller.view.addSubview(note)
        controller.collectionView.contentOffset.y = 30
        #expect(note.convert(note.bounds, to: nil).origin == .zero)
        controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        #expect(controller.collectionView.frame == controller.view.bounds)

        final class Page: UICollectionViewController {
            override func loadView() {
                view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 50, height: 60), collectionViewLayout: collectionViewLayout)
            }
        }
        let page = Page(collectionViewLayout: UICollectionViewFlowLayout())
        let first = try #require(page.collectionView)
        #expect(page.view.subviews == [first] && page.view.frame.size == CGSize(width: 50, height: 60))
        let second = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        page.collectionView = second
        #expect(page.view.subviews == [second] && second.frame.size == CGSize(width: 50, height: 60))
        #expect(first.superview == nil && page.collectionView === second)
    }

    @Test("T157: the attributes that a cell prefers are a copy: an override takes the given height back")
    func preferredAttributes() throws {
        final class Cell: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
                attributes.size = CGSize(width: 70, height: layoutAttributes.size.height)
                return attributes
            }
        }
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 50, height: 44)
        let controller = Controller(collectionViewLayout: flow)
        controller.collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
        controller.collectionView.delegate = nil
        screen.window.rootViewController = controller
        screen.settle()
        let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(cell.bounds.size == CGSize(width: 70, height: 44))
    }
}
