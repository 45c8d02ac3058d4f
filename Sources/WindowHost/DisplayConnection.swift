// SPDX-License-Identifier: Apache-2.0

#if Window
    import CSDL
    import EventTrace
    import Foundation

    /// The connection to the display, which is readable when the display has sent something.
    struct DisplayConnection {
        /// Its number; SDL closes it.
        let file: Int32

        /// `nil` if the window is neither X11's nor Wayland's.
        init?(of window: OpaquePointer) {
            var info = SDL_SysWMinfo()
            info.version = SDL_version(major: 2, minor: 0, patch: 12)
            guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE else { return nil }
            switch info.subsystem {
            case SDL_SYSWM_X11:
                guard let display = info.info.x11.display else { return nil }
                file = XConnectionNumber(display)
                Self.endProgram(with: display)
            case SDL_SYSWM_WAYLAND:
                guard let display = info.info.wl.display, let number = Self.waylandFile(display) else { return nil }
                file = number
            default: return nil
            }
        }

        /// WN11: ends the program like a signal, so that the program is notified.
        static func endProgram() {
            LineWriter.standardError.write("the display is gone, and the program ends with it")
            kill(getpid(), SIGTERM)
        }

        /// WN11: Xlib would end the program immediately, and leave its recording without an end.
        private static func endProgram(with display: OpaquePointer) {
            XSetIOErrorHandler { _ in
                // Only once: later requests to the display fail in the same way.
                XSetIOErrorHandler { _ in 0 }
                DisplayConnection.endProgram()
                return 0
            }
            XSetIOErrorExitHandler(display, { _, _ in }, nil)
        }

        /// SDL loads Wayland's library by itself, and only where it is used; so it is loaded here in the same way.
        private static func waylandFile(_ display: OpaquePointer) -> Int32? {
            typealias GetFile = @convention(c) (OpaquePointer) -> Int32
            guard let library = dlopen("libwayland-client.so.0", RTLD_NOW),
                let function = dlsym(library, "wl_display_get_fd")
            else { return nil }
            return unsafeBitCast(function, to: GetFile.self)(display)
        }

        /// X11 takes pixels directly. Otherwise SDL would search for a graphics card to copy them, and make the window again
        /// for it. Wayland's windows have no other way.
        @MainActor
        static func chooseCopying() {
            let isX11 = SDL_GetCurrentVideoDriver().map { String(cString: $0) } == "x11"
            SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, isX11 ? "0" : "1")
        }
    }
#endif
