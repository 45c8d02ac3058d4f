// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Indicators of a scroll view: where they lie, and how long they show")
struct ScrollIndicatorTests {
    let screen = TestScreen(size: CGSize(width: 300, height: 600))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init() {
        scrollView.contentSize = CGSize(width: 900, height: 2000)
        screen.window.addSubview(scrollView)
        screen.settle()
    }

    private var indicators: [ScrollIndicator] { scrollView.subviews.compactMap { $0 as? ScrollIndicator } }

    /// The frames of both, as they are seen: from the scroll view's upper left corner. Rounded, since shares are no whole numbers.
    private func seen() -> (horizontal: CGRect, vertical: CGRect)? {
        scrollView.flashScrollIndicators()
        guard indicators.count == 2 else { return nil }
        let frames = indicators.map { bar -> CGRect in
            let frame = bar.frame.offsetBy(dx: -scrollView.contentOffset.x, dy: -scrollView.contentOffset.y)
            func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
            return CGRect(
                x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width),
                height: rounded(frame.height))
        }
        return (frames[0], frames[1])
    }

    @Test("A closure that scrolls shows the indicators; one that does not shows none")
    func shownForChanges() {
        scrollView.withScrollIndicatorsShown(forContentOffsetChanges: {})
        #expect(indicators.allSatisfy { $0.alpha == 0 })
        scrollView.withScrollIndicatorsShown(forContentOffsetChanges: { scrollView.contentOffset.y = 20 })
        #expect(indicators.count == 2 && indicators.allSatisfy { $0.alpha == 1 })
        screen.advance(by: 5)
        #expect(indicators.allSatisfy { $0.alpha == 0 })
    }

    @Test("An indicator's length is to its track as the room to the content, and it goes from end to end")
    func ends() throws {
        let first = try #require(seen())
        #expect(first.horizontal == CGRect(x: 3, y: 394, width: 98, height: 3))
        #expect(first.vertical == CGRect(x: 294, y: 3, width: 3, height: 78.8))
        scrollView.contentOffset = CGPoint(x: 150, y: 1200)
        let middle = try #require(seen())
        #expect(middle.horizontal == CGRect(x: 52, y: 394, width: 98, height: 3))
        #expect(middle.vertical == CGRect(x: 294, y: 239.4, width: 3, height: 78.8))
        scrollView.contentOffset = CGPoint(x: 600, y: 1600)
        let last = try #require(seen())
        #expect(last.horizontal == CGRect(x: 199, y: 394, width: 98, height: 3))
        #expect(last.vertical == CGRect(x: 294, y: 318.2, width: 3, height: 78.8))
    }

    @Test("The insets of an indicator make its track shorter, and move it off the edge that it lies at")
    func insets() throws {
        scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 5)
        scrollView.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 10, bottom: 7, right: 20)
        let first = try #require(seen())
        #expect(first.horizontal == CGRect(x: 13, y: 387, width: 88, height: 3))
        #expect(first.vertical == CGRect(x: 289, y: 13, width: 3, height: 72.8))
        scrollView.contentOffset = CGPoint(x: 600, y: 1600)
        let last = try #require(seen())
        #expect(last.horizontal.maxX == 277 && abs(last.vertical.maxY - 377) < 1e-3)
        scrollView.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(scrollView.verticalScrollIndicatorInsets == scrollView.horizontalScrollIndicatorInsets)
        #expect(scrollView.scrollIndicatorInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test("The safe area is kept free of indicators, unless it shall not count")
    func safeArea() throws {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.frame.size.height = 600
        screen.resize(
            to: CGSize(width: 300, height: 600), safeArea: UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 20))
        let inside = try #require(seen())
        #expect(inside.vertical.minY == 53 && inside.vertical.maxX == 277)
        #expect(inside.horizontal.minX == 13 && inside.horizontal.maxY == 567)
        scrollView.contentOffset = CGPoint(x: 600, y: 1400)
        let last = try #require(seen())
        #expect(abs(last.vertical.maxY - 567) < 1e-3 && abs(last.horizontal.maxX - 277) < 1e-3)
        scrollView.automaticallyAdjustsScrollIndicatorInsets = false
        let outside = try #require(seen())
        #expect(abs(outside.vertical.maxY - 597) < 1e-3 && outside.vertical.maxX == 297)
        #expect(outside.horizontal.maxX == 297 && outside.horizontal.maxY == 597)
        // Those that show move at once.
        scrollView.automaticallyAdjustsScrollIndicatorInsets = true
        #expect(try abs(#require(indicators.last).frame.maxX - 877) < 1e-6)
    }

    @Test("An indicator has a least length, but none that is longer than its track")
    func length() {
        scrollView.contentSize.height = 20_000
        #expect(seen()?.vertical.height == 36)
        scrollView.frame.size.height = 30
        screen.settle()
        #expect(seen()?.vertical.height == 24)
        scrollView.frame.size.height = 4
        screen.settle()
        #expect(seen()?.vertical.height == 0)
    }

    @Test("Where a single point scrolls the indicator goes along, and a room of a point has its share as well")
    func small() throws {
        scrollView.contentSize.height = 401
        scrollView.contentOffset.y = 1
        #expect(try #require(seen()).vertical.maxY == 397)
        var constants = ScrollConstants()
        (constants.indicatorMargin, constants.indicatorLeastLength, constants.indicatorThickness) = (0, 0, 0)
        screen.application.interactionConstants.scrolling = constants
        scrollView.frame.size.height = 1
        scrollView.contentSize.height = 1.5
        screen.settle()
        scrollView.contentOffset.y = 0
        #expect(try #require(seen()).vertical.height == 0.667)
    }

    @Test("Pulled beyond an edge an indicator gets shorter by as much, down to twice its thickness")
    func beyond() throws {
        scrollView.contentOffset = CGPoint(x: -20, y: -30)
        let before = try #require(seen())
        #expect(before.horizontal.minX == 3 && before.horizontal.width == 78)
        #expect(before.vertical.minY == 3 && before.vertical.height == 48.8)
        scrollView.contentOffset = CGPoint(x: 620, y: 1630)
        let after = try #require(seen())
        #expect(after.horizontal.maxX == 297 && after.horizontal.width == 78)
        #expect(abs(after.vertical.maxY - 397) < 1e-3 && after.vertical.height == 48.8)
        scrollView.contentOffset = CGPoint(x: 0, y: -1000)
        #expect(seen()?.vertical.height == 6)
    }

    @Test("An indicator that shows follows the content, also when it is the only one")
    func onlyOne() throws {
        scrollView.contentSize.height = 400
        scrollView.flashScrollIndicators()
        #expect(indicators.count == 1)
        scrollView.contentOffset.x = 600
        #expect(indicators.first?.frame.maxX == 897)
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        #expect(indicators.isEmpty && scrollView.contentOffset == .zero)
        scrollView.flashScrollIndicators()
        scrollView.contentOffset.y = 1600
        #expect(indicators.count == 1 && indicators.first?.frame.maxY == 1997)
    }

    @Test("Content that grows makes the indicators that show shorter at once")
    func grows() throws {
        scrollView.flashScrollIndicators()
        let bar = try #require(indicators.last)
        scrollView.contentSize.height = 4000
        #expect(abs(bar.frame.height - 39.4) < 1e-6)
    }

    @Test("An indicator that shall not show goes at once, and comes no more")
    func notWanted() {
        scrollView.flashScrollIndicators()
        scrollView.showsHorizontalScrollIndicator = false
        #expect(indicators.count == 1 && indicators.first?.frame.width == 3)
        scrollView.showsVerticalScrollIndicator = false
        #expect(indicators.isEmpty)
        scrollView.flashScrollIndicators()
        #expect(indicators.isEmpty)
        scrollView.showsHorizontalScrollIndicator = true
        scrollView.flashScrollIndicators()
        #expect(indicators.count == 1 && indicators.first?.frame.height == 3)
    }

    @Test("An indicator's ends are round, and its color is its style's")
    func look() throws {
        scrollView.flashScrollIndicators()
        let (horizontal, vertical) = (try #require(indicators.first), try #require(indicators.last))
        #expect(horizontal.layer.cornerRadius == 1.5 && vertical.layer.cornerRadius == 1.5)
        #expect(vertical.backgroundColor?.cgColor.alpha == 0.35)
        scrollView.indicatorStyle = .black
        #expect(vertical.backgroundColor == UIColor(white: 0, alpha: 0.5))
        scrollView.indicatorStyle = .white
        #expect(vertical.backgroundColor == UIColor(white: 1, alpha: 0.5))
        #expect(horizontal.backgroundColor == vertical.backgroundColor && horizontal.layer.zPosition == 1000)
    }

    @Test("Flashed again, indicators show for their whole time once more, and no fading is under way")
    func again() throws {
        scrollView.flashScrollIndicators()
        let bar = try #require(indicators.last)
        screen.advance(by: 0.3)
        scrollView.flashScrollIndicators()
        screen.advance(by: 0.3)
        #expect(bar.alpha == 1)
        screen.advance(by: 0.2)
        #expect(bar.alpha == 0 && bar.layer.animationKeys() == ["opacity"])
        scrollView.flashScrollIndicators()
        #expect(bar.alpha == 1 && bar.layer.animationKeys() ?? [] == [])
        screen.advance(by: 0.39)
        #expect(bar.alpha == 1)
        screen.advance(by: 0.02)
        #expect(bar.alpha == 0 && indicators.first?.alpha == 0)
        screen.advance(by: 0.3)
        #expect(bar.layer.animationKeys() ?? [] == [])
    }

    @Test("While a finger drags, or content is on its way, indicators stay")
    func whileMoving() throws {
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 150, y: 300))
        finger.move(by: CGVector(dx: 0, dy: -50), over: 0.1, steps: 5)
        let bar = try #require(indicators.last)
        scrollView.flashScrollIndicators()
        screen.advance(by: 2)
        #expect(bar.alpha == 1)
        finger.up()
        screen.advance(by: 0.5)
        #expect(bar.alpha == 0)
        scrollView.setContentOffset(.zero, animated: true)
        scrollView.flashScrollIndicators()
        screen.advance(by: 0.2)
        scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        screen.advance(by: 0.25)
        #expect(bar.alpha == 1 && scrollView.isScrollAnimating)
    }
}
