// SPDX-License-Identifier: Apache-2.0

import UIKit

/// One line of the chain: the responder and its action.
final class ChainRow: UIStackView {
    private let nameLabel = UILabel()
    private let outcomeLabel = UILabel()
    /// The dot on the line of the list.
    let dot = UIView()

    var step: ChainStep {
        didSet { updateLooks() }
    }

    init(_ step: ChainStep, identifier: String) {
        self.step = step
        super.init(frame: .zero)
        nameLabel.lineBreakMode = .byTruncatingMiddle
        outcomeLabel.setContentHuggingPriority(.required, for: .horizontal)
        outcomeLabel.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        dot.layer.cornerRadius = 4
        dot.widthAnchor.constraint(equalToConstant: 8).isActive = true
        dot.heightAnchor.constraint(equalToConstant: 8).isActive = true
        for part in [dot, nameLabel, outcomeLabel] { addArrangedSubview(part) }
        alignment = .center
        spacing = 12
        accessibilityIdentifier = identifier
        updateLooks()
    }

    // Never called: nothing here reads archives.
    required init(coder: NSCoder) { fatalError("Rows are made in code") }

    private func updateLooks() {
        let isReached = step.outcome != .notReached
        let isEnd = step.outcome == .handles || step.outcome == .discards
        nameLabel.text = step.name
        nameLabel.scaledFont = .systemFont(ofSize: 14, weight: isEnd ? .semibold : .regular)
        nameLabel.textColor = isReached ? .label : .tertiaryLabel
        outcomeLabel.text = step.outcome.rawValue
        outcomeLabel.scaledFont = .systemFont(ofSize: 14, weight: isEnd ? .semibold : .regular)
        outcomeLabel.textColor = color(ofReached: .secondaryLabel)
        dot.backgroundColor = color(ofReached: .systemBlue)
        accessibilityLabel = "\(step.name): \(step.outcome.rawValue)"
    }

    private func color(ofReached color: UIColor) -> UIColor {
        switch step.outcome {
        case .handles: .systemGreen
        case .discards: .systemOrange
        case .callsSuper, .passesOn: color
        case .notReached: .tertiaryLabel
        }
    }
}

/// A responder of the chain, and its handling of the last message.
struct ChainStep: Equatable {
    enum Outcome: String {
        /// It kept the message.
        case handles = "handles it"
        /// Its override called `super`.
        case callsSuper = "calls super"
        /// Its class does not override the method.
        case passesOn = "passes it on"
        /// Nobody comes after it.
        case discards = "is last, discards it"
        /// The message ended before.
        case notReached = "not reached"
    }

    var name: String
    var outcome: Outcome
}
