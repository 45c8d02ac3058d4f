import UIKitCore

/// Changes how fast it plays.
@preconcurrency @MainActor
open class MPChangePlaybackRateCommand: MPRemoteCommand {
    /// The rates that the application can play at; empty when it does not say.
    open var supportedPlaybackRates: [NSNumber] = [] {
        didSet { changed(supportedPlaybackRates != oldValue) }
    }
}
