// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
    @Test("The identity is exact, and six zeros are not it")
    func identity() {
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(!CGAffineTransform().isIdentity)
        #expect(!CGAffineTransform(translationX: 0, y: 1e-300).isIdentity)
        #expect(!CGAffineTransform(scaleX: .nan, y: 1).isIdentity)
    }

    @Test("A point moves as the matrix says, a size ignores the translation")
    func applying() {
        let transform = CGAffineTransform(2, 3, 5, 7, 11, 13)
        #expect(CGPoint(x: 1, y: 10).applying(transform) == CGPoint(x: 63, y: 86))
        #expect(CGSize(width: 1, height: 10).applying(transform) == CGSize(width: 52, height: 73))
    }

    @Test("Concatenating applies the receiver first")
    func concatenating() {
        let scale = CGAffineTransform(scaleX: 2, y: 3)
        let move = CGAffineTransform(translationX: 10, y: 20)
        let point = CGPoint(x: 1, y: 1)
        #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 12, y: 23))
        #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 22, y: 63))
    }

    @Test("translatedBy, scaledBy and rotated(by:) act before what the transform did so far")
    func chaining() {
        let transform = CGAffineTransform(translationX: 10, y: 20)
        #expect(transform.scaledBy(x: 2, y: 3) == CGAffineTransform(2, 0, 0, 3, 10, 20))
        let scaled = CGAffineTransform(scaleX: 2, y: 3)
        #expect(scaled.translatedBy(x: 10, y: 20) == CGAffineTransform(2, 0, 0, 3, 20, 60))
        let turned = CGPoint(x: 1, y: 0).applying(transform.rotated(by: .pi / 2))
        #expect(abs(turned.x - 10) < 1e-12)
        #expect(abs(turned.y - 21) < 1e-12)
    }

    @Test("A rotation turns the x axis towards the y axis")
    func rotation() {
        let transform = CGAffineTransform(rotationAngle: .pi / 6)
        #expect(abs(transform.a - 0.75.squareRoot()) < 1e-15)
        #expect(abs(transform.b - 0.5) < 1e-15)
        #expect(transform.c == -transform.b)
        #expect(transform.d == transform.a)
    }

    @Test("The inverse undoes the transform")
    func inverse() {
        let transform = CGAffineTransform(2, 1, -3, 4, 5, -6)
        let back = CGPoint(x: 7, y: 8).applying(transform).applying(transform.inverted())
        #expect(abs(back.x - 7) < 1e-12)
        #expect(abs(back.y - 8) < 1e-12)
        #expect(CGAffineTransform(scaleX: 4, y: 0.5).inverted() == CGAffineTransform(scaleX: 0.25, y: 2))
    }

    @Test(
        "What cannot be undone is its own inverse",
        arguments: [
            CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(1, 2, 2, 4, 5, 6), CGAffineTransform(),
            CGAffineTransform(scaleX: .infinity, y: 1), CGAffineTransform(scaleX: 1e200, y: 1e200),
        ])
    func singular(transform: CGAffineTransform) {
        #expect(transform.inverted() == transform)
    }

    @Test("The inverse of what is not a number is no trap")
    func inverseOfNaN() {
        #expect(CGAffineTransform(scaleX: .nan, y: 1).inverted().a.isNaN)
    }

    @Test("It is stored as a list of its six numbers")
    func codable() throws {
        let transform = CGAffineTransform(1, 2, 3, 4, 5, 6.5)
        let data = try JSONEncoder().encode(transform)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6.5]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(CGAffineTransform.self, from: Data("[1,2,3,4,5]".utf8))
        }
    }

    @Test("Equal transforms have equal hashes")
    func hashing() {
        #expect(Set([CGAffineTransform.identity, CGAffineTransform(scaleX: 1, y: 1), .init()]).count == 2)
    }
}
