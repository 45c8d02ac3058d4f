import UIKit

/// A receiver of remote-control events.
final class RemoteReceiverView: ReceiverView {
    private let commands: RemoteCommands

    init(_ name: String, commands: RemoteCommands) {
        self.commands = commands
        super.init(name, identifier: "player.receiver.\(name)")
    }

    required init?(coder: NSCoder) { nil }

    override func remoteControlReceived(with event: UIEvent?) {
        commands.perform(event, takenBy: "first responder, receiver \(name)")
    }
}
