// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("W59: pictures as masks")
struct DrawingMaskTests {
    private let box = CGRect(x: 2, y: 4, width: 10, height: 20)

    private func picture() throws -> CGImage {
        try #require(UIImage(data: pngHeader(width: 4, height: 4))?.cgImage)
    }

    @Test("W59: a filled shape is the picture's shape in the color, inside of the shape")
    func fill() throws {
        let context = CGContext(size: CGSize(width: 50, height: 50))
        let picture = try picture()
        context.saveGState()
        context.clip(to: box, mask: picture)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.translateBy(x: 3, y: 0)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.restoreGState()
        context.fill(box)
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let place = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -3, ty: 28)
        #expect(
            context.commands == [
                .save, .clip(CGPath(rect: box, transform: nil), isEvenOdd: false), .fillColor(red),
                .concatenate(CGAffineTransform(translationX: 3, y: 0)), .save,
                .clip(CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil), isEvenOdd: false),
                .concatenate(place), .image(picture.image, box, tint: red), .restore, .restore,
                .fill(CGPath(rect: box, transform: nil), isEvenOdd: false),
            ])
    }

    @Test("W59: in turned-over coordinates, as sources for iOS draw pictures, the mask stands upright")
    func upright() throws {
        let context = CGContext(size: CGSize(width: 10, height: 20))
        let all = CGRect(x: 0, y: 0, width: 10, height: 20)
        context.translateBy(x: 0, y: 20)
        context.scaleBy(x: 1, y: -1)
        context.clip(to: all, mask: try picture())
        context.fill(all)
        var ctm = CGAffineTransform.identity
        for command in context.commands {
            if case .concatenate(let transform) = command { ctm = transform.concatenating(ctm) }
            if case .image = command { #expect(ctm == .identity) }
        }
        #expect(context.commands.contains { if case .image = $0 { true } else { false } })
    }

    @Test("W59: other drawing is not masked, and a second mask is left out")
    func others() throws {
        let context = CGContext(size: CGSize(width: 50, height: 50))
        context.clip(to: box, mask: try picture())
        context.stroke(box)
        context.clip(to: box, mask: try picture())
        #expect(
            context.commands == [
                .clip(CGPath(rect: box, transform: nil), isEvenOdd: false), .stroke(CGPath(rect: box, transform: nil)),
                .clip(CGPath(rect: box, transform: nil), isEvenOdd: false),
            ])
    }
}
