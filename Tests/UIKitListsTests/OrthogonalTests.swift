// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

/// A shelf that scrolls aside above rows that scroll down.
@MainActor
@Suite("Sections that scroll by themselves")
struct OrthogonalTests {
    typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

    private func shelf(
        _ behavior: Behavior, width: CGFloat = 100
    ) -> CompositionalFixture {
        let fixture = CompositionalFixture(
            [20, 40],
            UICollectionViewCompositionalLayout { number, _ in
                number == 0 ? Sketch.shelf(width, height: 120, behavior) : Sketch.rows(.absolute(50))
            })
        fixture.show()
        return fixture
    }

    private func scrolled(_ fixture: CompositionalFixture) -> CGFloat { -(fixture.place(0)?.minX ?? 0) }

    /// A finger goes by so much, and rests before it lifts.
    private func drag(_ fixture: CompositionalFixture, from point: CGPoint, by way: CGVector, rests: Bool = true) {
        fixture.finger.down(at: point)
        fixture.finger.move(by: way, over: 0.2, steps: 12)
        if rests { fixture.screen.advance(by: 0.3) }
        fixture.finger.up()
        fixture.screen.advance(by: 4)
    }

    @Test("T98: a pan along the section scrolls the section, one across it the collection")
    func whoScrolls() {
        let fixture = shelf(.continuous)
        drag(fixture, from: CGPoint(x: 250, y: 60), by: CGVector(dx: -150, dy: 10))
        #expect(scrolled(fixture) > 130)
        #expect(fixture.collection.contentOffset == .zero)
        let before = scrolled(fixture)
        drag(fixture, from: CGPoint(x: 150, y: 100), by: CGVector(dx: 10, dy: -80))
        #expect(scrolled(fixture) == before)
        #expect(fixture.collection.contentOffset.y > 60)
        #expect(fixture.log.take() == [])
    }

    @Test("T98: what is in the section is its items in sight; a tap selects where they are seen")
    func taps() {
        let fixture = shelf(.continuous)
        #expect(fixture.shown.filter { $0.hasPrefix("0.") } == ["0.0", "0.1", "0.2"])
        drag(fixture, from: CGPoint(x: 250, y: 60), by: CGVector(dx: -205, dy: 0))
        #expect(fixture.shown.filter { $0.hasPrefix("0.") }.contains("0.4"))
        #expect(!fixture.shown.contains("0.0"))
        let frame = fixture.frame(3)!
        fixture.finger.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(fixture.log.take() == ["didSelect 0.3"])
        #expect(fixture.collection.indexPathForItem(at: CGPoint(x: frame.midX, y: frame.midY)) == path(3))
    }

    @Test("T98: a touch that the section's scrolling takes selects nothing, and the trace says so")
    func scrolledTouch() {
        let fixture = shelf(.continuous)
        drag(fixture, from: CGPoint(x: 250, y: 60), by: CGVector(dx: -100, dy: 0))
        #expect(fixture.log.take() == [])
        let verdict = Verdicts.all(in: fixture.trace.entries).last
        #expect(verdict?.outcome.description.contains("scrolled") == true)
    }

    @Test(
        "T98: a section rests at a group's beginning, at a page, at the next group, or with a group in the middle",
        arguments: [
            (Behavior.continuousGroupLeadingBoundary, CGFloat(-130), CGFloat(100)),
            (.groupPaging, -130, 100), (.groupPaging, -170, 200), (.paging, -170, 300),
        ])
    func rests(
        behavior: Behavior, way: CGFloat, rest: CGFloat
    ) {
        let fixture = shelf(behavior)
        drag(fixture, from: CGPoint(x: 250, y: 60), by: CGVector(dx: way, dy: 0))
        #expect(abs(scrolled(fixture) - rest) < 0.5)
    }

    @Test("T98: thrown, a section that pages by groups goes to the next one")
    func thrown() {
        let fixture = shelf(.groupPaging)
        drag(fixture, from: CGPoint(x: 250, y: 60), by: CGVector(dx: -40, dy: 0), rests: false)
        #expect(abs(scrolled(fixture) - 100) < 0.5)
        drag(fixture, from: CGPoint(x: 50, y: 60), by: CGVector(dx: 40, dy: 0), rests: false)
        #expect(abs(scrolled(fixture)) < 0.5)
    }

    @Test("T98: with groups in the middle the first one is there at first, and the next one after a swipe")
    func centered() {
        let fixture = shelf(.groupPagingCentered, width: 200)
        #expect(fixture.frame(0)?.midX == 150)
        drag(fixture, from: CGPoint(x: 250, y: 60), by: CGVector(dx: -150, dy: 0))
        #expect(abs((fixture.frame(1)?.midX ?? 0) - 150) < 0.5)
    }

    @Test("T98: a section keeps its place while it is out of sight")
    func keepsItsPlace() {
        let fixture = shelf(.continuous)
        drag(fixture, from: CGPoint(x: 250, y: 60), by: CGVector(dx: -150, dy: 0))
        let place = scrolled(fixture)
        fixture.collection.contentOffset.y = 1000
        fixture.screen.settle()
        #expect(fixture.collection.subviews.allSatisfy { !($0 is SectionScrollView) })
        fixture.collection.contentOffset.y = 0
        fixture.screen.settle()
        #expect(scrolled(fixture) == place)
        #expect(fixture.frame(0) == nil)
    }

    @Test("T98: scrolling to an item scrolls its section too")
    func scrollTo() {
        let fixture = shelf(.continuous)
        fixture.collection.contentOffset.y = 500
        fixture.collection.scrollToItem(at: path(10), at: [.top, .centeredHorizontally], animated: false)
        fixture.screen.settle()
        #expect(fixture.collection.contentOffset.y == 0)
        #expect(fixture.frame(10)?.midX == 150)
    }

    @Test("T96, T98: the handler of a section that scrolls by itself gets its offset, and frames in its content")
    func handler() {
        var middles: [CGFloat] = []
        let section = Sketch.shelf(100, height: 120, .continuous)
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            middles = items.map { $0.frame.midX - offset.x }
            for item in items { item.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
        }
        let fixture = CompositionalFixture([20], UICollectionViewCompositionalLayout(section: section))
        fixture.show()
        #expect(middles == [50, 150, 250])
        drag(fixture, from: CGPoint(x: 250, y: 60), by: CGVector(dx: -130, dy: 0))
        #expect(middles.first.map { $0 < 50 } == true)
        #expect(fixture.cell(2).transform.a == 0.9)
    }
}
