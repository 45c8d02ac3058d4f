// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("W50 to W52: Layers that are shown several times")
struct ReplicatorTests {
    let painted = PaintedScreen()
    let replicator = CAReplicatorLayer()
    let dot = CALayer()

    init() {
        replicator.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.backgroundColor = .white
        replicator.addSublayer(dot)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        _ = painted.show(replicator)
    }

    /// The copies of the sublayers, of the first instance's on.
    private var copies: [[CALayer]] {
        (replicator.paintedSublayers.first?.paintedSublayers ?? []).reversed().map(\.paintedSublayers)
    }

    private func place(_ layer: CALayer?) -> CGPoint? { layer.map { replicator.convert(.zero, from: $0) } }

    @Test("W50: each copy is a transform further, around the middle; nobody sees the copies among the sublayers")
    func places() {
        #expect(replicator.sublayers == [dot])
        #expect(copies.map { place($0.first) } == [CGPoint(x: 20, y: 0), CGPoint(x: 40, y: 0)])
        replicator.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
        replicator.instanceCount = 2
        painted.screen.settle()
        let turned = place(copies.first?.first)
        #expect(copies.count == 1 && rounded(turned?.x) == 100 && rounded(turned?.y) == 100)
        #expect(replicator.hitTest(CGPoint(x: 195, y: 195)) === replicator)
    }

    @Test("W50: a picture of a layer that no host shows has the copies")
    func picture() throws {
        let (alone, mark) = (CAReplicatorLayer(), CALayer())
        alone.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        mark.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        mark.backgroundColor = .black
        alone.addSublayer(mark)
        alone.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        alone.instanceCount = 3
        let image = UIGraphicsImageRenderer(bounds: alone.bounds).image { alone.render(in: $0.cgContext) }
        let fills = try #require(image.drawing).commands.count { if case .fill = $0 { true } else { false } }
        #expect(fills == 3)
    }

    @Test("W50: copies follow what they are copies of, whatever changes in it")
    func changes() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        dot.backgroundColor = .black
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        dot.addSublayer(shape)
        CATransaction.commit()
        painted.screen.settle()
        for copy in copies {
            #expect(copy.first?.backgroundColor == .black)
            #expect((copy.first?.sublayers?.first as? CAShapeLayer)?.path == shape.path)
        }
        painted.forget()
        shape.removeFromSuperlayer()
        dot.isHidden = true
        painted.screen.settle()
        #expect(copies.allSatisfy { $0.first?.isHidden == true && $0.first?.sublayers == nil })
        dot.removeFromSuperlayer()
        painted.screen.settle()
        #expect(copies == [[], []])
    }

    @Test("W51: each copy moves later than the one before, and ends with what it repeats")
    func delay() {
        replicator.instanceDelay = 0.25
        painted.screen.settle()
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 1)
        dot.add(fade, forKey: "fade")
        painted.screen.advance(by: 0.5)
        #expect(rounded(dot.presentation().map { CGFloat($0.opacity) }) == 0.5)
        #expect(copies.map { rounded($0.first?.presentation().map { CGFloat($0.opacity) }) } == [0.75, 1])
        dot.removeAnimation(forKey: "fade")
        painted.screen.settle()
        #expect(copies.allSatisfy { $0.first?.animationKeys() == nil })
    }

    @Test("W51: a color is multiplied with those of all instances, and the layer's own stay as they are")
    func colors() {
        dot.addSublayer(CALayer())
        replicator.instanceColor = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
        replicator.instanceGreenOffset = -0.25
        replicator.instanceAlphaOffset = -0.5
        painted.screen.settle()
        #expect(painted.host.layers.last { $0.layer === dot }?.isHidden == true && !dot.isHidden)
        #expect(copies.map { place($0.first) } == [.zero, CGPoint(x: 20, y: 0), CGPoint(x: 40, y: 0)])
        #expect(copies.map { $0.first?.backgroundColor?.channels.1 } == [0.5, 0.25, 0])
        #expect(copies.map { $0.first?.opacity } == [1, 0.5, 0])
        #expect(copies.map { $0.first?.sublayers?.first?.opacity } == [1, 1, 1])
        #expect(dot.backgroundColor == .white)
        replicator.instanceColor = .white
        painted.screen.settle()
        #expect(copies.count == 2 && painted.host.layers.last { $0.layer === dot }?.isHidden == false)
    }

    @Test("W52: there are never more than 4,096 layers in copies, and at least one instance")
    func limit() {
        replicator.instanceCount = 1_000_000
        painted.screen.settle()
        #expect(copies.count == 4095)
        replicator.instanceCount = -3
        painted.screen.settle()
        #expect(copies.isEmpty)
    }
}
