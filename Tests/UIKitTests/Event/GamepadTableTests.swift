// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

/// Buttons, sticks and arrows of gamepads as presses. The focus they move is tested with the focus engine.
@MainActor
@Suite("H2: buttons, sticks and arrows of gamepads")
struct GamepadTableTests {
    private let screen = TestScreen()
    private let log = CallLog()
    private let view = PressLog(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        view.log = log
        screen.window.addSubview(view)
        view.becomeFirstResponder()
    }

    private func isDown(_ source: PressSource) -> Bool { screen.application.presses.isDown(source) }

    @Test("F42: each button is the press that UIKit has for it; the others are none")
    func buttons() {
        let expected: [(GamepadButton, UIPress.PressType?)] = [
            (.a, .select), (.b, .menu), (.x, nil), (.y, nil), (.start, .playPause), (.back, nil), (.home, nil),
            (.leftShoulder, .pageUp), (.leftTrigger, .pageUp), (.rightShoulder, .pageDown), (.rightTrigger, .pageDown),
            (.leftStick, nil), (.rightStick, nil), (.up, .upArrow), (.down, .downArrow), (.left, .leftArrow),
            (.right, .rightArrow),
        ]
        for (button, type) in expected {
            screen.press(button)
            let calls = type.map { ["began \($0.rawValue) 1.0", "ended \($0.rawValue) 0.0"] } ?? []
            #expect(log.take() == calls, "\(button)")
        }
    }

    @Test("H2: a button is down from 0.15 on, and up below 0.1")
    func thresholds() {
        screen.gamepad(.rightTrigger, 0.1499)
        #expect(log.take() == [])
        screen.gamepad(.rightTrigger, 0.15)
        #expect(log.take() == ["began 31 0.15"])
        screen.gamepad(.rightTrigger, 0.1)
        #expect(log.take() == ["changed 31 0.1"])
        screen.gamepad(.rightTrigger, 0.0999)
        #expect(log.take() == ["ended 31 0.0"])
        screen.gamepad(.rightTrigger, 0.12)
        #expect(log.take() == [])
    }

    @Test("H2: a stick is an arrow from 0.55 on and until below 0.4, in the direction in which it leans most")
    func stick() {
        let directions: [(Double, Double, Int)] = [(0, -1, 0), (0, 1, 1), (-1, 0, 2), (1, 0, 3)]
        for (x, y, type) in directions {
            screen.lean(.left, 0.5499 * x, 0.5499 * y)
            #expect(log.take() == [])
            screen.lean(.left, 0.55 * x, 0.55 * y)
            #expect(log.take() == ["began \(type) 1.0"])
            screen.lean(.left, 0.4 * x, 0.4 * y)
            #expect(log.take() == [])
            screen.lean(.left, 0.3999 * x, 0.3999 * y)
            #expect(log.take() == ["ended \(type) 0.0"])
            screen.lean(.left, 0, 0)
        }
        // As far to the side as up: to the side.
        screen.lean(.left, -0.6, -0.6)
        #expect(log.take() == ["began 2 1.0"])
        // It goes around, and is another arrow.
        screen.lean(.left, -0.5, -0.9)
        #expect(log.take() == ["ended 2 0.0", "began 0 1.0"])
        screen.lean(.left, 0, 0)
        #expect(log.take() == ["ended 0 0.0"])
        screen.lean(.right, 1, 0)
        #expect(log.take() == [])
    }

    @Test("H2: a held stick that turns to where it is no arrow ends its arrow")
    func stickTurnsWeakly() {
        screen.lean(.left, 0.6, 0)
        #expect(log.take() == ["began 3 1.0"])
        screen.lean(.left, 0, 0.5)
        #expect(log.take() == ["ended 3 0.0"])
        screen.lean(.left, 0, 0.55)
        #expect(log.take() == ["began 1 1.0"])
    }

    @Test("A52: while interaction is ignored nothing begins; what is held ends all the same, and a stick comes to rest")
    func ignoring() {
        screen.gamepad(.a, 1)
        screen.lean(.left, 1, 0)
        #expect(log.take() == ["began 4 1.0", "began 3 1.0"])
        screen.application.beginIgnoringInteractionEvents()
        _ = log.take()
        screen.gamepad(.b, 1)
        screen.lean(.left, 0, 1)
        screen.gamepad(.a, 0)
        screen.application.endIgnoringInteractionEvents()
        #expect(!isDown(.button(gamepad: 0, .b)) && !isDown(.stick(gamepad: 0)) && !isDown(.button(gamepad: 0, .a)))
        screen.gamepad(.a, 1)
        screen.lean(.left, 0, 1)
        #expect(log.take().suffix(2) == ["began 4 1.0", "began 1 1.0"])
    }

    @Test("H2: the gamepads of a screen, and those of two screens, are held apart")
    func several() {
        screen.gamepad(.a, 1, gamepad: 0)
        screen.gamepad(.a, 1, gamepad: 1)
        #expect(log.take() == ["began 4 1.0", "began 4 1.0"])
        screen.disconnectGamepad(1)
        #expect(log.take() == ["cancelled 4 0.0"])
        #expect(isDown(.button(gamepad: 0, .a)) && !isDown(.button(gamepad: 1, .a)))
        screen.gamepad(.a, 0, gamepad: 0)
        #expect(log.take() == ["ended 4 0.0"])
        let other = screen.connectScreen()
        screen.gamepad(.left, 1, gamepad: 0, on: other)
        #expect(log.take() == [])
        screen.gamepad(.left, 1)
        screen.disconnect(other)
        #expect(log.take() == ["began 2 1.0"])
        screen.gamepad(.left, 0)
        #expect(log.take() == ["ended 2 0.0"])
    }

    @Test("H2: an arrow that its own press lets go does not repeat; nor does one whose screen has gone")
    func letGoInPress() {
        view.onBeginning = { [screen] in
            screen.application.eventQueue.submit([
                InputRecord(
                    scene: SceneIdentifier(1), time: screen.now,
                    input: .gamepad(GamepadSample(gamepad: 0, change: .disconnected)))
            ])
        }
        screen.gamepad(.right, 1)
        #expect(log.take() == ["began 3 1.0", "cancelled 3 0.0"])
        view.onBeginning = nil
        screen.advance(by: 3)
        screen.gamepad(.right, 1)
        #expect(log.take() == ["began 3 1.0"])
        screen.disconnect()
        _ = log.take()
        screen.advance(by: 3)
        #expect(log.take() == [])
    }
}

private final class PressLog: UIView {
    var log: CallLog?
    var onBeginning: (() -> Void)?

    override var canBecomeFirstResponder: Bool { true }

    private func note(_ call: String, _ presses: Set<UIPress>) {
        for press in presses { log?("\(call) \(press.type.rawValue) \(press.force)") }
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("began", presses)
        onBeginning?()
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("changed", presses) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("cancelled", presses) }
}
