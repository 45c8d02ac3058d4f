// SPDX-License-Identifier: Apache-2.0

#if Window
    import Foundation
    import UIKitCore

    extension WindowHost {
        /// How windows begin.
        public struct Settings: Sendable, Hashable {
            /// In points.
            public var size = CGSize(width: 800, height: 600)
            /// Pixels to a point.
            public var scale: CGFloat = 1
            /// Whether the user wants the dark style; `nil` if the desktop decides (WN17).
            public var prefersDarkAppearance: Bool?

            /// The kind of keyboard: keys, or the core's software keyboard for a screen without keys.
            public var keyboard = HostKeyboard.hardware

            /// The default settings.
            public init() {}

            /// Reads `RESPONDER_WINDOW_SIZE` (as `800x600`), `RESPONDER_SCALE` (0.5 to 8), `RESPONDER_APPEARANCE` (`light` or `dark`) and
            /// `RESPONDER_KEYBOARD` (`hardware` or `none`).
            ///
            /// - Throws: ``WindowHostError/badSetting(_:value:expected:)``.
            public init(environment: [String: String]) throws(WindowHostError) {
                if let text = environment["RESPONDER_WINDOW_SIZE"] {
                    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
                    guard sides.count == 2, let width = sides[0], let height = sides[1],
                        (1...16_384).contains(width), (1...16_384).contains(height)
                    else {
                        throw .badSetting("RESPONDER_WINDOW_SIZE", value: text, expected: "a size like 800x600")
                    }
                    size = CGSize(width: width, height: height)
                }
                if let text = environment["RESPONDER_SCALE"] {
                    guard let number = Double(text), (0.5...8).contains(number) else {
                        throw .badSetting("RESPONDER_SCALE", value: text, expected: "a number from 0.5 to 8")
                    }
                    scale = number
                }
                if let text = environment["RESPONDER_APPEARANCE"] {
                    guard ["light", "dark"].contains(text) else {
                        throw .badSetting("RESPONDER_APPEARANCE", value: text, expected: "light or dark")
                    }
                    prefersDarkAppearance = text == "dark"
                }
                if let text = environment["RESPONDER_KEYBOARD"] {
                    guard ["hardware", "none"].contains(text) else {
                        throw .badSetting("RESPONDER_KEYBOARD", value: text, expected: "hardware or none")
                    }
                    keyboard = text == "none" ? .none : .hardware
                }
            }
        }
    }

    /// Why there is no window.
    public enum WindowHostError: Error, Sendable, Hashable, CustomStringConvertible {
        /// A variable of the environment that cannot be understood.
        case badSetting(String, value: String, expected: String)
        /// SDL says why.
        case noWindow(String)
        /// The display is neither X11's nor Wayland's, whose connections the main loop can wait for.
        case noConnection(String)

        /// The fault in a line, with the remedy.
        public var description: String {
            switch self {
            case .badSetting(let name, let value, let expected): "\(name)=\(value): expected \(expected)"
            case .noWindow(let reason): "there is no window: \(reason). Is DISPLAY or WAYLAND_DISPLAY set?"
            case .noConnection(let driver):
                "windows are X11's or Wayland's, and SDL has chosen \(driver). SDL_VIDEODRIVER=x11 and DISPLAY choose X11."
            }
        }
    }
#endif
