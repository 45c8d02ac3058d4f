import UIKitCore

extension WirePlayback {
    init(_ state: NowPlaying.State) {
        self =
            switch state {
            case .stopped: .stopped
            case .playing: .playing
            case .paused: .paused
            }
    }
}
