// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("W37: Layers that are seen from the front only")
struct BackTests {
    let painted = PaintedScreen()

    private func turned(_ angle: CGFloat) -> CATransform3D { CATransform3DMakeRotation(angle, 0, 1, 0) }

    private func show(_ transform: CATransform3D, _ layer: CALayer) -> Bool? {
        painted.forget()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.transform = transform
        CATransaction.commit()
        painted.screen.settle()
        let change = painted.host.layers.last
        return change.map { $0.aspects.contains(.appearance) ? $0.isHidden : layer.isDoubleSided ? false : nil } ?? nil
    }

    @Test("W37: a layer that turns its back is not seen, unless it has one; a mirrored one is")
    func layers() {
        let layer = painted.show(CALayer())
        #expect(layer.isDoubleSided && show(turned(.pi * 0.75), layer) == false)
        layer.isDoubleSided = false
        painted.screen.settle()
        #expect(painted.host.layers.last?.isHidden == true)
        #expect(show(turned(.pi * 0.25), layer) == false)
        #expect(show(turned(.pi), layer) == true)
        #expect(show(CATransform3DMakeScale(-1, 1, 1), layer) == false)
        #expect(!layer.isHidden)
    }

    @Test("W37: a view's layer too; perspective alone turns nothing")
    func views() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        painted.screen.window.addSubview(view)
        view.layer.isDoubleSided = false
        var far = turned(.pi * 0.3)
        far.m34 = -1 / 200
        view.transform3D = far
        painted.screen.settle()
        #expect(painted.host.views.last { $0.view === view }?.isHidden == false)
        view.transform3D = turned(.pi * 0.6)
        painted.screen.settle()
        #expect(painted.host.views.last { $0.view === view }?.isHidden == true)
    }

    @Test("W37: a transform that moves is pictured by the program, and the back is hidden from halfway on")
    func motions() {
        let layer = painted.show(CALayer())
        layer.isDoubleSided = false
        let flip = CABasicAnimation(keyPath: "transform.rotation.y")
        (flip.fromValue, flip.toValue, flip.duration) = (0, CGFloat.pi, 1)
        layer.add(flip, forKey: "flip")
        painted.screen.advance(by: 0.4)
        #expect(painted.host.layers.last?.animations.isEmpty == true && painted.host.layers.last?.isHidden == false)
        painted.screen.advance(by: 0.3)
        #expect(painted.host.layers.last?.isHidden == true)
    }

    @Test("A border is black unless it gets another color, and none is none")
    func border() {
        #expect(CALayer().borderColor == .black && UIView().layer.borderColor == .black)
    }
}
