import UIKitCore

/// A command that came.
@preconcurrency @MainActor
open class MPRemoteCommandEvent: NSObject {
    /// The command that it is.
    open private(set) var command: MPRemoteCommand
    /// When it came, in seconds on the application's clock.
    open private(set) var timestamp: TimeInterval

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval) {
        self.command = command
        self.timestamp = timestamp
        super.init()
    }
}
