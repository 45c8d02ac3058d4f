// SPDX-License-Identifier: Apache-2.0

#if Window
    import DesktopBus
    import Foundation

    /// Whether assistive technology runs on the desktop, and where its bus is.
    ///
    /// `AT_SPI_BUS_ADDRESS` names the bus; it is joined at once then. Otherwise `org.a11y.Bus` of the session bus reports
    /// whether anybody listens (`IsEnabled`, `ScreenReaderEnabled`), also later. As in other toolkits,
    /// `ACCESSIBILITY_ENABLED=1` or `GNOME_ACCESSIBILITY=1` joins without that, and `NO_AT_BRIDGE=1` never joins.
    @MainActor
    final class AccessibilityStatus {
        private static let service = "org.a11y.Bus"
        private static let path = "/org/a11y/bus"
        private static let interface = "org.a11y.Status"
        private static let properties = "org.freedesktop.DBus.Properties"

        private var session: BusClient?
        private let join: (String) -> Void
        private let leave: () -> Void
        private let isForced: Bool
        private var reasons: Set<String> = []

        /// - Parameters:
        ///   - join: called with the bus's address.
        ///   - leave: called when nobody listens any more.
        init(join: @escaping (String) -> Void, leave: @escaping () -> Void) {
            (self.join, self.leave) = (join, leave)
            let environment = ProcessInfo.processInfo.environment
            isForced = ["ACCESSIBILITY_ENABLED", "GNOME_ACCESSIBILITY"].contains { environment[$0] == "1" }
            if environment["NO_AT_BRIDGE"] == "1" { return }
            if let address = environment["AT_SPI_BUS_ADDRESS"], !address.isEmpty {
                join(address)
                return
            }
            guard BusAddress.session.isNamed else { return }
            let session = BusClient(.session) { [weak self] in self?.receive($0) }
            self.session = session
            session.match("type='signal',interface='\(Self.properties)',path='\(Self.path)',arg0='\(Self.interface)'")
            session.match("type='signal',member='NameOwnerChanged',arg0='\(Self.service)'")
            ask()
        }

        isolated deinit { session?.stop() }

        private func ask() {
            if isForced { return find() }
            session?.call(Self.service, Self.path, Self.properties, "GetAll", [.string(Self.interface)]) {
                [weak self] answer in
                guard answer.kind == .reply, let values = answer.call.arguments.first else { return }
                self?.take(values)
            }
        }

        private func receive(_ mail: BusMail) {
            let arguments = mail.call.arguments
            switch mail.call.member {
            case "PropertiesChanged" where arguments.count > 1: take(arguments[1])
            // The desktop's assistive technology has been started or restarted.
            case "NameOwnerChanged":
                reasons = []
                leave()
                if arguments.last?.text != "" { ask() }
            default: break
            }
        }

        private func take(_ values: DBusValue) {
            let before = reasons.isEmpty
            for name in ["IsEnabled", "ScreenReaderEnabled"] {
                switch values[name]?.isTrue {
                case true: reasons.insert(name)
                case false: reasons.remove(name)
                default: break
                }
            }
            guard before != reasons.isEmpty, !isForced else { return }
            if reasons.isEmpty { leave() } else { find() }
        }

        private func find() {
            session?.call(Self.service, Self.path, Self.service, "GetAddress") { [weak self] answer in
                guard answer.kind == .reply, let address = answer.call.arguments.first?.text, !address.isEmpty else {
                    return
                }
                self?.join(address)
            }
        }
    }
#endif
