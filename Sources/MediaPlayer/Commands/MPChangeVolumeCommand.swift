import UIKitCore

/// Changes how loud it plays. Only here: iOS keeps the volume to itself, but desktops give it to each player.
@preconcurrency @MainActor
open class MPChangeVolumeCommand: MPRemoteCommand {
    /// The volume that the application has now, from 0, silent, to 1.
    public var currentVolume: Float = 1 {
        didSet { changed(currentVolume != oldValue) }
    }
}
