// SPDX-License-Identifier: Apache-2.0

#if Window
    import CSDL
    import UIKitCore

    /// WN20: translates SDL's events of gamepads. It is a value that remembers the state of each part.
    ///
    /// Buttons are reported when they change. ``takeLeans()`` reports sticks when all waiting events are read: a device sends
    /// a stick's two axes in two events.
    struct WindowGamepads {
        private struct Gamepad {
            /// 0 to 15.
            let number: UInt32
            /// The last reported values of the parts that are not at rest.
            var buttons: [GamepadButton: Double] = [:]
            var told: [GamepadStick: Lean] = [:]
            var leans: [GamepadStick: Lean] = [:]
        }

        private struct Lean: Equatable {
            var (x, y) = (0.0, 0.0)
        }

        /// By SDL's number, which no other gamepad gets while the program runs.
        private var gamepads: [SDL_JoystickID: Gamepad] = [:]
        /// Whether a stick has moved since the leans were taken.
        private var hasLeaned = false

        /// The least reported change of a button and of a stick, as in the page (`gamepads.js`): they are never quite still.
        private static let (buttonStep, stickStep) = (0.01, 0.02)

        var isEmpty: Bool { gamepads.isEmpty }

        /// A gamepad gets the lowest free number; false if there is none.
        mutating func add(_ id: SDL_JoystickID) -> Bool {
            guard gamepads[id] == nil else { return false }
            let taken = Set(gamepads.values.map(\.number))
            guard let number = (0..<GamepadSample.limit).first(where: { !taken.contains($0) }) else { return false }
            gamepads[id] = Gamepad(number: number)
            return true
        }

        mutating func remove(_ id: SDL_JoystickID) -> Input? {
            gamepads.removeValue(forKey: id).map { .gamepad(GamepadSample(gamepad: $0.number, change: .disconnected)) }
        }

        mutating func press(_ button: SDL_GameControllerButton, isDown: Bool, of id: SDL_JoystickID) -> Input? {
            guard let button = GamepadButton(button) else { return nil }
            return set(button, to: isDown ? 1 : 0, of: id)
        }

        /// - Parameter value: -32,768 to 32,767; triggers begin at 0.
        mutating func move(_ axis: SDL_GameControllerAxis, to value: Int16, of id: SDL_JoystickID) -> Input? {
            let way = max(-1, Double(value) / Double(Int16.max))
            hasLeaned = true
            switch axis {
            case SDL_CONTROLLER_AXIS_LEFTX: gamepads[id]?.leans[.left, default: Lean()].x = way
            case SDL_CONTROLLER_AXIS_LEFTY: gamepads[id]?.leans[.left, default: Lean()].y = way
            case SDL_CONTROLLER_AXIS_RIGHTX: gamepads[id]?.leans[.right, default: Lean()].x = way
            case SDL_CONTROLLER_AXIS_RIGHTY: gamepads[id]?.leans[.right, default: Lean()].y = way
            case SDL_CONTROLLER_AXIS_TRIGGERLEFT: return set(.leftTrigger, to: max(0, way), of: id)
            case SDL_CONTROLLER_AXIS_TRIGGERRIGHT: return set(.rightTrigger, to: max(0, way), of: id)
            default: break
            }
            return nil
        }

        private mutating func set(_ button: GamepadButton, to value: Double, of id: SDL_JoystickID) -> Input? {
            guard let gamepad = gamepads[id] else { return nil }
            let before = gamepad.buttons[button] ?? 0
            guard Self.differs(value, before, Self.buttonStep) else { return nil }
            gamepads[id]?.buttons[button] = value == 0 ? nil : value
            return .gamepad(GamepadSample(gamepad: gamepad.number, change: .button(button, value: value)))
        }

        /// The ends are always reported, so that a released part is at rest.
        private static func differs(_ value: Double, _ before: Double, _ step: Double) -> Bool {
            (value == 0 && before != 0) || abs(value - before) >= step
        }

        /// The sticks that have moved since the last call.
        mutating func takeLeans() -> [Input] {
            guard hasLeaned else { return [] }
            hasLeaned = false
            var inputs: [Input] = []
            for id in gamepads.keys.sorted() {
                for stick in GamepadStick.allCases { inputs += takeLean(stick, of: id).map { [$0] } ?? [] }
            }
            return inputs
        }

        private mutating func takeLean(_ stick: GamepadStick, of id: SDL_JoystickID) -> Input? {
            guard let gamepad = gamepads[id], let lean = gamepad.leans[stick] else { return nil }
            let before = gamepad.told[stick] ?? Lean()
            let isAtRest = lean == Lean() && before != Lean()
            guard isAtRest || abs(lean.x - before.x) >= Self.stickStep || abs(lean.y - before.y) >= Self.stickStep
            else {
                return nil
            }
            gamepads[id]?.told[stick] = lean
            return .gamepad(GamepadSample(gamepad: gamepad.number, change: .stick(stick, x: lean.x, y: lean.y)))
        }

        /// WN4: forgets all held parts: only a new press counts. Returns whether anything was held.
        mutating func giveUp() -> Bool {
            let isHeld = gamepads.values.contains { !$0.buttons.isEmpty || $0.told.values.contains { $0 != Lean() } }
            for id in gamepads.keys { gamepads[id]?.buttons = [:] }
            return isHeld
        }
    }

    extension GamepadButton {
        /// Like UIKit, SDL names the buttons of the right cluster by their places.
        fileprivate init?(_ button: SDL_GameControllerButton) {
            switch button {
            case SDL_CONTROLLER_BUTTON_A: self = .a
            case SDL_CONTROLLER_BUTTON_B: self = .b
            case SDL_CONTROLLER_BUTTON_X: self = .x
            case SDL_CONTROLLER_BUTTON_Y: self = .y
            case SDL_CONTROLLER_BUTTON_LEFTSHOULDER: self = .leftShoulder
            case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER: self = .rightShoulder
            case SDL_CONTROLLER_BUTTON_BACK: self = .back
            case SDL_CONTROLLER_BUTTON_START: self = .start
            case SDL_CONTROLLER_BUTTON_LEFTSTICK: self = .leftStick
            case SDL_CONTROLLER_BUTTON_RIGHTSTICK: self = .rightStick
            case SDL_CONTROLLER_BUTTON_DPAD_UP: self = .up
            case SDL_CONTROLLER_BUTTON_DPAD_DOWN: self = .down
            case SDL_CONTROLLER_BUTTON_DPAD_LEFT: self = .left
            case SDL_CONTROLLER_BUTTON_DPAD_RIGHT: self = .right
            case SDL_CONTROLLER_BUTTON_GUIDE: self = .home
            default: return nil
            }
        }
    }
#endif
