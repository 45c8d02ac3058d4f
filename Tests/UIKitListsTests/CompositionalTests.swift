// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

@MainActor
@Suite("Compositional layouts")
struct CompositionalTests {
    private func shown(
        _ counts: [Int], _ section: NSCollectionLayoutSection,
        _ configuration: UICollectionViewCompositionalLayoutConfiguration? = nil
    ) -> CompositionalFixture {
        let fixture = CompositionalFixture(
            counts,
            configuration.map { UICollectionViewCompositionalLayout(section: section, configuration: $0) }
                ?? UICollectionViewCompositionalLayout(section: section))
        fixture.show()
        return fixture
    }

    @Test("T92: a section's group is there as often as its items take it, one after the other")
    func groups() {
        let section = NSCollectionLayoutSection(
            group: Sketch.row(
                .fractionalWidth(1), .absolute(50), [Sketch.item(.fractionalWidth(0.25), .fractionalHeight(1))]))
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 10, bottom: 30, trailing: 10)
        let fixture = shown([6], section)
        #expect(fixture.place(0) == rect(10, 20, 70, 50))
        #expect(fixture.place(3) == rect(220, 20, 70, 50))
        #expect(fixture.place(5) == rect(80, 80, 70, 50))
        #expect(fixture.collection.contentSize == CGSize(width: 300, height: 160))
    }

    @Test("T92: the section provider is asked for each section, with the room that there is")
    func provider() {
        var asked: [String] = []
        let layout = UICollectionViewCompositionalLayout { number, environment in
            asked.append("\(number) \(Int(environment.container.effectiveContentSize.width))")
            return Sketch.rows(.absolute(number == 0 ? 40 : 100))
        }
        layout.configuration.interSectionSpacing = 8
        let fixture = CompositionalFixture([2, 1], layout)
        fixture.show()
        #expect(Array(asked.prefix(2)) == ["0 300", "1 300"])
        #expect(fixture.place(0, 1) == rect(0, 88, 300, 100))
        asked = []
        fixture.collection.frame.size.width = 200
        fixture.screen.settle()
        #expect(Array(asked.prefix(2)) == ["0 200", "1 200"])
        #expect(fixture.frame(0, 1)?.width == 200)
    }

    @Test("T93: subitems follow each other from the first one again while there is room; a group is an item")
    func subitems() {
        let large = Sketch.item(.fractionalWidth(0.5), .fractionalHeight(1))
        let pair = Sketch.column(
            .fractionalWidth(0.25), .fractionalHeight(1), [Sketch.item(.fractionalWidth(1), .fractionalHeight(0.5))])
        let section = NSCollectionLayoutSection(
            group: Sketch.row(.fractionalWidth(1), .absolute(100), [large, pair, pair]))
        let fixture = shown([7], section)
        #expect(fixture.place(0) == rect(0, 0, 150, 100))
        #expect(fixture.place(1) == rect(150, 0, 75, 50))
        #expect(fixture.place(2) == rect(150, 50, 75, 50))
        #expect(fixture.place(4) == rect(225, 50, 75, 50))
        #expect(fixture.place(5) == rect(0, 100, 150, 100))
        #expect(fixture.place(6) == rect(150, 100, 75, 50))
    }

    @Test("T93: so many items share the room of their group, or have the sizes that they have")
    func counted() {
        let item = Sketch.item(.absolute(40), .fractionalHeight(1))
        let size = Sketch.size(.fractionalWidth(1), .absolute(50))
        let sharing = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 3)
        sharing.interItemSpacing = .fixed(15)
        let shared = shown([3], NSCollectionLayoutSection(group: sharing))
        #expect(shared.place(1) == rect(105, 0, 90, 50))
        let own = shown(
            [3],
            NSCollectionLayoutSection(group: .horizontal(layoutSize: size, repeatingSubitem: item, count: 2)))
        #expect(own.place(1) == rect(40, 0, 40, 50))
        #expect(own.place(2) == rect(0, 50, 40, 50))
    }

    @Test("T93: the items of a custom group are where its closure says")
    func custom() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: Sketch.size(.fractionalWidth(1), .absolute(90))) {
            let width = $0.container.contentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, 40, 40)),
                NSCollectionLayoutGroupCustomItem(frame: rect(width - 60, 30, 60, 60), zIndex: 2),
            ]
        }
        let fixture = shown([3], NSCollectionLayoutSection(group: group))
        #expect(fixture.place(1) == rect(240, 30, 60, 60))
        #expect(fixture.place(2) == rect(0, 90, 40, 40))
    }

    @Test("T94: an item's insets make it smaller in its place, spacing lies between, flexible room shares what is left")
    func room() {
        let inset = Sketch.item(.fractionalWidth(0.5), .fractionalHeight(1))
        inset.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let insets = shown(
            [2], NSCollectionLayoutSection(group: Sketch.row(.fractionalWidth(1), .absolute(50), [inset])))
        #expect(insets.place(1) == rect(152, 1, 144, 46))

        let group = Sketch.row(.fractionalWidth(1), .absolute(50), [Sketch.item(.absolute(80), .absolute(30))])
        group.interItemSpacing = .flexible(10)
        let flexible = shown([3], NSCollectionLayoutSection(group: group))
        #expect(flexible.place(1) == rect(110, 0, 80, 30))
        #expect(flexible.place(2)?.maxX == 300)

        let pushed = Sketch.item(.absolute(80), .absolute(30))
        pushed.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .flexible(0), trailing: .fixed(20), bottom: nil)
        let edges = shown(
            [1], NSCollectionLayoutSection(group: Sketch.row(.fractionalWidth(1), .absolute(50), [pushed])))
        #expect(edges.place(0) == rect(200, 20, 80, 30))
    }

    @Test("T99: a badge hangs on its item by anchors; a decoration is behind its section")
    func badge() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: Sketch.size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = NSCollectionLayoutItem(
            layoutSize: Sketch.size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(group: Sketch.row(.fractionalWidth(1), .absolute(100), [item]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "paper")
        background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        final class Paper: UICollectionReusableView {}
        layout.register(Paper.self, forDecorationViewOfKind: "paper")
        let fixture = CompositionalFixture([2], layout)
        fixture.show()
        let shown = fixture.collection.supplementaryView(forElementKind: "badge", at: path(1))
        #expect(shown?.frame == rect(190, 10, 20, 20))
        let paper = fixture.collection.subviews.first { $0 is Paper }
        #expect(paper?.frame == rect(5, 5, 290, 110))
        #expect(fixture.collection.subviews.first === paper)
        #expect(fixture.collection.subviews.last is UICollectionReusableView)
    }

    @Test("T95: a header makes its section longer, and a pinned one stays in sight as long as its section is")
    func header() {
        let section = Sketch.rows(.absolute(100))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Sketch.size(.fractionalWidth(1), .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Sketch.size(.fractionalWidth(0.5), .absolute(20)),
            elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing)
        section.boundarySupplementaryItems = [header, footer]
        let fixture = shown([3, 3], section)
        func view(_ kind: String, _ number: Int) -> CGRect? {
            fixture.collection.supplementaryView(forElementKind: kind, at: path(0, number))?.frame
        }
        let kinds = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
        #expect(fixture.place(0) == rect(0, 30, 300, 100))
        #expect(view(kinds.1, 0) == rect(150, 330, 150, 20))
        #expect(fixture.place(0, 1) == rect(0, 380, 300, 100))
        fixture.collection.contentOffset.y = 60
        fixture.screen.settle()
        #expect(view(kinds.0, 0) == rect(0, 60, 300, 30))
        fixture.collection.contentOffset.y = 340
        fixture.screen.settle()
        #expect(view(kinds.0, 0) == rect(0, 320, 300, 30))
        #expect(view(kinds.0, 1) == rect(0, 350, 300, 30))
        #expect(fixture.collection.contentSize.height == 700)
    }

    @Test("T95: boundary items of the layout stand around all sections, at a path of one number")
    func globalHeader() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Sketch.size(.fractionalWidth(1), .absolute(60)), elementKind: "global", alignment: .top)
        header.pinToVisibleBounds = true
        header.zIndex = 5
        configuration.boundarySupplementaryItems = [header]
        let fixture = shown([20], Sketch.rows(.absolute(50)), configuration)
        #expect(fixture.place(0) == rect(0, 60, 300, 50))
        fixture.collection.contentOffset.y = 500
        fixture.screen.settle()
        let view = fixture.collection.supplementaryView(forElementKind: "global", at: IndexPath(index: 0))
        #expect(view?.frame == rect(0, 500, 300, 60))
        #expect(fixture.collection.subviews.last === view)
        #expect(fixture.collection.contentSize.height == 1060)
    }

    @Test("T96: the handler sees what is seen, and what it changes holds for the picture")
    func handler() {
        let section = Sketch.rows(.absolute(100))
        var seen: [String] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let height = Int(environment.container.contentSize.height)
            seen = items.map { "\($0.indexPath.item)" } + ["at \(Int(offset.y)) of \(height)"]
            for item in items { item.alpha = item.frame.minY < offset.y ? 0.5 : 1 }
        }
        let fixture = shown([20], section)
        fixture.collection.contentOffset.y = 150
        fixture.screen.settle()
        #expect(seen == ["1", "2", "3", "4", "5", "at 150 of 400"])
        #expect(fixture.cell(1).alpha == 0.5 && fixture.cell(2).alpha == 1)
    }

    @Test("T97: an estimate is replaced by what the cell says when it is seen, and others follow")
    func estimates() {
        let fixture = CompositionalFixture(
            [30], UICollectionViewCompositionalLayout(section: Sketch.rows(.estimated(50))))
        fixture.heights = { CGSize(width: 0, height: $0.item % 2 == 0 ? 80 : 30) }
        fixture.show()
        #expect(fixture.frame(0) == rect(0, 0, 300, 80))
        #expect(fixture.frame(3) == rect(0, 190, 300, 30))
        #expect(fixture.shown.last == "0.6")
        // 8 were in sight by their estimates, and are known; 22 are estimates.
        #expect(fixture.collection.contentSize.height == 1540)
    }

    @Test("T97: items of estimated widths fill lines, as many as fit in each")
    func tags() {
        let group = Sketch.row(.fractionalWidth(1), .estimated(30), [Sketch.item(.estimated(50), .estimated(30))])
        group.interItemSpacing = .fixed(10)
        let fixture = CompositionalFixture(
            [5], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        let widths: [CGFloat] = [120, 100, 90, 200, 40]
        fixture.heights = { CGSize(width: widths[$0.item], height: 30) }
        fixture.show()
        #expect(fixture.frame(1) == rect(130, 0, 100, 30))
        #expect(fixture.frame(2) == rect(0, 30, 90, 30))
        #expect(fixture.frame(3) == rect(100, 30, 200, 30))
        #expect(fixture.frame(4) == rect(0, 60, 40, 30))
    }

    @Test("T2: of 100,000 items those that are seen are laid out, wherever the collection is")
    func many() {
        let fixture = shown([100_000], Sketch.rows(.estimated(40)))
        let first = fixture.cellCount
        #expect(first <= 11)
        fixture.collection.scrollToItem(at: path(90_000), at: .top, animated: false)
        fixture.screen.settle()
        #expect(fixture.shown.first == "0.90000")
        #expect(fixture.cellCount <= first + 12)
        #expect(fixture.collection.subviews.count < 40)
    }

    @Test("T106: what turns out above what is seen moves nothing that is seen, at rest and under a finger")
    func keepsInPlace() {
        let fixture = CompositionalFixture(
            [100], UICollectionViewCompositionalLayout(section: Sketch.rows(.estimated(50))))
        fixture.heights = { _ in CGSize(width: 0, height: 90) }
        fixture.show()
        fixture.collection.scrollToItem(at: path(60), at: .top, animated: false)
        fixture.screen.settle()
        #expect(fixture.frame(60)?.minY == 0)
        fixture.finger.down(at: CGPoint(x: 150, y: 100))
        fixture.finger.move(by: CGVector(dx: 0, dy: 20))
        let start = fixture.frame(60)!.minY
        var last = start
        for _ in 0..<20 {
            fixture.finger.move(by: CGVector(dx: 0, dy: 10))
            guard let now = fixture.frame(60)?.minY else { break }
            #expect(abs(now - last - 10) < 0.01)
            last = now
        }
        #expect(fixture.frame(58)?.height == 90)
        fixture.finger.up()
    }

    @Test("T92: from right to left a section is mirrored")
    func mirrored() {
        let item = Sketch.item(.absolute(80), .fractionalHeight(1))
        let section = NSCollectionLayoutSection(group: Sketch.row(.fractionalWidth(1), .absolute(50), [item]))
        let fixture = CompositionalFixture([3], UICollectionViewCompositionalLayout(section: section))
        fixture.collection.semanticContentAttribute = .forceRightToLeft
        fixture.show()
        #expect(fixture.place(0) == rect(220, 0, 80, 50))
        #expect(fixture.place(2) == rect(60, 0, 80, 50))
    }
}

/// A layout that writes down what it hears of changes.
@MainActor
private final class TellingLayout: UICollectionViewCompositionalLayout {
    let log = CallLog()

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        func name(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.item)" } ?? "nil" }
        for item in updateItems {
            log("\(item.updateAction) \(name(item.indexPathBeforeUpdate)) \(name(item.indexPathAfterUpdate))")
        }
    }
    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        log("finalize")
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        log("initial \(itemIndexPath.item)")
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        log("final \(itemIndexPath.item)")
        let attributes = UICollectionViewLayoutAttributes(forCellWith: itemIndexPath)
        attributes.frame = CGRect(x: -300, y: 0, width: 300, height: 50)
        return attributes
    }
}

@MainActor
@Suite("Layouts and changes")
struct LayoutUpdateTests {
    @Test("T106: an invalidation may say how far the content moved, and what is seen goes along")
    func offsetAdjustment() {
        let fixture = CompositionalFixture(
            [40], UICollectionViewCompositionalLayout(section: Sketch.rows(.absolute(50))))
        fixture.show()
        fixture.collection.contentOffset.y = 200
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
        fixture.collection.collectionViewLayout.invalidateLayout(with: context)
        #expect(fixture.collection.contentOffset.y == 230)
    }

    @Test("T93, T97: items of uniform heights have the highest one's")
    func uniform() {
        let item = Sketch.item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 40))
        let group = Sketch.row(.fractionalWidth(1), .estimated(40), [item])
        let fixture = CompositionalFixture(
            [4], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        fixture.heights = { CGSize(width: 0, height: $0.item == 1 ? 90 : 30) }
        fixture.show()
        #expect(fixture.frame(0)?.height == 90 && fixture.frame(1)?.height == 90)
        #expect(fixture.frame(2) == CGRect(x: 0, y: 90, width: 150, height: 30))
    }

    @Test("T105: a layout hears of changes, says where items come from and go to, and hears that they are animated")
    func updates() {
        let layout = TellingLayout(section: Sketch.rows(.absolute(50)))
        let fixture = CompositionalFixture([4], layout)
        fixture.show()
        let gone = fixture.cell(0)
        fixture.collection.performBatchUpdates {
            fixture.counts = [4]
            fixture.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
            fixture.collection.insertItems(at: [IndexPath(item: 3, section: 0)])
        }
        #expect(
            layout.log.take() == ["delete 0.0 nil", "insert nil 0.3", "final 0", "initial 3", "finalize"])
        fixture.screen.advance(by: 0.1)
        // It is seen until it is gone.
        #expect(!gone.isHidden && gone.frame.minX == -300)
        fixture.screen.advance(by: 1)
        #expect(gone.isHidden)
        #expect(fixture.shown == ["0.0", "0.1", "0.2", "0.3"])
    }
}
