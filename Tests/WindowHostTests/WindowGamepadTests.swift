// SPDX-License-Identifier: Apache-2.0

#if Window
    import CSDL
    import Foundation
    import Testing
    import UIKitCore

    @testable import WindowHost

    @Suite("WN20: What a window's gamepads do")
    struct WindowGamepadTests {
        private func gamepad(_ number: UInt32, _ change: GamepadSample.Change) -> Input {
            .gamepad(GamepadSample(gamepad: number, change: change))
        }

        private func hold(_ isTrue: Bool, _ place: SourceLocation = #_sourceLocation) {
            #expect(isTrue, sourceLocation: place)
        }

        private func one() -> WindowGamepads {
            var gamepads = WindowGamepads()
            hold(gamepads.add(7))
            return gamepads
        }

        @Test("A button is told when it changes, by its place")
        func buttons() {
            var gamepads = one()
            let places: [(SDL_GameControllerButton, GamepadButton)] = [
                (SDL_CONTROLLER_BUTTON_A, .a), (SDL_CONTROLLER_BUTTON_Y, .y), (SDL_CONTROLLER_BUTTON_DPAD_LEFT, .left),
                (SDL_CONTROLLER_BUTTON_GUIDE, .home), (SDL_CONTROLLER_BUTTON_BACK, .back),
                (SDL_CONTROLLER_BUTTON_START, .start),
            ]
            for (button, place) in places {
                hold(gamepads.press(button, isDown: true, of: 7) == gamepad(0, .button(place, value: 1)))
                hold(gamepads.press(button, isDown: true, of: 7) == nil)
                hold(gamepads.press(button, isDown: false, of: 7) == gamepad(0, .button(place, value: 0)))
            }
            hold(gamepads.press(SDL_CONTROLLER_BUTTON_PADDLE1, isDown: true, of: 7) == nil)
            hold(gamepads.press(SDL_CONTROLLER_BUTTON_A, isDown: true, of: 8) == nil)
        }

        @Test(
            "A trigger is a button that is pressed in part; what moves by less than a hundredth is not told, its end always is"
        )
        func triggers() {
            var gamepads = one()
            hold(
                gamepads.move(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, to: .max, of: 7)
                    == gamepad(0, .button(.rightTrigger, value: 1)))
            hold(gamepads.move(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, to: .max - 200, of: 7) == nil)
            let half = Double(Int16(16_000)) / 32_767
            hold(
                gamepads.move(SDL_CONTROLLER_AXIS_TRIGGERLEFT, to: 16_000, of: 7)
                    == gamepad(0, .button(.leftTrigger, value: half)))
            hold(gamepads.move(SDL_CONTROLLER_AXIS_TRIGGERLEFT, to: 400, of: 7) != nil)
            hold(gamepads.move(SDL_CONTROLLER_AXIS_TRIGGERLEFT, to: 200, of: 7) == nil)
            hold(
                gamepads.move(SDL_CONTROLLER_AXIS_TRIGGERLEFT, to: 0, of: 7)
                    == gamepad(0, .button(.leftTrigger, value: 0)))
        }

        @Test("A stick leans to the right and down in one change")
        func sticks() {
            var gamepads = one()
            hold(gamepads.move(SDL_CONTROLLER_AXIS_LEFTX, to: .max, of: 7) == nil)
            hold(gamepads.move(SDL_CONTROLLER_AXIS_LEFTY, to: .min, of: 7) == nil)
            hold(gamepads.takeLeans() == [gamepad(0, .stick(.left, x: 1, y: -1))])
            hold(gamepads.takeLeans().isEmpty)
            _ = gamepads.move(SDL_CONTROLLER_AXIS_LEFTX, to: .max - 500, of: 7)
            hold(gamepads.takeLeans().isEmpty)
            _ = gamepads.move(SDL_CONTROLLER_AXIS_LEFTX, to: 0, of: 7)
            _ = gamepads.move(SDL_CONTROLLER_AXIS_LEFTY, to: 0, of: 7)
            _ = gamepads.move(SDL_CONTROLLER_AXIS_RIGHTY, to: .max, of: 7)
            hold(
                gamepads.takeLeans() == [gamepad(0, .stick(.left, x: 0, y: 0)), gamepad(0, .stick(.right, x: 0, y: 1))])
        }

        @Test("Gamepads have the lowest free numbers, sixteen at most")
        func numbers() {
            var gamepads = WindowGamepads()
            for id in SDL_JoystickID(1)...16 { hold(gamepads.add(id)) }
            hold(!gamepads.add(17) && !gamepads.add(1))
            hold(gamepads.remove(4) == gamepad(3, .disconnected))
            hold(gamepads.remove(4) == nil)
            hold(gamepads.add(17))
            hold(gamepads.press(SDL_CONTROLLER_BUTTON_A, isDown: true, of: 17) == gamepad(3, .button(.a, value: 1)))
        }

        @Test("WN4: What is held when the window loses the keyboard is not held any more: only a new press is told")
        func givenUp() {
            var gamepads = one()
            hold(!gamepads.giveUp())
            _ = gamepads.press(SDL_CONTROLLER_BUTTON_A, isDown: true, of: 7)
            hold(gamepads.giveUp())
            hold(!gamepads.giveUp())
            hold(gamepads.press(SDL_CONTROLLER_BUTTON_A, isDown: false, of: 7) == nil)
            hold(gamepads.press(SDL_CONTROLLER_BUTTON_A, isDown: true, of: 7) != nil)
        }

        /// Waits for the main queue to have heard `count` times.
        @MainActor
        private final class Ear {
            var count = 0

            func wait(for count: Int) async throws {
                for _ in 0..<500 where self.count < count { try await Task.sleep(for: .milliseconds(10)) }
                #expect(self.count >= count)
            }
        }

        @Test("A device wakes the program each time it says something, and no more when it is gone")
        @MainActor
        func devices() async throws {
            let path = FileManager.default.temporaryDirectory.appending(path: "device-\(UUID().uuidString)").path
            #expect(mkfifo(path, 0o600) == 0)
            defer { unlink(path) }
            let ear = Ear()
            let watch = FileWatch(reading: path) { ear.count += 1 }
            let device = open(path, O_WRONLY)
            for said in 1...3 {
                #expect(write(device, [UInt8](repeating: 0, count: 48), 48) == 48)
                try await ear.wait(for: said)
            }
            close(device)
            try await ear.wait(for: 4)
            let heard = ear.count
            try await Task.sleep(for: .milliseconds(50))
            #expect(ear.count == heard)
            #expect(FileWatch(reading: path + "/none") {} == nil)
            withExtendedLifetime(watch) {}
        }

        @Test("A device that comes wakes the program")
        @MainActor
        func comers() async throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "devices-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
            defer { try? FileManager.default.removeItem(at: folder) }
            let ear = Ear()
            let watch = FileWatch(changesIn: folder.path) { ear.count += 1 }
            #expect(FileManager.default.createFile(atPath: folder.path + "/event9", contents: nil))
            try await ear.wait(for: 1)
            #expect(FileWatch(changesIn: folder.path + "/none") {} == nil)
            withExtendedLifetime(watch) {}
        }
    }
#endif
