// SPDX-License-Identifier: Apache-2.0

#if Window
    import CSDL
    import Foundation
    import UIKitCore

    // Handles SDL's events of windows and devices.
    extension WindowHost {
        func window(_ number: UInt32) -> HostWindow? { windows.values.first { $0.number == number } }

        /// Handles an event, and returns the number of handled ones: a key and its typed text are two.
        func take(_ event: SDL_Event, before next: SDL_Event?) -> Int {
            switch SDL_EventType(event.type) {
            case SDL_WINDOWEVENT:
                if let window = window(event.window.windowID) { take(event.window, of: window) }
            case SDL_MOUSEMOTION:
                guard let window = window(event.motion.windowID) else { break }
                submit([window.input.mouseMoved(x: event.motion.x, y: event.motion.y, .held)], to: window.scene)
            case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
                guard let window = window(event.button.windowID) else { break }
                let inputs = window.input.mousePressed(
                    event.button.button, isDown: event.type == SDL_MOUSEBUTTONDOWN.rawValue, x: event.button.x,
                    y: event.button.y, .held)
                submit(inputs, to: window.scene)
            case SDL_MOUSEWHEEL:
                guard let window = window(event.wheel.windowID) else { break }
                let sign: Float = event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
                submit(
                    [window.input.wheel(x: sign * event.wheel.preciseX, y: sign * event.wheel.preciseY, .held)],
                    to: window.scene)
            case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
                guard let window = window(event.tfinger.windowID) else { break }
                let phase: PointerSample.Phase =
                    switch SDL_EventType(event.type) {
                    case SDL_FINGERDOWN: .down
                    case SDL_FINGERUP: .up
                    default: .move
                    }
                let input = window.input.finger(
                    event.tfinger.fingerId, phase, on: event.tfinger.touchId, x: event.tfinger.x, y: event.tfinger.y,
                    force: event.tfinger.pressure, in: window.size)
                submit(input.map { [$0] } ?? [], to: window.scene)
            case SDL_KEYDOWN, SDL_KEYUP:
                guard let window = window(event.key.windowID) else { break }
                let isDown = event.type == SDL_KEYDOWN.rawValue
                // SDL sends the typed text right after the key.
                let isTyped = isDown && next?.type == SDL_TEXTINPUT.rawValue && event.key.keysym.isTyping
                let typed = isTyped ? next.map { Self.string(of: $0.text.text) } : nil
                var key = KeySample(
                    event.key.keysym, isDown: isDown, isRepeat: event.key.repeat != 0, typed: typed)
                if isDown, !typing.isOn { key.typeByItself() }
                submit([.key(key)], to: window.scene)
                return typed == nil ? 1 : 2
            case SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_TEXTEDITING_EXT: takeText(event, before: next)
            case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: takeDrop(event.drop)
            case SDL_CONTROLLERDEVICEADDED, SDL_CONTROLLERDEVICEREMOVED, SDL_CONTROLLERBUTTONDOWN,
                SDL_CONTROLLERBUTTONUP,
                SDL_CONTROLLERAXISMOTION:
                takeGamepad(event)
            case SDL_QUIT:
                // The last window was closed, or Wayland's compositor has ended.
                guard !windows.isEmpty else { break }
                source?.cancel()
                DisplayConnection.endProgram()
            default: break
            }
            return 1
        }

        /// WN4: called when all waiting events are taken.
        func giveUpLostFingers() {
            for window in windows.values {
                let lost = window.input.giveUpFingers { finger, screen in
                    (0..<max(0, SDL_GetNumTouchFingers(screen))).contains {
                        SDL_GetTouchFinger(screen, $0)?.pointee.id == finger
                    }
                }
                submit(lost, to: window.scene)
            }
        }

        /// The letters of an array of C, up to its zero.
        static func string(of letters: some Any) -> String {
            withUnsafeBytes(of: letters) { bytes in String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
        }

        func take(_ event: SDL_WindowEvent, of window: HostWindow) {
            accessibility.changed()
            let inputs: [Input]
            switch SDL_WindowEventID(UInt32(event.event)) {
            case SDL_WINDOWEVENT_SIZE_CHANGED: inputs = [.resize(description(of: window))]
            case SDL_WINDOWEVENT_EXPOSED: return application?.windowScene(for: window.scene).map(window.paintAll) ?? ()
            case SDL_WINDOWEVENT_LEAVE: inputs = window.input.mouseLeft()
            case SDL_WINDOWEVENT_FOCUS_GAINED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED:
                inputs = [.activation(.foregroundActive)]
            case SDL_WINDOWEVENT_FOCUS_LOST:
                inputs =
                    window.input.giveUp("blur", withGamepads: gamepads.giveUp()) + [.activation(.foregroundInactive)]
            case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
                inputs = window.input.giveUp("hidden") + [.activation(.background)]
            case SDL_WINDOWEVENT_CLOSE: return close(window)
            default: return
            }
            submit(inputs, to: window.scene)
        }
    }
#endif
