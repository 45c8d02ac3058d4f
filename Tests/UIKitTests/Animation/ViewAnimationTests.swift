// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("UIView.animate")
struct ViewAnimationTests {
    let screen = TestScreen()
    let log = CallLog()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        screen.window.addSubview(view)
        screen.settle()
    }

    private var shownCenter: CGPoint? { view.layer.presentation()?.position }

    private func animate(
        _ name: String, _ duration: TimeInterval = 1, delay: TimeInterval = 0, _ options: UIView.AnimationOptions = [],
        _ changes: @escaping () -> Void
    ) {
        // Another test may have run since the suite's init: its application is the shared one until a turn here.
        screen.settle()
        UIView.animate(withDuration: duration, delay: delay, options: options, animations: changes) {
            [log] in log("\(name) \($0)")
        }
    }

    @Test("The property is at its end at once, what is shown follows the clock, and the completion comes with its end")
    func course() {
        animate("move", 1, .curveLinear) { [view] in view.center = CGPoint(x: 150, y: 250) }
        #expect(view.center == CGPoint(x: 150, y: 250))
        #expect(view.layer.animationKeys() == ["position"])
        #expect(shownCenter == CGPoint(x: 50, y: 50))
        screen.advance(by: 0.25)
        #expect(shownCenter == CGPoint(x: 75, y: 100))
        screen.advance(by: 0.5)
        #expect(shownCenter == CGPoint(x: 125, y: 200))
        #expect(log.take() == [])
        screen.advance(by: 0.25)
        #expect(log.take() == ["move true"])
        #expect(shownCenter == CGPoint(x: 150, y: 250))
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("A window that goes takes along what is animated in it without end, and the completion hears false")
    func goingWindow() {
        weak var going: UIView?
        do {
            let window = UIWindow(windowScene: screen.scene)
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            going = view
            window.addSubview(view)
            window.isHidden = false
            animate("blink", 1, [.repeat, .autoreverse]) { [unowned view] in view.alpha = 0 }
            #expect(view.layer.animationKeys() == ["opacity"])
        }
        #expect(going == nil)
        screen.advance(by: 0.01)
        #expect(log.take() == ["blink false"])
    }

    @Test("A delay shows the beginning, and the completion waits for it")
    func delay() {
        animate("move", 1, delay: 0.5, .curveLinear) { [view] in view.alpha = 0 }
        screen.advance(by: 0.5)
        #expect(view.layer.presentation()?.opacity == 1)
        screen.advance(by: 0.5)
        #expect(view.layer.presentation()?.opacity == 0.5)
        screen.advance(by: 0.499)
        #expect(log.take() == [])
        screen.advance(by: 0.001)
        #expect(log.take() == ["move true"])
    }

    @Test("Without a duration, and with nothing to animate, the completion comes with the next turn and not before")
    func nothing() {
        animate("zero", 0) { [view] in view.center.x = 90 }
        animate("empty", 1) {}
        #expect(log.take() == [])
        #expect(shownCenter?.x == 90)
        screen.advance(by: 0)
        #expect(log.take() == ["zero true", "empty true"])
    }

    @Test("Off, changes are not animated and completions come still; performWithoutAnimation is off inside")
    func off() {
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled)
        animate("off") { [view] in view.center.x = 90 }
        UIView.setAnimationsEnabled(true)
        #expect(view.layer.animationKeys() == nil)
        screen.advance(by: 0)
        #expect(log.take() == ["off true"])
        animate("on") { [view] in
            UIView.performWithoutAnimation { view.center.x = 10 }
            view.alpha = 0
        }
        #expect(view.layer.animationKeys() == ["opacity"])
    }

    @Test("Places add up: a second animation takes over the first one's motion, and both finish")
    func additive() {
        animate("first", 1, .curveLinear) { [view] in view.center.x = 150 }
        screen.advance(by: 0.5)
        #expect(shownCenter?.x == 100)
        animate("second", 1, .curveLinear) { [view] in view.center.x = 50 }
        #expect(shownCenter?.x == 100)
        screen.advance(by: 0.5)
        #expect(log.take() == ["first true"])
        #expect(shownCenter?.x == 100)
        screen.advance(by: 0.5)
        #expect(log.take() == ["second true"])
        #expect(shownCenter?.x == 50)
    }

    @Test("beginFromCurrentState ends what runs on the property, unfinished, and starts from what is shown")
    func fromCurrentState() {
        animate("first", 1, .curveLinear) { [view] in view.center.x = 150 }
        screen.advance(by: 0.5)
        animate("second", 1, [.beginFromCurrentState, .curveLinear]) { [view] in view.center.x = 0 }
        screen.advance(by: 0)
        #expect(log.take() == ["first false"])
        #expect(shownCenter?.x == 100)
        screen.advance(by: 0.5)
        #expect(shownCenter?.x == 50)
    }

    @Test("A value that is not a place goes on from what is shown; the animation it covers finishes all the same")
    func replaced() {
        animate("first", 1, .curveLinear) { [view] in view.alpha = 0 }
        screen.advance(by: 0.5)
        animate("second", 1, .curveLinear) { [view] in view.alpha = 1 }
        #expect(view.layer.presentation()?.opacity == 0.5)
        screen.advance(by: 0.5)
        #expect(log.take() == ["first true"])
        #expect(view.layer.presentation()?.opacity == 0.75)
    }

    @Test("An opacity that is set while an older motion is shown counts for the next one: a flash begins anew")
    func setMeanwhile() {
        animate("first", 1, .curveLinear) { [view] in view.alpha = 0 }
        screen.advance(by: 0.5)
        view.alpha = 1
        animate("second", 1, .curveLinear) { [view] in view.alpha = 0 }
        #expect(view.layer.presentation()?.opacity == 1)
        screen.advance(by: 0.5)
        #expect(view.layer.presentation()?.opacity == 0.5)
    }

    @Test("B58: what waits for its delay leaves the older animations of the property shown until then")
    func waiting() {
        view.alpha = 0
        animate("in", 1, .curveLinear) { [view] in view.alpha = 1 }
        animate("out", 1, delay: 3, .curveLinear) { [view] in view.alpha = 0 }
        animate("half", 1, delay: 5, .curveLinear) { [view] in view.alpha = 0.5 }
        var shown: [Float] = []
        for _ in 0..<12 {
            shown.append(view.layer.presentation()?.opacity ?? -1)
            #expect(view.displayAnimations.count == 1)
            screen.advance(by: 0.5)
        }
        #expect(shown == [0, 0.5, 1, 1, 1, 1, 1, 0.5, 0, 0, 0, 0.25])
        #expect(view.layer.presentation()?.opacity == 0.5 && view.displayAnimations.isEmpty)
        #expect(log.take() == ["in true", "out true", "half true"])
        // One that begins before the other's end goes on from what is shown then, and one without a delay counts at once.
        animate("long", 2, .curveLinear) { [view] in view.alpha = 0 }
        animate("early", 1, delay: 1, .curveLinear) { [view] in view.alpha = 1 }
        screen.advance(by: 1)
        #expect(view.layer.presentation()?.opacity == 0.25)
        screen.advance(by: 0.5)
        #expect(view.layer.presentation()?.opacity == 0.625 && view.displayAnimations.count == 1)
        animate("late", 1, delay: 1, .curveLinear) { [view] in view.alpha = 0 }
        animate("now", 1, .curveLinear) { [view] in view.alpha = 0.5 }
        screen.advance(by: 1)
        #expect(view.layer.presentation()?.opacity == 0.5)
    }

    @Test("Removing animations, or the view, ends them unfinished")
    func removal() {
        animate("layer") { [view] in view.center.x = 150 }
        view.layer.removeAllAnimations()
        #expect(log.take() == [])
        screen.advance(by: 0)
        #expect(log.take() == ["layer false"])
        #expect(shownCenter?.x == 150)
        animate("view") { [view] in view.center.x = 0 }
        view.removeFromSuperview()
        screen.advance(by: 0)
        #expect(log.take() == ["view false"])
        #expect(view.layer.presentation() == nil)
        animate("nowhere") { [view] in view.center.x = 10 }
        screen.advance(by: 0)
        #expect(log.take() == ["nowhere true"])
    }

    @Test("One of two views that leaves makes the whole unfinished, at its end")
    func partlyLost() {
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(other)
        animate("both") { [view] in
            view.center.x = 150
            other.center.x = 150
        }
        other.removeFromSuperview()
        screen.advance(by: 0.5)
        #expect(log.take() == [])
        screen.advance(by: 0.5)
        #expect(log.take() == ["both false"])
    }

    @Test("Autoreverse runs back and takes twice as long; repeat has no end but removal")
    func repeats() {
        animate("there and back", 1, [.autoreverse, .curveLinear]) { [view] in view.center.x = 150 }
        screen.advance(by: 1.25)
        #expect(shownCenter?.x == 125)
        screen.advance(by: 0.75)
        #expect(log.take() == ["there and back true"])
        #expect(shownCenter?.x == 150)
        animate("forever", 1, [.repeat, .curveLinear]) { [view] in view.center.x = 50 }
        screen.advance(by: 100.25)
        #expect(shownCenter?.x == 125)
        view.layer.removeAllAnimations()
        screen.advance(by: 0)
        #expect(log.take() == ["forever false"])
        animate("thrice", 1, .curveLinear) { [view] in
            UIView.modifyAnimations(withRepeatCount: 3, autoreverses: false) { view.center.x = 150 }
        }
        screen.advance(by: 2.5)
        #expect(shownCenter?.x == 100)
        screen.advance(by: 0.5)
        #expect(log.take() == ["thrice true"])
    }

    @Test("A nested animation takes the outer duration unless it overrides it")
    func nested() {
        animate("outer", 2, .curveLinear) { [self] in
            #expect(UIView.inheritedAnimationDuration == 2)
            animate("inner", 1, .curveLinear) { view.alpha = 0 }
            animate("own", 1, [.overrideInheritedDuration, .curveLinear]) { view.center.x = 150 }
        }
        #expect(UIView.inheritedAnimationDuration == 0)
        screen.advance(by: 1)
        #expect(log.take() == ["outer true", "own true"])
        #expect(view.layer.presentation()?.opacity == 0.5)
        screen.advance(by: 1)
        #expect(log.take() == ["inner true"])
    }

    @Test("Layout inside the block moves along, and .layoutSubviews does it by itself")
    func layout() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        let outer = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), inner)
        screen.window.addSubview(outer)
        screen.settle()
        animate("layout", 1, [.layoutSubviews, .curveLinear]) { outer.bounds.size.width = 200 }
        #expect(inner.frame.width == 200)
        screen.advance(by: 0.5)
        #expect(inner.layer.presentation()?.bounds.width == 150)
    }

    @Test("Size, transform, color and corners are shown on their way")
    func properties() throws {
        view.backgroundColor = .black
        animate("all", 1, .curveLinear) { [view] in
            view.bounds.size = CGSize(width: 200, height: 300)
            view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            view.backgroundColor = .white
            view.layer.cornerRadius = 10
            view.bounds.origin.y = 40
        }
        screen.advance(by: 0.5)
        let shown = try #require(view.layer.presentation())
        #expect(shown.bounds == CGRect(x: 0, y: 20, width: 150, height: 200))
        #expect(shown.cornerRadius == 5)
        #expect(shown.backgroundColor?.components == [0.5, 0.5, 0.5, 1])
        let turned = shown.affineTransform()
        #expect(abs(atan2(turned.b, turned.a) - .pi / 4) < 1e-9)
        #expect(abs(hypot(turned.a, turned.b) - 1) < 1e-9)
    }

    @Test("Keyframes follow one another, hold in between, and finish together")
    func keyframes() {
        screen.settle()
        UIView.animateKeyframes(withDuration: 1, delay: 0) { [view] in
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 150 }
            UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.center.x = 250 }
        } completion: { [log] finished in
            MainActor.assumeIsolated { log("keyframes \(finished)") }
        }
        #expect(view.center.x == 250)
        screen.advance(by: 0.5)
        #expect(shownCenter?.x == 150)
        screen.advance(by: 0.5)
        #expect(shownCenter?.x == 250)
        #expect(log.take() == ["keyframes true"])
    }
}

private final class StackView: UIView {
    let inner: UIView

    init(frame: CGRect, _ inner: UIView) {
        self.inner = inner
        super.init(frame: frame)
        addSubview(inner)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        inner.frame.size.width = bounds.width
    }
}
