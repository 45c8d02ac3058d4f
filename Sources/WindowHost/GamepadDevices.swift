// SPDX-License-Identifier: Apache-2.0

#if Window
    import CSDL
    import Dispatch
    import Foundation

    /// WN20: the gamepads that SDL has open, and what wakes the program when one of them, or a new one, has something to say.
    ///
    /// SDL looks at gamepads when it is asked for events, and tells nobody when to ask. So the devices are read here as well, only to be
    /// woken by them; a gamepad at rest costs nothing. One whose device can't be read is looked at with every frame while a window is in front.
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
        /// A new device is SDL's only when the desktop has looked at it. Seconds after it came.
        private static let looksForNew = [0.1, 0.3, 1, 2]

        /// - Parameter look: has SDL's events taken.
        init(look: @escaping @MainActor () -> Void) {
            self.look = look
        }

        /// Looks for gamepads after what is being done: the first picture does not wait for them. Called again, it does nothing.
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

        /// - Parameter index: of SDL's list of devices.
        /// - Returns: the gamepad's number, `nil` where it can't be used.
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

        /// Looks with every frame where nothing else wakes the program.
        ///
        /// - Parameter isInFront: whether a window has the keyboard; without one, SDL tells nothing.
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

    /// A file of the kernel that is read for being told of something, not for what it says.
    @MainActor
    final class FileWatch {
        private let source: any DispatchSourceRead

        /// `nil` where it can't be read.
        convenience init?(reading path: String, heard: @escaping @MainActor () -> Void) {
            self.init(open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC), heard)
        }

        /// Is told of files that come, go, and get other permissions. `nil` where there is no such folder.
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
                    // A device that is gone would wake the program for ever.
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
