// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A named view that becomes first responder when it is tapped, and shows its state; another tap makes it resign. Subclasses
/// decide what it receives as first responder.
class ReceiverView: OutlinedView {
    let name: String
    private let nameLabel = UILabel()
    private let stateLabel = UILabel()

    /// - Parameter identifier: the view's accessibility identifier; that of its state ends in `.state`.
    init(_ name: String, identifier: String) {
        self.name = name
        super.init(frame: .zero)
        nameLabel.text = "Receiver \(name)"
        nameLabel.scaledFont = .systemFont(ofSize: 15, weight: .semibold)
        nameLabel.textAlignment = .center
        nameLabel.adjustsFontSizeToFitWidth = true
        nameLabel.minimumScaleFactor = 0.6
        stateLabel.scaledFont = .systemFont(ofSize: 12)
        stateLabel.textColor = .secondaryLabel
        stateLabel.textAlignment = .center
        stateLabel.adjustsFontSizeToFitWidth = true
        stateLabel.minimumScaleFactor = 0.5
        stateLabel.accessibilityIdentifier = "\(identifier).state"
        let lines = UIStackView(column: [nameLabel, stateLabel], spacing: 2)
        lines.translatesAutoresizingMaskIntoConstraints = false
        addSubview(lines)
        NSLayoutConstraint.activate([
            lines.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
            trailingAnchor.constraint(equalTo: lines.trailingAnchor, constant: 4),
            lines.centerYAnchor.constraint(equalTo: centerYAnchor),
            lines.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 4),
        ])
        layer.cornerRadius = 10
        backgroundColor = .quaternarySystemFill
        accessibilityIdentifier = identifier
        accessibilityLabel = "Receiver \(name)"
        accessibilityTraits = .button
        updateLooks()
    }

    required init?(coder: NSCoder) { nil }

    /// The text below the name.
    var stateText: String { isFirstResponder ? "first responder" : "tap to focus" }

    final func updateLooks() {
        outlineColor = isFirstResponder ? .systemBlue : .systemGray3
        outlineWidth = isFirstResponder ? 3 : 1
        stateLabel.text = stateText
    }

    override var canBecomeFirstResponder: Bool { true }

    override func becomeFirstResponder() -> Bool {
        let became = super.becomeFirstResponder()
        updateLooks()
        return became
    }

    override func resignFirstResponder() -> Bool {
        let resigned = super.resignFirstResponder()
        updateLooks()
        return resigned
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
        if isFirstResponder {
            _ = resignFirstResponder()
        } else {
            _ = becomeFirstResponder()
        }
    }
}
