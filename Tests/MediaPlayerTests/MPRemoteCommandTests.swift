// SPDX-License-Identifier: Apache-2.0

import EventTrace
import MediaPlayer
import Testing
import UIKitTesting

@MainActor
@Suite("I24–I26: commands and their handlers")
struct MPRemoteCommandTests {
    let fixture = MediaFixture()
    var center: MPRemoteCommandCenter { fixture.center }
    var screen: TestScreen { fixture.screen }
    var log: CallLog { fixture.log }

    @Test("there is one center, and one information, for an application")
    func shared() {
        _ = screen.application
        #expect(MPRemoteCommandCenter.shared() === center)
        #expect(MPNowPlayingInfoCenter.default() === fixture.info)
        _ = TestScreen()
        #expect(MPRemoteCommandCenter.shared() !== center)
    }

    @Test("I25: several handlers are called in the order of their registration, and the worst answer is the command's")
    func several() {
        fixture.handle(center.playCommand, "first")
        fixture.handle(center.playCommand, "second", .noSuchContent)
        fixture.handle(center.playCommand, "third")
        screen.remote(.play)
        #expect(log.take() == ["first", "second", "third"])
        #expect(fixture.outcomes == [.handled(status: "noSuchContent", handlers: 3)])
    }

    @Test("I25: the statuses have UIKit's numbers")
    func statuses() {
        let statuses: [MPRemoteCommandHandlerStatus] = [
            .success, .noSuchContent, .noActionableNowPlayingItem, .deviceNotFound, .commandFailed,
        ]
        #expect(statuses.map(\.rawValue) == [0, 100, 110, 120, 200])
    }

    @Test("I25: the token of a handler takes it away again, and no other")
    func token() {
        let token = fixture.handle(center.playCommand, "first")
        fixture.handle(center.playCommand, "second")
        center.playCommand.removeTarget(token)
        screen.remote(.play)
        #expect(log.take() == ["second"])
        center.playCommand.removeTarget(nil)
        screen.remote(.play)
        #expect(log.take() == [])
    }

    @Test("I25: a target's method is called with the event, and its status counts")
    func method() {
        let target = Target(log: log)
        center.playCommand.addTarget(target, action: Selector("play:", Target.play(_:)))
        center.pauseCommand.addTarget(target, action: Selector("pause:", Target.pause(_:)))
        center.stopCommand.addTarget(target, action: Target.play(_:))
        screen.remote(.play)
        screen.remote(.pause)
        screen.remote(.stop)
        #expect(log.take() == ["play", "pause", "play"])
        #expect(
            fixture.outcomes == [
                .handled(status: "deviceNotFound", handlers: 1), .handled(status: "success", handlers: 1),
                .handled(status: "deviceNotFound", handlers: 1),
            ])
    }

    @Test("I25: a target is not kept alive, and one that is gone is no handler")
    func weakTarget() {
        var target: Target? = Target(log: log)
        weak let observed = target
        if let target {
            center.playCommand.addTarget(target, action: Selector("play:", Target.play(_:)))
            center.playCommand.addTarget(target, action: Target.play(_:))
        }
        target = nil
        #expect(observed == nil)
        screen.remote(.play)
        #expect(log.take() == [])
        #expect(fixture.outcomes == [.notReceiving])
    }

    @Test("I25: one action of a target, or all of them, can be taken away")
    func removal() {
        let target = Target(log: log)
        let other = Target(log: log)
        let play = Selector("play:", Target.play(_:))
        let pause = Selector("pause:", Target.pause(_:))
        for action in [play, pause] { center.playCommand.addTarget(target, action: action) }
        center.playCommand.addTarget(other, action: pause)
        center.playCommand.removeTarget(target, action: play)
        screen.remote(.play)
        #expect(log.take() == ["pause", "pause"])
        center.playCommand.removeTarget(target, action: nil)
        screen.remote(.play)
        #expect(log.take() == ["pause"])
        center.playCommand.removeTarget(other)
        screen.remote(.play)
        #expect(log.take() == [])
    }

    @Test("E28: a target without the method is reported, and the command has failed")
    func lacking() {
        center.playCommand.addTarget(Target(log: log), action: Selector("play:", Target.play(_:)))
        let wrong = Wrong()
        center.pauseCommand.addTarget(wrong, action: Selector("play:", Target.play(_:)))
        screen.remote(.pause)
        #expect(fixture.outcomes == [.handled(status: "commandFailed", handlers: 1)])
        #expect(screen.application.faults.count == 1)
    }

    @Test("I26: a command with a handler is no event; one without is")
    func handlerOrEvent() {
        let view = ReceivingView(log: log)
        screen.window.addSubview(view)
        view.becomeFirstResponder()
        screen.application.beginReceivingRemoteControlEvents()
        fixture.handle(center.playCommand, "handler")
        screen.remote(.play)
        screen.remote(.pause)
        #expect(log.take() == ["handler", "event 101"])
    }

    @Test("I25: a command that is switched off goes to nobody")
    func disabled() {
        let view = ReceivingView(log: log)
        screen.window.addSubview(view)
        view.becomeFirstResponder()
        screen.application.beginReceivingRemoteControlEvents()
        fixture.handle(center.playCommand, "handler")
        center.playCommand.isEnabled = false
        screen.remote(.play)
        #expect(log.take() == [])
        #expect(fixture.outcomes == [.disabled])
    }

    @Test("play or pause in one is whichever changes something, where it has no handler of its own")
    func toggle() {
        fixture.handle(center.playCommand, "play")
        screen.remote(.togglePlayPause)
        #expect(log.take() == [])
        fixture.handle(center.pauseCommand, "pause")
        screen.remote(.togglePlayPause)
        fixture.info.playbackState = .playing
        screen.remote(.togglePlayPause)
        fixture.handle(center.togglePlayPauseCommand, "toggle")
        screen.remote(.togglePlayPause)
        #expect(log.take() == ["play", "pause", "toggle"])
    }

    @Test("a handler may take itself away while it is called")
    func reentrancy() {
        var token: Any?
        token = center.playCommand.addTarget { [log, center] _ in
            log("once")
            center.playCommand.removeTarget(token)
            return .success
        }
        fixture.handle(center.playCommand, "always")
        screen.remote(.play)
        screen.remote(.play)
        #expect(log.take() == ["once", "always", "always"])
    }
}

@MainActor
private final class Target {
    let log: CallLog

    init(log: CallLog) {
        self.log = log
    }

    func play(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
        log("play")
        return .deviceNotFound
    }

    func pause(_ event: MPRemoteCommandEvent) { log("pause") }
}

private final class Wrong {}

private final class ReceivingView: UIView {
    let log: CallLog

    init(log: CallLog) {
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    override func remoteControlReceived(with event: UIEvent?) { log("event \(event?.subtype.rawValue ?? -1)") }
}
