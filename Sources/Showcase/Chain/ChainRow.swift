// SPDX-License-Identifier: Apache-2.0

import UIKit

/// One line of the chain: the responder, and what it did.
final class ChainRow: UIView {
    private let nameLabel = UILabel()
    private let outcomeLabel = UILabel()
    private let dot = UIView()

    var step: ChainStep {
        didSet { updateLooks() }
    }

    init(_ step: ChainStep, identifier: String) {
        self.step = step
        super.init(frame: .zero)
        nameLabel.lineBreakMode = .byTruncatingMiddle
        outcomeLabel.textAlignment = .right
        dot.layer.cornerRadius = 4
        for part in [dot, nameLabel, outcomeLabel] { addSubview(part) }
        accessibilityIdentifier = identifier
        updateLooks()
    }

    required init?(coder: NSCoder) { nil }

    private func updateLooks() {
        let isReached = step.outcome != .notReached
        let isEnd = step.outcome == .handles || step.outcome == .discards
        nameLabel.text = step.name
        nameLabel.font = .systemFont(ofSize: 14, weight: isEnd ? .semibold : .regular)
        nameLabel.textColor = isReached ? .label : .tertiaryLabel
        outcomeLabel.text = step.outcome.rawValue
        outcomeLabel.font = .systemFont(ofSize: 14, weight: isEnd ? .semibold : .regular)
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

    override func layoutSubviews() {
        super.layoutSubviews()
        dot.frame = CGRect(x: 0, y: bounds.midY - 4, width: 8, height: 8)
        let width = min(150, bounds.width * 0.45)
        nameLabel.frame = CGRect(x: 20, y: 0, width: max(0, bounds.width - width - 28), height: bounds.height)
        outcomeLabel.frame = CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
    }
}

/// A responder of the chain and what it did with the last message.
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
