import UIKit

/// A view that becomes first responder when it is tapped, and then gets the actions that are sent to nobody in particular.
final class ReceiverView: OutlinedView {
    let name: String
    private let nameLabel = UILabel()
    private let stateLabel = UILabel()
    private var greetingCount = 0

    /// Called with the receiver's name when it was greeted.
    var onGreet: ((String) -> Void)?

    init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
        nameLabel.text = "Receiver \(name)"
        nameLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        nameLabel.textAlignment = .center
        stateLabel.font = .systemFont(ofSize: 12)
        stateLabel.textColor = .secondaryLabel
        stateLabel.textAlignment = .center
        stateLabel.accessibilityIdentifier = "receiver.\(name).state"
        addSubview(nameLabel)
        addSubview(stateLabel)
        layer.cornerRadius = 10
        backgroundColor = .quaternarySystemFill
        accessibilityIdentifier = "receiver.\(name)"
        accessibilityLabel = "Receiver \(name)"
        accessibilityTraits = .button
        updateLooks()
    }

    required init?(coder: NSCoder) { nil }

    /// The action of the button without a target.
    func greet() {
        greetingCount += 1
        updateLooks()
        onGreet?(name)
    }

    private func updateLooks() {
        outlineColor = isFirstResponder ? .systemBlue : .systemGray3
        outlineWidth = isFirstResponder ? 3 : 1
        stateLabel.text =
            greetingCount > 0 ? "greeted \(greetingCount)×" : isFirstResponder ? "first responder" : "tap to focus"
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

    override func layoutSubviews() {
        super.layoutSubviews()
        nameLabel.frame = CGRect(x: 4, y: bounds.midY - 19, width: bounds.width - 8, height: 20)
        stateLabel.frame = CGRect(x: 4, y: bounds.midY + 2, width: bounds.width - 8, height: 16)
    }
}
