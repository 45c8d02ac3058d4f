// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Layers, and sizes of empty controls")
struct CALayerTests {
    @Test("A layer's shadow is black at first, and none when its color is nil")
    func shadowColor() {
        for layer in [CALayer(), UIView(frame: .zero).layer] {
            #expect(layer.shadowColor == UIColor.black.cgColor)
            layer.shadowColor = nil
            #expect(layer.shadowColor == nil)
            layer.shadowColor = UIColor.red.cgColor
            #expect(layer.shadowColor == UIColor.red.cgColor)
        }
    }

    @Test("A layer's frame under a transform is its outline; set, it changes bounds and position so that it is that")
    func frame() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        let layer = CALayer()
        layer.frame = view.frame
        for transform in [
            CGAffineTransform(scaleX: 2, y: 2), CGAffineTransform(rotationAngle: .pi / 2),
            CGAffineTransform(translationX: 5, y: -7), CGAffineTransform(scaleX: -1, y: 3),
        ] {
            view.transform = transform
            layer.setAffineTransform(transform)
            #expect(near(view.layer.frame, layer.frame) && near(view.layer.frame, view.frame))
            let wanted = CGRect(x: 3, y: 4, width: 60, height: 80)
            view.layer.frame = wanted
            layer.frame = wanted
            #expect(near(layer.frame, wanted), "\(layer.frame)")
            #expect(near(view.frame, wanted))
            #expect(near(layer.bounds, view.bounds) && near(layer.position, view.center))
        }
    }

    private func near(_ one: CGRect, _ other: CGRect) -> Bool {
        near(one.origin, other.origin)
            && near(CGPoint(x: one.width, y: one.height), CGPoint(x: other.width, y: other.height))
    }

    private func near(_ one: CGPoint, _ other: CGPoint) -> Bool { abs(one.x - other.x) + abs(one.y - other.y) < 1e-9 }

    @Test("An empty button takes the room of a line of its title and its margins")
    func emptyButton() {
        let button = UIButton()
        button.sizeToFit()
        #expect(button.frame == CGRect(x: 0, y: 0, width: 30, height: 34))
        button.setTitle("i", for: .normal)
        button.sizeToFit()
        #expect(button.bounds.size == CGSize(width: 30, height: 34))
        let system = UIButton(type: .system)
        #expect(system.frame == .zero)
        system.sizeToFit()
        #expect(system.bounds.size == CGSize(width: 30, height: 30))
    }
}
