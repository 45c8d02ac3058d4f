// SPDX-License-Identifier: Apache-2.0

#if Window
    import AccessibilityBus
    import CSDL
    import Dispatch
    import EventTrace
    import Foundation
    import Painting
    import UIKitCore

    /// WN1: windows of X11 or Wayland as an application's screens: paints its scenes there with Cairo, and submits what mouse, fingers, wheel and keyboard do.
    ///
    /// Linking this module, with the package trait `Window`, is enough: `UIApplicationMain` finds the host and starts it, and
    /// `RESPONDER_HOST=window` chooses it where a browser's is linked too. Each window is a scene of its own. Nothing is painted and no
    /// processor time used while nothing changes.
    @MainActor
    public final class WindowHost: ApplicationHost {
        private let settings: Settings
        private(set) var application: UIApplication?
        private(set) var windows: [SceneIdentifier: HostWindow] = [:]
        /// WN12: what assistive technology is told, and what it does.
        private(set) lazy var accessibility = AccessibilityBridge(
            windows: { [weak self] in self?.accessibleWindows ?? [] },
            submit: { [weak self] in self?.submit($0, to: $1) })
        private var lastScene: UInt32 = 0
        /// Fires when the display has said something.
        private var source: (any DispatchSourceRead)?
        /// Runs while something moves.
        private var frames: (any DispatchSourceTimer)?
        private var isPumpScheduled = false
        private static let frameInterval = 1.0 / 60

        /// A host that is not started yet.
        public init(_ settings: Settings = Settings()) {
            self.settings = settings
        }

        // MARK: ApplicationHost

        /// Opens the first window.
        ///
        /// - Throws: ``WindowHostError`` where there is no display.
        public func start(_ application: UIApplication) throws {
            self.application = application
            // Ctrl+C is the program's, which ends in its own way.
            SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
            // WN2: fingers are told as fingers, and not as a mouse as well.
            SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
            SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
            SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
            // A window among others, and not a game over all of them.
            SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
            // The click that brings a window to the front is a click.
            SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
            // Where nothing else is asked for, a window is X11's, or else Wayland's.
            SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "x11,wayland", SDL_HINT_DEFAULT)
            guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
                throw WindowHostError.noWindow(String(cString: SDL_GetError()))
            }
            DisplayConnection.chooseCopying()
            let window = try open(SceneRequest())
            try listen(to: window)
            accessibility.start()
        }

        /// Paints what changed, and measures the letters that its layout needed for the first time.
        public func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {
            guard let window = windows[scene], let shown = application?.windowScene(for: scene) else { return }
            window.note(changes)
            measureText(of: shown, scene)
            window.paint(shown)
            accessibility.changed()
            moveFrames()
            schedulePump()
        }

        /// Writes it to standard error: what the window's own input is refused for is a fault of the program.
        public func reject(_ record: InputRecord, because fault: InputFault) {
            LineWriter.standardError.write("refused input of the window: \(fault)")
        }

        /// Closes all windows.
        public func stop() {
            accessibility.stop()
            source?.cancel()
            frames?.cancel()
            (source, frames) = (nil, nil)
            windows = [:]
            SDL_QuitSubSystem(SDL_INIT_VIDEO)
        }

        // MARK: Windows

        @discardableResult
        private func open(_ request: SceneRequest) throws(WindowHostError) -> HostWindow {
            lastScene += 1
            let scene = SceneIdentifier(lastScene)
            let window = try HostWindow(scene, title: ProcessInfo.processInfo.processName, settings)
            windows[scene] = window
            submit([.connect(description(of: window), request)], to: scene)
            return window
        }

        private func description(of window: HostWindow) -> ScreenDescription {
            var description = ScreenDescription(
                size: window.size, scale: window.scale, prefersDarkAppearance: settings.prefersDarkAppearance,
                keyboard: settings.keyboard)
            description.commandKey = .control
            return description
        }

        private func close(_ window: HostWindow) {
            windows[window.scene] = nil
            submit([.disconnect], to: window.scene)
            // Without a window nobody can use the program.
            if windows.isEmpty { kill(getpid(), SIGTERM) }
        }

        private func measureText(of shown: UIWindowScene, _ scene: SceneIdentifier) {
            guard shown.textMetrics.hasRequests else { return }
            submit(
                shown.textMetrics.takeRequests().map { .textMetrics(MeasuredText(measuring: $0)) }, to: scene)
        }

        func submit(_ inputs: [Input], to scene: SceneIdentifier) {
            guard !inputs.isEmpty else { return }
            let now = HostClock.now
            application?.eventQueue.submit(inputs.map { InputRecord(scene: scene, time: now, input: $0) })
        }

        // MARK: Events

        /// Waits for the display's connection in the main loop.
        private func listen(to window: HostWindow) throws(WindowHostError) {
            guard let connection = DisplayConnection(of: window.handle) else {
                throw .noConnection(SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none")
            }
            let source = DispatchSource.makeReadSource(fileDescriptor: connection.file, queue: .main)
            source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.pump() } }
            source.resume()
            self.source = source
            schedulePump()
        }

        /// What SDL asks of the display may bring events along, which then wait in the library and not in the connection.
        private func schedulePump() {
            guard !isPumpScheduled else { return }
            isPumpScheduled = true
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated {
                    self?.isPumpScheduled = false
                    self?.pump()
                }
            }
        }

        private func pump() {
            var events: [SDL_Event] = []
            var event = SDL_Event()
            while SDL_PollEvent(&event) != 0 { events.append(event) }
            var place = 0
            while place < events.count {
                let next = place + 1 < events.count ? events[place + 1] : nil
                place += take(events[place], before: next)
            }
        }

        private func window(_ number: UInt32) -> HostWindow? { windows.values.first { $0.number == number } }

        /// Handles an event, and says how many were: a key and the text that it types are two.
        private func take(_ event: SDL_Event, before next: SDL_Event?) -> Int {
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
                    event.tfinger.fingerId, phase, x: event.tfinger.x, y: event.tfinger.y,
                    force: event.tfinger.pressure, in: window.size)
                submit(input.map { [$0] } ?? [], to: window.scene)
            case SDL_KEYDOWN, SDL_KEYUP:
                guard let window = window(event.key.windowID) else { break }
                let isDown = event.type == SDL_KEYDOWN.rawValue
                // SDL tells what a key types right after the key.
                let typed = isDown && next?.type == SDL_TEXTINPUT.rawValue ? next.map(Self.text) : nil
                submit(
                    [.key(KeySample(event.key.keysym, isDown: isDown, isRepeat: event.key.repeat != 0, typed: typed))],
                    to: window.scene)
                return typed == nil ? 1 : 2
            case SDL_TEXTINPUT:
                // What an input method wrote, without a key.
                guard let window = window(event.text.windowID) else { break }
                submit([.text(TextSample(.insert(Self.text(event))))], to: window.scene)
            case SDL_QUIT:
                // The last window was closed, or Wayland's compositor has ended.
                guard !windows.isEmpty else { break }
                source?.cancel()
                DisplayConnection.endProgram()
            default: break
            }
            return 1
        }

        private static func text(_ event: SDL_Event) -> String {
            withUnsafeBytes(of: event.text.text) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
        }

        private func take(_ event: SDL_WindowEvent, of window: HostWindow) {
            accessibility.changed()
            let inputs: [Input]
            switch SDL_WindowEventID(UInt32(event.event)) {
            case SDL_WINDOWEVENT_SIZE_CHANGED: inputs = [.resize(description(of: window))]
            case SDL_WINDOWEVENT_EXPOSED: return application?.windowScene(for: window.scene).map(window.paintAll) ?? ()
            case SDL_WINDOWEVENT_LEAVE: inputs = window.input.mouseLeft()
            case SDL_WINDOWEVENT_FOCUS_GAINED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED:
                inputs = [.activation(.foregroundActive)]
            case SDL_WINDOWEVENT_FOCUS_LOST:
                inputs = window.input.giveUp("blur") + [.activation(.foregroundInactive)]
            case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
                inputs = window.input.giveUp("hidden") + [.activation(.background)]
            case SDL_WINDOWEVENT_CLOSE: return close(window)
            default: return
            }
            submit(inputs, to: window.scene)
        }

        // MARK: Motions

        /// WN5: frames come while something moves, and only then.
        private func moveFrames() {
            guard windows.values.contains(where: \.isMoving) else {
                frames?.cancel()
                return frames = nil
            }
            guard frames == nil else { return }
            let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
            timer.schedule(deadline: .now() + Self.frameInterval, repeating: Self.frameInterval)
            timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.nextFrame() } }
            timer.resume()
            frames = timer
        }

        private func nextFrame() {
            guard let application else { return }
            // The motions are functions of the application's clock.
            application.runTurn(now: HostClock.now)
            for window in windows.values where window.hasMoved {
                if let shown = application.windowScene(for: window.scene) { window.paint(shown) }
            }
            moveFrames()
            schedulePump()
        }
    }

    extension WindowHost: ScreenHost {
        /// Opens another window; false where the display has none.
        public func openScreen(from scene: SceneIdentifier?) -> Bool {
            do throws(WindowHostError) {
                try open(SceneRequest())
                return true
            } catch {
                LineWriter.standardError.write("\(error)")
                return false
            }
        }

        /// Raises the scene's window.
        public func bringForward(_ scene: SceneIdentifier) -> Bool {
            guard let window = windows[scene] else { return false }
            SDL_RaiseWindow(window.handle)
            return true
        }

        /// Closes the scene's window; the program ends with the last one.
        public func closeScreen(of scene: SceneIdentifier) {
            guard windows.removeValue(forKey: scene) != nil, windows.isEmpty else { return }
            kill(getpid(), SIGTERM)
        }
    }
#endif
