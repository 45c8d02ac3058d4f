// SPDX-License-Identifier: Apache-2.0

#if Window
    import CSDL
    import UIKitCore

    // WN20: gamepads belong to the window that has the keyboard.
    extension WindowHost {
        private var windowInFront: HostWindow? {
            SDL_GetKeyboardFocus().flatMap { window(SDL_GetWindowID($0)) }
        }

        private func submitToFront(_ inputs: [Input]) {
            guard !inputs.isEmpty, let window = windowInFront else { return }
            submit(inputs, to: window.scene)
        }

        func takeGamepad(_ event: SDL_Event) {
            let input: Input?
            switch SDL_EventType(event.type) {
            case SDL_CONTROLLERDEVICEADDED:
                if let id = devices.open(event.cdevice.which), !gamepads.add(id) { devices.close(id) }
                input = nil
            case SDL_CONTROLLERDEVICEREMOVED:
                devices.close(event.cdevice.which)
                input = gamepads.remove(event.cdevice.which)
            case SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP:
                input = gamepads.press(
                    SDL_GameControllerButton(Int32(event.cbutton.button)),
                    isDown: event.type == SDL_CONTROLLERBUTTONDOWN.rawValue, of: event.cbutton.which)
            case SDL_CONTROLLERAXISMOTION:
                input = gamepads.move(
                    SDL_GameControllerAxis(Int32(event.caxis.axis)), to: event.caxis.value, of: event.caxis.which)
            default: return
            }
            submitToFront(input.map { [$0] } ?? [])
        }

        /// Called when all waiting events are taken.
        func finishGamepads() {
            guard !gamepads.isEmpty else { return devices.update(isInFront: false) }
            submitToFront(gamepads.takeLeans())
            devices.update(isInFront: windowInFront != nil)
        }
    }
#endif
