// SPDX-License-Identifier: Apache-2.0

#if Window
    import CSDL
    import EventTrace
    import Foundation
    import UIKitCore

    extension WindowHost: ScreenHost {
        /// Opens another window; false if the display refuses it.
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

    // WN15: opens addresses on the desktop.
    extension WindowHost: URLHost {
        private static let longest = 2048

        /// Opens an address with the desktop's program for it; false if ``canOpen(_:for:)`` is false, or if the desktop refuses it.
        public func open(_ url: URL, for scene: SceneIdentifier) -> Bool {
            canOpen(url, for: scene) && SDL_OpenURL(url.absoluteString) == 0
        }

        /// Whether the desktop is asked: it has an `xdg-open`, and the address has a scheme, which is not `file`, and at most 2048 bytes.
        public func canOpen(_ url: URL, for scene: SceneIdentifier) -> Bool {
            guard let scheme = url.scheme?.lowercased(), scheme != "file", url.absoluteString.utf8.count <= Self.longest
            else { return false }
            let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
            return folders.split(separator: ":").contains { access("\($0)/xdg-open", X_OK) == 0 }
        }
    }

    // WN19: the ring around the focused item.
    extension WindowHost: FocusHost {
        /// Paints the ring at the same place as in the page (`Documentation/Window.md`).
        public func showFocus(_ ring: FocusRing?, of scene: SceneIdentifier) {
            guard let window = windows[scene], let shown = application?.windowScene(for: scene) else { return }
            window.show(ring, in: shown)
        }
    }
#endif
