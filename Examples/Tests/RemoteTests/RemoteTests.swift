// SPDX-License-Identifier: Apache-2.0

import Foundation
import MediaPlayer
import Testing
import UIKit
import UIKitTesting

@testable import Remote

@MainActor
@Suite("Remote")
struct RemoteTests {
    private func launch(recordingTo file: URL? = nil) throws -> TestScreen {
        try TestScreen.launching(AppDelegate(), recordingTo: file)
    }

    @Test("Media keys play, pause and go on")
    func mediaKeys() throws {
        let screen = try launch()
        #expect(screen.button("Play").exists)
        screen.remote(.togglePlayPause)
        #expect(screen.button("Pause").exists)
        #expect(MPNowPlayingInfoCenter.default().playbackState == .playing)
        screen.remote(.pause)
        #expect(screen.button("Play").exists)
        screen.remote(.nextTrack)
        #expect(try screen.element("track").label == "Long Road")
        screen.remote(.previousTrack)
        screen.remote(.previousTrack)
        #expect(try screen.element("track").label == "Night Train")
    }

    @Test("The buttons do the same")
    func buttons() throws {
        let screen = try launch()
        try screen.button("Play").tap()
        try screen.button("Pause").tap()
        try screen.button("Next").tap()
        try screen.button("Next").tap()
        try screen.button("Back").tap()
        #expect(try screen.element("track").label == "Long Road")
        let playing = MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String
        #expect(playing == "Long Road")
    }

    @Test("A shake goes on to another track, a table that is bumped does not")
    func shake() throws {
        let screen = try launch()
        screen.shake(strength: 0.3)
        #expect(try screen.element("track").label == "First Light")
        screen.shake()
        #expect(try screen.element("track").label == "Harbor")
    }

    @Test("The app decides the same when its session is replayed")
    func replay() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "remote-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        let screen = try launch(recordingTo: file)
        screen.remote(.play)
        screen.shake()
        try screen.button("Next").tap()
        screen.application.stopRecording()
        try expectReplay(of: file) { AppDelegate() }
    }
}
