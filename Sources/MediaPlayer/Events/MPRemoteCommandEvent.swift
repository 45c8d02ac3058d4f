import UIKit

/// A command that came.
@MainActor
open class MPRemoteCommandEvent: NSObject {
    /// The command that it is.
    public let command: MPRemoteCommand
    /// When it came, in seconds on the application's clock.
    public let timestamp: TimeInterval

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval) {
        self.command = command
        self.timestamp = timestamp
        super.init()
    }
}
