// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows every control with the events it sends, and an action that looks for its target along the responder chain.
final class ControlsController: UIViewController {
    /// The height of a receiver in a column without more room, in points.
    private static let receiverHeight: CGFloat = 64

    private lazy var columns = makeColumns()
    /// The receivers, and with them the button: beside one another in a narrow screen, else one below the other.
    private lazy var receiverStack = UIStackView(arrangedSubviews: receivers)
    private lazy var greetStack = UIStackView(arrangedSubviews: [receiverStack, greetButton])
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
        greetButton.configuration?.title = "Greet"
        greetButton.configuration?.cornerStyle = .capsule
        greetButton.accessibilityIdentifier = "greet"
        greetButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        greetButton.accessibilityHint = "Somebody along the responder chain answers."
        // No target: the first responder gets the action, or the next responder after it that implements it.
        greetButton.addTarget(nil, action: #selector(greet), for: .touchUpInside)
        resultLabel.scaledFont = .systemFont(ofSize: 13)
        resultLabel.textColor = .secondaryLabel
        resultLabel.numberOfLines = 0
        resultLabel.accessibilityIdentifier = "greet.result"
        resultLabel.text = "Tap a receiver to make it first responder, then send the greeting."
        for receiver in receivers {
            receiver.onGreet = { [weak self] name in self?.tell("Receiver \(name) is first responder and got it.") }
        }
        view.addSubview(columns, pinnedTo: view, edges: [.top, .leading, .trailing])
        // As high as the screen, unless rows would be too far apart.
        NSLayoutConstraint.activate([
            columns.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
            columns.bottomAnchor.constraint(equalTo: view.bottomAnchor).with(.defaultHigh),
        ])
    }

    private func makeColumns() -> Columns {
        let rows = makeRows()
        rows[0].isSeparated = false
        let rowStack = UIStackView(column: rows)
        rowStack.distribution = .fillEqually
        rowStack.heightAnchor.constraint(lessThanOrEqualToConstant: CGFloat(rows.count) * ControlRow.largestHeight)
            .isActive = true
        for stack in [receiverStack, greetStack] { stack.spacing = Spacing.gap }
        receiverStack.distribution = .fillEqually
        for receiver in receivers {
            NSLayoutConstraint.activate([
                receiver.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.receiverHeight),
                receiver.heightAnchor.constraint(equalToConstant: Self.receiverHeight).with(.belowContent),
            ])
        }
        let target = UIStackView(column: [greetStack, resultLabel], spacing: Spacing.gap)
        return Columns(
            Card(content: rowStack), Card(heading: "An action without a target", content: target), share: 0.56)
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
    @objc func greet() {
        unclaimedCount += 1
        tell("No receiver is first responder: the controller got it, \(unclaimedCount)×.")
    }

    /// Seen, and said.
    private func tell(_ result: String) {
        resultLabel.text = result
        UIAccessibility.post(notification: .announcement, argument: result)
    }

    // MARK: Layout

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        columns.fit(width: view.bounds.width)
        // Large names need a line each.
        let isColumn = columns.isWide || traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        for stack in [receiverStack, greetStack] { stack.axis = isColumn ? .vertical : .horizontal }
        greetStack.alignment = isColumn ? .fill : .center
    }
}
