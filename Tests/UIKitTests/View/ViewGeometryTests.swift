// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import SeededRandom
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Views: geometry, conversions, layout")
struct ViewGeometryTests {
    private func isClose(_ one: CGPoint, _ other: CGPoint) -> Bool { hypot(one.x - other.x, one.y - other.y) < 1e-6 }

    @Test("frame, bounds and center say the same of a view without a transform")
    func consistent() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40) && view.center == at(25, 40))
        view.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
        #expect(view.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
        view.center = .zero
        #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
        view.frame = CGRect(x: 0, y: 0, width: -10, height: 20)
        #expect(view.frame == CGRect(x: -10, y: 0, width: 10, height: 20))
        #expect(view.bounds.origin == at(5, 5))
    }

    @Test("The anchor point stays at the center")
    func anchor() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.anchorPoint = at(0, 1)
        #expect(view.center == at(50, 25) && view.frame == CGRect(x: 50, y: -25, width: 100, height: 50))
        view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        #expect(view.center == at(10, 30))
    }

    @Test("Under a transform the frame is the outline around the view, and setting it moves and sizes the view to it")
    func transformedFrame() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        view.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 60))
        #expect(view.bounds.size == CGSize(width: 20, height: 30))
        view.transform = .identity
        #expect(view.center == at(30, 50))
    }

    @Test("A25, B19: conversion goes there and back through transforms, scrolling and windows")
    func roundTrips() {
        let screen = TestScreen()
        let window = UIWindow(windowScene: screen.scene)
        window.frame = CGRect(x: 30, y: 40, width: 200, height: 200)
        var generator = SeededGenerator(seed: 3)
        func random(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &generator) }
        for _ in 0..<200 {
            var views: [UIView] = []
            for root in [screen.window, window, UIView(frame: CGRect(x: 7, y: 8, width: 9, height: 9))] {
                var parent: UIView = root
                for _ in 0..<3 {
                    let view = UIView(frame: CGRect(x: random(-50...50), y: random(-50...50), width: 100, height: 80))
                    view.bounds.origin = at(random(-20...20), random(-20...20))
                    view.transform = CGAffineTransform(rotationAngle: random(-3...3)).scaledBy(x: random(0.5...2), y: 1)
                    parent.addSubview(view)
                    parent = view
                    views.append(view)
                }
            }
            let from = views[Int.random(in: 0..<views.count, using: &generator)]
            let to = views[Int.random(in: 0..<views.count, using: &generator)]
            let point = at(random(-100...100), random(-100...100))
            let there: CGPoint = from.convert(point, to: to)
            #expect(isClose(to.convert(there, to: from), point))
            #expect(isClose(to.convert(point, from: from), there))
            // With an optional view, and through the screen, it is the same.
            #expect(isClose(from.convert(point, to: Optional(to)), there))
            let onScreen = from.convert(point, to: screen.scene.coordinateSpace)
            #expect(isClose(to.convert(onScreen, from: screen.scene.coordinateSpace), there))
            for view in views { view.removeFromSuperview() }
        }
    }

    @Test("With nil, a conversion is to the window; between windows it is through the screen")
    func toWindow() {
        let screen = TestScreen()
        let window = UIWindow(windowScene: screen.scene)
        window.frame = CGRect(x: 30, y: 40, width: 200, height: 200)
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        window.addSubview(view)
        #expect(view.convert(at(1, 1), to: nil) == at(6, 6))
        #expect(view.convert(at(6, 6), from: nil) == at(1, 1))
        #expect(view.convert(at(1, 1), to: screen.window) == at(36, 46))
        #expect(window.convert(at(1, 1), to: nil as UIWindow?) == at(31, 41))
        #expect(
            view.convert(CGRect(x: 0, y: 0, width: 2, height: 3), to: screen.window)
                == CGRect(x: 35, y: 45, width: 2, height: 3))
    }

    @Test("Autoresizing shares a change among the flexible parts, in proportion")
    func autoresizing() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        func child(_ mask: UIView.AutoresizingMask) -> UIView {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 60))
            view.autoresizingMask = mask
            parent.addSubview(view)
            return view
        }
        let fixed = child([])
        let wide = child([.flexibleWidth, .flexibleHeight])
        let right = child([.flexibleLeftMargin, .flexibleTopMargin])
        let all = child([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        parent.frame.size = CGSize(width: 200, height: 150)
        #expect(fixed.frame == CGRect(x: 10, y: 20, width: 60, height: 60))
        #expect(wide.frame == CGRect(x: 10, y: 20, width: 160, height: 110))
        #expect(right.frame == CGRect(x: 110, y: 70, width: 60, height: 60))
        #expect(all.frame == CGRect(x: 20, y: 20, width: 120, height: 60))
        parent.autoresizesSubviews = false
        parent.bounds.size = .zero
        #expect(wide.frame.width == 160)
    }

    @Test("Waiting views are laid out from the top, each once, and views that do not wait are left alone")
    func layoutOrder() {
        final class Noted: UIView {
            var log: CallLog?
            var name = ""
            var onLayout: (() -> Void)?
            override func layoutSubviews() {
                log?(name)
                onLayout?()
            }
        }
        let log = CallLog()
        func make(_ name: String, in parent: UIView?) -> Noted {
            let view = Noted(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.name = name
            view.log = log
            parent?.addSubview(view)
            return view
        }
        let a = make("a", in: nil)
        let b = make("b", in: a)
        let c = make("c", in: b)
        _ = make("d", in: a)
        a.layoutIfNeeded()
        _ = log.take()
        c.setNeedsLayout()
        c.setNeedsLayout()
        a.layoutIfNeeded()
        #expect(log.take() == ["c"])
        a.layoutIfNeeded()
        #expect(log.take() == [])
        b.setNeedsLayout()
        c.setNeedsLayout()
        c.layoutIfNeeded()
        #expect(log.take() == ["b", "c"])
        // What a view adds while it is laid out can be laid out at once.
        a.onLayout = { [unowned a] in
            a.onLayout = nil
            let added = make("new", in: a)
            added.setNeedsLayout()
            added.layoutIfNeeded()
            log("after")
        }
        a.setNeedsLayout()
        a.layoutIfNeeded()
        #expect(log.take() == ["a", "new", "after"])
    }

    @Test("Layout that never comes to rest is reported and left, however deep")
    func endlessLayout() {
        final class Restless: UIView {
            static var count = 0
            override func layoutSubviews() {
                Self.count += 1
                superview?.setNeedsLayout()
                setNeedsLayout()
            }
        }
        let screen = TestScreen()
        var parent: UIView = screen.window
        for _ in 0..<6 {
            let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            parent.addSubview(view)
            parent = view
        }
        screen.settle()
        #expect(Restless.count < 100_000)
        #expect(screen.application.faults.contains { $0.contains("asked for layout in each of 100 layout passes") })
    }

    @Test("Safe areas: what the screen covers of a view, less what its place leaves free")
    func safeArea() {
        let screen = TestScreen()
        screen.resize(
            to: CGSize(width: 400, height: 800), safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        let top = UIView(frame: CGRect(x: 0, y: 20, width: 400, height: 100))
        let middle = UIView(frame: CGRect(x: 0, y: 200, width: 400, height: 100))
        let inner = UIView(frame: CGRect(x: 0, y: 10, width: 400, height: 50))
        for view in [top, middle] { screen.window.addSubview(view) }
        top.addSubview(inner)
        #expect(screen.window.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        #expect(top.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(middle.safeAreaInsets == .zero)
        #expect(UIView().safeAreaInsets == .zero)
    }
}
