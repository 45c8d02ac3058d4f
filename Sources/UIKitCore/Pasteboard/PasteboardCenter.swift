// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// An application's pasteboards by name. The general one is not among them: each visitor has a general pasteboard.
@MainActor
final class PasteboardCenter {
    private let owner: ApplicationReference
    /// An application's own code may keep a pasteboard for longer than the application.
    var application: UIApplication { owner.object ?? .shared }
    private var stores: [UIPasteboard.Name: PasteboardStore] = [:]
    private var lastUniqueName = 0
    /// The general pasteboard of the visitor whose event is being handled.
    var general: UIPasteboard { application.visitors.current.generalPasteboard }

    /// Called with the content of a visitor's general pasteboard when the application changed it, so that a host's clipboard
    /// can follow. Not called for content from the host, and not for items that must stay in the application.
    var pasteboardChanged: (@MainActor (PasteboardContent, Visitor) -> Void)?

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    func contentDidChange(of store: PasteboardStore) {
        guard let visitor = store.visitor, let pasteboardChanged, let content = store.hostContent else { return }
        pasteboardChanged(content, visitor)
    }

    /// Code without a visitor put an item on the general pasteboard.
    func refuse() {
        application.report(
            "The general pasteboard was changed outside of any event, for one of several visitors. Nothing was put on it. "
                + "Take UIPasteboard.general while the event is handled, and keep it.")
    }

    func store(named name: UIPasteboard.Name) -> PasteboardStore {
        if name == .general { return general.store }
        if let store = stores[name] { return store }
        let made = PasteboardStore(name: name, self)
        stores[name] = made
        return made
    }

    func existingStore(named name: UIPasteboard.Name) -> PasteboardStore? {
        name == .general ? general.store : stores[name]
    }

    /// A name that no pasteboard has: numbered, so that a replay gives the same.
    func uniqueName() -> UIPasteboard.Name {
        repeat { lastUniqueName += 1 } while stores[Self.name(lastUniqueName)] != nil
        return Self.name(lastUniqueName)
    }

    private static func name(_ number: Int) -> UIPasteboard.Name { .init("responder.pasteboard.unique.\(number)") }

    /// The general pasteboard stays.
    func remove(named name: UIPasteboard.Name) {
        guard name != .general, let store = stores.removeValue(forKey: name) else { return }
        store.remove()
    }

    func post(_ name: Notification.Name, from pasteboard: UIPasteboard, _ info: [String: Any] = [:]) {
        NotificationCenter.default.post(name: name, object: pasteboard, userInfo: info.isEmpty ? nil : info)
    }
}
