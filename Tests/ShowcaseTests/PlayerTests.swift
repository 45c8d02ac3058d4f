// SPDX-License-Identifier: Apache-2.0

import MediaPlayer
import Testing
import UIKit
import UIKitTesting

@testable import Showcase

@MainActor
@Suite("Showcase: player")
struct PlayerTests {
    let showcase = ShowcaseScreen(.player)

    private var state: String? { showcase.text("player.state") }

    @Test("I24: a command is taken by its handler, and listed, the newest first")
    func handlers() {
        #expect(showcase.text("player.log.0") == "No command yet.")
        showcase.screen.remote(.play)
        showcase.screen.remote(.changePlaybackPosition, value: 60)
        #expect(showcase.text("player.log.0") == "changePlaybackPosition 60 s: handler")
        #expect(showcase.text("player.log.1") == "play: handler")
        #expect(state?.hasPrefix("playing, 1:00 of 3:05") == true)
        #expect(showcase.text("player.title") == "First Responder")
    }

    @Test("I22, I23: without handlers the first responder takes it, or else the application")
    func responders() {
        showcase.tap(segment: 1, of: 2, in: "player.mode")
        showcase.tap("player.receiver.B")
        showcase.screen.remote(.togglePlayPause)
        #expect(showcase.text("player.log.0") == "togglePlayPause: first responder, receiver B")
        #expect(state?.hasPrefix("playing") == true)
        showcase.tap(segment: 0, of: 2, in: "player.mode")
        showcase.screen.remote(.pause)
        #expect(showcase.text("player.log.0") == "pause: handler")
        #expect(state?.hasPrefix("paused") == true || state?.hasPrefix("stopped") == true)
    }

    @Test("time goes by, tracks end and the next begins; the position is told to the outside")
    func time() {
        showcase.screen.remote(.play)
        showcase.screen.advance(by: 90)
        #expect(state?.hasPrefix("playing, 1:30 of 3:05") == true)
        showcase.screen.advance(by: 100)
        #expect(showcase.text("player.title") == "Hit Test")
        let playing = showcase.screen.application.remoteControl.nowPlaying
        #expect(playing.item.title == "Hit Test")
        #expect(abs(playing.position(at: showcase.screen.now) - 5) < 0.001)
    }

    @Test("SD11: the title is spoken, and the word whose turn it is is marked, until it is over or stopped")
    func announcement() throws {
        let label = try #require(showcase.find("player.title") as? UILabel)
        var marked: String? {
            guard let text = label.attributedText else { return nil }
            var range = NSRange()
            for place in 0..<text.length
            where text.attribute(.foregroundColor, at: place, effectiveRange: &range) as? UIColor == .tintColor {
                return (text.string as NSString).substring(with: range)
            }
            return nil
        }
        #expect(marked == nil)
        showcase.tap("player.say")
        showcase.screen.advance(by: 0.1)
        #expect(marked == "First")
        showcase.screen.advance(by: 0.4)
        #expect(marked == "Responder" && label.text == "First Responder")
        showcase.screen.advance(by: 3)
        #expect(marked == nil)
        showcase.tap("player.say")
        showcase.screen.advance(by: 0.1)
        showcase.tap("player.say")
        #expect(marked == nil)
    }

    @Test("rate, repeat, shuffle, volume and like are shown")
    func details() {
        showcase.screen.remote(.changePlaybackRate, value: 1.5)
        showcase.screen.remote(.changeRepeatMode, value: 2)
        showcase.screen.remote(.changeShuffleMode, value: 1)
        showcase.screen.remote(.changeVolume, value: 0.3)
        showcase.screen.remote(.like)
        #expect(state == "stopped, 0:00 of 3:05, 1.5×, volume 30 %, repeats all, shuffled, liked")
    }

    @Test("its own buttons command it too")
    func buttons() {
        showcase.tap("player.next")
        #expect(showcase.text("player.title") == "Hit Test")
        showcase.tap("player.play")
        #expect(state?.hasPrefix("playing") == true)
        showcase.tap("player.previous")
        #expect(showcase.text("player.title") == "First Responder")
    }
}
