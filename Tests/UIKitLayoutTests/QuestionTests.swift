// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLayout

/// What people ask most about constraints, played.
@MainActor
@Suite("Questions about constraints")
struct QuestionTests {
    let screen = TestScreen(size: CGSize(width: 400, height: 800))

    private func box() -> UIView {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        screen.window.addSubview(box)
        return box
    }

    @Test(
        "L17: why is a scroll view's content size ambiguous? Pinned edges without a size leave it open; a width of the frame closes it"
    )
    func scrollContent() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.window.addSubview(scrollView)
        let content = placed(UIView(), in: scrollView)
        scrollView.pin(content)
        screen.settle()
        #expect(content.hasAmbiguousLayout && scrollView.contentSize == .zero)
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
        content.heightAnchor.constraint(equalToConstant: 300).isActive = true
        screen.settle()
        #expect(!content.hasAmbiguousLayout && scrollView.contentSize == CGSize(width: 100, height: 300))
    }

    @Test("L7: two labels in a row: which one is cut? The one that resists less")
    func truncation() {
        let box = box()
        let (title, value) = (placed(UILabel(), in: box), placed(UILabel(), in: box))
        title.text = "A title that is far too long for the row"
        value.text = "Value"
        value.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
            value.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ])
        screen.settle()
        let natural = value.sizeThatFits(.zero).width
        #expect(abs(value.bounds.width - natural) < 1)
        #expect(abs(title.bounds.width - (192 - natural)) < 1)
        title.text = "Short"
        title.setContentHuggingPriority(.required, for: .horizontal)
        screen.settle()
        #expect(abs(title.bounds.width - title.sizeThatFits(.zero).width) < 1)
    }

    @Test("L11: a changed constant does not animate before layoutIfNeeded of the parent in the block")
    func animating() {
        let box = box()
        let view = placed(UIView(), in: box)
        let height = view.heightAnchor.constraint(equalToConstant: 10)
        height.isActive = true
        screen.settle()
        UIView.animate(withDuration: 1) { height.constant = 50 }
        screen.settle()
        #expect(view.bounds.height == 50)
        #expect(view.layer.presentation()?.bounds.height ?? 50 == 50)
        height.constant = 90
        UIView.animate(withDuration: 1) { box.layoutIfNeeded() }
        #expect(view.layer.presentation()?.bounds.height ?? 90 < 90)
    }

    @Test(
        "L3: a view made in code keeps its frame and ignores nothing: its mask's constraints conflict until they are turned off"
    )
    func translation() {
        let box = box()
        let view = UIView()
        box.addSubview(view)
        box.pin(view)
        screen.settle()
        #expect(!screen.application.faults.isEmpty && view.frame == .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.settle()
        #expect(view.frame == box.bounds)
    }

    @Test("L23: what is the frame right after activation? The old one, until layoutIfNeeded")
    func timing() {
        let box = box()
        let view = placed(UIView(), in: box)
        box.pin(view)
        #expect(view.frame == .zero)
        box.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test("L2: how to make a view half as wide, at its ratio, in the middle?")
    func ratio() {
        let box = box()
        let view = placed(UIView(), in: box)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 9.0 / 20),
            view.centerXAnchor.constraint(equalTo: box.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: box.centerYAnchor),
        ])
        screen.settle()
        // 45 points high in 100: the edges, at 27.5, lie on whole pixels.
        #expect(view.frame.minX == 50 && view.frame.width == 100)
        #expect(abs(view.frame.midY - 50) <= 0.5 && abs(view.frame.height - 45) <= 1)
    }

    @Test("L1: can a view be replaced? The old one's constraints go with it, the new one's count")
    func replacing() {
        let box = box()
        let old = placed(UIView(), in: box)
        box.pin(old)
        screen.settle()
        old.removeFromSuperview()
        let new = placed(UIView(), in: box)
        box.pin(new, 1)
        screen.settle()
        #expect(new.frame == CGRect(x: 1, y: 1, width: 198, height: 98) && box.constraints.count == 4)
    }

    @Test("L6: keep a distance if there is room, else give way: a priority below required")
    func optional() {
        let box = box()
        let view = placed(SizedView(50, 20), in: box)
        let wish = view.widthAnchor.constraint(equalToConstant: 500)
        wish.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            wish, view.leadingAnchor.constraint(greaterThanOrEqualTo: box.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor, constant: -10),
        ])
        screen.settle()
        #expect(view.bounds.width == 180 && screen.application.faults.isEmpty)
    }

    @Test("L24: a controller's view below the safe area, and the keyboard's guide at the bottom")
    func safeArea() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        screen.window.rootViewController = controller
        guard let root = controller.view else { return }
        let (view, bar) = (placed(UIView(), in: root), placed(SizedView(UIView.noIntrinsicMetric, 40), in: root))
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: bar.topAnchor), bar.widthAnchor.constraint(equalTo: root.widthAnchor),
            bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
        ])
        screen.settle()
        #expect(view.frame == CGRect(x: 0, y: 30, width: 400, height: 800 - 30 - 60))
        #expect(bar.frame == CGRect(x: 0, y: 740, width: 400, height: 40))
        controller.additionalSafeAreaInsets.bottom = 0
        screen.settle()
        #expect(bar.frame.minY == 760 && view.frame.height == 730)
    }

    @Test("L19: how high is a self-sizing cell? What its constraints say for the table's width")
    func cell() {
        let cell = UIView()
        let (title, text) = (placed(UILabel(), in: cell), placed(UILabel(), in: cell))
        title.text = "Title"
        text.numberOfLines = 0
        text.text = String(repeating: "words and more words ", count: 8)
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
            title.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
            text.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -8),
        ])
        func height(_ width: CGFloat) -> CGFloat {
            cell.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        func expected(_ width: CGFloat) -> CGFloat {
            title.sizeThatFits(.zero).height + text.sizeThatFits(CGSize(width: width - 32, height: 0)).height + 20
        }
        #expect(abs(height(200) - expected(200)) < 1 && abs(height(390) - expected(390)) < 1)
        #expect(height(200) > height(390))
    }
}
