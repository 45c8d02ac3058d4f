// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Rectangles as Core Graphics has them")
struct RectangleTests {
    private let rect = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test("Rectangles that share an edge or a corner do not overlap; null and infinite ones do as they should")
    func overlapping() {
        #expect(!rect.overlaps(CGRect(x: 10, y: 0, width: 5, height: 10)))
        #expect(!rect.overlaps(CGRect(x: -5, y: 0, width: 5, height: 10)))
        #expect(!rect.overlaps(CGRect(x: 10, y: 10, width: 5, height: 5)))
        #expect(rect.overlaps(CGRect(x: 9.999, y: 0, width: 5, height: 10)))
        #expect(rect.overlaps(CGRect(x: 15, y: 5, width: -10, height: 1)))
        #expect(rect.overlaps(CGRect(x: 5, y: 5, width: 0, height: 0)))
        #expect(!rect.overlaps(.null) && !CGRect.null.overlaps(rect))
        #expect(rect.overlaps(.infinite) && CGRect.infinite.overlaps(rect))
        #expect(!rect.overlaps(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)))
    }

    @Test("A rectangle has its near edges, not its far ones, whatever the signs of its sides")
    func points() {
        #expect(rect.holds(CGPoint(x: 0, y: 9.999)) && !rect.holds(CGPoint(x: 10, y: 5)))
        let turned = CGRect(x: 10, y: 10, width: -10, height: -10)
        #expect(turned.holds(CGPoint(x: 0, y: 5)) && !turned.holds(CGPoint(x: 10, y: 5)))
        #expect(!CGRect(x: 0, y: 0, width: 0, height: 10).holds(CGPoint(x: 0, y: 5)))
        #expect(!CGRect.null.holds(.zero) && CGRect.infinite.holds(CGPoint(x: 1e300, y: 0)))
        #expect(!rect.holds(CGPoint(x: CGFloat.nan, y: 5)))
    }

    @Test("H26: items that only touch the rectangle are not in it")
    func focusItems() {
        let screen = TestScreen()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(view)
        #expect(screen.window.focusItems(in: CGRect(x: 10, y: 0, width: 10, height: 10)).isEmpty)
        #expect(screen.window.focusItems(in: CGRect(x: 9, y: 0, width: 10, height: 10)).count == 1)
    }

    @Test("What is smaller than its margins becomes empty in its middle")
    func shrinking() {
        #expect(rect.shrunk(dx: 2, dy: 1) == CGRect(x: 2, y: 1, width: 6, height: 8))
        #expect(rect.shrunk(dx: 20, dy: 1) == CGRect(x: 5, y: 1, width: 0, height: 8))
        #expect(rect.shrunk(dx: -1, dy: 0) == CGRect(x: -1, y: 0, width: 12, height: 10))
    }

    @Test("The null and the infinite rectangle are the same in every view's coordinates")
    func conversion() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 10, height: 10))
        view.transform = CGAffineTransform(rotationAngle: 1)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(view)
        #expect(view.convert(CGRect.null, to: root).isNull && root.convert(CGRect.null, to: view).isNull)
        #expect(view.convert(CGRect.infinite, to: root).isInfinite)
    }

    @Test("Controls smaller than their margins lay out without infinite frames")
    func smallControls() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.selectedSegmentIndex = 0
        control.frame = CGRect(x: 0, y: 0, width: 3, height: 2)
        control.layoutIfNeeded()
        func check(_ view: UIView) {
            #expect(view.frame.width.isFinite && view.frame.minX.isFinite && view.frame.minY.isFinite)
            for subview in view.subviews { check(subview) }
        }
        check(control)
    }

    @Test("scrollRectToVisible has nothing to show of an empty rectangle, and turns negative sides around")
    func revealing() {
        let screen = TestScreen()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        screen.window.addSubview(scrollView)
        scrollView.scrollRectToVisible(.null, animated: false)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 500, width: 0, height: 0), animated: false)
        #expect(scrollView.contentOffset == .zero)
        scrollView.scrollRectToVisible(CGRect(x: 10, y: 510, width: -10, height: -10), animated: false)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 410))
    }
}
