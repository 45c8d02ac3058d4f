// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededRandom
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// A grid that writes down what it hears of transitions.
@MainActor
private final class Grid: UICollectionViewFlowLayout {
    let log: CallLog
    var target: CGPoint?

    init(_ log: CallLog = CallLog(), side: CGFloat = 100) {
        self.log = log
        super.init()
        itemSize = CGSize(width: side, height: side)
        minimumLineSpacing = 0
        minimumInteritemSpacing = 0
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        super.prepareForTransition(to: newLayout)
        log("leaves \(collectionView != nil)")
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        super.prepareForTransition(from: oldLayout)
        log("comes \(collectionView != nil)")
    }
    override func finalizeLayoutTransition() {
        super.finalizeLayoutTransition()
        log("final \(UIView.inheritedAnimationDuration)")
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        log("target \(proposedContentOffset.y)")
        return target ?? proposedContentOffset
    }
}

@MainActor
@Suite("From layout to layout")
struct LayoutTransitionTests {
    private func rows() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(section: Sketch.rows(.absolute(50)))
    }

    private func frame(_ cell: UICollectionViewCell) -> CGRect? { cell.layer.presentation()?.frame }

    @Test("T108: items go from place to place, those that come from where the old layout had them")
    func coming() {
        let fixture = CompositionalFixture([20], rows())
        fixture.show()
        let second = fixture.cell(1)
        let grid = Grid()
        var ends: [Bool] = []
        fixture.collection.setCollectionViewLayout(grid, animated: true) { ends.append($0) }
        #expect(fixture.cell(1) === second && ends == [])
        #expect(fixture.shown.count == 12)
        fixture.screen.advance(by: 0.001)
        // In the rows: the second, and the twelfth below what is seen.
        let (start, coming) = (frame(second), frame(fixture.cell(11)))
        #expect(abs((start?.minY ?? 0) - 50) < 2 && abs((start?.width ?? 0) - 300) < 2)
        #expect(abs((coming?.minY ?? 0) - 550) < 5)
        fixture.screen.advance(by: 1)
        #expect(second.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
        #expect(fixture.cell(11).frame == CGRect(x: 200, y: 300, width: 100, height: 100))
        #expect(ends == [true])
    }

    @Test("T108: what goes is seen on its way to where the new layout has it, and is used again then")
    func going() {
        let fixture = CompositionalFixture([20], rows())
        fixture.collection.collectionViewLayout = Grid()
        fixture.show()
        let last = fixture.cell(11)
        fixture.collection.setCollectionViewLayout(rows(), animated: true)
        #expect(fixture.shown.count == 8)
        fixture.screen.advance(by: 0.1)
        #expect(!last.isHidden && last.frame == CGRect(x: 0, y: 550, width: 300, height: 50))
        let moving = frame(last)
        #expect((moving?.minY ?? 0) > 300 && (moving?.minY ?? 600) < 550)
        fixture.screen.advance(by: 1)
        #expect(last.isHidden)
        let cells = fixture.collection.subviews.filter { $0 is UICollectionViewCell }.count
        fixture.collection.contentOffset.y = 100
        fixture.screen.settle()
        #expect(fixture.shown.count == 8)
        #expect(fixture.collection.subviews.filter { $0 is UICollectionViewCell }.count == cells)
    }

    @Test("T108: both layouts hear of it, before and in the animation, and the one that goes lets the collection go")
    func calls() {
        let log = CallLog()
        let fixture = CompositionalFixture([20], rows())
        let (old, new) = (Grid(log), Grid(log, side: 150))
        fixture.collection.collectionViewLayout = old
        fixture.show()
        _ = log.take()
        fixture.collection.setCollectionViewLayout(new, animated: true)
        #expect(log.take() == ["leaves true", "comes true", "target 0.0", "final 0.3", "final 0.3"])
        #expect(old.collectionView == nil && new.collectionView === fixture.collection)
    }

    @Test("T108: the content stands where the layout puts it, and within what there is")
    func offsets() {
        let log = CallLog()
        let fixture = CompositionalFixture([20], rows())
        fixture.show()
        fixture.collection.contentOffset.y = 600
        fixture.screen.settle()
        let grid = Grid(log)
        fixture.collection.setCollectionViewLayout(grid, animated: true)
        // Seven lines of three are 700 points high, and 400 are seen.
        #expect(log.take().contains("target 300.0"))
        #expect(fixture.collection.contentOffset.y == 300)
        fixture.screen.advance(by: 1)
        let other = Grid(log)
        other.target = CGPoint(x: 0, y: 100)
        let cell = fixture.cell(12)
        let before = cell.frame.minY - fixture.collection.contentOffset.y
        fixture.collection.setCollectionViewLayout(other, animated: true)
        #expect(fixture.collection.contentOffset.y == 100)
        fixture.screen.advance(by: 0.001)
        // It is seen where it was, and goes to where it will be seen.
        #expect(abs((frame(cell)?.minY ?? 0) - 100 - before) < 2)
        #expect(cell.frame.minY == 400)
    }

    @Test("T108: the delegate has the last word on where the content stands")
    func delegate() {
        final class Delegate: NSObject, UICollectionViewDelegate {
            func collectionView(
                _ collectionView: UICollectionView,
                targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
            ) -> CGPoint { CGPoint(x: 0, y: proposedContentOffset.y + 50) }
        }
        let fixture = CompositionalFixture([20], rows())
        fixture.show()
        let delegate = Delegate()
        fixture.collection.delegate = delegate
        let grid = Grid()
        grid.target = CGPoint(x: 0, y: 100)
        fixture.collection.setCollectionViewLayout(grid, animated: true)
        #expect(fixture.collection.contentOffset.y == 150)
    }

    @Test("Without animation another layout takes effect with the next one, and is done")
    func plain() {
        let log = CallLog()
        let fixture = CompositionalFixture([20], rows())
        fixture.show()
        var isDone = false
        fixture.collection.setCollectionViewLayout(Grid(log), animated: false) { isDone = $0 }
        #expect(isDone && log.take() == [])
        fixture.screen.settle()
        #expect(fixture.frame(1) == CGRect(x: 100, y: 0, width: 100, height: 100))
    }

    @Test("T108: after any transitions everything is as if the layout had been the last one at once", arguments: 1...40)
    func anyTransitions(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let fixture = CompositionalFixture([12, 9], rows())
        fixture.show()
        func layout(_ kind: Int) -> UICollectionViewLayout {
            switch kind {
            case 0: return rows()
            case 1: return Grid()
            case 2: return Grid(side: 75)
            case 3:
                let shelf = Sketch.shelf(120, height: 90, .continuous)
                let header = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: Sketch.size(.fractionalWidth(1), .absolute(30)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                shelf.boundarySupplementaryItems = [header]
                return UICollectionViewCompositionalLayout(section: shelf)
            default:
                let grid = Grid(side: 130)
                grid.scrollDirection = .horizontal
                grid.headerReferenceSize = CGSize(width: 20, height: 20)
                return grid
            }
        }
        var kind = 0
        for _ in 0..<8 {
            kind = Int.random(in: 0..<5, using: &generator)
            fixture.collection.setCollectionViewLayout(layout(kind), animated: Bool.random(using: &generator))
            if Bool.random(using: &generator) {
                fixture.collection.contentOffset.y = CGFloat.random(in: 0...100, using: &generator)
            }
            if Bool.random(using: &generator) {
                fixture.screen.advance(by: Double.random(in: 0...0.4, using: &generator))
            }
        }
        fixture.collection.contentOffset = .zero
        fixture.screen.advance(by: 1)
        let plain = CompositionalFixture([12, 9], rows())
        plain.collection.collectionViewLayout = layout(kind)
        plain.show()
        func everything(_ fixture: CompositionalFixture) -> [String] {
            let cells = fixture.collection.indexPathsForVisibleItems.sorted().map { path in
                "\(path) \(fixture.frame(path.item, path.section) ?? .zero) \(fixture.cell(path.item, path.section).alpha)"
            }
            let headers = fixture.collection.visibleSupplementaryViews(
                ofKind: UICollectionView.elementKindSectionHeader
            ).map { "header \($0.frame) \($0.alpha) \($0.isHidden)" }
            return cells + headers.sorted()
        }
        #expect(everything(fixture) == everything(plain))
        let seen = fixture.collection.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }
        let wanted = plain.collection.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }
        #expect(seen.count == wanted.count)
    }

    @Test("T124: a gesture drives the way between two layouts; finishing goes the rest of it, and tells")
    func driven() {
        let fixture = CompositionalFixture([20], rows())
        fixture.show()
        let (second, old) = (fixture.cell(1), fixture.collection.collectionViewLayout)
        let grid = Grid()
        var ends: [String] = []
        let transition = fixture.collection.startInteractiveTransition(to: grid) { ends.append("\($0) \($1)") }
        #expect(fixture.collection.collectionViewLayout === transition)
        #expect(transition.currentLayout === old && transition.nextLayout === grid)
        fixture.screen.settle()
        // In the rows: 300 wide, and the second at 50.
        #expect(second.frame == CGRect(x: 0, y: 50, width: 300, height: 50))
        transition.transitionProgress = 0.5
        fixture.screen.settle()
        #expect(second.frame == CGRect(x: 50, y: 25, width: 200, height: 75))
        fixture.collection.finishInteractiveTransition()
        #expect(ends == [])
        fixture.screen.advance(by: 0.001)
        #expect(abs((frame(second)?.minX ?? 0) - 50) < 2)
        fixture.screen.advance(by: 1)
        #expect(fixture.collection.collectionViewLayout === grid && grid.collectionView === fixture.collection)
        #expect(second.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
        #expect(ends == ["true true"] && old.collectionView == nil)
        fixture.collection.finishInteractiveTransition()
        #expect(ends.count == 1)
    }

    @Test("T124: cancelling goes back; an element that one layout has alone is faded; the layout keeps numbers")
    func cancelled() {
        let fixture = CompositionalFixture([20], rows())
        fixture.show()
        let (second, old) = (fixture.cell(1), fixture.collection.collectionViewLayout)
        var ends: [String] = []
        let transition = fixture.collection.startInteractiveTransition(to: UICollectionViewLayout()) {
            ends.append("\($0) \($1)")
        }
        transition.transitionProgress = 0.25
        transition.updateValue(3, forAnimatedKey: "turn")
        #expect(transition.value(forAnimatedKey: "turn") == 3 && transition.value(forAnimatedKey: "none") == 0)
        fixture.screen.settle()
        #expect(second.alpha == 0.75 && second.frame == CGRect(x: 0, y: 50, width: 300, height: 50))
        fixture.collection.cancelInteractiveTransition()
        fixture.screen.advance(by: 1)
        #expect(fixture.collection.collectionViewLayout === old && old.collectionView === fixture.collection)
        #expect(fixture.cell(1).alpha == 1 && ends == ["true false"])
    }
}
