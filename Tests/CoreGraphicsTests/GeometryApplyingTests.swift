// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite struct GeometryApplyingTests {
    private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

    @Test("A rectangle becomes the upright one around its moved corners")
    func boundingBox() {
        let quarter = CGAffineTransform(0, 1, -1, 0, 0, 0)
        #expect(rect.applying(quarter) == CGRect(x: -60, y: 10, width: 40, height: 30))
        let mirrored = rect.applying(CGAffineTransform(scaleX: -1, y: 2))
        #expect(mirrored == CGRect(x: -40, y: 40, width: 30, height: 80))
        let eighth = CGRect(x: 0, y: 0, width: 1, height: 1).applying(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(abs(eighth.width - 2.squareRoot()) < 1e-12)
        #expect(abs(eighth.minX + 0.5.squareRoot()) < 1e-12)
    }

    @Test("A rectangle of negative size is the same area")
    func negativeSize() {
        let other = CGRect(x: 40, y: 60, width: -30, height: -40)
        let move = CGAffineTransform(translationX: 1, y: 1)
        #expect(other.applying(move) == rect.applying(move))
    }

    @Test("A singular transform flattens a rectangle")
    func flattened() {
        #expect(rect.applying(CGAffineTransform()) == CGRect(x: 0, y: 0, width: 0, height: 0))
    }

    @Test("The null and the infinite rectangle stay what they are")
    func specialRectangles() {
        let transform = CGAffineTransform(2, 0, 0, 2, 5, 5)
        #expect(CGRect.null.applying(transform).isNull)
        #expect(CGRect.infinite.applying(transform).isInfinite)
    }

    @Test("A corner that is not a number makes the rectangle null, so that it contains nothing")
    func notANumber() {
        let result = rect.applying(CGAffineTransform(scaleX: .nan, y: 1))
        #expect(result.isNull)
        #expect(!result.contains(CGPoint(x: 10, y: 20)))
        // Infinity times zero is not a number either.
        #expect(CGRect(x: 0, y: 0, width: 1, height: 1).applying(CGAffineTransform(scaleX: .infinity, y: 1)).isNull)
    }

    @Test("A vector is stored as a list of two numbers and has a zero")
    func vector() throws {
        #expect(CGVector() == .zero)
        let data = try JSONEncoder().encode(CGVector(dx: 1.5, dy: -2))
        #expect(String(decoding: data, as: UTF8.self) == "[1.5,-2]")
        #expect(try JSONDecoder().decode(CGVector.self, from: data) == CGVector(dx: 1.5, dy: -2))
    }

    @Test("Colors are equal by their space and components")
    func color() {
        #expect(CGColor(gray: 1, alpha: 1) == .white)
        #expect(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1) != .white)
        let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
        #expect(red.components == [1, 0, 0, 0.5])
        #expect(red.numberOfComponents == 4)
        #expect(red.copy(alpha: 1)?.components == [1, 0, 0, 1])
        #expect(CGColor.clear.alpha == 0)
        let strange = CGColor(gray: .nan, alpha: 1)
        #expect(strange == strange)
    }
}
