import UIKitCore

/// Whether something plays, as a page is told.
enum WirePlayback: UInt8, CaseIterable {
    case stopped, playing, paused

    init(_ state: NowPlaying.State) {
        self =
            switch state {
            case .stopped: .stopped
            case .playing: .playing
            case .paused: .paused
            }
    }
}
