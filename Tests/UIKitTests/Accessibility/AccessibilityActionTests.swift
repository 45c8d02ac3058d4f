// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("What assistive technology does")
struct AccessibilityActionTests {
    /// A view that answers what it is told to, and says what it was asked.
    private class Element: UIView {
        let log: CallLog
        var answers: Set<String> = []

        init(_ log: CallLog, _ frame: CGRect) {
            self.log = log
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }

        private func answer(_ call: String) -> Bool {
            log("\(tag).\(call)")
            return answers.contains(call)
        }

        override func accessibilityActivate() -> Bool { answer("activate") }
        override func accessibilityIncrement() { log("\(tag).increment") }
        override func accessibilityDecrement() { log("\(tag).decrement") }
        override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
            answer("scroll \(direction.rawValue)")
        }
        override func accessibilityPerformEscape() -> Bool { answer("escape") }
        override func accessibilityPerformMagicTap() -> Bool { answer("magicTap") }
        func tapped() { log("tap") }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log("\(tag).began") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log("\(tag).ended") }
    }

    private let screen = TestScreen()
    private let log = CallLog()
    private let outer: Element
    private let inner: Element

    init() {
        outer = Element(log, CGRect(x: 10, y: 10, width: 200, height: 200))
        inner = Element(log, CGRect(x: 20, y: 20, width: 50, height: 50))
        outer.tag = 1
        inner.tag = 2
        outer.addSubview(inner)
        screen.window.addSubview(outer)
        screen.scene.startDisplay()
        screen.settle()
    }

    private func act(_ action: AccessibilitySample.Action, on view: UIView) {
        screen.send(.accessibility(AccessibilitySample(view: view.displayIdentifier.number, action: action)))
    }

    @Test("AX2, AX3: activating a view that does nothing with it touches its activation point")
    func activation() {
        act(.activate, on: inner)
        #expect(log.take() == ["2.activate", "2.began", "2.ended"])
        inner.accessibilityActivationPoint = CGPoint(x: 15, y: 15)
        act(.activate, on: inner)
        #expect(log.take() == ["2.activate", "1.began", "1.ended"])
        inner.answers = ["activate"]
        act(.activate, on: inner)
        #expect(log.take() == ["2.activate"])
    }

    @Test("AX3: activating a button is a tap of it; a disabled one does nothing; its recognizers hear of it")
    func buttons() {
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 44, height: 44))
        outer.addSubview(button)
        button.addAction(UIAction { [log] _ in log("button") }, for: .touchUpInside)
        let tapped = UIView(frame: CGRect(x: 0, y: 100, width: 44, height: 44))
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tapped.addGestureRecognizer(tap)
        tap.addTarget(outer, action: Element.tapped)
        outer.addSubview(tapped)
        screen.settle()
        act(.activate, on: button)
        act(.activate, on: tapped)
        #expect(log.take() == ["button", "1.began", "tap"])
        button.isEnabled = false
        act(.activate, on: button)
        #expect(log.take() == [])
    }

    @Test("AX5: scrolling, escape and the magic tap go up the chain until somebody does them")
    func chain() {
        outer.answers = ["scroll 3", "escape"]
        act(.scroll(.up), on: inner)
        #expect(log.take() == ["2.scroll 3", "1.scroll 3"])
        // A view that says nothing about it does not do it.
        let plain = UIView(frame: inner.frame)
        outer.addSubview(plain)
        screen.settle()
        act(.scroll(.up), on: plain)
        #expect(log.take() == ["1.scroll 3"])
        inner.answers = ["escape"]
        act(.escape, on: inner)
        act(.magicTap, on: inner)
        act(.increment, on: inner)
        act(.decrement, on: inner)
        #expect(log.take() == ["2.escape", "2.magicTap", "1.magicTap", "2.increment", "2.decrement"])
    }

    @Test("AX4: sliders, steppers and page controls take steps and send valueChanged; other controls do not")
    func adjusting() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let pages = UIPageControl(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
        pages.numberOfPages = 3
        for control in [slider, pages] as [UIControl] {
            control.addAction(UIAction { [log] _ in log("\(type(of: control))") }, for: .valueChanged)
            outer.addSubview(control)
        }
        screen.settle()
        act(.increment, on: slider)
        act(.increment, on: pages)
        act(.decrement, on: pages)
        act(.decrement, on: pages)
        #expect(abs(slider.value - 0.1) < 1e-6 && pages.currentPage == 0)
        #expect(log.take() == ["UISlider", "UIPageControl", "UIPageControl"])
        slider.semanticContentAttribute = .forceRightToLeft
        act(.increment, on: slider)
        #expect(abs(slider.value - 0.2) < 1e-6)
    }

    @Test("A scroll view scrolls by what is seen of it, to its end; then the next one is asked")
    func scrolling() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 250)
        outer.addSubview(scroll)
        outer.answers = ["scroll 3"]
        screen.settle()
        var places: [CGFloat] = []
        for direction in [UIAccessibilityScrollDirection.up, .next, .up, .down, .previous, .left] {
            act(.scroll(direction), on: scroll)
            screen.advance(by: 1)
            places.append(scroll.contentOffset.y)
        }
        #expect(places == [100, 150, 150, 50, 0, 0])
        #expect(log.take() == ["1.scroll 3", "1.scroll 2"])
    }

    @Test("AX6: custom actions run their handlers, or their target's method")
    func customActions() {
        final class Target: UIResponder {
            var performed: [String] = []
            @MainActor func archive(_ action: UIAccessibilityCustomAction) { performed.append(action.name) }
        }
        let target = Target()
        inner.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Delete") { [log] action in
                log(action.name)
                return true
            },
            UIAccessibilityCustomAction(
                attributedName: NSAttributedString(string: "Archive"), target: target,
                selector: Selector("archive:", Target.archive(_:))),
        ]
        act(.custom(0), on: inner)
        act(.custom(1), on: inner)
        #expect(log.take() == ["Delete"] && target.performed == ["Archive"])
        #expect(inner.accessibilityCustomActions?[1].target === target)
    }

    @Test("A view that the picture does not have, and a custom action that is not there, are refused")
    func refused() {
        let gone = UIView()
        outer.addSubview(gone)
        screen.settle()
        gone.removeFromSuperview()
        let log = TraceLog()
        screen.application.traceSink = log
        act(.activate, on: gone)
        act(.custom(0), on: inner)
        let faults = log.entries.compactMap { entry -> InputFault? in
            if case .inputRejected(_, let fault) = entry.event { fault } else { nil }
        }
        #expect(faults.count == 2 && faults.first == .unknownView(gone.displayIdentifier.number))
    }

    @Test("The frame on the screen follows the view; one that is set stays")
    func frame() {
        #expect(inner.accessibilityFrame == CGRect(x: 30, y: 30, width: 50, height: 50))
        outer.frame.origin.x = 20
        #expect(inner.accessibilityFrame.minX == 40 && inner.accessibilityActivationPoint == CGPoint(x: 65, y: 55))
        inner.accessibilityFrame = CGRect(x: 1, y: 2, width: 2, height: 2)
        #expect(inner.accessibilityActivationPoint == CGPoint(x: 2, y: 3))
    }
}
