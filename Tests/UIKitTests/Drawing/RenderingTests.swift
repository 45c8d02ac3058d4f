// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Pictures of layers and views")
struct RenderingTests {
    let screen = TestScreen()

    private func steps(_ draw: (CGContext) -> Void) -> [DrawingCommand] {
        UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { draw($0.cgContext) }.drawing?.commands
            ?? []
    }

    @Test("A layer draws its background, its text and what is in it where that is")
    func layers() {
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
        view.backgroundColor = .red
        let label = UILabel(frame: CGRect(x: 5, y: 6, width: 40, height: 20))
        label.text = "a"
        view.addSubview(label)
        let hidden = UIView(frame: view.bounds)
        hidden.backgroundColor = .blue
        hidden.isHidden = true
        view.addSubview(hidden)
        screen.window.addSubview(view)
        let commands = steps { view.layer.render(in: $0) }
        let fills = commands.compactMap { if case .fill(let path, _) = $0 { path.boundingBox } else { nil } }
        #expect(fills == [CGRect(x: 0, y: 0, width: 50, height: 50)])
        #expect(commands.contains(.fillColor(UIColor.red.cgColor)))
        #expect(commands.contains(.concatenate(CGAffineTransform(translationX: 5, y: 6))))
        #expect(commands.contains { if case .text("a", _, _, _, _) = $0 { true } else { false } })
    }

    @Test(
        "W73: what a mask hides is not drawn: a scratched line, a box with a hole, a half opaque box, and no shape at all"
    )
    func masks() throws {
        let view = UIView(frame: CGRect(x: 30, y: 30, width: 100, height: 100))
        view.backgroundColor = .red
        /// The opacity of the pixels at some places.
        func seen(_ places: [(Int, Int)]) throws -> [UInt8] {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
                view.layer.render(in: $0.cgContext)
            }
            let bytes = try #require(image.cgImage?.dataProvider?.data.map { [UInt8]($0) })
            return places.map { bytes[($0.1 * 100 + $0.0) * 4 + 3] }
        }
        let line = CAShapeLayer()
        line.strokeColor = UIColor.blue.cgColor
        line.lineWidth = 20
        view.layer.mask = line
        #expect(try seen([(50, 50), (5, 5)]) == [0, 0])
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 20, y: 50))
        path.addLine(to: CGPoint(x: 80, y: 50))
        line.path = path
        line.position.y = 10
        #expect(try seen([(50, 60), (50, 45), (25, 65), (85, 60)]) == [255, 0, 255, 0])
        let hole = CAShapeLayer()
        let frame = CGMutablePath()
        frame.addRect(view.bounds)
        frame.addRect(CGRect(x: 40, y: 40, width: 20, height: 20))
        (hole.path, hole.fillRule) = (frame, .evenOdd)
        view.layer.mask = hole
        #expect(try seen([(50, 50), (10, 10)]) == [0, 255])
        let half = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
        half.backgroundColor = UIColor(white: 0, alpha: 0.5)
        view.mask = half
        #expect(try seen([(25, 50), (75, 50)]) == [128, 0])
        view.mask = nil
        view.layer.mask = nil
        #expect(try seen([(75, 50)]) == [255])
    }

    @Test("A renderer keeps its own bounds, whoever else was made with the same format")
    func sharedFormat() {
        let format = UIGraphicsImageRendererFormat()
        let small = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
        let large = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50), format: format)
        #expect(small.image { _ in }.size == CGSize(width: 10, height: 10))
        #expect(large.image { _ in }.size == CGSize(width: 50, height: 50))
    }

    @Test("An image of no size is ended without ending the one around it; opaque ones are filled, with a scale")
    func imageContexts() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), true, 2)
        let outer = UIGraphicsGetCurrentContext()
        UIGraphicsBeginImageContext(.zero)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        #expect(image?.scale == 2 && image?.size == CGSize(width: 20, height: 20))
        #expect(image?.drawing?.commands.isEmpty == false)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("A view's hierarchy is drawn into a rectangle of the context in force")
    func hierarchy() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.backgroundColor = .red
        let commands = steps { _ in
            view.drawHierarchy(in: CGRect(x: 10, y: 0, width: 100, height: 100), afterScreenUpdates: true)
        }
        #expect(commands.contains(.concatenate(CGAffineTransform(translationX: 10, y: 0))))
        #expect(commands.contains(.concatenate(CGAffineTransform(scaleX: 2, y: 2))))
        #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: false))
    }

    @Test("W35: what is in a layer is painted with the layer's transform for it, around the layer's anchor")
    func sublayers() {
        let parent = CALayer()
        parent.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        let child = CALayer()
        child.frame = CGRect(x: 0, y: 40, width: 20, height: 20)
        parent.addSublayer(child)
        parent.sublayerTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let painted = child.paintedTransform
        // The child's middle, 40 points left of the anchor, comes 40 points above it.
        #expect(abs(painted.m41 - 40) < 1e-9 && abs(painted.m42 + 40) < 1e-9)
        parent.sublayerTransform = CATransform3DIdentity
        #expect(CATransform3DIsIdentity(child.paintedTransform))
    }

    @Test("W35: what is nearer in a layer with perspective is painted larger")
    func depth() {
        let parent = CALayer()
        parent.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        let child = CALayer()
        child.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
        parent.addSublayer(child)
        child.zPosition = 100
        #expect(CATransform3DIsIdentity(child.paintedTransform))
        parent.sublayerTransform.m34 = -1 / 200
        // Half of the way to the eye: twice as large.
        #expect(abs(child.paintedTransform.m44 - 0.5) < 1e-9 && child.paintedTransform.m11 == 1)
    }

    @Test("W60: a layer turns around its anchor point's depth")
    func anchorDepth() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(layer.anchorPointZ == 0)
        layer.anchorPointZ = -50
        layer.anchorPointZ = .nan
        #expect(layer.anchorPointZ == -50 && layer.value(forKeyPath: "anchorPointZ") as? CGFloat == -50)
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        // 50 points in front of the axis: a quarter turn brings it 50 points to its side.
        #expect(abs(layer.paintedTransform.m41 - 50) < 1e-9 && abs(layer.paintedTransform.m43) < 1e-9)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        screen.window.addSubview(view)
        view.layer.anchorPointZ = 30
        view.transform3D = layer.transform
        #expect(abs(view.layer.paintedTransform.m41 + 30) < 1e-9)
        #expect(CALayer(layer: layer).anchorPointZ == -50)
    }

    @Test("W60: a motion of a layer with depth is pictured by the program")
    func motionInDepth() {
        let painted = PaintedScreen()
        let layer = painted.show(CALayer())
        layer.anchorPointZ = -50
        let turn = CABasicAnimation(keyPath: "transform.rotation.y")
        (turn.fromValue, turn.toValue, turn.duration) = (0, CGFloat.pi, 1)
        layer.add(turn, forKey: "turn")
        painted.screen.settle()
        #expect(layer.displayMotions.isEmpty && layer.needsTicks)
        painted.screen.advance(by: 0.5)
        #expect(abs((painted.host.layers.last?.transform.m41 ?? 0) - 50) < 1)
    }

    /// Red, green, blue and opacity of a pixel of a picture that is 100 points wide.
    private func color(_ x: Int, _ y: Int, _ draw: (CGContext) -> Void) throws -> [UInt8] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image {
            draw($0.cgContext)
        }
        let bytes = try #require(image.cgImage?.dataProvider?.data.map { [UInt8]($0) })
        return Array(bytes[(y * 100 + x) * 4..<(y * 100 + x) * 4 + 4])
    }

    @Test("W90: a part of a shape's line is drawn, also as a mask; its dashes keep their places")
    func partOfLine() throws {
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        shape.path = CGPath(rect: CGRect(x: 10, y: 10, width: 80, height: 80), transform: nil)
        shape.fillColor = nil
        shape.strokeColor = UIColor.red.cgColor
        shape.lineWidth = 8
        shape.strokeEnd = 0.25
        #expect(try color(50, 10) { shape.render(in: $0) } == [255, 0, 0, 255])
        #expect(try color(10, 50) { shape.render(in: $0) } == [0, 0, 0, 0])
        (shape.strokeStart, shape.strokeEnd, shape.lineDashPattern) = (0.125, 0.25, [40, 40])
        // Of the upper side, the first half is a dash and the second half, which is left, is a gap.
        #expect(try color(70, 10) { shape.render(in: $0) } == [0, 0, 0, 0])
        (shape.strokeStart, shape.strokeEnd, shape.lineDashPattern) = (0.75, 1, nil)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .blue
        view.layer.mask = shape
        #expect(try color(10, 50) { view.layer.render(in: $0) } == [0, 0, 255, 255])
        #expect(try color(50, 10) { view.layer.render(in: $0) } == [0, 0, 0, 0])
    }

    @Test("W92: only the named corners of a box are drawn round, and so is its border")
    func someCorners() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.backgroundColor = UIColor.blue.cgColor
        (layer.cornerRadius, layer.borderWidth, layer.borderColor) = (40, 4, UIColor.red.cgColor)
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        #expect(try color(2, 2) { layer.render(in: $0) } == [0, 0, 0, 0])
        #expect(try color(97, 97) { layer.render(in: $0) } == [0, 0, 0, 0])
        #expect(try color(97, 2) { layer.render(in: $0) } == [255, 0, 0, 255])
        #expect(try color(8, 92) { layer.render(in: $0) } == [0, 0, 255, 255])
    }

    @Test("W93: a drawn picture in another color has pixels, as opaque as the picture's, and a file")
    func tintedDrawing() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image {
            UIColor.green.withAlphaComponent(0.5).setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 25, height: 50))
        }
        let red = picture.withTintColor(.red, renderingMode: .alwaysOriginal)
        let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(try color(10, 10) { _ in red.draw(in: whole) } == [128, 0, 0, 128])
        #expect(try color(60, 10) { _ in red.draw(in: whole) } == [0, 0, 0, 0])
        #expect(try color(10, 60) { _ in red.draw(at: .zero) } == [0, 0, 0, 0])
        #expect(UIGraphicsImageRenderer(size: whole.size).image { _ in red.draw(in: whole) }.pngData() != nil)
    }
}
