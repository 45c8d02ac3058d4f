import CoreGraphics

/// An application's pasteboards by name.
@MainActor
final class PasteboardCenter {
    private let owner: ApplicationReference
    /// An application's own code may keep a pasteboard for longer than the application.
    var application: UIApplication { owner.object ?? .shared }
    private var stores: [UIPasteboard.Name: PasteboardStore] = [:]
    private var lastUniqueName = 0
    private(set) lazy var general = UIPasteboard(store(named: .general))

    /// Told what the general pasteboard holds when the application changed it: how a host's clipboard follows. Not called for
    /// what came from the host, and not for items that are to stay in the application.
    var pasteboardChanged: (@MainActor (PasteboardContent) -> Void)?

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    /// The host's clipboard holds something new.
    func setFromHost(_ content: PasteboardContent) {
        store(named: .general).setFromHost(content)
    }

    /// What the host's clipboard is to hold; `nil` while the general pasteboard's items are to stay in the application.
    var hostContent: PasteboardContent? {
        let store = store(named: .general)
        return store.isLocalOnly ? nil : PasteboardContent(items: store.items.map(\.content))
    }

    func contentDidChange(of store: PasteboardStore) {
        guard store.name == .general, let pasteboardChanged, let content = hostContent else { return }
        pasteboardChanged(content)
    }

    func store(named name: UIPasteboard.Name) -> PasteboardStore {
        if let store = stores[name] { return store }
        let made = PasteboardStore(name: name, self)
        stores[name] = made
        return made
    }

    func existingStore(named name: UIPasteboard.Name) -> PasteboardStore? { stores[name] }

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
