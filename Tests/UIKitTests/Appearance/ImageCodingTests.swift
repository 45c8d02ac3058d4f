// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("W72: images in archives")
struct ImageCodingTests {
    private func again(_ image: UIImage) throws -> UIImage {
        let archive = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: archive))
    }

    @Test("W72: the bytes, the scale and the rendering mode come back")
    func bytes() throws {
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
        }
        let file = try #require(drawn.pngData())
        let image = try #require(UIImage(data: file, scale: 2)).withRenderingMode(.alwaysTemplate)
        #expect(try again(image) == image)
        // A drawing comes back as its file.
        #expect(try again(drawn).pngData() == file)
        #expect(try again(drawn).size == drawn.size)
    }

    @Test("W72: an image of no size and a symbol come back empty; bytes that are no picture give none")
    func nothing() throws {
        #expect(try again(UIImage()).size == .zero)
        #expect(try again(#require(UIImage(systemName: "star"))).size == .zero)
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(Data([1, 2]) as NSData, forKey: "UIImageData")
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(UIImage(coder: reader) == nil)
    }
}
