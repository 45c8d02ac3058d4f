import UIKit

/// A view that becomes first responder when it is tapped, and then gets remote-control events.
final class RemoteReceiverView: OutlinedView {
    private let name: String
    private let commands: RemoteCommands
    private let nameLabel = UILabel()
    private let stateLabel = UILabel()

    init(_ name: String, commands: RemoteCommands) {
        self.name = name
        self.commands = commands
        super.init(frame: .zero)
        nameLabel.text = "Receiver \(name)"
        nameLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        nameLabel.textAlignment = .center
        stateLabel.font = .systemFont(ofSize: 12)
        stateLabel.textColor = .secondaryLabel
        stateLabel.textAlignment = .center
        stateLabel.accessibilityIdentifier = "player.receiver.\(name).state"
        addSubview(nameLabel)
        addSubview(stateLabel)
        layer.cornerRadius = 10
        backgroundColor = .quaternarySystemFill
        accessibilityIdentifier = "player.receiver.\(name)"
        accessibilityLabel = "Receiver \(name)"
        accessibilityTraits = .button
        updateLooks()
    }

    required init?(coder: NSCoder) { nil }

    override func remoteControlReceived(with event: UIEvent?) {
        commands.perform(event, takenBy: "first responder, receiver \(name)")
    }

    private func updateLooks() {
        outlineColor = isFirstResponder ? .systemBlue : .systemGray3
        outlineWidth = isFirstResponder ? 3 : 1
        stateLabel.text = isFirstResponder ? "first responder" : "tap to focus"
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
