// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("What applications draw")
struct DrawingTests {
    /// A host that keeps what it is given to paint.
    @MainActor
    private final class PaintingHost: ApplicationHost {
        var views: [DisplayChange] = []
        var layers: [DisplayLayerChange] = []
        func start(_ application: UIApplication) throws {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {
            views += changes.changed
            layers += changes.layers
        }
        func reject(_ record: InputRecord, because fault: InputFault) {}
        func stop() {}
    }

    private final class Square: UIView {
        var calls = 0
        var color = UIColor.red

        override func draw(_ rect: CGRect) {
            calls += 1
            #expect(rect == bounds)
            color.setFill()
            UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 4))
        }
    }

    private final class Dot: UIButton {
        var drawn: [State] = []

        override func draw(_ rect: CGRect) { drawn.append(state) }
    }

    private let host = PaintingHost()
    private let screen = TestScreen(size: CGSize(width: 300, height: 600))

    init() {
        screen.application.host = host
        screen.scene.startDisplay()
    }

    private func commands(_ draw: (CGContext) -> Void) -> [DrawingCommand] {
        let context = CGContext(size: CGSize(width: 100, height: 100))
        UIGraphicsPushContext(context)
        draw(context)
        UIGraphicsPopContext()
        return context.drawing.commands
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
    }

    @Test("W83: a control that draws itself is asked again when its state changes, once for all changes of a turn")
    func controlStates() {
        let dot = Dot(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        screen.window.addSubview(dot)
        screen.settle()
        #expect(dot.drawn == [.normal])
        dot.isSelected = true
        screen.settle()
        dot.isSelected = true
        screen.settle()
        #expect(dot.drawn == [.normal, .selected])
        dot.isSelected = false
        dot.isEnabled = false
        screen.settle()
        #expect(dot.drawn == [.normal, .selected, .disabled])
        dot.isEnabled = true
        screen.settle()
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 25, y: 25))
        finger.up()
        screen.settle()
        #expect(
            dot.drawn.dropFirst(3).first == .normal && dot.drawn.last == .normal && dot.drawn.contains(.highlighted))
    }

    @Test("A rectangle is filled by a blend mode, which counts for it alone")
    func blendedRectangle() {
        let box = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(
            commands { _ in UIRectFillUsingBlendMode(box, .multiply) }
                == [.save, .blendMode(.multiply), .fill(rect(1, 2, 3, 4), isEvenOdd: false), .restore])
    }

    @Test("W24: a view that overrides draw is asked once before the first picture, and again when it asks for it")
    func views() {
        let square = Square(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        screen.window.addSubview(square)
        #expect(square.calls == 0)
        screen.settle()
        #expect(square.calls == 1)
        guard case .drawing(let drawing, let mode) = square.displayContent else {
            return #expect(Bool(false), "no drawing")
        }
        #expect(mode == .scaleToFill && drawing.size == CGSize(width: 50, height: 50))
        #expect(drawing.commands == [.fillColor(UIColor.red.cgColor), .fill(rect(1, 2, 3, 4), isEvenOdd: false)])
        square.frame.origin.x = 7
        screen.settle()
        #expect(square.calls == 1)
        host.views = []
        square.color = .blue
        square.setNeedsDisplay()
        square.setNeedsDisplay(.zero)
        screen.settle()
        #expect(square.calls == 2 && host.views.map(\.aspects) == [.content])
        // The same drawing again is nothing to tell.
        host.views = []
        square.setNeedsDisplay()
        screen.settle()
        #expect(square.calls == 3 && host.views.isEmpty)
    }

    @Test("W24: another size is another drawing only where the content mode says so; other traits always are")
    func redrawing() {
        let (kept, drawn) = (Square(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Square())
        drawn.contentMode = .redraw
        screen.window.addSubview(kept)
        screen.window.addSubview(drawn)
        screen.settle()
        let before = drawn.calls
        for view in [kept, drawn] { view.bounds.size = CGSize(width: 60, height: 60) }
        screen.settle()
        #expect(kept.calls == 1 && drawn.calls == before + 1)
        kept.overrideUserInterfaceStyle = .dark
        screen.settle()
        #expect(kept.calls == 2)
    }

    @Test("A view that does not draw is never asked and keeps nothing")
    func plainViews() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.setNeedsDisplay()
        screen.window.addSubview(view)
        screen.settle()
        #expect(!view.drawsItself && view.extras == nil)
    }

    @Test(
        "A context takes down paths, colors, lines, transforms and clips in their order; a color that is set already is not set again"
    )
    func steps() {
        let found = commands { context in
            context.setFillColor(.black)
            context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.setLineWidth(3)
            context.setLineCap(.round)
            context.setLineDash(phase: 1, lengths: [2, 3])
            context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.drawPath(using: .eoFillStroke)
            context.fillPath()
            context.translateBy(x: 10, y: 0)
            context.translateBy(x: 0, y: 0)
            context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.clear(CGRect(x: 4, y: 4, width: -2, height: 2))
            context.setAlpha(7)
            context.setBlendMode(.multiply)
        }
        #expect(
            found == [
                .strokeColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)),
                .line(width: 3, cap: .butt, join: .miter, miterLimit: 10),
                .line(width: 3, cap: .round, join: .miter, miterLimit: 10), .dashes([2, 3], phase: 1),
                .fill(rect(0, 0, 5, 5), isEvenOdd: true), .stroke(rect(0, 0, 5, 5)),
                .concatenate(CGAffineTransform(translationX: 10, y: 0)), .clip(rect(0, 0, 1, 1), isEvenOdd: false),
                .clear(CGRect(x: 2, y: 4, width: 2, height: 2)), .alpha(1), .blendMode(.multiply),
            ])
    }

    @Test(
        "W25: what was saved is restored, colors and transforms too; what was not is not, and what is left open is closed at the end"
    )
    func states() {
        let found = commands { context in
            context.restoreGState()
            context.saveGState()
            UIColor.red.setFill()
            context.scaleBy(x: 2, y: 2)
            #expect(context.ctm == CGAffineTransform(scaleX: 2, y: 2))
            context.restoreGState()
            #expect(context.ctm.isIdentity)
            context.setFillColor(.black)
            context.saveGState()
        }
        #expect(
            found == [
                .save, .fillColor(UIColor.red.cgColor), .concatenate(CGAffineTransform(scaleX: 2, y: 2)), .restore,
                .save,
                .restore,
            ])
    }

    @Test("W26: a path stays where it was made when coordinates change after it")
    func movedPath() {
        let found = commands { context in
            context.move(to: CGPoint(x: 10, y: 0))
            context.translateBy(x: 10, y: 0)
            context.addLine(to: CGPoint(x: 10, y: 0))
            #expect(context.currentPointOfPath == CGPoint(x: 10, y: 0))
            context.strokePath()
        }
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
        #expect(found == [.concatenate(CGAffineTransform(translationX: 10, y: 0)), .stroke(line)])
    }

    @Test("A path of UIKit's is drawn with its own line, and leaves the context's path and line as they were")
    func bezierPaths() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
        path.lineWidth = 3
        path.setLineDash([1, 2], count: 2, phase: 0)
        let found = commands { context in
            context.move(to: .zero)
            path.stroke()
            path.fill(with: .screen, alpha: 0.5)
            #expect(context.currentPointOfPath == .zero && !context.isPathEmpty)
            path.usesEvenOddFillRule = true
            path.addClip()
        }
        #expect(
            found.first == .save && found.contains(.dashes([1, 2], phase: 0)) && found.contains(.stroke(path.cgPath)))
        let screened: [DrawingCommand] = [
            .save, .blendMode(.screen), .alpha(0.5), .fill(path.cgPath, isEvenOdd: false), .restore,
        ]
        #expect(Array(found.suffix(6).prefix(5)) == screened)
        #expect(found.last == .clip(path.cgPath, isEvenOdd: true))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("An image that was drawn has its size, is equal to one drawn alike, and is drawn into another step by step")
    func images() {
        func draw(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            }
        }
        let image = draw(.red)
        #expect(image.size == CGSize(width: 20, height: 10) && image.cgImage?.width == 20)
        #expect(image == draw(.red) && image != draw(.blue))
        #expect(image.withRenderingMode(.alwaysTemplate).drawing == image.drawing)
        let found = commands { _ in image.draw(in: CGRect(x: 5, y: 6, width: 40, height: 10)) }
        #expect(found.contains(.concatenate(CGAffineTransform(scaleX: 2, y: 1))))
        #expect(found.contains(.fill(rect(0, 0, 20, 10), isEvenOdd: false)) && found.last == .restore)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 0)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.drawing == image.drawing)
        UIGraphicsEndImageContext()
        UIGraphicsBeginImageContextWithOptions(.zero, false, 0)
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsEndImageContext()
    }

    @Test("Text is drawn with the font and color of its attributes, lines broken within a rectangle")
    func text() {
        let font = UIFont.systemFont(ofSize: 10)
        let found = commands { _ in
            "one two".draw(
                in: CGRect(x: 5, y: 6, width: 20, height: 100),
                withAttributes: [.font: font, .foregroundColor: UIColor.red])
        }
        let lines = found.compactMap { command -> String? in
            guard case .text(let text, _, let size, let color, let point) = command else { return nil }
            #expect(size == 10 && color == UIColor.red.cgColor && point.x == 5 && point.y > 6)
            return text.trimmingCharacters(in: .whitespaces)
        }
        #expect(lines == ["one", "two"])
        #expect(commands { _ in "a b".draw(at: .zero, withAttributes: nil) }.count == 1)
    }

    @Test("A layer draws when it was asked to, by its delegate or its class")
    func layers() {
        @MainActor final class Painter: CALayerDelegate {
            func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        }
        let painter = Painter()
        let layer = CALayer()
        layer.delegate = painter
        layer.bounds.size = CGSize(width: 10, height: 10)
        screen.window.layer.addSublayer(layer)
        screen.settle()
        #expect(layer.drawing == nil)
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay())
        screen.settle()
        #expect(layer.drawing?.commands == [.fill(rect(0, 0, 1, 1), isEvenOdd: false)] && !layer.needsDisplay())
        host.layers = []
        layer.setNeedsDisplay()
        screen.settle()
        #expect(host.layers.isEmpty)
    }

    @Test(
        "W82: a delegate is told before a layer draws; one that makes the content itself is asked for it in its place")
    func delegates() {
        @MainActor final class Told: CALayerDelegate {
            let log = CallLog()
            func layerWillDraw(_ layer: CALayer) { log("will draw") }
            func draw(_ layer: CALayer, in ctx: CGContext) { log("draw") }
        }
        @MainActor final class Maker: CALayerDelegate {
            let log = CallLog()
            func display(_ layer: CALayer) {
                log("display")
                layer.backgroundColor = UIColor.red.cgColor
            }
            func draw(_ layer: CALayer, in ctx: CGContext) { log("draw") }
        }
        let (told, maker, first, second) = (Told(), Maker(), CALayer(), CALayer())
        (first.delegate, second.delegate) = (told, maker)
        for layer in [first, second] {
            layer.bounds.size = CGSize(width: 10, height: 10)
            screen.window.layer.addSublayer(layer)
            layer.setNeedsDisplay()
        }
        screen.settle()
        #expect(told.log.take() == ["will draw", "draw"])
        #expect(maker.log.take() == ["display"])
        #expect(second.backgroundColor == UIColor.red.cgColor && second.drawing == nil)
    }

    @Test("W47: images are smoothed until a context says otherwise; a state that is restored is as it was")
    func interpolation() {
        #expect(commands { $0.interpolationQuality = .high } == [])
        let steps = commands { context in
            context.saveGState()
            context.interpolationQuality = .none
            context.interpolationQuality = .none
            context.restoreGState()
            #expect(context.interpolationQuality == .default)
            context.interpolationQuality = .none
            context.interpolationQuality = .low
        }
        #expect(steps == [.save, .smoothing(false), .restore, .smoothing(false), .smoothing(true)])
        var state = DrawingState()
        #expect(state.isSmooth && state.take(.smoothing(false)) && !state.isSmooth)
    }
}
