// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("W62: layers that join the depths of their sublayers")
struct TransformLayerTests {
    private final class SpaceView: UIView {
        override class var layerClass: AnyClass { CATransformLayer.self }
    }

    private func square(_ side: CGFloat) -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        return layer
    }

    private func same(_ first: CATransform3D, _ second: CATransform3D) -> Bool {
        let pairs = [
            (first.m11, second.m11), (first.m13, second.m13), (first.m14, second.m14), (first.m22, second.m22),
            (first.m31, second.m31), (first.m33, second.m33), (first.m34, second.m34), (first.m41, second.m41),
            (first.m42, second.m42), (first.m43, second.m43), (first.m44, second.m44),
        ]
        return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test("W62: sublayers are painted with the layer's transform and its superlayer's perspective, the layer with none")
    func joined() {
        let outer = square(200)
        outer.sublayerTransform.m34 = -1 / 500
        let space = CATransformLayer()
        space.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        space.position = CGPoint(x: 100, y: 100)
        outer.addSublayer(space)
        let side = square(100)
        side.position = CGPoint(x: 50, y: 50)
        space.addSublayer(side)
        let turn = CATransform3DMakeRotation(0.5, 0, 1, 0)
        let out = CATransform3DMakeTranslation(0, 0, 50)
        side.transform = out
        space.transform = turn
        // All anchors are the middle of the outermost layer: the transforms follow each other.
        let expected = CATransform3DConcat(CATransform3DConcat(out, turn), outer.sublayerTransform)
        #expect(same(side.paintedTransform, expected) && CATransform3DIsIdentity(space.paintedTransform))
        // Beside the middle, what is further away is painted nearer to it.
        side.position = CGPoint(x: 80, y: 50)
        space.transform = CATransform3DIdentity
        side.transform = CATransform3DMakeTranslation(0, 0, -500)
        let painted = side.paintedTransform
        #expect(abs(painted.m44 - 2) < 1e-9 && abs(painted.m41 / painted.m44 + 15) < 1e-9)
    }

    @Test("W62: layers in layers of this kind are in one space, and each one's depth counts")
    func nested() {
        let outer = CATransformLayer()
        outer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        let inner = CATransformLayer()
        inner.bounds = outer.bounds
        inner.position = CGPoint(x: 50, y: 50)
        outer.addSublayer(inner)
        let side = square(100)
        side.position = CGPoint(x: 50, y: 50)
        inner.addSublayer(side)
        outer.transform = CATransform3DMakeRotation(0.3, 0, 1, 0)
        inner.transform = CATransform3DMakeRotation(0.4, 0, 1, 0)
        #expect(same(side.paintedTransform, CATransform3DMakeRotation(0.7, 0, 1, 0)))
        inner.zPosition = 20
        outer.transform = CATransform3DIdentity
        #expect(abs(side.paintedTransform.m43 - 20) < 1e-9)
    }

    @Test("W62: the layer shows and clips nothing of its own, and is never hit")
    func looks() throws {
        let painted = PaintedScreen()
        let space = painted.show(CATransformLayer())
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        space.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        space.backgroundColor = CGColor(gray: 0, alpha: 1)
        (space.borderWidth, space.zPosition, space.masksToBounds) = (3, 2, true)
        let side = square(20)
        side.position = CGPoint(x: 50, y: 50)
        side.backgroundColor = CGColor(gray: 1, alpha: 1)
        space.addSublayer(side)
        CATransaction.commit()
        painted.screen.settle()
        let shown = try #require(painted.host.layers.last { $0.identifier == space.displayIdentifier })
        #expect(shown.look.backgroundColor == nil && shown.look.borderWidth == 0 && shown.look.zPosition == 2)
        #expect(!shown.clipsToBounds && shown.content == .none)
        let other = painted.host.layers.last { $0.identifier == side.displayIdentifier }
        #expect(other?.look.backgroundColor != nil)
        #expect(space.hitTest(CGPoint(x: 50, y: 50)) === side && space.hitTest(CGPoint(x: 10, y: 10)) == nil)
    }

    @Test("W62: a change of the layer, and a motion of it, moves what lies in it")
    func motions() {
        let painted = PaintedScreen()
        let space = painted.show(CATransformLayer())
        space.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let side = square(100)
        side.position = CGPoint(x: 50, y: 50)
        space.addSublayer(side)
        painted.screen.settle()
        func transform() -> CATransform3D? {
            painted.host.layers.last { $0.identifier == side.displayIdentifier }?.transform
        }
        func set(_ transform: CATransform3D) {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            space.transform = transform
            CATransaction.commit()
        }
        set(CATransform3DMakeTranslation(30, 0, 0))
        painted.screen.settle()
        #expect(transform()?.m41 == 30)
        set(CATransform3DIdentity)
        let turn = CABasicAnimation(keyPath: "transform.rotation.y")
        (turn.fromValue, turn.toValue, turn.duration) = (0, CGFloat.pi, 1)
        space.add(turn, forKey: "turn")
        painted.screen.settle()
        #expect(space.displayMotions.isEmpty && space.needsTicks)
        painted.screen.advance(by: 0.5)
        #expect(abs((transform()?.m31 ?? 0) - 1) < 0.05 && abs(transform()?.m11 ?? 1) < 0.05)
        painted.screen.advance(by: 1)
        #expect(transform().map(CATransform3DIsIdentity) == true)
    }

    @Test("W62: a view with such a layer joins its subviews, also if nobody asked for the layer")
    func views() {
        let screen = TestScreen(size: CGSize(width: 200, height: 200))
        let view = SpaceView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .red
        let side = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(side)
        screen.window.addSubview(view)
        view.transform3D = CATransform3DMakeRotation(0.5, 0, 1, 0)
        let shown = DisplayChange(view: view, aspects: .all)
        #expect(CATransform3DIsIdentity(shown.transform) && shown.backgroundColor == nil)
        #expect(same(DisplayChange(view: side, aspects: .all).transform, view.transform3D))
        UIView.animate(withDuration: 1) { view.transform3D = CATransform3DIdentity }
        #expect(view.animations.isEmpty)
    }
}
