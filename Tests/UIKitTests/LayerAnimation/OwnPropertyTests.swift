// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

/// As the rewriter of sources makes it of `@NSManaged var progress`.
private final class RingLayer: CALayer {
    var progress: CGFloat {
        get { managedValue(forKey: "progress") }
        set { setValue(newValue, forKey: "progress") }
    }
    var thickness: CGFloat = 3
    var action: (any CAAction)?

    override init() { super.init() }
    override init(layer: Any) {
        super.init(layer: layer)
        if let ring = layer as? RingLayer { thickness = ring.thickness }
    }
    required init?(coder: NSCoder) { nil }

    override func presentationCopy() -> CALayer { RingLayer(layer: self) }
    override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
    }
    override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: progress, height: thickness)) }
    override func action(forKey event: String) -> (any CAAction)? {
        event == "progress" ? action : super.action(forKey: event)
    }
}

private final class RingView: UIView {
    override class var layerClass: AnyClass { RingLayer.self }
    var ring: RingLayer { unsafeDowncast(layer, to: RingLayer.self) }
}

@MainActor
@Suite("W38: Properties that an application's layer adds")
struct OwnPropertyTests {
    let painted = PaintedScreen()

    private func ring() -> RingLayer {
        let ring = RingLayer()
        ring.bounds.size = CGSize(width: 100, height: 10)
        return painted.show(ring)
    }

    /// How far the last picture of a layer is filled.
    private func width(_ content: DisplayContent?) -> CGFloat? {
        guard case .drawing(let drawing, _) = content, case .fill(let path, _)? = drawing.commands.last else {
            return nil
        }
        return path.boundingBox.width
    }

    @Test("W38: a property is kept by its name, is zero at first, and a change draws anew")
    func values() {
        let ring = ring()
        #expect(ring.progress == 0 && ring.value(forKey: "progress") == nil)
        ring.progress = 40
        #expect(ring.value(forKey: "progress") as? CGFloat == 40 && ring.needsDisplay())
        painted.screen.settle()
        #expect(width(painted.host.layers.last?.content) == 40)
        ring.setValue(7, forKey: "count")
        #expect(ring.value(forKey: "count") as? Int == 7)
        let number: Double = ring.managedValue(forKey: "count")
        let missing: String? = ring.managedValue(forKey: "name")
        #expect(number == 7 && missing == nil)
    }

    @Test("W38: a motion draws every value between, with the layer's other properties; the layer's own value stays")
    func motion() {
        let ring = ring()
        ring.thickness = 5
        ring.progress = 80
        painted.screen.settle()
        let fill = CABasicAnimation(keyPath: "progress")
        (fill.fromValue, fill.toValue, fill.duration) = (0, 80, 1)
        fill.timingFunction = CAMediaTimingFunction(name: .linear)
        ring.add(fill, forKey: "fill")
        painted.screen.advance(by: 0.5)
        #expect(abs((width(painted.host.layers.last?.content) ?? 0) - 40) < 1.5)
        let shown = ring.presentation()
        #expect(abs((shown?.progress ?? 0) - 40) < 1.5 && shown?.thickness == 5 && ring.progress == 80)
        painted.screen.advance(by: 0.6)
        #expect(width(painted.host.layers.last?.content) == 80)
    }

    @Test("W38: without an action of the class a change does not move; with one it does, of a view's layer too")
    func actions() {
        let view = RingView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        painted.screen.window.addSubview(view)
        painted.screen.settle()
        view.ring.progress = 20
        #expect(view.ring.animationKeys() == nil)
        painted.screen.settle()
        #expect(width(painted.host.views.last { $0.view === view }?.content) == 20)
        let action = CABasicAnimation(keyPath: "progress")
        action.duration = 1
        action.timingFunction = CAMediaTimingFunction(name: .linear)
        view.ring.action = action
        view.ring.progress = 60
        painted.screen.advance(by: 0.5)
        #expect(view.ring.animationKeys() == ["progress"])
        #expect(abs((width(painted.host.views.last { $0.view === view }?.content) ?? 0) - 40) < 1.5)
    }

    @Test("W38: a view's layer is told the animation around a change, and nothing outside of one")
    func viewActions() {
        let view = RingView()
        #expect(view.layer.action(forKey: "backgroundColor") == nil)
        #expect(view.action(for: view.layer, forKey: "backgroundColor") is NSNull)
        var found: CABasicAnimation?
        UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) {
            found = view.layer.action(forKey: "backgroundColor") as? CABasicAnimation
        }
        #expect(found?.keyPath == "backgroundColor" && found?.duration == 3)
    }
}
