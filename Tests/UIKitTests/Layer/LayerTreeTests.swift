// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("The tree of layers")
struct LayerTreeTests {
    private func named(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    private func names(_ layer: CALayer) -> [String] { (layer.sublayers ?? []).map { $0.name ?? "view" } }

    @Test("Sublayers are put in front, behind, at a place, beside a sibling and in the place of another")
    func order() {
        let top = CALayer()
        #expect(top.sublayers == nil)
        let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
        top.addSublayer(a)
        top.insertSublayer(b, at: 0)
        top.insertSublayer(c, above: b)
        top.insertSublayer(d, below: a)
        #expect(names(top) == ["b", "c", "d", "a"])
        #expect(d.superlayer === top)
        top.insertSublayer(a, below: b)
        #expect(names(top) == ["a", "b", "c", "d"])
        top.insertSublayer(b, above: named("elsewhere"))
        #expect(names(top) == ["a", "c", "d", "b"])
        top.replaceSublayer(c, with: named("e"))
        #expect(names(top) == ["a", "e", "d", "b"] && c.superlayer == nil)
        d.removeFromSuperlayer()
        top.sublayers = [b, a]
        #expect(names(top) == ["b", "a"])
        let other = CALayer()
        other.addSublayer(a)
        #expect(names(top) == ["b"] && a.superlayer === other)
        top.sublayers = nil
        #expect(top.sublayers == nil && b.superlayer == nil)
    }

    @Test("W18: layers stand among the subviews' layers, and keep their place when subviews come, go and move")
    func amongViews() {
        let view = UIView()
        let (first, second) = (UIView(), UIView())
        first.layer.name = "1"
        second.layer.name = "2"
        view.layer.addSublayer(named("back"))
        view.addSubview(first)
        view.layer.addSublayer(named("middle"))
        view.addSubview(second)
        view.layer.addSublayer(named("front"))
        #expect(names(view.layer) == ["back", "1", "middle", "2", "front"])
        #expect(first.layer.superlayer === view.layer)
        view.bringSubviewToFront(first)
        #expect(names(view.layer) == ["back", "middle", "2", "front", "1"])
        second.removeFromSuperview()
        #expect(names(view.layer) == ["back", "middle", "front", "1"])
        view.insertSubview(second, at: 0)
        #expect(names(view.layer).filter { $0 != "2" } == ["back", "middle", "front", "1"])
        first.layer.removeFromSuperlayer()
        #expect(first.superview == nil && names(view.layer).last != "1")
        #expect(view.subviews == [second])
    }

    @Test("A view's layer goes where its view goes; into a layer of no view it does not go")
    func viewLayers() {
        let (parent, child) = (UIView(), UIView())
        parent.layer.addSublayer(child.layer)
        #expect(child.superview === parent)
        let plain = CALayer()
        plain.addSublayer(child.layer)
        #expect(child.superview === parent && plain.sublayers == nil)
    }

    @Test("W19: points are converted by position, anchor point, bounds and transform, between views' layers and others")
    func conversion() {
        let view = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
        let subview = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.addSubview(subview)
        let layer = CALayer()
        layer.bounds = CGRect(x: 5, y: 5, width: 40, height: 20)
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        layer.position = CGPoint(x: 20, y: 30)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        subview.layer.addSublayer(layer)
        #expect(layer.frame == CGRect(x: 20, y: -10, width: 80, height: 40))
        #expect(layer.convert(CGPoint(x: 5, y: 25), to: subview.layer) == CGPoint(x: 20, y: 30))
        #expect(layer.convert(CGPoint(x: 15, y: 25), to: view.layer) == CGPoint(x: 50, y: 40))
        #expect(layer.convert(CGPoint(x: 50, y: 40), from: view.layer) == CGPoint(x: 15, y: 25))
        #expect(
            view.layer.convert(CGRect(x: 5, y: 5, width: 40, height: 20), from: layer)
                == CGRect(x: 30, y: 0, width: 80, height: 40))
        #expect(
            subview.layer.convert(CGPoint(x: 1, y: 2), to: view.layer) == subview.convert(CGPoint(x: 1, y: 2), to: view)
        )
    }

    @Test(
        "W20: a hit test finds the frontmost by zPosition and order, reaches beyond bounds, and stops at what masks or is hidden"
    )
    func hitTesting() {
        let top = named("top")
        top.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let (back, front) = (named("back"), named("front"))
        back.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        front.frame = CGRect(x: 30, y: 30, width: 100, height: 50)
        top.sublayers = [back, front]
        func hit(_ x: CGFloat, _ y: CGFloat) -> String? { top.hitTest(CGPoint(x: x, y: y))?.name }
        #expect(hit(40, 40) == "front" && hit(15, 15) == "back" && hit(5, 5) == "top" && hit(-1, 5) == nil)
        back.zPosition = 1
        #expect(hit(40, 40) == "back")
        #expect(hit(120, 40) == "front")
        top.masksToBounds = true
        #expect(hit(120, 40) == nil)
        front.isHidden = true
        #expect(hit(70, 40) == "top")
        back.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
        #expect(hit(15, 15) == "top")
        #expect(!back.contains(CGPoint(x: 50, y: 0)) && back.contains(.zero))
    }

    @Test("A layer's delegate or class lays out its sublayers when its size changes, before the next picture")
    func layout() {
        @MainActor final class Placer: CALayerDelegate {
            var calls = 0
            func layoutSublayers(of layer: CALayer) { calls += 1 }
        }
        @MainActor final class PaintingHost: ApplicationHost {
            func start(_ application: UIApplication) throws {}
            func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
            func reject(_ record: InputRecord, because fault: InputFault) {}
            func stop() {}
        }
        let screen = TestScreen(size: CGSize(width: 300, height: 300))
        let host = PaintingHost()
        screen.application.host = host
        screen.scene.startDisplay()
        let placer = Placer()
        let layer = CALayer()
        layer.delegate = placer
        screen.window.layer.addSublayer(layer)
        screen.settle()
        layer.bounds.size = CGSize(width: 10, height: 10)
        #expect(placer.calls == 0)
        screen.settle()
        #expect(placer.calls == 1)
        layer.position = CGPoint(x: 5, y: 5)
        screen.settle()
        #expect(placer.calls == 1)
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(placer.calls == 2)
    }

    @Test("W17: what is no number is left out of a layer's geometry, and what is out of reach is brought to the edge")
    func oddNumbers() {
        let layer = CALayer()
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        layer.position = CGPoint(x: CGFloat.nan, y: 0)
        layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
        #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        layer.position = CGPoint(x: CGFloat.infinity, y: 0)
        #expect(layer.position == CGPoint(x: 1e9, y: 0))
    }

    @Test("A copy has the values and none of the tree; a class of an application's own copies its own")
    func copies() {
        final class Ring: CAShapeLayer {
            var number = 0

            override init() { super.init() }

            override init(layer: Any) {
                super.init(layer: layer)
                if let other = layer as? Ring { number = other.number }
            }

            required init?(coder: NSCoder) { nil }
        }
        let ring = Ring()
        ring.number = 7
        ring.lineWidth = 3
        ring.cornerRadius = 5
        ring.addSublayer(CALayer())
        let copy = Ring(layer: ring)
        #expect(copy.number == 7 && copy.lineWidth == 3 && copy.cornerRadius == 5 && copy.sublayers == nil)
    }

    @Test("A view's layer is of the class that the view names")
    func layerClass() {
        final class RingView: UIView {
            override class var layerClass: AnyClass { CAShapeLayer.self }
        }
        let view = RingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.layer is CAShapeLayer && view.layer.view === view)
        #expect(UIView().layer.superlayer == nil)
    }
}
