// SPDX-License-Identifier: Apache-2.0

#if Window
    import CSDL
    import Dispatch
    import Foundation

    /// WN20: the gamepads that SDL has open, and the wake-ups of the program for input of these or of new ones.
    ///
    /// SDL polls gamepads when it is asked for events, and does not report when to ask. So the devices are read here as well,
    /// only for the wake-ups; a gamepad at rest costs nothing. A gamepad whose device cannot be read is polled with every
    /// frame while a window is in front.
    @MainActor
    final class GamepadDevices {
        private struct Gamepad {
            let controller: OpaquePointer
            let device: FileWatch?
        }

        private let look: @MainActor () -> Void
        private var gamepads: [SDL_JoystickID: Gamepad] = [:]
        /// Where devices come and go.
        private var folder: FileWatch?
        private var isStarted = false
        private var frames: (any DispatchSourceTimer)?
        /// SDL gets a new device only after the desktop has checked it. Seconds after its arrival.
        private static let looksForNew = [0.1, 0.3, 1, 2]

        /// - Parameter look: takes SDL's events.
        init(look: @escaping @MainActor () -> Void) {
            self.look = look
        }

        /// Searches for gamepads after the present work: the first picture does not wait for them. Called again, it does nothing.
        func start() {
            guard !isStarted else { return }
            isStarted = true
            DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.begin() } }
        }

        private func begin() {
            guard isStarted else { return }
            // The kernel's drivers are quiet while a gamepad is at rest; SDL's own are told of every gamepad hundreds of times a second.
            SDL_SetHint(SDL_HINT_JOYSTICK_HIDAPI, "0")
            guard SDL_InitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER)) == 0 else { return }
            folder = FileWatch(changesIn: "/dev/input") { [weak self] in self?.expectNew() }
            look()
        }

        func stop() {
            guard isStarted else { return }
            isStarted = false
            for id in gamepads.keys { close(id) }
            frames?.cancel()
            (folder, frames) = (nil, nil)
            SDL_QuitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER))
        }

        /// - Parameter index: the place in SDL's list of devices.
        /// - Returns: the gamepad's number, `nil` if it cannot be used.
        func open(_ index: Int32) -> SDL_JoystickID? {
            guard let controller = SDL_GameControllerOpen(index) else { return nil }
            let id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(controller))
            guard gamepads[id] == nil else {
                // SDL counts how often it was opened.
                SDL_GameControllerClose(controller)
                return nil
            }
            let path = SDL_GameControllerPath(controller).map { String(cString: $0) }
            gamepads[id] = Gamepad(
                controller: controller, device: path.flatMap { FileWatch(reading: $0, heard: look) })
            return id
        }

        func close(_ id: SDL_JoystickID) {
            guard let gamepad = gamepads.removeValue(forKey: id) else { return }
            SDL_GameControllerClose(gamepad.controller)
        }

        /// Polls with every frame if nothing else wakes the program.
        ///
        /// - Parameter isInFront: whether a window has the keyboard; without one, SDL sends no events.
        func update(isInFront: Bool) {
            guard isInFront, gamepads.values.contains(where: { $0.device == nil }) else {
                frames?.cancel()
                return frames = nil
            }
            guard frames == nil else { return }
            frames = DispatchSource.mainTimer(every: WindowHost.frameInterval, call: look)
        }

        private func expectNew() {
            look()
            for seconds in Self.looksForNew {
                DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [look] in MainActor.assumeIsolated(look) }
            }
        }
    }

    /// A kernel file that is read only for notifications; its content is ignored.
    @MainActor
    final class FileWatch {
        private let source: any DispatchSourceRead

        /// `nil` if it cannot be read.
        convenience init?(reading path: String, heard: @escaping @MainActor () -> Void) {
            self.init(open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC), heard)
        }

        /// Gets changes of a folder: new, removed and changed files. `nil` if there is no such folder.
        convenience init?(changesIn folder: String, heard: @escaping @MainActor () -> Void) {
            let file = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            guard file >= 0 else { return nil }
            guard inotify_add_watch(file, folder, UInt32(IN_CREATE | IN_DELETE | IN_ATTRIB)) >= 0 else {
                Foundation.close(file)
                return nil
            }
            self.init(file, heard)
        }

        private init?(_ file: Int32, _ heard: @escaping @MainActor () -> Void) {
            guard file >= 0 else { return nil }
            source = DispatchSource.makeReadSource(fileDescriptor: file, queue: .main)
            source.setCancelHandler { Foundation.close(file) }
            source.setEventHandler { [weak self] in
                MainActor.assumeIsolated {
                    // A removed device would wake the program for ever.
                    if !Self.drain(file) { self?.source.cancel() }
                    heard()
                }
            }
            source.resume()
        }

        isolated deinit { source.cancel() }

        /// Reads all there is; false at the end of the file.
        private static func drain(_ file: Int32) -> Bool {
            withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { bytes in
                while true {
                    let count = read(file, bytes.baseAddress, bytes.count)
                    if count > 0 { continue }
                    return count < 0 && (errno == EAGAIN || errno == EINTR)
                }
            }
        }
    }
#endif
