// SPDX-License-Identifier: Apache-2.0

#if Window
    import CSDL
    import Foundation
    import Testing
    import UIKitCore

    @testable import WindowHost

    @Suite("What a window's events mean")
    struct WindowInputTests {
        private func pointer(_ input: Input?) throws -> PointerSample {
            guard case .pointer(let sample) = try #require(input) else {
                throw WindowHostError.noWindow("\(String(describing: input)) is no pointer")
            }
            return sample
        }

        private func hover(_ input: Input?) throws -> HoverSample {
            guard case .hover(let sample) = try #require(input) else {
                throw WindowHostError.noWindow("\(String(describing: input)) does not hover")
            }
            return sample
        }

        @Test("WN2: A mouse hovers while no button is down, and is a pointer from the first button to the last")
        func mouse() throws {
            var input = WindowInput(scale: 2)
            #expect(try hover(input.mouseMoved(x: 10, y: 20, [])).phase == .entered)
            let second = try hover(input.mouseMoved(x: 20, y: 40, .shift))
            #expect(second.phase == .moved && second.location == CGPoint(x: 10, y: 20) && second.modifiers == .shift)
            let pressed = input.mousePressed(1, isDown: true, x: 20, y: 40, [])
            #expect(pressed.count == 2)
            #expect(try hover(pressed.first).phase == .exited)
            let down = try pointer(pressed.last)
            #expect(down.phase == .down && down.kind == .mouse && down.buttons == 1)
            // SDL's third button is the right one, UIKit's second.
            let more = try pointer(input.mousePressed(3, isDown: true, x: 20, y: 40, []).first)
            #expect(more.phase == .move && more.buttons == 0b11)
            #expect(try pointer(input.mouseMoved(x: 40, y: 40, [])).phase == .move)
            #expect(try pointer(input.mousePressed(1, isDown: false, x: 40, y: 40, []).first).phase == .move)
            let up = try pointer(input.mousePressed(3, isDown: false, x: 40, y: 40, []).first)
            #expect(up.phase == .up && up.buttons == 0 && up.location == CGPoint(x: 20, y: 20))
            // A button that is up already says nothing.
            #expect(input.mousePressed(3, isDown: false, x: 40, y: 40, []).isEmpty)
            #expect(try hover(input.mouseMoved(x: 40, y: 40, [])).phase == .entered)
            #expect(try hover(input.mouseLeft().first).phase == .exited)
            #expect(input.mouseLeft().isEmpty)
        }

        @Test("WN2: Fingers are told in points, each by its own number; the end of one that is not down is not told")
        func fingers() throws {
            var input = WindowInput(scale: 1)
            let size = CGSize(width: 200, height: 100)
            let first = try pointer(input.finger(0, .down, x: 0.5, y: 0.5, force: 0.5, in: size))
            #expect(first.location == CGPoint(x: 100, y: 50) && first.kind == .finger && first.phase == .down)
            #expect(first.force == 0.5 && first.maximumForce == 1)
            let second = try pointer(input.finger(1, .down, x: 1, y: 1, force: 1, in: size))
            #expect(second.pointer != first.pointer && second.maximumForce == 0)
            #expect(input.finger(2, .move, x: 0, y: 0, force: 1, in: size) == nil)
            #expect(input.finger(2, .up, x: 0, y: 0, force: 1, in: size) == nil)
            #expect(try pointer(input.finger(0, .up, x: 0.5, y: 0.5, force: 0, in: size)).phase == .up)
            #expect(input.finger(0, .up, x: 0.5, y: 0.5, force: 0, in: size) == nil)
        }

        @Test("WN4: What is down is given up once, with everything that was down")
        func givingUp() throws {
            var input = WindowInput(scale: 1)
            #expect(input.giveUp("blur").isEmpty)
            _ = input.finger(0, .down, x: 0, y: 0, force: 1, in: CGSize(width: 1, height: 1))
            _ = input.mousePressed(1, isDown: true, x: 0, y: 0, [])
            let given = input.giveUp("blur")
            guard case .cancelAll("blur") = given.last, given.count == 1 else {
                Issue.record("\(given)")
                return
            }
            #expect(input.giveUp("blur").isEmpty)
            #expect(input.finger(0, .up, x: 0, y: 0, force: 1, in: CGSize(width: 1, height: 1)) == nil)
            #expect(input.mousePressed(1, isDown: false, x: 0, y: 0, []).isEmpty)
        }

        @Test("WN4: Fingers that their screen does not have any more are cancelled where they were, once; others stay")
        func lostFingers() throws {
            var input = WindowInput(scale: 1)
            let size = CGSize(width: 200, height: 100)
            let downs = try [(4, 0.5, Int64(7)), (3, 1, 7), (5, 0.25, 8)].map { number, x, screen in
                try pointer(input.finger(number, .down, on: screen, x: x, y: 0.5, force: 0, in: size))
            }
            #expect(input.giveUpFingers { _, _ in true }.isEmpty)
            let lost = try input.giveUpFingers { number, screen in screen == 8 && number == 5 }.map(pointer)
            #expect(lost.map(\.phase) == [.cancel, .cancel])
            #expect(lost.map(\.pointer) == [downs[1].pointer, downs[0].pointer])
            #expect(lost.map(\.location) == [CGPoint(x: 200, y: 50), CGPoint(x: 100, y: 50)])
            #expect(input.giveUpFingers { _, screen in screen == 8 }.isEmpty)
            #expect(input.finger(4, .up, on: 7, x: 0.5, y: 0.5, force: 0, in: size) == nil)
            #expect(try pointer(input.finger(5, .up, on: 8, x: 0.25, y: 0.5, force: 0, in: size)).phase == .up)
        }

        @Test("WN2: A wheel's notch up shows what is above, at the mouse")
        func wheels() throws {
            var input = WindowInput(scale: 1)
            _ = input.mouseMoved(x: 5, y: 6, [])
            guard case .scroll(let notch) = input.wheel(x: 0, y: 1, []),
                case .scroll(let fine) = input.wheel(x: 0.25, y: 0, [])
            else { throw WindowHostError.noWindow("no scroll") }
            #expect(notch.location == CGPoint(x: 5, y: 6) && notch.delta.dy < 0 && !notch.isContinuous)
            #expect(fine.isContinuous && fine.delta.dx == 53 / 4)
        }

        private func key(
            _ scancode: SDL_Scancode, _ sym: Int32, _ modifiers: SDL_Keymod = KMOD_NONE, typed: String? = nil
        )
            -> KeySample
        {
            let key = SDL_Keysym(scancode: scancode, sym: sym, mod: UInt16(modifiers.rawValue), unused: 0)
            return KeySample(key, isDown: true, isRepeat: false, typed: typed)
        }

        @Test("WN3: A key has its place, what it types, and what it types without modifiers")
        func keys() {
            let letter = key(SDL_SCANCODE_A, 97, KMOD_LSHIFT, typed: "A")
            #expect(letter.usage == .keyboardA && letter.characters == "A")
            #expect(letter.charactersIgnoringModifiers == "a" && letter.modifiers == .shift)
            let command = key(SDL_SCANCODE_C, 99, KMOD_RCTRL)
            #expect(command.characters == "c" && command.modifiers == .control)
            let arrow = key(SDL_SCANCODE_LEFT, Int32(SDLK_LEFT.rawValue))
            #expect(arrow.usage == .keyboardLeftArrow && arrow.characters == UIKeyCommand.inputLeftArrow)
            #expect(key(SDL_SCANCODE_RETURN, 13).characters == "\r")
            // A dead key types nothing yet, and a lone modifier never does.
            #expect(key(SDL_SCANCODE_A, 97).characters == "")
            #expect(key(SDL_SCANCODE_LSHIFT, Int32(bitPattern: SDLK_LSHIFT.rawValue), KMOD_LSHIFT).characters == "")
        }

        @Test("Settings are read from the environment, and what cannot be understood is refused with what was expected")
        func settings() throws {
            let read = try WindowHost.Settings(environment: [
                "RESPONDER_WINDOW_SIZE": "320x240", "RESPONDER_SCALE": "1.5", "RESPONDER_APPEARANCE": "dark",
                "RESPONDER_KEYBOARD": "none",
            ])
            #expect(read.keyboard == .none && WindowHost.Settings().keyboard == .hardware)
            #expect(read.size == CGSize(width: 320, height: 240) && read.scale == 1.5)
            #expect(read.prefersDarkAppearance == true && WindowHost.Settings().prefersDarkAppearance == nil)
            #expect(try WindowHost.Settings(environment: [:]) == WindowHost.Settings())
            for (name, values) in [
                "RESPONDER_WINDOW_SIZE": ["", "320", "0x5", "3x4x5", "99999x5", "ax5"],
                "RESPONDER_SCALE": ["", "0", "9", "nan", "x"], "RESPONDER_APPEARANCE": ["", "Dark"],
                "RESPONDER_KEYBOARD": ["", "soft"],
            ] {
                for value in values {
                    let error = #expect(throws: WindowHostError.self) {
                        try WindowHost.Settings(environment: [name: value])
                    }
                    #expect(error?.description.hasPrefix("\(name)=\(value): expected") == true)
                }
            }
        }
    }
#endif
