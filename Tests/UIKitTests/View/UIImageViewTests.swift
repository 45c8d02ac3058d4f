// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("UIImageView")
struct UIImageViewTests {
    let screen = TestScreen()

    /// The header of a PNG of this size, which is all that is read here.
    func image(width: UInt8, height: UInt8) throws -> UIImage {
        let bytes: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
            + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0, 0, 0, 0, 0]
        return try #require(UIImage(data: Data(bytes), scale: 2))
    }

    func shown(_ view: UIImageView) -> (image: UIImage, mode: UIView.ContentMode, tint: UIColor?)? {
        guard case .image(let image, let mode, let tint) = view.displayContent else { return nil }
        return (image, mode, tint)
    }

    @Test("B24: an image view takes no touches, however it was made")
    func interaction() throws {
        let image = try image(width: 4, height: 4)
        let views = [
            UIImageView(), UIImageView(frame: .zero), UIImageView(image: image),
            UIImageView(image: image, highlightedImage: image),
        ]
        #expect(views.map(\.isUserInteractionEnabled) == [false, false, false, false])
    }

    @Test("A view made with an image is as large as the image, in points")
    func size() throws {
        let view = UIImageView(image: try image(width: 40, height: 20))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 20, height: 10))
        view.image = nil
        #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == .zero)
        #expect(shown(view) == nil)
    }

    @Test("The highlighted image takes the place of the other one, if there is one")
    func highlighting() throws {
        let plain = try image(width: 2, height: 2)
        let bright = try image(width: 4, height: 4)
        let view = UIImageView(image: plain, highlightedImage: bright)
        #expect(shown(view)?.image === plain)
        view.isHighlighted = true
        #expect(shown(view)?.image === bright)
        view.highlightedImage = nil
        #expect(shown(view)?.image === plain)
    }

    @Test("The content mode goes with the image; only a template is painted in the tint color")
    func painting() throws {
        let picture = try image(width: 2, height: 2)
        let view = UIImageView(image: picture)
        view.contentMode = .scaleAspectFit
        view.tintColor = .red
        #expect(shown(view)?.mode == .scaleAspectFit)
        #expect(shown(view)?.tint == nil)
        view.image = picture.withRenderingMode(.alwaysTemplate)
        #expect(shown(view)?.tint == .red)
    }

    @Test("Assistive technology is told of an image")
    func accessibility() {
        #expect(UIImageView().displayAccessibility.role == .image)
    }
}
