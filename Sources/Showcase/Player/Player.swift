// SPDX-License-Identifier: Apache-2.0

import MediaPlayer
import UIKit

/// Pretends to play: keeps a place in a list of tracks that moves with time, without sound.
@MainActor
final class Player: NSObject {
    /// The speed of seeking, as a multiple of the speed of playing.
    private static let seekFactor: Double = 10

    private let tracks = Track.all
    private var index = 0
    private var elapsed: Double = 0
    private var since: Double = 0
    private var seekDirection: Double = 0
    private(set) var isPlaying = false
    private(set) var rate: Double = 1
    private(set) var repeatType = MPRepeatType.off
    private(set) var shuffleType = MPShuffleType.off
    private(set) var volume: Double = 0.8
    private var liked: Set<Int> = []

    /// Called after every change, except the passing of time.
    var onChange: (() -> Void)?

    private var now: Double { CACurrentMediaTime() }
    private var speed: Double { seekDirection == 0 ? (isPlaying ? rate : 0) : seekDirection * Self.seekFactor }

    var track: Track { tracks[index] }
    var trackNumber: Int { index + 1 }
    var trackCount: Int { tracks.count }
    var isLiked: Bool { liked.contains(index) }
    var isSeeking: Bool { seekDirection != 0 }
    /// How fast the position moves now.
    var currentRate: Double { speed }

    /// Seconds from the start of the track.
    var position: Double { max(0, min(track.duration, elapsed + (now - since) * speed)) }

    // MARK: Commands

    func play() { change { isPlaying = true } }
    func pause() { change { isPlaying = false } }
    func toggle() { isPlaying ? pause() : play() }
    func stop() {
        change {
            isPlaying = false
            elapsed = 0
        }
    }
    func next() { go(by: 1) }

    /// Goes back to the start, or to the previous track near the start.
    func previous() { position > 3 ? seek(to: 0) : go(by: -1) }
    func skip(by seconds: Double) { seek(to: position + seconds) }
    func seek(to position: Double) { change { elapsed = max(0, min(track.duration, position)) } }
    /// 1 forward, -1 backward, 0 to end seeking.
    func seek(_ direction: Double) { change { seekDirection = direction } }
    func setRate(_ rate: Double) { change { self.rate = max(0.25, min(4, rate)) } }
    func setRepeat(_ type: MPRepeatType) { change { repeatType = type } }
    func setShuffle(_ type: MPShuffleType) { change { shuffleType = type } }
    func setVolume(_ volume: Double) { change { self.volume = max(0, min(1, volume)) } }
    func setLiked(_ isLiked: Bool) {
        change {
            if isLiked { liked.insert(index) } else { liked.remove(index) }
        }
    }

    /// Shuffled, every third track is next: a different order, but the same each time.
    private func go(by step: Int) {
        change {
            let distance = shuffleType == .off ? step : step * 3
            index = ((index + distance) % tracks.count + tracks.count) % tracks.count
            elapsed = 0
        }
    }

    // MARK: Time

    private func change(_ change: () -> Void) {
        elapsed = position
        since = now
        change()
        since = now
        scheduleEnd()
        onChange?()
    }

    private func scheduleEnd() {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(reachedEnd), object: nil)
        guard speed > 0 else { return }
        perform(#selector(reachedEnd), with: nil, afterDelay: (track.duration - elapsed) / speed)
    }

    @objc private func reachedEnd() {
        seekDirection = 0
        switch repeatType {
        case .one: seek(to: 0)
        case .all: next()
        default: index + 1 < tracks.count ? next() : stop()
        }
    }
}
