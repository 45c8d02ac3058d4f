// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("PO3: where a label's subclass has its text")
struct LabelAreaTests {
    let screen = TestScreen()

    private class Padded: UILabel {
        let insets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
        override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width + 20, height: size.height + 8)
        }
    }

    private final class Silent: UILabel {
        override func drawText(in rect: CGRect) {}
    }

    /// Draws its text itself, as libraries with links do.
    private final class Drawing: UILabel {
        override func drawText(in rect: CGRect) {
            let storage = NSTextStorage(
                string: text ?? "", attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red])
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: rect.size)
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: storage.length), at: rect.origin)
        }
    }

    @Test("PO3: what an override draws without super is shown in the text's place")
    func ownDrawing() {
        let label = Drawing(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        label.text = "text"
        screen.window.addSubview(label)
        guard case .drawing(let drawing, _) = label.displayContent else { return #expect(Bool(false)) }
        #expect(drawing.size == CGSize(width: 200, height: 40))
        #expect(
            drawing.commands.contains {
                if case .text("text", _, _, let color, _) = $0 { color == UIColor.red.cgColor } else { false }
            })
    }

    private func baseline(of label: UILabel) -> CGPoint? {
        guard case .text(let text) = label.displayContent else { return nil }
        return text.lines.first?.baseline
    }

    @Test("PO3: the text stands in the rectangle that is passed on; without super there is none")
    func area() {
        let frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        let (plain, padded, silent) = (UILabel(frame: frame), Padded(frame: frame), Silent(frame: frame))
        for label in [plain, padded, silent] {
            label.text = "text"
            screen.window.addSubview(label)
        }
        #expect(baseline(of: plain)?.x == 0 && baseline(of: padded)?.x == 10)
        #expect(baseline(of: plain)?.y == baseline(of: padded)?.y && baseline(of: silent) == nil)
        padded.text = "words that are broken"
        padded.numberOfLines = 0
        padded.frame.size = CGSize(width: 90, height: 200)
        guard case .text(let text) = padded.displayContent else { return #expect(Bool(false)) }
        #expect(text.lines.count == 3 && text.lines.allSatisfy { $0.width <= 70 })
    }

    @Test("A label's font of a text style follows the size that the user asks for, when it was told to")
    func contentSize() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        let other = UILabel()
        other.font = .preferredFont(forTextStyle: .body)
        screen.window.addSubview(label)
        screen.window.addSubview(other)
        screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        screen.settle()
        #expect(label.font.pointSize == 33 && other.font.pointSize == 17)
        let metrics = UIFontMetrics(forTextStyle: .body)
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        #expect(metrics.scaledValue(for: 34, compatibleWith: traits) == 66)
    }

    @Test(
        "AX31: fonts of UIFontMetrics and bold ones of a style follow too, and so do fields and text views; others stay"
    )
    func scaledFonts() {
        let (label, bold, plain) = (UILabel(), UILabel(), UILabel())
        let (field, text) = (UITextField(), UITextView())
        label.font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: 13, weight: .semibold), maximumPointSize: 24)
        bold.font = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.withSymbolicTraits(.traitBold).map {
            UIFont(descriptor: $0, size: 0)
        }
        plain.font = .systemFont(ofSize: 13)
        field.font = .preferredFont(forTextStyle: .body)
        text.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34))
        for view in [label, bold, plain, field, text] as [any UIView & UIContentSizeCategoryAdjusting] {
            view.adjustsFontForContentSizeCategory = true
            screen.window.addSubview(view)
        }
        func sizes() -> [CGFloat?] {
            [label, bold, plain].map(\.font.pointSize) + [field.font?.pointSize, text.font?.pointSize]
        }
        #expect(sizes() == [13, 17, 13, 17, 34])
        screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        screen.settle()
        #expect(sizes() == [24, 33, 13, 33, 66])
        #expect(label.font.face.weight == UIFont.Weight.semibold.number && bold.font.face.weight > 400)
        screen.window.traitOverrides.preferredContentSizeCategory = .large
        screen.settle()
        #expect(sizes() == [13, 17, 13, 17, 34])
    }

    @Test(
        "AX31: a label that comes into a window has the size that the user asks for, and so have fields and text views")
    func comingLabel() {
        screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        screen.settle()
        let (outer, label, field, text) = (UIView(), UILabel(), UITextField(), UITextView())
        label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34))
        field.font = label.font
        text.font = label.font
        for view in [label, field, text] as [any UIView & UIContentSizeCategoryAdjusting] {
            view.adjustsFontForContentSizeCategory = true
            outer.addSubview(view)
        }
        screen.window.addSubview(outer)
        #expect([label.font.pointSize, field.font?.pointSize, text.font?.pointSize] == [66, 66, 66])
    }

    @Test("A descriptor has a font's traits, and makes fonts of others")
    func descriptors() {
        let bold = UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits(.traitBold)
        #expect(bold.map { UIFont(descriptor: $0, size: 0) } == .boldSystemFont(ofSize: 12))
        #expect(UIFont.italicSystemFont(ofSize: 9).fontDescriptor.symbolicTraits == .traitItalic)
        #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline).pointSize == 17)
        #expect(UIFont(descriptor: UIFontDescriptor(), size: 15) == .systemFont(ofSize: 15))
    }
}
