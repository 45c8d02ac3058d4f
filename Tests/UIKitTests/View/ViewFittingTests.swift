// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Sizes of content")
struct ViewFittingTests {
    private final class Badge: UIView {
        var content = CGSize(width: 30, height: UIView.noIntrinsicMetric)
        override var intrinsicContentSize: CGSize { content }
    }

    @Test("A plain view has no size of its own; one that has takes it, along the axes that have one")
    func intrinsic() {
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 8))
        #expect(plain.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(plain.sizeThatFits(.zero) == CGSize(width: 7, height: 8))
        let badge = Badge(frame: CGRect(x: 1, y: 2, width: 7, height: 8))
        badge.sizeToFit()
        #expect(badge.frame == CGRect(x: 1, y: 2, width: 30, height: 8))
    }

    @Test("A changed size lays out the superview")
    func invalidation() {
        final class Parent: UIView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        let screen = TestScreen()
        let parent = Parent(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let badge = Badge()
        parent.addSubview(badge)
        screen.window.addSubview(parent)
        screen.settle()
        let before = parent.count
        badge.invalidateIntrinsicContentSize()
        screen.settle()
        #expect(parent.count == before + 1)
        badge.setContentHuggingPriority(.required, for: .vertical)
        screen.settle()
        #expect(parent.count == before + 2)
        #expect(badge.contentHuggingPriority(for: .vertical) == .required)
        #expect(badge.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(badge.contentCompressionResistancePriority(for: .horizontal) == UILayoutPriority(750))
    }

    @Test("The fitting size is the target's where its priority is higher than what the content holds with")
    func fitting() {
        let badge = Badge()
        badge.content = CGSize(width: 30, height: 20)
        #expect(badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == badge.content)
        let wide = CGSize(width: 100, height: 5)
        func fit(_ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
            badge.systemLayoutSizeFitting(
                wide, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        #expect(fit(.required, .fittingSizeLevel) == CGSize(width: 100, height: 20))
        #expect(fit(.defaultLow, .required) == CGSize(width: 30, height: 5))
        badge.setContentCompressionResistancePriority(.required, for: .vertical)
        badge.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        #expect(fit(.defaultLow, .required) == CGSize(width: 100, height: 20))
    }

    @Test("Labels, images and controls have sizes of their own")
    func controls() {
        let label = UILabel()
        label.text = "some words that break"
        label.numberOfLines = 0
        let oneLine = label.intrinsicContentSize
        label.preferredMaxLayoutWidth = oneLine.width / 2
        #expect(oneLine.width > 50 && label.intrinsicContentSize.height > oneLine.height)
        #expect(UISwitch().intrinsicContentSize == UISwitch().bounds.size)
        #expect(UISlider().intrinsicContentSize.width == UIView.noIntrinsicMetric)
        #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        #expect(button.intrinsicContentSize == button.sizeThatFits(.zero))
    }

    @Test("A view that does not translate its mask stays as it is; scale factors follow the screen")
    func masksAndScale() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.autoresizingMask = .flexibleWidth
        parent.addSubview(view)
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.frame.size.width = 200
        #expect(view.frame.width == 100)
        view.translatesAutoresizingMaskIntoConstraints = true
        parent.frame.size.width = 250
        #expect(view.frame.width == 150)
        let screen = TestScreen()
        screen.send(.resize(ScreenDescription(size: CGSize(width: 100, height: 100), scale: 3)))
        screen.window.addSubview(parent)
        #expect(view.contentScaleFactor == 3)
        view.contentScaleFactor = 1
        #expect(view.contentScaleFactor == 1 && parent.contentScaleFactor == 3)
    }
}
