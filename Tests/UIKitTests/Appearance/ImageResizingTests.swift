// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("W39: images whose margins keep their size")
struct ImageResizingTests {
    /// 10 times 10 points large.
    private let image: UIImage

    init() throws {
        image = try #require(UIImage(data: pngHeader(width: 10, height: 10)))
    }

    /// Where the image is drawn, each time, and what of it is seen.
    private func pieces(_ image: UIImage, in size: CGSize) throws -> [(image: CGRect, clip: CGRect)] {
        let view = UIImageView(image: image)
        view.bounds.size = size
        guard case .drawing(let drawing, .scaleToFill) = view.displayContent else {
            try #require(Bool(false), "no drawing")
            return []
        }
        var pieces: [(CGRect, CGRect)] = []
        var clip = CGRect.null
        for command in drawing.commands {
            switch command {
            case .clip(let path, _): clip = path.boundingBox
            case .image(_, let rect, tint: _): pieces.append((rect, clip))
            default: break
            }
        }
        return pieces
    }

    @Test("W39: margins keep their size, the middle is stretched")
    func stretch() throws {
        let insets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
        let resizable = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
        #expect(resizable.capInsets == insets && resizable.resizingMode == .stretch && resizable.size == image.size)
        let pieces = try pieces(resizable, in: CGSize(width: 30, height: 10))
        #expect(
            pieces.map(\.clip) == [
                CGRect(x: 0, y: 0, width: 4, height: 10), CGRect(x: 4, y: 0, width: 22, height: 10),
                CGRect(x: 26, y: 0, width: 4, height: 10),
            ])
        // The whole image each time: as it is, eleven times as wide, and as it is.
        #expect(
            pieces.map(\.image) == [
                CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: -40, y: 0, width: 110, height: 10),
                CGRect(x: 20, y: 0, width: 10, height: 10),
            ])
    }

    @Test("W39: or repeated; what does not fit is cut")
    func tile() throws {
        let resizable = image.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0))
        let pieces = try pieces(resizable, in: CGSize(width: 20, height: 10))
        #expect(
            pieces.map(\.clip) == [
                CGRect(x: 0, y: 0, width: 4, height: 10), CGRect(x: 4, y: 0, width: 6, height: 10),
                CGRect(x: 10, y: 0, width: 6, height: 10), CGRect(x: 16, y: 0, width: 4, height: 10),
            ])
    }

    @Test("W39: margins take nothing else from an image: its frames and its mirroring stay")
    func frames() throws {
        let animated = try #require(UIImage.animatedImage(with: [image, image], duration: 1))
        let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        #expect(animated.resizableImage(withCapInsets: insets).images?.count == 2)
        let mirrored = image.imageFlippedForRightToLeftLayoutDirection()
        #expect(mirrored.resizableImage(withCapInsets: insets).flipsForRightToLeftLayoutDirection)
    }

    @Test("W39: margins shrink where there is no room; at its own size and in other modes an image is shown whole")
    func limits() throws {
        let resizable = image.resizableImage(
            withCapInsets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4), resizingMode: .stretch)
        #expect(try pieces(resizable, in: CGSize(width: 4, height: 10)).map(\.clip.width) == [2, 2])
        let view = UIImageView(image: resizable)
        #expect(view.displayContent == .image(resizable, .scaleToFill, tint: nil))
        view.bounds.size.width = 30
        view.contentMode = .center
        #expect(view.displayContent == .image(resizable, .center, tint: nil))
        #expect(resizable.withRenderingMode(.alwaysTemplate).capInsets == resizable.capInsets)
        #expect(resizable != image)
        let stretchable = image.stretchableImage(withLeftCapWidth: 3, topCapHeight: 2)
        #expect(stretchable.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 7, right: 6))
    }
}
