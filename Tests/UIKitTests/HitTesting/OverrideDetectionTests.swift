// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import UIKitCore

private class Nothing: UIView {}
private class OtherMethod: UIView {
    override func layoutSubviews() {}
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    func added() {}
    var stored = 0
}
private class Hit: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
private class Inside: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}
private class BelowHit: Hit {}
private final class FarBelowHit: BelowHit {}
private final class Both: Hit {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}
private class Generic<Element>: UIView {
    var element: Element?
}
private class GenericHit<Element>: UIView {
    var element: Element?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
private final class BelowGenericHit: GenericHit<String> {}
private final class InsideOfGeneric: Generic<[Int]> {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}
private final class SuperOnly: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
}
private class Moved: UIView {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class BelowMoved: Moved {}
private class Drawing: UIView {
    override func draw(_ rect: CGRect) {}
}
private final class BelowDrawing: Drawing {}
private class LayingOut: UIView {
    override func layoutSublayers(of layer: CALayer) {}
}
private final class BelowLayingOut: LayingOut {}
private class ShapeHolder: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
}
private class OrderingLayer: CALayer {
    override func layoutSublayers() {}
}
private final class BelowOrderingLayer: OrderingLayer {}
private final class OrderingHolder: UIView {
    override class var layerClass: AnyClass { BelowOrderingLayer.self }
}
private final class SpaceHolder: UIView {
    override class var layerClass: AnyClass { CATransformLayer.self }
}
private final class CountingHolder: UIView {
    static var asked = 0
    override class var layerClass: AnyClass {
        asked += 1
        return CALayer.self
    }
}
private final class DrawingLayer: UIView {
    override func draw(_ layer: CALayer, in ctx: CGContext) {}
}
private final class UpdatingConstraints: UIView {
    override func updateConstraints() { super.updateConstraints() }
}
private final class Next: UIView {
    override var next: UIResponder? { nil }
}

@MainActor
@Suite("B40: detection of overrides", .serialized)
struct OverrideDetectionTests {
    private static let expected: [(UIView.Type, NodeFlags)] = [
        (UIView.self, []), (Nothing.self, []), (OtherMethod.self, .overridesTouchMessages),
        (UIWindow.self, .overridesTouchMessages),
        (Hit.self, .overridesHitTest), (Inside.self, .overridesPointInside), (BelowHit.self, .overridesHitTest),
        (FarBelowHit.self, .overridesHitTest), (Both.self, [.overridesHitTest, .overridesPointInside]),
        (Generic<Int>.self, []), (Generic<String>.self, []), (GenericHit<Int>.self, .overridesHitTest),
        (BelowGenericHit.self, .overridesHitTest), (InsideOfGeneric.self, .overridesPointInside),
        (SuperOnly.self, .overridesHitTest), (UITransitionView.self, .overridesHitTest), (UIDropShadowView.self, []),
        (Moved.self, .overridesTouchMessages), (BelowMoved.self, .overridesTouchMessages),
        (Next.self, .overridesTouchMessages), (UIControl.self, .overridesTouchMessages),
        (Drawing.self, [.drawsItself, .needsDisplay]),
        (BelowDrawing.self, [.drawsItself, .needsDisplay]), (DrawingLayer.self, [.drawsItself, .needsDisplay]),
        (UpdatingConstraints.self, .needsConstraintUpdate), (LayingOut.self, []), (OrderingHolder.self, []),
    ]

    @Test("B40: each class counts as overriding what it or a class between it and UIView overrides")
    func classes() {
        for (type, flags) in Self.expected {
            #expect(ViewOverrides.flags(of: type) == flags, "\(type)")
        }
    }

    @Test("The methods that a touch message passes are found")
    func touchMessages() {
        #expect(ViewOverrides.knowsTouchMessages)
    }

    @Test("Without detection every class but UIView counts as overriding all")
    func fallback() {
        ViewOverrides.isDetectionDisabled = true
        defer { ViewOverrides.isDetectionDisabled = false }
        for (type, _) in Self.expected where type != UIView.self {
            #expect(
                ViewOverrides.flags(of: type)
                    == [
                        .overridesHitTest, .overridesPointInside, .overridesTouchMessages, .drawsItself, .needsDisplay,
                        .needsConstraintUpdate,
                    ])
        }
        #expect(ViewOverrides.flags(of: UIView.self) == [])
        #expect(ViewOverrides.laysOutLayers(of: Nothing()) && !ViewOverrides.laysOutLayers(of: UIView()))
        ViewOverrides.isDetectionDisabled = false
        #expect(ViewOverrides.flags(of: Nothing.self) == [] && !ViewOverrides.laysOutLayers(of: Nothing()))
    }

    @Test("A class is looked at once, and not for each of its views")
    func once() {
        _ = CountingHolder()
        let looks = CountingHolder.asked
        for _ in 0..<5 { _ = CountingHolder() }
        #expect(CountingHolder.asked == looks)
    }

    @Test("A view lays out its layers if its class, or one above it, says how; or the class of its layer")
    func layoutOfLayers() {
        #expect(ViewOverrides.laysOutLayers(of: LayingOut()) && ViewOverrides.laysOutLayers(of: BelowLayingOut()))
        #expect(!ViewOverrides.laysOutLayers(of: Nothing()) && !ViewOverrides.laysOutLayers(of: UIView()))
        #expect(ViewOverrides.laysOutLayers(of: OrderingHolder()) && !ViewOverrides.laysOutLayers(of: ShapeHolder()))
    }

    @Test("W62: a view's layers join depths if its layer is of the class that does")
    func depths() {
        for view in [SpaceHolder(), ShapeHolder(), Nothing()] {
            #expect(ViewOverrides.joinsDepth(type(of: view)) == (view is SpaceHolder))
        }
    }

    @Test(
        "The self-check finds no slot where probes do not differ in exactly one method, and then all count as overriding"
    )
    func selfCheck() {
        let table = OverrideTable(base: UIView.self, plain: Nothing.self)
        #expect(table.slot(overriddenBy: Nothing.self) == nil)
        let hit = table.slot(overriddenBy: Hit.self)
        #expect(hit != nil)
        #expect(hit != table.slot(overriddenBy: Inside.self))
        #expect(table.overrides(hit, in: BelowGenericHit.self))
        #expect(!table.overrides(hit, in: Inside.self))
        // Two methods at once, or a class of another size, tell nothing.
        final class Two: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
        }
        #expect(table.slot(overriddenBy: Two.self) == nil)
        #expect(table.slot(overriddenBy: OtherMethod.self) == nil)
        #expect(table.overrides(nil, in: Nothing.self))
    }
}
