// SPDX-License-Identifier: Apache-2.0

#if Window
    import AccessibilityBus
    import CSDL
    import Foundation
    import UIKitCore

    // WN12: the windows for assistive technology.
    extension WindowHost: NoticeHost {
        /// Passes the notice to the desktop's assistive technology, if there is any.
        public func notify(_ notice: AccessibilityNotice, of scene: SceneIdentifier) {
            accessibility.notify(notice, of: scene)
        }

        var accessibleWindows: [AccessibleWindow] {
            windows.values.sorted { $0.number < $1.number }.compactMap { window in
                guard let scene = application?.windowScene(for: window.scene) else { return nil }
                var (x, y): (Int32, Int32) = (0, 0)
                SDL_GetWindowPosition(window.handle, &x, &y)
                let size = window.size
                return AccessibleWindow(
                    scene: scene, identifier: window.scene, title: String(cString: SDL_GetWindowTitle(window.handle)),
                    origin: CGPoint(x: Int(x), y: Int(y)),
                    size: CGSize(width: size.width * window.scale, height: size.height * window.scale),
                    scale: window.scale,
                    isActive: SDL_GetWindowFlags(window.handle) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0)
            }
        }
    }
#endif
