// SPDX-License-Identifier: Apache-2.0

#if Window
    import AccessibilityBus
    import CSDL
    import Dispatch
    import EventTrace
    import Foundation
    import Painting
    import UIKitCore

    /// WN1: windows of X11 or Wayland as an application's screens: paints its scenes there with Cairo, and submits the input
    /// of mouse, fingers, wheel and keyboard.
    ///
    /// Linking this module, with the package trait `Window`, is enough: `UIApplicationMain` finds the host and starts it, and
    /// `RESPONDER_HOST=window` chooses it if a browser's is linked too. Each window is a scene of its own. Nothing is painted
    /// and no processor time used while nothing changes.
    @MainActor
    public final class WindowHost: ApplicationHost {
        private let settings: Settings
        private(set) var application: UIApplication?
        var windows: [SceneIdentifier: HostWindow] = [:]
        /// WN12: the connection with assistive technology.
        private(set) lazy var accessibility = AccessibilityBridge(
            windows: { [weak self] in self?.accessibleWindows ?? [] },
            submit: { [weak self] in self?.submit($0, to: $1) })
        private var lastScene: UInt32 = 0
        /// Fires when the display has sent something.
        var source: (any DispatchSourceRead)?
        /// Runs while something moves.
        private var frames: (any DispatchSourceTimer)?
        private var isPumpScheduled = false
        /// WN16: the state of input methods.
        var typing = WindowTyping()
        /// WN14: the last text written to the desktop's clipboard.
        var copied: String?
        /// WN18: the present drop.
        var drop: WindowDrop?
        /// WN20: the state of gamepads, and their devices.
        var gamepads = WindowGamepads()
        private(set) lazy var devices = GamepadDevices { [weak self] in self?.pump() }
        /// WN17: the desktop user's settings.
        private lazy var desktop = DesktopSettings { [weak self] in self?.desktopChanged() }
        /// WN21: the desktop's dialogs for files.
        private(set) lazy var files = DesktopFiles { [weak self] in self?.submit([.files($0)], to: $1) }
        static let frameInterval = 1.0 / 60

        /// A host that is not started yet.
        public init(_ settings: Settings = Settings()) {
            self.settings = settings
        }

        // MARK: ApplicationHost

        /// Opens the first window.
        ///
        /// - Throws: ``WindowHostError`` if there is no display.
        public func start(_ application: UIApplication) throws {
            self.application = application
            // Its answers come while the window is being made.
            desktop.start()
            // The program handles Ctrl+C, and ends in its own way.
            SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
            // WN2: fingers are reported as fingers, and not as a mouse too.
            SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
            SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
            SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
            // WN16: a composition comes whole, however long it is.
            SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
            // A window among others, and not a game over all of them.
            SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
            // The click that brings a window to the front also counts as a click.
            SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
            // By default, a window is X11's, or else Wayland's.
            SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "x11,wayland", SDL_HINT_DEFAULT)
            guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
                throw WindowHostError.noWindow(String(cString: SDL_GetError()))
            }
            DisplayConnection.chooseCopying()
            typing.begin()
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
            devices.start()
        }

        /// Writes it to standard error: a refused input of the window is a fault of the program.
        public func reject(_ record: InputRecord, because fault: InputFault) {
            LineWriter.standardError.write("refused input of the window: \(fault)")
        }

        /// Closes all windows.
        public func stop() {
            accessibility.stop()
            desktop.stop()
            files.stop()
            typing.stop()
            devices.stop()
            source?.cancel()
            frames?.cancel()
            (source, frames) = (nil, nil)
            windows = [:]
            SDL_QuitSubSystem(SDL_INIT_VIDEO)
        }

        // MARK: Windows

        @discardableResult
        func open(_ request: SceneRequest) throws(WindowHostError) -> HostWindow {
            lastScene += 1
            let scene = SceneIdentifier(lastScene)
            let window = try HostWindow(scene, title: ProcessInfo.processInfo.processName, settings)
            windows[scene] = window
            submit([.connect(description(of: window), request)], to: scene)
            return window
        }

        func description(of window: HostWindow) -> ScreenDescription {
            var description = ScreenDescription(
                size: window.size, scale: window.scale,
                prefersDarkAppearance: settings.prefersDarkAppearance ?? desktop.prefersDark,
                keyboard: settings.keyboard, readsClipboard: true)
            description.commandKey = .control
            description.picksFiles = DesktopFiles.mayBeThere
            description.contentSizeCategory = UIContentSizeCategory(textScale: desktop.textScale)
            description.accessibility = desktop.accessibility
            return description
        }

        /// WN17: the scenes get the change, like a new size.
        private func desktopChanged() {
            for window in windows.values { submit([.resize(description(of: window))], to: window.scene) }
        }

        func close(_ window: HostWindow) {
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

        /// SDL's requests to the display may also read events. These then wait in the library and not in the connection.
        func schedulePump() {
            guard !isPumpScheduled else { return }
            isPumpScheduled = true
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated {
                    self?.isPumpScheduled = false
                    self?.pump()
                }
            }
        }

        func pump() {
            var events: [SDL_Event] = []
            var event = SDL_Event()
            while SDL_PollEvent(&event) != 0 { events.append(event) }
            if typing.composition.isUnderWay { events = WindowTyping.ordered(events) }
            var place = 0
            while place < events.count {
                let next = place + 1 < events.count ? events[place + 1] : nil
                place += take(events[place], before: next)
            }
            giveUpLostFingers()
            finishGamepads()
        }

        // MARK: Motions

        /// WN5: frames come while something moves, and only then.
        private func moveFrames() {
            guard windows.values.contains(where: \.isMoving) else {
                frames?.cancel()
                return frames = nil
            }
            guard frames == nil else { return }
            frames = DispatchSource.mainTimer(every: Self.frameInterval, flags: .strict) { [weak self] in
                self?.nextFrame()
            }
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
#endif
