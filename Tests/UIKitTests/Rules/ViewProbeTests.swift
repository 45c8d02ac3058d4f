// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

/// What UIKit is documented or known to do with views, asked of the whole as an application would.
@MainActor
@Suite("Probes of views")
struct ViewProbeTests: ProbeSuite {
    let log = CallLog()
    let screen = TestScreen()

    @Test("viewWithTag looks at the view itself first, then down; the default tag is 0")
    func tags() {
        let (outer, middle, inner) = (UIView(), UIView(), UIView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        inner.tag = 7
        #expect(outer.viewWithTag(7) === inner && outer.viewWithTag(0) === outer && outer.viewWithTag(9) == nil)
    }

    @Test("A view is a descendant of itself")
    func descendants() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        #expect(inner.isDescendant(of: outer) && outer.isDescendant(of: outer) && !outer.isDescendant(of: inner))
    }

    @Test("Bringing to the front what is no subview does nothing")
    func bringingStrangers() {
        let (outer, inner, stranger) = (UIView(), UIView(), UIView())
        outer.addSubview(inner)
        outer.bringSubviewToFront(stranger)
        outer.sendSubviewToBack(stranger)
        #expect(outer.subviews == [inner] && stranger.superview == nil)
    }

    @Test("sizeThatFits of a plain view is its size, and sizeToFit keeps its origin")
    func fitting() {
        let view = UIView(frame: CGRect(x: 3, y: 4, width: 30, height: 40))
        #expect(view.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 30, height: 40))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 3, y: 4, width: 30, height: 40))
    }

    @Test("Defaults of views: content mode, clipping, multiple and exclusive touch, opacity")
    func defaults() {
        let view = UIView()
        #expect(view.contentMode == .scaleToFill && !view.clipsToBounds && !view.isMultipleTouchEnabled)
        #expect(!view.isExclusiveTouch && view.alpha == 1 && !view.isHidden && view.isOpaque)
        #expect(view.autoresizesSubviews && view.backgroundColor == nil)
        #expect(UIScrollView().clipsToBounds && UITextView().clipsToBounds && UILabel().contentMode == .redraw)
        #expect(!UIImageView().isUserInteractionEnabled && !UILabel().isUserInteractionEnabled)
    }

    @Test("Changing the center moves the frame, changing the bounds' size keeps the center")
    func geometry() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.bounds.size = CGSize(width: 50, height: 50)
        #expect(view.frame == CGRect(x: 25, y: 0, width: 50, height: 50))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame.origin == CGPoint(x: 75, y: 75))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
    }

    @Test("A view with flexible width and right margin shares what its superview grows by")
    func autoresizing() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 150, height: 120)
        #expect(inner.frame == CGRect(x: 10, y: 30, width: 130, height: 80))
    }

    @Test("Points convert to the window and back, also through scrolled and turned views")
    func conversion() {
        let outer = place(UIScrollView(), CGRect(x: 10, y: 20, width: 100, height: 100))
        outer.contentSize = CGSize(width: 500, height: 500)
        outer.contentOffset = CGPoint(x: 5, y: 6)
        let inner = UIView(frame: CGRect(x: 30, y: 30, width: 20, height: 20))
        inner.transform = CGAffineTransform(rotationAngle: .pi)
        outer.addSubview(inner)
        let point = inner.convert(CGPoint(x: 0, y: 0), to: nil)
        #expect(abs(point.x - 55) < 1e-9 && abs(point.y - 64) < 1e-9)
        let back = inner.convert(point, from: nil)
        #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
    }

    @Test("A touch event counts its touches by view and window, and a tap's second touch has a tap count of two")
    func events() {
        final class Touched: UIView {
            var log: CallLog?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                let counts = [event?.allTouches?.count, event?.touches(for: self)?.count].map { $0 ?? -1 }
                log?("\(counts[0]) \(counts[1]) taps \(touches.first?.tapCount ?? 0)")
            }
        }
        let view = place(Touched())
        view.log = log
        for _ in 0..<2 {
            screen.finger().tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        }
        #expect(log.take() == ["1 1 taps 1", "1 1 taps 2"])
    }

    @Test("A view without multiple touch gets the first of two fingers; with it, both")
    func multipleTouch() {
        final class Touched: UIView {
            var count = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += touches.count }
        }
        for isMultiple in [false, true] {
            let view = place(Touched())
            view.isMultipleTouchEnabled = isMultiple
            let fingers = [screen.finger(), screen.finger()]
            for (place, finger) in fingers.enumerated() { finger.down(at: CGPoint(x: 10 + 20 * place, y: 10)) }
            #expect(view.count == (isMultiple ? 2 : 1))
            for finger in fingers { finger.up() }
            view.removeFromSuperview()
        }
    }

    @Test("performWithoutAnimation keeps a change inside an animation from moving")
    func withoutAnimation() {
        let view = place(UIView())
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { view.alpha = 0.5 }
        }
        #expect(view.layer.animationKeys()?.isEmpty != false && view.alpha == 0.5)
    }
}
