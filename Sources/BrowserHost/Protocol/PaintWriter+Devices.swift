// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

extension PaintWriter {
    /// The application's playing item and the commands that it takes, at a position (seconds from the start).
    mutating func nowPlaying(_ playing: NowPlaying?, position: TimeInterval) {
        kind(.nowPlaying)
        let playing = playing ?? NowPlaying()
        integer(WirePlayback(playing.state).rawValue)
        integer(WireCommand.bits(playing.commands))
        text(playing.item.title ?? "")
        text(playing.item.artist ?? "")
        text(playing.item.albumTitle ?? "")
        wideNumber(playing.item.duration ?? 0)
        wideNumber(position)
        wideNumber(playing.rate)
        number(playing.skipBackwardIntervals.first ?? 0)
        number(playing.skipForwardIntervals.first ?? 0)
        var active: UInt8 = 0
        for (bit, kind) in [RemoteCommand.Kind.like, .dislike, .bookmark].enumerated() {
            text(playing.feedback[kind]?.title ?? "")
            if playing.feedback[kind]?.isActive == true { active |= 1 << UInt8(bit) }
        }
        integer(active)
    }

    /// The state of the session that the page keeps for another host.
    mutating func state(_ sealed: Data) {
        kind(.state)
        integer(UInt32(sealed.count))
        data(sealed)
    }

    /// Whether every sample of the page's motion sensors is wanted.
    mutating func sensors(wantsEverySample: Bool) {
        kind(.sensors)
        integer(UInt8(wantsEverySample ? 1 : 0))
    }
}
