// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("W41: parts of a layer's content")
struct ContentsRectTests {
    private let painted = PaintedScreen()

    private var image: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        }
    }

    private func moved(_ content: DisplayContent) -> (size: CGSize, to: CGPoint, mode: UIView.ContentMode)? {
        guard case .drawing(let drawing, let mode) = content, case .concatenate(let transform)? = drawing.commands.first
        else { return nil }
        return (drawing.size, CGPoint(x: transform.tx, y: transform.ty), mode)
    }

    @Test("A layer shows the part of its image, placed as the whole would be, and all of it again")
    func layers() throws {
        let layer = painted.show(CALayer())
        layer.contents = image.cgImage
        layer.contentsGravity = .resizeAspect
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.contentsRect = CGRect(x: 0.5, y: 0.25, width: 0.25, height: 0.5)
        CATransaction.commit()
        painted.screen.settle()
        let part = try #require(painted.host.layers.last.flatMap { moved($0.content) })
        #expect(
            part.size == CGSize(width: 10, height: 10) && part.to == CGPoint(x: -20, y: -5)
                && part.mode == .scaleAspectFit)
        layer.contentsRect = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        #expect(layer.contentsRect.minX == 0.5 && (CALayer(layer: layer).contentsRect.minX == 0.5))
        layer.contentsRect = CGRect(x: 0, y: 0, width: 0, height: 1)
        #expect(layer.displayContent == .none)
        layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard case .image(_, .scaleAspectFit, nil) = layer.displayContent else {
            Issue.record("\(layer.displayContent)")
            return
        }
    }

    @Test("It moves, in layers and in views")
    func motions() throws {
        let (layer, view) = (painted.show(CALayer()), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        painted.screen.window.addSubview(view)
        for each in [layer, view.layer] {
            each.contents = image.cgImage
            painted.screen.settle()
            let animation = CABasicAnimation(keyPath: "contentsRect")
            animation.fromValue = CGRect(x: 0, y: 0, width: 0.5, height: 1)
            animation.toValue = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
            animation.duration = 1
            each.add(animation, forKey: nil)
            painted.forget()
            painted.screen.advance(by: 0.5)
            #expect(each.presentation()?.contentsRect == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
            let content = painted.host.layers.last?.content ?? painted.host.views.last?.content ?? .none
            #expect(abs((moved(content)?.to.x ?? 0) + 10) < 1)
            each.removeAllAnimations()
            painted.screen.settle()
        }
    }

    @Test("An image view's image and a view's drawing are cut as well")
    func views() throws {
        final class Drawn: UIView {
            override func draw(_ rect: CGRect) { UIRectFill(rect) }
        }
        let picture = UIImageView(image: image)
        let drawn = Drawn(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        for view in [picture, drawn] as [UIView] {
            painted.screen.window.addSubview(view)
            view.layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
        }
        painted.screen.settle()
        #expect(moved(picture.displayContent)?.size == CGSize(width: 20, height: 10))
        #expect(moved(drawn.displayContent)?.size == CGSize(width: 15, height: 15))
    }
}

@MainActor
@Suite("W63: the part of a layer's image that is stretched")
struct ContentsCenterTests {
    private let painted = PaintedScreen()

    /// Where pieces of an image of 40 by 20 pixels go.
    private func pieces(_ content: DisplayContent) -> [CGRect] {
        guard case .drawing(let drawing, .scaleToFill) = content else { return [] }
        let clips = drawing.commands.compactMap { command -> CGRect? in
            guard case .clip(let path, _) = command else { return nil }
            return path.boundingBox
        }
        // Inside of each piece the image clips what was drawn into it.
        return stride(from: 0, to: clips.count, by: 2).map { clips[$0] }
    }

    private func layer() -> CALayer {
        let layer = painted.show(CALayer())
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: .at(1)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
            }.cgImage
        return layer
    }

    @Test("Corners keep their size, by contentsScale, edges are stretched in one direction, the middle in both")
    func corners() {
        let layer = layer()
        layer.contentsCenter = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
        let found = pieces(layer.displayContent)
        #expect(found.count == 9)
        #expect(found.first == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(found.contains(CGRect(x: 10, y: 10, width: 80, height: 35)))
        #expect(found.last == CGRect(x: 90, y: 45, width: 10, height: 5))
        layer.contentsScale = 2
        #expect(pieces(layer.displayContent).first == CGRect(x: 0, y: 0, width: 5, height: 5))
    }

    @Test("A layer of another size shows it anew; where nothing is resized, and as a whole, the image is shown")
    func sizes() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let layer = layer()
        layer.contentsCenter = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
        painted.screen.settle()
        painted.forget()
        layer.bounds.size.width = 60
        CATransaction.commit()
        painted.screen.settle()
        #expect(painted.host.layers.last.map { pieces($0.content) }?.last == CGRect(x: 50, y: 0, width: 10, height: 50))
        for change: (CALayer) -> Void in [
            { $0.contentsGravity = .center },
            {
                $0.contentsGravity = .resize
                $0.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
            },
        ] {
            change(layer)
            guard case .image = layer.displayContent else {
                Issue.record("\(layer.displayContent)")
                return
            }
        }
        layer.contentsCenter = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test("Copies have it, and animations move it")
    func copies() {
        let layer = layer()
        layer.contentsCenter = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        #expect(CALayer(layer: layer).contentsCenter == layer.contentsCenter)
        let animation = CABasicAnimation(keyPath: "contentsCenter")
        animation.toValue = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        animation.duration = 1
        layer.add(animation, forKey: nil)
        painted.screen.settle()
        painted.screen.advance(by: 0.5)
        #expect(layer.presentation()?.contentsCenter == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
    }
}
