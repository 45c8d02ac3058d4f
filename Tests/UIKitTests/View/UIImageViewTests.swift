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

    @Test("PO25: a configuration's color takes the place of the tint")
    func coloredSymbols() throws {
        let plain = try #require(UIImage(systemName: "star"))
        let view = UIImageView(image: plain)
        view.tintColor = .blue
        screen.window.addSubview(view)
        func color() -> UIColor? {
            guard case .text(let text) = view.displayContent else { return nil }
            return text.color
        }
        #expect(color() == .blue)
        let size = UIImage.SymbolConfiguration(pointSize: 50)
        view.image = plain.withConfiguration(size.applying(UIImage.SymbolConfiguration(hierarchicalColor: .red)))
        #expect(color() == .red && view.intrinsicContentSize.width == 60)
        view.image = UIImage(
            systemName: "star", withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.green, .red]))
        #expect(color() == .green)
        view.image = plain.withConfiguration(UIImage.SymbolConfiguration(paletteColors: []))
        #expect(color() == .blue)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(hierarchicalColor: .brown)
        #expect(color() == .brown)
    }

    @Test("W68: a symbol is painted anew when its letters are measured, and stands in the middle by their width")
    func measuredSymbols() throws {
        let painted = PaintedScreen()
        let view = UIImageView(image: UIImage(systemName: "flag.fill"))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.contentMode = .center
        let picture = UIImageView(image: try image(width: 4, height: 4))
        painted.screen.window.addSubview(view)
        painted.screen.window.addSubview(picture)
        painted.screen.settle()
        let symbol = try #require(view.image?.symbol)
        painted.forget()
        painted.screen.send(
            .textMetrics(
                MeasuredText(
                    face: UIFont.systemFont(ofSize: symbol.pointSize, weight: symbol.weight).face,
                    metrics: FontMetrics(ascent: 0.9, descent: 0.2, lineGap: 0, advances: [Character(symbol.text): 2])))
        )
        #expect(painted.host.views.contains { $0.view === view && $0.aspects.contains(.content) })
        #expect(!painted.host.views.contains { $0.view === picture && $0.aspects.contains(.content) })
    }

    @Test("PO24: a preferred configuration is that of symbols without one of their own")
    func preferredSymbols() throws {
        let plain = try #require(UIImage(systemName: "star"))
        let view = UIImageView(image: plain)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 50)
        #expect(view.intrinsicContentSize == CGSize(width: 60, height: 60))
        view.image = plain.withConfiguration(UIImage.SymbolConfiguration(pointSize: 10))
        #expect(view.intrinsicContentSize == CGSize(width: 12, height: 12))
        // All else stays.
        let mirrored = plain.imageFlippedForRightToLeftLayoutDirection()
        #expect(mirrored.withConfiguration(.init(pointSize: 10)).flipsForRightToLeftLayoutDirection)
        let picture = try image(width: 4, height: 4)
        view.image = picture
        #expect(view.intrinsicContentSize == picture.size)
    }

    @Test("AX36: at text sizes for accessibility an image view and a button that adjust are larger, others are not")
    func adjustedSize() {
        let screen = TestScreen()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        let view = UIImageView(image: image)
        let button = UIButton(type: .custom)
        button.setImage(image, for: .normal)
        for shown in [view, button] { screen.window.addSubview(shown) }
        screen.settle()
        let plain = button.intrinsicContentSize
        screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        screen.settle()
        #expect(view.intrinsicContentSize == image.size && button.intrinsicContentSize == plain)
        for shown in [view, button] as [any UIAccessibilityContentSizeCategoryImageAdjusting] {
            shown.adjustsImageSizeForAccessibilityContentSizeCategory = true
        }
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let factor = UIFontMetrics.default.scaledValue(for: 1, compatibleWith: large)
        #expect(factor > 1.5)
        #expect(view.sizeThatFits(.zero) == CGSize(width: 20 * factor, height: 10 * factor))
        #expect(abs(button.intrinsicContentSize.width - plain.width - 20 * (factor - 1)) < 1)
        screen.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        screen.settle()
        #expect(view.intrinsicContentSize == image.size && button.intrinsicContentSize == plain)
    }
}
