// SPDX-License-Identifier: Apache-2.0

import AVFoundation
import MediaPlayer
import UIKit

/// Plays a list of tracks. A track's place moves with time, and its tune is heard meanwhile.
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
    /// Of the track with this number.
    private var tune: (index: Int, player: AVAudioPlayer)?

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
        sound()
        onChange?()
    }

    /// Lets the tune be heard as the track stands now. Seeking is silent.
    private func sound() {
        guard isPlaying, seekDirection == 0 else {
            tune?.player.pause()
            return
        }
        if tune?.index != index, let player = try? AVAudioPlayer(data: track.tune.file) {
            player.numberOfLoops = -1
            player.enableRate = true
            tune = (index, player)
        }
        guard let player = tune?.player else { return }
        player.volume = Float(volume)
        player.rate = Float(rate)
        let place = position.truncatingRemainder(dividingBy: player.duration)
        if abs(player.currentTime - place) > 0.1 { player.currentTime = place }
        player.play()
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
