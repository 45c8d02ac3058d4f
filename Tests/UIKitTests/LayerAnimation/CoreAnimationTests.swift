// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Animations of layers")
struct CoreAnimationTests {
    final class Listener: CAAnimationDelegate {
        let log: CallLog
        init(_ log: CallLog) { self.log = log }
        func animationDidStart(_ anim: CAAnimation) { log("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log("stop \(flag)") }
    }

    let painted = PaintedScreen()
    let log = CallLog()
    var screen: TestScreen { painted.screen }

    private func move(_ key: String, from: Any?, to: Any?, _ duration: CFTimeInterval = 1) -> CABasicAnimation {
        screen.settle()
        let animation = CABasicAnimation(keyPath: key)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
        animation.delegate = Listener(log)
        return animation
    }

    @Test(
        "W29: a motion shows its values, leaves the layer's own alone, and tells its beginning and end in turns of their own"
    )
    func basic() {
        let layer = painted.show(CALayer())
        layer.add(move("position.x", from: 10, to: 110), forKey: "slide")
        #expect(layer.animationKeys() == ["slide"] && log.take() == [])
        #expect((layer.animation(forKey: "slide") as? CABasicAnimation)?.keyPath == "position.x")
        screen.advance(by: 0.25)
        #expect(log.take() == ["start"])
        #expect(layer.position.x == 0 && rounded(layer.presentation()?.position.x) == 35)
        #expect(layer.presentation()?.model() === layer && layer.model() === layer)
        screen.advance(by: 0.75)
        #expect(layer.animationKeys() == nil && layer.presentation()?.position.x == 0)
        #expect(log.take() == ["stop true"])
    }

    @Test("A motion that is not removed and fills forwards goes on showing its end, and is over all the same")
    func fill() {
        let layer = painted.show(CALayer())
        let animation = move("opacity", from: 1, to: 0.5)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "fade")
        screen.advance(by: 1.5)
        #expect(log.take() == ["start", "stop true"])
        #expect(layer.presentation()?.opacity == 0.5 && layer.opacity == 1)
        #expect(painted.host.layers.last?.opacity == 0.5 && painted.host.layers.last?.animations.isEmpty == true)
        layer.removeAnimation(forKey: "fade")
        screen.settle()
        #expect(painted.host.layers.last?.opacity == 1 && log.take() == [])
    }

    @Test("A motion with a key takes the place of one with the same; who leaves the window moves no more")
    func ends() {
        let layer = painted.show(CALayer())
        layer.add(move("opacity", from: 0, to: 1), forKey: "a")
        screen.advance(by: 0.1)
        layer.add(move("position", from: CGPoint.zero, to: CGPoint(x: 9, y: 9)), forKey: "a")
        screen.advance(by: 0)
        #expect(log.take() == ["start", "stop false", "start"])
        layer.removeFromSuperlayer()
        screen.advance(by: 0)
        #expect(log.take() == ["stop false"] && layer.animationKeys() == nil)
        layer.add(move("opacity", from: 0, to: 1), forKey: nil)
        #expect(layer.animationKeys()?.count == 1)
        screen.advance(by: 0)
        screen.advance(by: 0)
        #expect(log.take().last == "stop false" && layer.animationKeys() == nil)
    }

    @Test("W30: parts of a transform move alone, and the rest stays")
    func parts() throws {
        let layer = painted.show(CALayer())
        var transform = CATransform3DMakeTranslation(5, 6, 0)
        transform = CATransform3DScale(transform, 2, 3, 1)
        layer.setValue(transform, forKeyPath: "transform")
        CATransaction.setDisableActions(true)
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        #expect(
            rounded(layer.transform.m12) == 2 && rounded(layer.transform.m21) == -3 && rounded(layer.transform.m11) == 0
        )
        #expect(rounded(layer.value(forKeyPath: "transform.rotation") as? CGFloat) == rounded(.pi / 2))
        #expect(rounded(layer.value(forKeyPath: "transform.scale.y") as? CGFloat) == 3)
        #expect(layer.value(forKeyPath: "transform.translation.x") as? CGFloat == 5)
        layer.setValue("mine", forKey: "own")
        #expect(layer.value(forKey: "own") as? String == "mine")
        layer.add(move("transform.scale", from: 1, to: 2), forKey: nil)
        screen.advance(by: 0.5)
        let shown = try #require(layer.presentation()).transform
        #expect(rounded((shown.m11 * shown.m11 + shown.m12 * shown.m12).squareRoot()) == 1.5 && shown.m41 == 5)
    }

    @Test("W30: a turn in space keeps its perspective")
    func space() {
        let layer = CALayer()
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        layer.transform = transform
        layer.setValue(0.5, forKeyPath: "transform.rotation.y")
        let expected = CATransform3DRotate(transform, 0.5, 0, 1, 0)
        for path in [\CATransform3D.m11, \.m13, \.m14, \.m31, \.m33, \.m34] {
            #expect(abs(layer.transform[keyPath: path] - expected[keyPath: path]) < 1e-9)
        }
    }

    @Test("W40: a value function makes transforms of the numbers between: a whole turn is shown on its way")
    func valueFunctions() throws {
        let layer = painted.show(CALayer())
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.transform = CATransform3DMakeTranslation(7, 0, 0)
        CATransaction.commit()
        func shown(_ name: CAValueFunctionName, to: Any, _ change: (CABasicAnimation) -> Void = { _ in })
            -> CATransform3D?
        {
            let animation = move("transform", from: nil, to: to)
            animation.valueFunction = CAValueFunction(name: name)
            change(animation)
            layer.add(animation, forKey: "a")
            screen.advance(by: 0.5)
            return layer.presentation()?.transform
        }
        let turned = try #require(shown(.rotateZ, to: 2 * Double.pi))
        #expect(rounded(turned.m11) == -1 && rounded(turned.m22) == -1 && turned.m41 == 0)
        let tilted = try #require(shown(.rotateX, to: Double.pi))
        #expect(rounded(tilted.m22) == 0 && rounded(tilted.m23) == 1)
        #expect(rounded(shown(.scaleY, to: 3)?.m22) == 2 && shown(.translateX, to: 17)?.m41 == 12)
        let grown = try #require(shown(.scale, to: [3, 5, 1]))
        #expect(rounded(grown.m11) == 2 && rounded(grown.m22) == 3 && rounded(grown.m33) == 1)
        let added = try #require(
            shown(.translate, to: [10, 20, 0]) { ($0.fromValue, $0.isAdditive) = ([0, 0, 0], true) })
        #expect(added.m41 == 12 && added.m42 == 10)
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "skew")) == nil)
        #expect(painted.host.layers.last?.animations.first?.property == .transform)
    }

    @Test("From, to and by stand for each other; additive values are added to the layer's own")
    func values() {
        let layer = painted.show(CALayer())
        CATransaction.setDisableActions(true)
        layer.position = CGPoint(x: 100, y: 0)
        func shown(_ change: (CABasicAnimation) -> Void) -> CGFloat? {
            let animation = move("position.x", from: nil, to: nil)
            change(animation)
            layer.add(animation, forKey: "a")
            screen.advance(by: 0.5)
            return rounded(layer.presentation()?.position.x)
        }
        #expect(shown { $0.byValue = 50 } == 125)
        #expect(shown { ($0.fromValue, $0.byValue) = (10, 50) } == 35)
        #expect(shown { ($0.toValue, $0.byValue) = (200, 50) } == 175)
        #expect(shown { $0.fromValue = 0 } == 50)
        #expect(shown { $0.toValue = 0 } == 50)
        #expect(shown { ($0.fromValue, $0.toValue, $0.isAdditive) = (0, 20, true) } == 110)
        #expect(shown { ($0.fromValue, $0.toValue, $0.autoreverses, $0.duration) = (0, 20, true, 0.4) } == 15)
        #expect(shown { ($0.fromValue, $0.toValue, $0.repeatCount, $0.duration) = (0, 20, 3, 0.4) } == 5)
        #expect(
            shown { ($0.fromValue, $0.toValue, $0.isCumulative, $0.repeatCount, $0.duration) = (0, 20, true, 3, 0.4) }
                == 25)
        #expect(
            shown { ($0.fromValue, $0.toValue, $0.timingFunction) = (0, 20, CAMediaTimingFunction(name: .easeIn)) }
                == 6.307)
    }

    @Test("Keyframes: even times, own times, single values, one speed, a path and its turns")
    func keyframes() throws {
        let layer = painted.show(CALayer())
        CATransaction.setDisableActions(true)
        func shown(_ part: Double, _ change: (CAKeyframeAnimation) -> Void) -> CALayer? {
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.duration = 1
            change(animation)
            layer.add(animation, forKey: "a")
            screen.advance(by: part)
            return layer.presentation()
        }
        let points: [Any] = [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 110, y: 0)]
        #expect(rounded(shown(0.75) { $0.values = points }?.position.x) == 60)
        #expect(rounded(shown(0.75) { ($0.values, $0.keyTimes) = (points, [0, 0.9, 1]) }?.position.x) == 8.333)
        #expect(shown(0.7) { ($0.values, $0.calculationMode) = (points, .discrete) }?.position.x == 110)
        #expect(shown(0.5) { ($0.values, $0.calculationMode) = (points, .discrete) }?.position.x == 10)
        #expect(rounded(shown(0.5) { ($0.values, $0.calculationMode) = (points, .paced) }?.position.x) == 55)
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        #expect(shown(0.75) { $0.path = path }?.position == CGPoint(x: 30, y: 5))
        #expect(rounded(shown(0.5) { ($0.path, $0.calculationMode) = (path, .paced) }?.position.x) == 20)
        let turned = try #require(shown(0.75) { ($0.path, $0.rotationMode) = (path, .rotateAuto) })
        #expect(rounded(turned.value(forKeyPath: "transform.rotation.z") as? CGFloat) == rounded(.pi / 2))
    }

    @Test("A spring overshoots, rests when it says, and is slower the less stiff it is")
    func spring() throws {
        let layer = painted.show(CALayer())
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.fromValue, spring.toValue, spring.damping) = (0, 100, 5)
        spring.duration = spring.settlingDuration
        #expect(abs(spring.settlingDuration - 2.77) < 0.05)
        layer.add(spring, forKey: nil)
        screen.advance(by: .pi / 10)
        #expect(try #require(layer.presentation()).position.x > 120)
        let slow = CASpringAnimation()
        (slow.stiffness, slow.damping) = (1, 1)
        #expect(slow.settlingDuration > spring.settlingDuration)
        #expect(abs(CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2).stiffness - 157.91) < 0.01)
    }

    @Test("A group runs its motions in its own time, and cuts off what lasts longer")
    func group() {
        let layer = painted.show(CALayer())
        let grow = move("bounds.size.width", from: 0, to: 100, 4)
        let fade = move("opacity", from: 0, to: 1, 0)
        let group = CAAnimationGroup()
        (group.animations, group.duration, group.delegate) = ([grow, fade], 2, Listener(log))
        layer.add(group, forKey: "both")
        screen.advance(by: 1)
        #expect(rounded(layer.presentation()?.bounds.width) == 25 && layer.presentation()?.opacity == 0.5)
        screen.advance(by: 1)
        #expect(layer.animationKeys() == nil && log.take() == ["start", "stop true"])
    }

    @Test("W28: a layer without speed stands where its time offset says; motions in it go on from there")
    func scrubbing() {
        let outer = painted.show(CALayer())
        let layer = CALayer()
        outer.addSublayer(layer)
        screen.settle()
        outer.speed = 0
        layer.add(move("position.x", from: 0, to: 100), forKey: "a")
        let start = layer.convertTime(CACurrentMediaTime(), from: nil)
        screen.advance(by: 3)
        #expect(rounded(layer.presentation()?.position.x) == 0)
        outer.timeOffset += 0.25
        #expect(rounded(layer.presentation()?.position.x) == 25)
        #expect(rounded(CGFloat(layer.convertTime(CACurrentMediaTime(), from: nil) - start)) == 0.25)
        // The pause that Apple's Q&A 1673 ends: time goes on where it stood.
        let paused = outer.timeOffset
        (outer.speed, outer.timeOffset, outer.beginTime) = (1, 0, 0)
        outer.beginTime = outer.convertTime(CACurrentMediaTime(), from: nil) - paused
        screen.advance(by: 0.5)
        #expect(rounded(layer.presentation()?.position.x) == 75)
        screen.advance(by: 0.25)
        #expect(layer.animationKeys() == nil && log.take() == ["start", "stop true"])
    }

    @Test("W31: a host moves by itself what it can, told once; the rest is pictured 60 times a second while it runs")
    func hosts() throws {
        let layer = painted.show(CAShapeLayer())
        layer.add(move("position", from: CGPoint.zero, to: CGPoint(x: 40, y: 0)), forKey: "place")
        screen.advance(by: 0.5)
        #expect(painted.host.layers.count == 1)
        let told = try #require(painted.host.layers.first?.animations.first)
        #expect(told.property == .position && told.keyframes.first?.value == .pair(0, 0))
        #expect(told.keyframes.dropLast().last?.value == .pair(40, 0) && told.keyframes.last?.value == .pair(0, 0))
        layer.removeAllAnimations()
        screen.settle()
        painted.forget()
        layer.add(move("strokeEnd", from: 0, to: 1), forKey: "draw")
        for _ in 0..<30 { screen.advance(by: 1 / 60) }
        #expect((28...32).contains(painted.host.layers.count))
        var shownEnd: CGFloat?
        if case .shape(let shape) = painted.host.layers.last?.content { shownEnd = shape.strokeEnd }
        #expect(abs(try #require(shownEnd) - 0.5) < 0.02 && layer.strokeEnd == 1)
        screen.advance(by: 0.6)
        painted.forget()
        screen.advance(by: 1)
        #expect(painted.host.layers.isEmpty)
    }

    @Test("A view's layer is moved like any other, beside the view's own animations")
    func viewsLayer() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        screen.window.addSubview(view)
        screen.settle()
        painted.forget()
        let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
        (shake.values, shake.duration, shake.isAdditive) = ([0, 10, -10, 0], 0.3, true)
        view.layer.add(shake, forKey: "shake")
        view.layer.add(move("borderWidth", from: 0, to: 10), forKey: "border")
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        #expect(view.layer.animationKeys() == ["shake", "border", "opacity"])
        screen.advance(by: 0.1)
        #expect(rounded(view.layer.presentation()?.transform.m41) == 10)
        let change = try #require(painted.host.views.last { $0.view === view })
        #expect(Set(change.animations.map(\.property)) == [.transform, .opacity] && change.look.borderWidth > 0.5)
        view.removeFromSuperview()
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("layoutSublayers() of a view's layer is called when the view is laid out, and lays out the subviews")
    func layersOfViews() {
        final class Ring: CALayer {
            var sizes: [CGFloat] = []
            override func layoutSublayers() {
                super.layoutSublayers()
                sizes.append(bounds.width)
            }
        }
        class Dial: UIView {
            var layouts = 0
            override class var layerClass: AnyClass { Ring.self }
            override func layoutSubviews() { layouts += 1 }
        }
        let view = Dial(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let ring = view.layer as? Ring
        screen.window.addSubview(view)
        screen.settle()
        #expect(ring?.sizes == [10] && view.layouts == 1)
        view.frame.size.width = 20
        screen.settle()
        #expect(ring?.sizes == [10, 20] && view.layouts == 2)
        view.layer.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(ring?.sizes == [10, 20, 20] && view.layouts == 3)
    }

    @Test("layoutSublayers(of:) and draw(_:in:) of a view's class are called for its own layer")
    func overrides() {
        final class Custom: UIView {
            var log: [String] = []
            override func layoutSublayers(of layer: CALayer) {
                log.append("sublayers")
                super.layoutSublayers(of: layer)
            }
            override func layoutSubviews() { log.append("subviews") }
            override func draw(_ layer: CALayer, in ctx: CGContext) { log.append("draw \(layer === self.layer)") }
        }
        let view = Custom(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(view)
        screen.settle()
        #expect(view.log == ["sublayers", "subviews", "draw true"] && view.layer.delegate === view)
    }

    @Test("W91: a group that holds its end shows the end of what lasts as long as it, and not of what is over before")
    func heldGroup() {
        let screen = TestScreen()
        let view = UIView()
        screen.window.addSubview(view)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue) = (1, 0.25)
        let slide = CABasicAnimation(keyPath: "position.x")
        (slide.fromValue, slide.toValue, slide.duration) = (0, 50, 0.5)
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([fade, slide], 1)
        (group.fillMode, group.isRemovedOnCompletion) = (.forwards, false)
        view.layer.add(group, forKey: "both")
        screen.advance(by: 2)
        #expect(view.layer.presentation()?.opacity == 0.25 && view.layer.opacity == 1)
        #expect(view.layer.presentation()?.position.x == view.layer.position.x)
    }
}
