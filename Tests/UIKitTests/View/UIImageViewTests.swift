// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("UIImageView")
struct UIImageViewTests {
    let screen = TestScreen()

    func image(width: UInt32, height: UInt32) throws -> UIImage {
        try #require(UIImage(data: pngHeader(width: width, height: height), scale: 2))
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
