// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows every control with the events it sends, and an action that looks for its target along the responder chain.
final class ControlsController: UIViewController {
    private let card = Card()
    private let targetCard = Card(heading: "An action without a target")
    private var rows: [ControlRow] = []
    private let greetButton = UIButton(configuration: .filled())
    private let receivers = [GreetedView("A"), GreetedView("B")]
    private let resultLabel = UILabel()
    private var unclaimedCount = 0

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Controls"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        rows = makeRows()
        for row in rows { card.addSubview(row) }
        greetButton.configuration?.title = "Greet"
        greetButton.configuration?.cornerStyle = .capsule
        greetButton.accessibilityIdentifier = "greet"
        greetButton.accessibilityHint = "Somebody along the responder chain answers."
        // Nobody in particular: the first responder gets it, or the next responder after it that knows the action.
        greetButton.addTarget(nil, action: .greet, for: .touchUpInside)
        resultLabel.font = .systemFont(ofSize: 13)
        resultLabel.textColor = .secondaryLabel
        resultLabel.numberOfLines = 2
        resultLabel.accessibilityIdentifier = "greet.result"
        resultLabel.text = "Tap a receiver to make it first responder, then send the greeting."
        for receiver in receivers {
            receiver.onGreet = { [weak self] name in self?.tell("Receiver \(name) is first responder and got it.") }
        }
        for part in [greetButton, resultLabel] + receivers { targetCard.addSubview(part) }
        view.addSubview(card)
        view.addSubview(targetCard)
    }

    private func makeRows() -> [ControlRow] {
        let button = UIButton(type: .system)
        button.setTitle("Tap me", for: .normal)
        let slider = UISlider()
        slider.value = 0.5
        let stepper = UIStepper()
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        segments.selectedSegmentIndex = 0
        let pages = UIPageControl()
        pages.numberOfPages = 5
        return [
            ControlRow("Button", key: "button", control: button),
            ControlRow("Switch", key: "switch", control: UISwitch()),
            ControlRow("Slider", key: "slider", control: slider, fillsWidth: true),
            ControlRow("Stepper", key: "stepper", control: stepper),
            ControlRow("Segments", key: "segments", control: segments, fillsWidth: true),
            ControlRow("Pages", key: "pages", control: pages),
        ]
    }

    // MARK: Greeting

    /// No receiver was first responder: the chain led here.
    func greet() {
        unclaimedCount += 1
        tell("No receiver is first responder: the controller got it, \(unclaimedCount)×.")
    }

    /// Seen, and said.
    private func tell(_ result: String) {
        resultLabel.text = result
        UIAccessibility.post(notification: .announcement, argument: result)
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin = Spacing.margin(forWidth: view.bounds.width)
        let area = view.bounds.inset(by: UIEdgeInsets(top: 0, left: margin, bottom: margin, right: margin))
        let largest = CGFloat(rows.count) * ControlRow.largestHeight
        if view.bounds.width >= Spacing.twoColumnWidth {
            let left = ((area.width - Spacing.gap * 2) * 0.56).rounded()
            let right = area.minX + left + Spacing.gap * 2
            let height = min(area.height, largest)
            card.frame = CGRect(x: area.minX, y: area.minY, width: left, height: height)
            targetCard.frame = CGRect(x: right, y: area.minY, width: area.maxX - right, height: height)
            layoutTargetInColumn()
        } else {
            let targetHeight = Spacing.padding * 2 + 24 + 64 + 44
            let height = min(largest, area.height - targetHeight - Spacing.gap)
            card.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
            targetCard.frame = CGRect(
                x: area.minX, y: card.frame.maxY + Spacing.gap, width: area.width, height: targetHeight)
            layoutTargetInRow()
        }
        layoutRows()
    }

    private func layoutRows() {
        let height = (card.bounds.height - 8) / CGFloat(rows.count)
        for (place, row) in rows.enumerated() {
            row.isSeparated = place > 0
            row.frame = CGRect(
                x: Spacing.padding, y: 4 + CGFloat(place) * height, width: card.bounds.width - Spacing.padding * 2,
                height: height)
        }
    }

    /// The receivers beside each other, the button after them.
    private func layoutTargetInRow() {
        let content = targetCard.contentFrame
        let button = greetButton.sizeThatFits(.zero)
        let width = (content.width - button.width - Spacing.gap * 2) / 2
        for (place, receiver) in receivers.enumerated() {
            receiver.frame = CGRect(
                x: content.minX + CGFloat(place) * (width + Spacing.gap), y: content.minY, width: width, height: 64)
        }
        greetButton.frame = CGRect(
            x: content.maxX - button.width, y: content.minY + 16, width: button.width, height: button.height)
        resultLabel.frame = CGRect(x: content.minX, y: content.minY + 68, width: content.width, height: 40)
    }

    /// The receivers above each other, as tall as the column allows, the button and what came of it below.
    private func layoutTargetInColumn() {
        let content = targetCard.contentFrame
        let button = greetButton.sizeThatFits(.zero)
        let resultHeight: CGFloat = 40
        let below = Spacing.gap + button.height + Spacing.gap + resultHeight
        let height = ((content.height - below - Spacing.gap) / 2).rounded(.down)
        for (place, receiver) in receivers.enumerated() {
            receiver.frame = CGRect(
                x: content.minX, y: content.minY + CGFloat(place) * (height + Spacing.gap), width: content.width,
                height: max(64, height))
        }
        greetButton.frame = CGRect(
            x: content.minX, y: content.maxY - resultHeight - Spacing.gap - button.height, width: content.width,
            height: button.height)
        resultLabel.frame = CGRect(
            x: content.minX, y: content.maxY - resultHeight, width: content.width, height: resultHeight)
    }
}
