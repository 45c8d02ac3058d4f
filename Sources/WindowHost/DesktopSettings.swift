// SPDX-License-Identifier: Apache-2.0

#if Window
    import DesktopBus
    import Foundation
    import UIKitCore

    /// WN17: the desktop user's settings, from the settings portal (`org.freedesktop.portal.Settings`).
    ///
    /// Nobody waits for the portal: until it answers, or without a portal, the usual settings apply.
    @MainActor
    final class DesktopSettings {
        private static let service = "org.freedesktop.portal.Desktop"
        private static let path = "/org/freedesktop/portal/desktop"
        private static let interface = "org.freedesktop.portal.Settings"
        private static let appearance = "org.freedesktop.appearance"
        private static let desktop = "org.gnome.desktop.interface"
        private static let keys = [
            (appearance, "color-scheme"), (appearance, "contrast"), (desktop, "text-scaling-factor"),
            (desktop, "enable-animations"),
        ]

        private(set) var prefersDark = false
        /// The text size, as a multiple of the usual one.
        private(set) var textScale: CGFloat = 1
        private(set) var accessibility: AccessibilitySettings = []
        private let changed: () -> Void
        private var bus: BusClient?

        /// - Parameter changed: called when a setting changed.
        init(changed: @escaping () -> Void) {
            self.changed = changed
        }

        isolated deinit { bus?.stop() }

        func start() {
            guard bus == nil, BusAddress.session.isNamed else { return }
            let bus = BusClient(.session) { [weak self] in self?.receive($0) }
            self.bus = bus
            bus.match("type='signal',interface='\(Self.interface)',member='SettingChanged',path='\(Self.path)'")
            bus.match("type='signal',member='NameOwnerChanged',arg0='\(Self.service)'")
            ask(starting: true)
        }

        func stop() {
            bus?.stop()
            bus = nil
        }

        /// - Parameter starting: whether the bus starts the portal, if it knows one that is not there yet.
        private func ask(starting: Bool) {
            for (space, key) in Self.keys {
                bus?.call(
                    Self.service, Self.path, Self.interface, "Read", [.string(space), .string(key)], starting: starting
                ) { [weak self] answer in
                    guard answer.kind == .reply, let value = answer.call.arguments.first else { return }
                    self?.take(value, of: space, key)
                }
            }
        }

        private func receive(_ mail: BusMail) {
            let arguments = mail.call.arguments
            guard mail.kind == .signal, arguments.count == 3, let space = arguments[0].text else { return }
            switch mail.call.member {
            case "SettingChanged":
                if let key = arguments[1].text { take(arguments[2], of: space, key) }
            // The portal came later, or came back. If it disappears, its last settings stay.
            case "NameOwnerChanged" where arguments[2].text?.isEmpty == false: ask(starting: false)
            default: break
            }
        }

        /// Unknown values change nothing.
        private func take(_ value: DBusValue, of space: String, _ key: String) {
            let before = (prefersDark, textScale, accessibility)
            switch (space, key) {
            case (Self.appearance, "color-scheme"): if let choice = value.integer { prefersDark = choice == 1 }
            case (Self.appearance, "contrast"):
                if let choice = value.integer { set(.increasesContrast, choice == 1) }
            case (Self.desktop, "text-scaling-factor"):
                if let factor = value.number, (0.05...64).contains(factor) { textScale = factor }
            case (Self.desktop, "enable-animations"): if let isOn = value.isTrue { set(.reducesMotion, !isOn) }
            default: return
            }
            if before != (prefersDark, textScale, accessibility) { changed() }
        }

        private func set(_ setting: AccessibilitySettings, _ isOn: Bool) {
            if isOn { accessibility.insert(setting) } else { accessibility.remove(setting) }
        }
    }
#endif
