// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLayout

@MainActor
@Suite("Stack views")
struct StackViewTests {
    let screen = TestScreen(size: CGSize(width: 400, height: 800))

    /// A stack of 300 x 100 at (0, 0) with views of these sizes.
    private func stack(_ sizes: [(CGFloat, CGFloat)], width: CGFloat? = 300, height: CGFloat? = 100) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: sizes.map { SizedView($0.0, $0.1) })
        screen.window.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.topAnchor.constraint(equalTo: screen.window.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: screen.window.leadingAnchor).isActive = true
        if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        return stack
    }

    private func spans(_ stack: UIStackView) -> [ClosedRange<CGFloat>] {
        screen.settle()
        return stack.arrangedSubviews.map { $0.frame.minX...$0.frame.maxX }
    }

    @Test("L30: fill stretches the view that hugs least, or shrinks the one that resists least")
    func fill() {
        let stack = stack([(50, 10), (60, 20), (70, 30)])
        stack.spacing = 10
        stack.arrangedSubviews[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        #expect(spans(stack) == [0...50, 60...220, 230...300])
        #expect(stack.arrangedSubviews.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 100 })
        stack.arrangedSubviews[0].setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
        (stack.arrangedSubviews[2] as? SizedView)?.size.width = 200
        #expect(spans(stack) == [0...20, 30...90, 100...300])
        #expect(screen.application.faults.isEmpty)
    }

    @Test("L45: in a row, texts that wrap are equally wide where nothing else says how wide; others are as before")
    func equalTexts() {
        let stack = stack([])
        stack.spacing = 10
        func label(_ text: String) -> UILabel {
            let label = UILabel()
            (label.text, label.numberOfLines) = (text, 0)
            stack.addArrangedSubview(label)
            return label
        }
        let (first, second) = (label("A"), label("Much more"))
        #expect(spans(stack) == [0...145, 155...300])
        second.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        let own = first.intrinsicContentSize.width.rounded(.up)
        #expect(abs(spans(stack)[0].upperBound - own) <= 1 && spans(stack)[1].upperBound == 300)
        second.setContentHuggingPriority(first.contentHuggingPriority(for: .horizontal), for: .horizontal)
        first.numberOfLines = 1
        screen.settle()
        #expect(spans(stack) != [0...145, 155...300])
        first.numberOfLines = 0
        screen.settle()
        #expect(spans(stack) == [0...145, 155...300])
        stack.axis = .vertical
        #expect(spans(stack) == [0...300, 0...300])
        #expect(screen.application.faults.isEmpty)
    }

    @Test("L45: buttons with a configuration are such texts; a stack without a width stays as wide as they are")
    func equalButtons() {
        let stack = stack([])
        for (title, width) in [("clear", 0), ("be done", 1)] {
            let button = UIButton(configuration: width == 0 ? .tinted() : .filled())
            button.configuration?.title = title
            stack.addArrangedSubview(button)
        }
        #expect(spans(stack) == [0...150, 150...300])
        let narrow = self.stack([], width: nil)
        for title in ["clear", "be done"] {
            let button = UIButton(configuration: .plain())
            button.configuration?.title = title
            narrow.addArrangedSubview(button)
        }
        screen.settle()
        let widths = narrow.arrangedSubviews.map(\.frame.width)
        #expect(widths == narrow.arrangedSubviews.map(\.intrinsicContentSize.width) && widths[0] < widths[1])
    }

    @Test("L30: fillEqually makes all as long as each other, fillProportionally in proportion to their contents")
    func equally() {
        let stack = stack([(50, 10), (100, 20), (100, 30)])
        stack.distribution = .fillEqually
        stack.spacing = 30
        #expect(spans(stack) == [0...80, 110...190, 220...300])
        stack.distribution = .fillProportionally
        stack.spacing = 25
        #expect(spans(stack) == [0...50, 75...175, 200...300])
    }

    @Test("L41: fillProportionally counts a stack view by the views in it, along the axis or across it")
    func nestedProportions() {
        let ends: [(NSLayoutConstraint.Axis, CGFloat)] = [(.horizontal, 150), (.vertical, 200)]
        for (axis, end) in ends {
            let inner = UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(30, 10)])
            inner.spacing = 10
            inner.axis = axis
            let stack = stack([(60, 10)])
            stack.addArrangedSubview(inner)
            stack.distribution = .fillProportionally
            let found = spans(stack).map { $0.lowerBound.rounded()...$0.upperBound.rounded() }
            #expect(found == [0...end, end...300])
        }
    }

    @Test("L10: a constraint of the application gives way before those of the stack view, which came later")
    func conflict() {
        let stack = stack([(50, 10)])
        stack.distribution = .fillEqually
        screen.settle()
        let first = stack.arrangedSubviews[0]
        first.widthAnchor.constraint(equalToConstant: first.frame.width).isActive = true
        stack.addArrangedSubview(SizedView(50, 10))
        stack.addArrangedSubview(SizedView(50, 10))
        #expect(spans(stack) == [0...100, 100...200, 200...300])
        #expect(screen.application.faults.first?.contains("This one is left out: <NSLayoutConstraint") == true)
    }

    @Test("L30: equalSpacing makes the spaces equal, equalCentering the distances of the middles")
    func equalSpaces() {
        let stack = stack([(20, 10), (60, 20), (100, 30)])
        stack.distribution = .equalSpacing
        #expect(spans(stack) == [0...20, 80...140, 200...300])
        stack.distribution = .equalCentering
        // The middles are at 10 and 250: 130 is in between.
        #expect(spans(stack) == [0...20, 100...160, 200...300])
    }

    @Test("L30: the spaces of equalSpacing are at least the spacing: a stack without a width takes just that")
    func leastSpaces() {
        let stack = stack([(20, 10), (30, 20)], width: nil)
        stack.distribution = .equalSpacing
        stack.spacing = 12
        screen.window.trailingAnchor.constraint(greaterThanOrEqualTo: stack.trailingAnchor).isActive = true
        let least = stack.widthAnchor.constraint(equalToConstant: 0)
        least.priority = .fittingSizeLevel
        least.isActive = true
        #expect(spans(stack) == [0...20, 32...62])
        #expect(stack.bounds.width == 62)
    }

    @Test(
        "L31: alignment across the axis",
        arguments: [
            (UIStackView.Alignment.fill, [0...100, 0...100]), (.top, [0...10, 0...40]),
            (.bottom, [90...100, 60...100]),
            (.center, [45...55, 30...70]),
        ] as [(UIStackView.Alignment, [ClosedRange<CGFloat>])])
    func alignment(_ alignment: UIStackView.Alignment, _ expected: [ClosedRange<CGFloat>]) {
        let stack = stack([(150, 10), (150, 40)])
        stack.alignment = alignment
        screen.settle()
        #expect(stack.arrangedSubviews.map { $0.frame.minY...$0.frame.maxY } == expected)
    }

    @Test("L31: without a height the stack is as high as its highest view; lines of text may be aligned")
    func height() {
        let stack = stack([(150, 10), (150, 40)], height: nil)
        stack.alignment = .center
        screen.settle()
        #expect(stack.bounds.height == 40)
        let (small, large) = (UILabel(), UILabel())
        (small.text, large.text) = ("a", "b")
        small.font = .systemFont(ofSize: 10)
        large.font = .systemFont(ofSize: 30)
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        stack.addArrangedSubview(small)
        stack.addArrangedSubview(large)
        stack.alignment = .firstBaseline
        screen.settle()
        func line(_ label: UILabel) -> CGFloat { label.frame.midY - label.font.lineHeight / 2 + label.font.ascender }
        #expect(abs(line(small) - line(large)) <= 1 && large.frame.minY == 0 && small.frame.minY > 5)
    }

    @Test(
        "L32: arranged views are subviews; to take one out of the row leaves it a subview; a subview that leaves is not arranged"
    )
    func arranged() {
        let (first, second, third) = (UIView(), UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [first, second])
        #expect(stack.subviews == [first, second] && !first.translatesAutoresizingMaskIntoConstraints)
        stack.insertArrangedSubview(third, at: 0)
        #expect(stack.arrangedSubviews == [third, first, second] && stack.subviews == [first, second, third])
        stack.insertArrangedSubview(third, at: 2)
        #expect(stack.arrangedSubviews == [first, second, third])
        stack.removeArrangedSubview(first)
        #expect(stack.arrangedSubviews == [second, third] && first.superview === stack)
        second.removeFromSuperview()
        #expect(stack.arrangedSubviews == [third])
    }

    @Test("L33: custom spacing, the system's, and the one of the stack again")
    func customSpacing() {
        let stack = stack([(20, 10), (20, 10), (20, 10)], width: nil)
        let views = stack.arrangedSubviews
        stack.spacing = 5
        stack.setCustomSpacing(40, after: views[0])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        #expect(spans(stack) == [0...20, 60...80, 88...108])
        #expect(stack.customSpacing(after: views[0]) == 40)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        #expect(spans(stack) == [0...20, 25...45, 53...73])
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    }

    @Test("L34: a hidden view gives up its place and its spacing, and gets them back; no constraint is broken by it")
    func hidden() {
        let stack = stack([(20, 10), (30, 10), (40, 10)], width: nil)
        stack.spacing = 10
        #expect(spans(stack) == [0...20, 30...60, 70...110])
        stack.arrangedSubviews[1].isHidden = true
        #expect(spans(stack) == [0...20, 20...20, 30...70])
        #expect(stack.bounds.width == 70)
        stack.arrangedSubviews[1].isHidden = false
        #expect(spans(stack) == [0...20, 30...60, 70...110])
        for view in stack.arrangedSubviews { view.isHidden = true }
        screen.settle()
        #expect(screen.application.faults.isEmpty)
    }

    @Test("L39: a stack of nothing, or of hidden views, is as small as it may be; around it a content's size is known")
    func nothing() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.window.addSubview(scrollView)
        let (inner, hidden) = (UIStackView(), UIStackView(arrangedSubviews: [SizedView(10, 70)]))
        hidden.arrangedSubviews[0].isHidden = true
        let column = UIStackView(arrangedSubviews: [SizedView(20, 300), inner, hidden, SizedView(20, 50)])
        column.axis = .vertical
        column.alignment = .leading
        column.spacing = 5
        column.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(column)
        scrollView.pin(column)
        screen.settle()
        #expect(inner.bounds.size == .zero && hidden.bounds.size == .zero && !inner.hasAmbiguousLayout)
        #expect(scrollView.contentSize == CGSize(width: 20, height: 365))
        // A size that something else wants is not in the way.
        inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
        screen.settle()
        #expect(inner.bounds.height == 30 && scrollView.contentSize.height == 395)
        #expect(screen.application.faults.isEmpty)
    }

    @Test("L34: within an animation the others move to the place that a hidden view gives up")
    func hiddenAnimated() {
        let stack = stack([(20, 10), (30, 10), (40, 10)], width: nil)
        screen.settle()
        let last = stack.arrangedSubviews[2]
        UIView.animate(withDuration: 1) { stack.arrangedSubviews[1].isHidden = true }
        #expect(last.frame.minX == 20)
        #expect(last.layer.presentation()?.frame.minX ?? 0 > 20)
        screen.advance(by: 2)
        #expect(last.layer.presentation()?.frame.minX ?? 20 == 20)
    }

    @Test("L35: a column, within its margins, from line of text to line of text")
    func column() {
        let stack = UIStackView()
        screen.window.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.axis = .vertical
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
        let labels = ["one", "two"].map { text in
            let label = UILabel()
            label.text = text
            stack.addArrangedSubview(label)
            return label
        }
        stack.topAnchor.constraint(equalTo: screen.window.topAnchor, constant: 100).isActive = true
        stack.leadingAnchor.constraint(equalTo: screen.window.leadingAnchor).isActive = true
        screen.settle()
        let height = labels[0].sizeThatFits(.zero).height
        #expect(labels.map(\.frame.minY) == [11, 11 + height])
        #expect(labels.map(\.frame.minX) == [12, 12])
        #expect(stack.bounds.height == 11 + 2 * height + 13)
        stack.isBaselineRelativeArrangement = true
        stack.spacing = 40
        screen.settle()
        #expect(labels[1].frame.minY - labels[0].frame.minY == 40)
    }

    @Test("L35: from baseline to baseline, a view without text begins at its upper edge and ends at its lower one")
    func baselinesWithoutText() {
        let views = (0..<3).map { SizedView(20, 10 + 5 * CGFloat($0)) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 20
        stack.isBaselineRelativeArrangement = true
        stack.translatesAutoresizingMaskIntoConstraints = false
        screen.window.addSubview(stack)
        stack.topAnchor.constraint(equalTo: screen.window.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: screen.window.leadingAnchor).isActive = true
        screen.settle()
        #expect(views.map(\.frame.minY) == [0, 30, 65] && stack.bounds.height == 85)
    }

    @Test("L36: stacks in stacks, and a row from right to left")
    func nested() {
        let inner = UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(30, 20)])
        inner.axis = .vertical
        let outer = UIStackView(arrangedSubviews: [inner, SizedView(40, 50)])
        #expect(
            outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 50))
        outer.frame = CGRect(x: 0, y: 0, width: 70, height: 50)
        screen.window.addSubview(outer)
        outer.semanticContentAttribute = .forceRightToLeft
        screen.settle()
        #expect(inner.frame == CGRect(x: 40, y: 0, width: 30, height: 50))
        #expect(inner.arrangedSubviews.map(\.bounds.width) == [30, 30])
    }

    @Test("L4: a stack turned in viewWillLayoutSubviews, or before super in layoutSubviews, conflicts with nothing")
    func turned() {
        for turnsInController in [true, false] {
            let controller = TurningController(turnsInController: turnsInController)
            screen.window.rootViewController = controller
            screen.settle()
            let parts = controller.turning.stack.arrangedSubviews
            #expect(
                parts.map(\.frame) == [
                    CGRect(x: 0, y: 0, width: 300, height: 800), CGRect(x: 300, y: 0, width: 100, height: 800),
                ])
            controller.view.frame.size = CGSize(width: 200, height: 800)
            screen.settle()
            #expect(
                parts.map(\.frame) == [
                    CGRect(x: 0, y: 0, width: 200, height: 400), CGRect(x: 0, y: 400, width: 200, height: 400),
                ])
            #expect(screen.application.faults.isEmpty)
        }
    }
}

/// Two parts, beside each other where it is wide: the first three times as wide as the second.
private final class TurningView: UIView {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    private lazy var ratio = stack.arrangedSubviews[0].widthAnchor.constraint(
        equalTo: stack.arrangedSubviews[1].widthAnchor, multiplier: 3)
    var turnsItself = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.distribution = .fillEqually
        addSubview(stack)
        pin(stack)
    }

    required init?(coder: NSCoder) { nil }

    func turn() {
        let isWide = bounds.width > 300
        stack.axis = isWide ? .horizontal : .vertical
        stack.distribution = isWide ? .fill : .fillEqually
        ratio.isActive = isWide
    }

    override func layoutSubviews() {
        if turnsItself { turn() }
        super.layoutSubviews()
    }
}

private final class TurningController: UIViewController {
    let turning = TurningView()
    private let turnsInController: Bool

    init(turnsInController: Bool) {
        self.turnsInController = turnsInController
        super.init(nibName: nil, bundle: nil)
        turning.turnsItself = !turnsInController
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = turning }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if turnsInController { turning.turn() }
    }
}
