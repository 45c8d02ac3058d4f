// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLayout

@MainActor
@Suite("Texts, measures and what overrides do to layout")
struct TextAndFittingTests {
    let screen = TestScreen(size: CGSize(width: 400, height: 800))

    /// A view of 200 x 100 at (0, 0) whose frame is set by hand.
    private func box() -> UIView {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        screen.window.addSubview(box)
        return box
    }

    @Test("L13: lines of text in one line: labels, buttons and fields of different sizes")
    func baselines() {
        let box = box()
        let (small, large) = (placed(UILabel(), in: box), placed(UILabel(), in: box))
        let button = placed(UIButton(type: .system), in: box)
        (small.text, large.text) = ("a", "b")
        small.font = .systemFont(ofSize: 10)
        large.font = .systemFont(ofSize: 30)
        button.setTitle("c", for: .normal)
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: box.topAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            button.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
        ])
        screen.settle()
        func line(_ label: UILabel, in view: UIView) -> CGFloat {
            let middle = view.convert(CGPoint(x: 0, y: label.bounds.midY), from: label).y
            return middle - label.font.lineHeight / 2 + label.font.ascender
        }
        let reference = line(large, in: box)
        #expect(abs(line(small, in: box) - reference) <= 1)
        #expect(button.titleLabel.map { abs(line($0, in: box) - reference) <= 1 } == true)
    }

    @Test("L43: a label of several lines wraps before anything required breaks, whatever its resistance")
    func requiredResistance() {
        let box = box()
        let label = placed(UILabel(), in: box)
        label.text = "Some words that are wider than the room for them"
        label.numberOfLines = 0
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: box.topAnchor),
        ])
        screen.settle()
        #expect(label.frame.minX == 10 && label.frame.width == 180)
        #expect(label.frame.height > label.font.lineHeight * 1.5)
        #expect(screen.application.faults.isEmpty)
        // One line resists as it says, until it may wrap again.
        label.numberOfLines = 1
        screen.settle()
        #expect(label.frame.width == label.intrinsicContentSize.width && screen.application.faults.count == 1)
        label.numberOfLines = 0
        screen.settle()
        #expect(label.frame.minX == 10 && label.frame.width == 180)
    }

    @Test("AX33: a button with a configuration is as high as the lines that its width asks for")
    func buttonOfLines() {
        let box = box()
        let button = placed(UIButton(configuration: .gray()), in: box)
        button.configuration?.title = "Some words that need more than one line"
        let width = button.widthAnchor.constraint(equalToConstant: 400)
        width.isActive = true
        screen.settle()
        let line = button.bounds.height
        width.constant = 120
        screen.settle()
        #expect(button.bounds.height > line * 2)
        width.constant = 400
        screen.settle()
        #expect(button.bounds.height == line)
    }

    @Test("L19: systemLayoutSizeFitting finds the least size, the greatest, and the one for a width")
    func fitting() {
        let view = UIView()
        let label = placed(UILabel(), in: view)
        label.numberOfLines = 0
        label.text = String(repeating: "words and more words ", count: 4)
        view.pin(label, 10)
        let natural = label.sizeThatFits(.zero)
        #expect(
            view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: natural.width + 20, height: natural.height + 20))
        let narrow = view.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow == CGSize(width: 120, height: label.sizeThatFits(CGSize(width: 100, height: 0)).height + 20))
        #expect(narrow.height > natural.height + 20)
    }

    @Test("L23: where a layoutSubviews does not call super, constraints place the subviews after it")
    func withoutSuper() {
        final class Stubborn: UIView {
            var seen: [CGRect] = []
            override func layoutSubviews() {
                seen += subviews.map(\.frame)
                // A nested layout is another view's.
                subviews.first?.layoutIfNeeded()
            }
        }
        final class Late: UIView {
            let inner = UIView()
            override func layoutSubviews() {
                guard inner.superview == nil else { return }
                addSubview(inner)
                inner.translatesAutoresizingMaskIntoConstraints = false
                pin(inner, 4)
            }
        }
        let stubborn = Stubborn(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        screen.window.addSubview(stubborn)
        let view = placed(Stubborn(), in: stubborn)
        stubborn.pin(view)
        let low = placed(UIView(), in: view)
        view.pin(low, 5)
        let late = Late(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        screen.window.addSubview(late)
        screen.settle()
        #expect(stubborn.seen.first == .zero && view.frame == stubborn.bounds)
        #expect(low.frame == CGRect(x: 5, y: 5, width: 40, height: 40))
        #expect(late.inner.frame == CGRect(x: 4, y: 4, width: 42, height: 42))
    }

    @Test("L24: what layoutSubviews moves by hand, constraints follow in the same pass")
    func handMade() {
        final class Mixed: UIView {
            let handle = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                handle.frame = CGRect(x: bounds.width / 2, y: 0, width: 10, height: 10)
            }
        }
        let mixed = Mixed(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        screen.window.addSubview(mixed)
        mixed.addSubview(mixed.handle)
        let view = placed(SizedView(5, 5), in: mixed)
        view.leadingAnchor.constraint(equalTo: mixed.handle.trailingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: mixed.topAnchor).isActive = true
        mixed.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 60, y: 0, width: 5, height: 5))
        mixed.frame.size.width = 200
        screen.settle()
        #expect(view.frame.minX == 110)
    }

    @Test("L9: an update of constraints that does not reach super is told of")
    func missingSuper() {
        final class Forgetful: UIView {
            override func updateConstraints() {}
        }
        screen.window.addSubview(Forgetful(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
        screen.settle()
        #expect(screen.application.faults.count == 1)
        #expect(screen.application.faults.first?.hasSuffix("does not call super in its update of constraints.") == true)
    }
}
