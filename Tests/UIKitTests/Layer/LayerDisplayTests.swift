// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("What a host paints of layers")
struct LayerDisplayTests {
    /// A host that keeps what it is given to paint.
    @MainActor
    private final class PaintingHost: ApplicationHost {
        var layers: [DisplayLayerChange] = []
        var views: [DisplayChange] = []
        var removed: [ViewIdentifier] = []
        func start(_ application: UIApplication) throws {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {
            layers += changes.layers
            views += changes.changed
            removed += changes.removed
        }
        func reject(_ record: InputRecord, because fault: InputFault) {}
        func stop() {}
    }

    private let host = PaintingHost()
    private let screen = TestScreen(size: CGSize(width: 300, height: 600))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        screen.application.host = host
        screen.scene.startDisplay()
        screen.window.addSubview(view)
        screen.settle()
        forget()
    }

    private func forget() { (host.layers, host.views, host.removed) = ([], [], []) }

    private func aspects(of layer: CALayer) -> DisplayAspects? {
        screen.settle()
        defer { forget() }
        let changes = host.layers.filter { $0.layer === layer }
        #expect(changes.count < 2)
        return changes.first?.aspects
    }

    @Test("A layer is sent whole once, with the layers in it, and its view's list names it at its place")
    func arrival() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        let subview = UIView()
        view.layer.addSublayer(outer)
        view.addSubview(subview)
        screen.settle()
        #expect(host.layers.map(\.aspects) == [.all, .all])
        #expect(host.layers.map(\.identifier) == [outer.displayIdentifier, inner.displayIdentifier])
        let change = host.views.first { $0.view === view }
        #expect(change?.children == [outer.displayIdentifier, subview.displayIdentifier])
        #expect(outer.displayIdentifier.number > 1 << 31)
        forget()
        screen.settle()
        #expect(host.layers.isEmpty && host.views.isEmpty)
    }

    @Test("Of a layer that changes, only what changed is told, and once; what is set to what it was is not")
    func changes() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let layer = CAShapeLayer()
        view.layer.addSublayer(layer)
        _ = aspects(of: layer)
        layer.position = CGPoint(x: 5, y: 5)
        layer.position = CGPoint(x: 6, y: 5)
        #expect(aspects(of: layer) == .geometry)
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        layer.opacity = 0.5
        #expect(aspects(of: layer) == [.content, .appearance])
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        layer.opacity = 0.5
        layer.position = CGPoint(x: 6, y: 5)
        layer.maskedCorners = .all
        #expect(aspects(of: layer) == nil)
        layer.bounds.origin.x = 3
        #expect(aspects(of: layer) == [.geometry, .scroll])
    }

    @Test("A layer that leaves is told to be gone, comes back whole, and tells nothing in between")
    func departure() {
        let layer = CALayer()
        view.layer.addSublayer(layer)
        _ = aspects(of: layer)
        layer.removeFromSuperlayer()
        layer.opacity = 0.3
        screen.settle()
        #expect(host.removed == [layer.displayIdentifier] && host.layers.isEmpty)
        forget()
        view.layer.addSublayer(layer)
        #expect(aspects(of: layer) == .all)
        // With its view it leaves too.
        view.removeFromSuperview()
        screen.settle()
        #expect(host.removed == [view.displayIdentifier])
        forget()
        screen.window.addSubview(view)
        #expect(aspects(of: layer) == .all)
    }

    @Test("A path that an application changes afterwards is not the layer's")
    func copiedPath() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
        let layer = CAShapeLayer()
        layer.path = path
        path.addRect(CGRect(x: 50, y: 0, width: 5, height: 5))
        #expect(layer.path?.boundingBox.width == 5)
    }

    @Test("What a view's layer of another class shows, and an image in any layer, is the view's content")
    func viewContent() throws {
        final class RingView: UIView {
            override class var layerClass: AnyClass { CAShapeLayer.self }
        }
        let ring = RingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(ring)
        let layer = try #require(ring.layer as? CAShapeLayer)
        layer.lineWidth = 4
        guard case .shape(let shape) = ring.displayContent else { return #expect(Bool(false), "no shape") }
        #expect(shape.lineWidth == 4)
        screen.settle()
        forget()
        layer.lineWidth = 5
        screen.settle()
        #expect(host.views.map(\.aspects) == [.content])
    }

    @Test("W22: colors without locations are spread evenly, and no location comes before the one before it")
    func gradients() {
        let layer = CAGradientLayer()
        #expect(layer.colors == nil)
        layer.colors = [UIColor.red.cgColor, UIColor.green.cgColor, "no color", UIColor.blue.cgColor]
        func locations() -> [CGFloat] {
            if case .gradient(let gradient) = layer.displayContent { gradient.stops.map(\.location) } else { [] }
        }
        #expect(locations() == [0, 0.5, 1])
        layer.locations = [0.4, 0.2, 7]
        #expect(locations() == [0.4, 0.4, 1])
        layer.locations = [0.25]
        #expect(locations() == [0.25, 0.5, 1])
        layer.type = .conic
        #expect(layer.type == .conic && layer.colors?.count == 3)
    }

    @Test("A text layer below a view's own is painted anew with better measures")
    func textMeasures() {
        let (outer, layer) = (CALayer(), CATextLayer())
        layer.string = "i"
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        outer.addSublayer(layer)
        view.layer.addSublayer(outer)
        screen.settle()
        forget()
        let metrics = FontMetrics(ascent: 0.9, descent: 0.2, lineGap: 0, advances: ["i": 2])
        screen.send(.textMetrics(MeasuredText(face: UIFont.systemFont(ofSize: layer.fontSize).face, metrics: metrics)))
        #expect(host.layers.map(\.identifier) == [layer.displayIdentifier])
    }

    @Test("A text layer sets its text in its own font size from the top of its bounds")
    func text() throws {
        let layer = CATextLayer()
        layer.string = "one two"
        layer.fontSize = 20
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        func text() -> DisplayText? {
            if case .text(let text) = layer.displayContent { text } else { nil }
        }
        let set = try #require(text())
        #expect(set.size == 20 && set.lines.map(\.text) == ["one two"] && set.lines[0].baseline.y < 20)
        layer.alignmentMode = .right
        let line = try #require(text()?.lines.first)
        #expect(abs(line.baseline.x + line.width - 200) < 0.01)
        layer.isWrapped = true
        layer.frame.size.width = line.width - 1
        #expect(text()?.lines.count == 2)
        layer.string = NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 9)])
        #expect(text()?.size == 9)
        layer.string = nil
        #expect(text() == nil)
    }

    @Test(
        "A layer masks a view's layer or another one by its shapes; what changes in the mask is told, and its end too")
    func masks() throws {
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
        mask.position = CGPoint(x: 10, y: 20)
        view.layer.mask = mask
        screen.settle()
        var told = try #require(host.views.last { $0.view === view })
        #expect(told.aspects == .mask)
        let shape = try #require(told.mask?.shapes.first)
        #expect(shape.transform == CGAffineTransform(translationX: 10, y: 20) && shape.fill == 0)
        guard case .shape(let content) = shape.content else { return #expect(Bool(false), "no shape") }
        #expect(content.path == mask.path)
        forget()
        mask.position.x = 11
        screen.settle()
        told = try #require(host.views.last { $0.view === view })
        #expect(told.aspects == .mask && told.mask?.shapes.first?.transform.tx == 11)
        forget()
        screen.settle()
        #expect(host.views.isEmpty)
        view.layer.mask = nil
        screen.settle()
        #expect(host.views.first?.aspects == .mask && view.displayMask == nil)
        forget()
        // A layer's own, by a box of which half shows.
        let (layer, box) = (CALayer(), CALayer())
        box.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        box.backgroundColor = CGColor(gray: 0, alpha: 0.5)
        layer.mask = box
        view.layer.addSublayer(layer)
        screen.settle()
        let sent = try #require(host.layers.first?.mask?.shapes.first)
        #expect(sent.fill == 0.5 && sent.size == CGSize(width: 3, height: 4) && sent.transform.ty == 2)
        forget()
        box.opacity = 0.5
        screen.settle()
        #expect(host.layers.map(\.aspects) == [.mask])
    }

    @Test("A layer that masks leaves the layer it is in")
    func maskLeaves() {
        let (layer, mask) = (CALayer(), CALayer())
        view.layer.addSublayer(mask)
        layer.mask = mask
        #expect(mask.superlayer == nil && view.layer.sublayers == nil)
    }
}
