// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
@testable import UIKitCore
import UIKitTesting

@MainActor
@Suite("I: remote control")
struct RemoteControlTests {
    let fixture = DeviceFixture()
    var screen: TestScreen { fixture.screen }
    var log: CallLog { fixture.log }

    @Test("I21: nothing comes before beginReceiving, nor after as many ends; calls are counted")
    func receiving() {
        _ = fixture.view()
        let application = screen.application
        screen.remote(.play)
        #expect(log.take() == [])
        application.beginReceivingRemoteControlEvents()
        application.beginReceivingRemoteControlEvents()
        application.endReceivingRemoteControlEvents()
        screen.remote(.play)
        #expect(log.take() == ["view.remote 100"])
        application.endReceivingRemoteControlEvents()
        screen.remote(.play)
        #expect(log.take() == [])
        // An end too many does not owe a beginning.
        application.endReceivingRemoteControlEvents()
        application.beginReceivingRemoteControlEvents()
        screen.remote(.play)
        #expect(log.take() == ["view.remote 100"])
    }

    private final class Touched: UIView {
        var log: CallLog?

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?("touched") }
    }

    @Test("A1, I21: a touch that came before a command is told before it")
    func inOrder() {
        screen.application.beginReceivingRemoteControlEvents()
        _ = fixture.view()
        let touched = Touched(frame: screen.window.bounds)
        touched.log = log
        screen.window.addSubview(touched)
        screen.settle()
        screen.send([
            .pointer(PointerSample(pointer: 1, phase: .down, location: CGPoint(x: 50, y: 50))),
            .remoteCommand(RemoteCommand(.play)),
        ])
        #expect(log.take() == ["touched", "view.remote 100"])
    }

    @Test("I20: each command that UIKit has an event for comes with its subtype; the others come as none")
    func subtypes() {
        let view = fixture.view()
        screen.application.beginReceivingRemoteControlEvents()
        for kind in RemoteCommand.Kind.allCases { screen.remote(kind) }
        let expected: [UIEvent.EventSubtype] = [
            .remoteControlPlay, .remoteControlPause, .remoteControlStop, .remoteControlTogglePlayPause,
            .remoteControlNextTrack, .remoteControlPreviousTrack, .remoteControlBeginSeekingForward,
            .remoteControlEndSeekingForward, .remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward,
        ]
        #expect(view.events.map(\.subtype) == expected)
        #expect(view.events.map(\.subtype.rawValue) == [100, 101, 102, 103, 104, 105, 108, 109, 106, 107])
        #expect(view.events.allSatisfy { $0.type == .remoteControl && $0.allTouches == nil })
    }

    @Test("I22, C22, C28: the first responder gets it, then the chain; the inherited method passes it on")
    func chain() {
        screen.application.beginReceivingRemoteControlEvents()
        let view = fixture.view()
        view.passesOn = true
        screen.remote(.pause)
        #expect(log.take() == ["view.remote 101", "controller.remote"])
    }

    @Test("I23: without a first responder the application gets it, and after it the delegate, but no controller")
    func noFirstResponder() {
        screen.application.beginReceivingRemoteControlEvents()
        screen.remote(.stop)
        #expect(log.take() == ["delegate.remote 102"])
    }

    @Test("I23: an application without any screen gets it too")
    func noScreen() {
        screen.application.beginReceivingRemoteControlEvents()
        screen.disconnect()
        screen.remote(.nextTrack)
        #expect(log.take() == ["delegate.remote 104"])
    }

    @Test("a command that comes from a scene's page goes to that scene's first responder")
    func scenes() {
        screen.application.beginReceivingRemoteControlEvents()
        _ = fixture.view()
        let second = screen.connectScreen()
        screen.remote(.play, from: SceneIdentifier(1))
        #expect(log.take() == ["view.remote 100"])
        screen.remote(.play, from: second)
        #expect(log.take() == ["delegate.remote 100"])
    }

    @Test("only remote commands belong to the application as a whole; other input needs a scene")
    func needsScene() {
        screen.send(.shake(.began), to: .application)
        screen.send(.connect(ScreenDescription(size: CGSize(width: 10, height: 10))), to: .application)
        screen.remote(.play, value: .nan)
        #expect(
            fixture.trace.entries.compactMap { entry -> String? in
                if case .inputRejected(_, let fault) = entry.event { "\(fault)" } else { nil }
            } == ["scene 0 is not connected", "scene 0 is not connected", "value is not a finite number"])
        #expect(log.take() == [])
    }

    @Test("the trace says what became of a command")
    func explanations() {
        screen.remote(.play)
        screen.remote(.skipForward)
        screen.application.beginReceivingRemoteControlEvents()
        screen.remote(.play)
        #expect(
            fixture.explanations == [
                "Remote command play does nothing: no handler is registered for it, and beginReceivingRemoteControlEvents() was not called.",
                "Remote command skipForward does nothing: no handler is registered for it, and there is no event of its kind.",
                "Remote command play becomes an event, and goes to the first responder or the application: no handler is registered for it.",
            ])
    }

    @Test("the host is told which commands are taken, once for each change")
    func announcement() {
        let host = TellingHost()
        let application = screen.application
        application.host = host
        application.beginReceivingRemoteControlEvents()
        application.beginReceivingRemoteControlEvents()
        screen.settle()
        #expect(host.told.count == 1)
        #expect(host.told.first??.commands == Set(RemoteCommand.Kind.allCases.filter { $0.subtype != nil }))
        application.endReceivingRemoteControlEvents()
        screen.settle()
        #expect(host.told.count == 1)
        application.endReceivingRemoteControlEvents()
        screen.settle()
        #expect(host.told.count == 2 && host.told.last == .some(nil))
    }
}
