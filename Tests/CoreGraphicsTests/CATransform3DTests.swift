// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite struct CATransform3DTests {
    @Test("The identity is exact, and sixteen zeros are not it")
    func identity() {
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
        #expect(!CATransform3DIsIdentity(CATransform3D()))
        #expect(CATransform3DEqualToTransform(CATransform3DMakeTranslation(0, 0, 0), CATransform3DIdentity))
    }

    @Test("An affine transform goes there and back; depth and perspective are not affine")
    func affine() {
        let flat = CGAffineTransform(2, 3, 5, 7, 11, 13)
        let transform = CATransform3DMakeAffineTransform(flat)
        #expect(CATransform3DIsAffine(transform))
        #expect(CATransform3DGetAffineTransform(transform) == flat)
        #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        #expect(!CATransform3DIsAffine(perspective))
    }

    @Test("In the plane it agrees with CGAffineTransform")
    func agreement() {
        let first = CGAffineTransform(2, 3, 5, 7, 11, 13)
        let second = CGAffineTransform(-1, 2, 0.5, 4, -3, 8)
        let product = CATransform3DConcat(
            CATransform3DMakeAffineTransform(first), CATransform3DMakeAffineTransform(second))
        #expect(CATransform3DGetAffineTransform(product) == first.concatenating(second))
        let turned = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.7, 0, 0, 9))
        let expected = CGAffineTransform(rotationAngle: 0.7)
        #expect(abs(turned.a - expected.a) < 1e-15)
        #expect(abs(turned.b - expected.b) < 1e-15)
        #expect(abs(turned.c - expected.c) < 1e-15)
    }

    @Test("Translate, scale and rotate act before what the transform did so far")
    func chaining() {
        let moved = CATransform3DMakeTranslation(1, 2, 3)
        #expect(CATransform3DScale(moved, 2, 2, 2).m41 == 1)
        #expect(CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1).m43 == 4)
        #expect(CATransform3DRotate(moved, .pi, 0, 0, 1).m41 == 1)
        #expect(CATransform3DRotate(moved, .pi, 0, 0, 1).m11 == -1)
    }

    @Test("Rotations about the three axes turn as the right hand says")
    func axes() {
        #expect(CATransform3DMakeRotation(.pi / 2, 1, 0, 0).m23 == 1)
        #expect(CATransform3DMakeRotation(.pi / 2, 0, 1, 0).m31 == 1)
        #expect(CATransform3DMakeRotation(.pi / 2, 0, 0, 1).m12 == 1)
    }

    @Test("An axis without a direction turns nothing")
    func noAxis() {
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, .nan, 0, 0)))
    }

    @Test("The inverse undoes the transform, perspective included")
    func inverse() {
        var transform = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 0.4, 1, 2, 3)
        transform.m34 = -1 / 400
        transform.m11 = 0
        let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
        for (found, expected) in zip(numbers(product), numbers(CATransform3DIdentity)) {
            #expect(abs(found - expected) < 1e-12)
        }
    }

    @Test("What cannot be undone is its own inverse")
    func singular() {
        let flat = CATransform3DMakeScale(1, 1, 0)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
        let nothing = CATransform3D()
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(nothing), nothing))
    }

    @Test("It is stored as a list of sixteen numbers, row after row")
    func codable() throws {
        let transform = CATransform3DMakeTranslation(7, 8, 9)
        let data = try JSONEncoder().encode(transform)
        #expect(String(decoding: data, as: UTF8.self) == "[1,0,0,0,0,1,0,0,0,0,1,0,7,8,9,1]")
        #expect(try JSONDecoder().decode(CATransform3D.self, from: data) == transform)
    }

    private func numbers(_ transform: CATransform3D) -> [CGFloat] {
        [
            transform.m11, transform.m12, transform.m13, transform.m14, transform.m21, transform.m22, transform.m23,
            transform.m24, transform.m31, transform.m32, transform.m33, transform.m34, transform.m41, transform.m42,
            transform.m43, transform.m44,
        ]
    }
}
