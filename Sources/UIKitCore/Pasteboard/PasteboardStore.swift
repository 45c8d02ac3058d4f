// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The content of a pasteboard with one name. Any number of `UIPasteboard`s stand for it.
@MainActor
final class PasteboardStore {
    let name: UIPasteboard.Name
    private unowned let center: PasteboardCenter
    /// The visitor it belongs to; none for the application's own pasteboards.
    private(set) weak var visitor: Visitor?
    private(set) var items: [PasteboardItem] = []
    private(set) var changeCount = 0
    /// Whether the items stay in the application, and no host is told of them.
    private(set) var isLocalOnly = false
    private var expiration: EventClock.Deadline?
    /// The oldest pasteboard that stands for the store. It is the object of notifications.
    private weak var herald: UIPasteboard?

    init(name: UIPasteboard.Name, _ center: PasteboardCenter, of visitor: Visitor? = nil) {
        self.name = name
        self.center = center
        self.visitor = visitor
    }

    /// Whether it keeps its items.
    private var keepsItems: Bool { visitor?.isSomebody ?? true }

    /// The content for the host's clipboard; `nil` while the items have to stay in the application.
    var hostContent: PasteboardContent? {
        isLocalOnly ? nil : PasteboardContent(items: items.map(\.content))
    }

    var types: [String] { Self.types(of: items) }

    func adopt(_ pasteboard: UIPasteboard) {
        if herald == nil { herald = pasteboard }
    }

    /// Replaces the items, counts the change and reports it.
    func set(_ items: [PasteboardItem], localOnly: Bool = false, expiration date: Date? = nil) {
        guard keepsItems else { return center.refuse() }
        replace(items, localOnly: localOnly, expiration: date)
        center.contentDidChange(of: self)
    }

    /// Adds items to those that are there, under their conditions.
    func add(_ items: [PasteboardItem]) {
        guard keepsItems else { return center.refuse() }
        change(to: self.items + items)
        center.contentDidChange(of: self)
    }

    /// Takes the content of the host's clipboard. The host does not hear of this change.
    func setFromHost(_ content: PasteboardContent) {
        replace(content.items.map(PasteboardItem.init), localOnly: false, expiration: nil)
    }

    /// Empties a pasteboard whose name is given up.
    func remove() {
        expiration?.cancel()
        items = []
        center.post(UIPasteboard.removedNotification, from: herald ?? UIPasteboard(self))
    }

    private func replace(_ items: [PasteboardItem], localOnly: Bool, expiration date: Date?) {
        expiration?.cancel()
        expiration = date.map { date in
            // Rounded to a millisecond: a replay of "in a minute" gets the same time, although it reads another date.
            let rest = (date.timeIntervalSinceNow * 1000).rounded() / 1000
            return center.application.clock.schedule(after: max(0, rest)) { [weak self] in self?.set([]) }
        }
        isLocalOnly = localOnly
        change(to: items)
    }

    private func change(to items: [PasteboardItem]) {
        let old = types
        self.items = items
        changeCount += 1
        let new = types
        var info: [String: Any] = [:]
        let added = new.filter { !old.contains($0) }
        let removed = old.filter { !new.contains($0) }
        if !added.isEmpty { info[UIPasteboard.changedTypesAddedUserInfoKey] = added }
        if !removed.isEmpty { info[UIPasteboard.changedTypesRemovedUserInfoKey] = removed }
        center.post(UIPasteboard.changedNotification, from: herald ?? UIPasteboard(self), info)
    }

    private static func types(of items: [PasteboardItem]) -> [String] {
        var types: [String] = []
        for type in items.flatMap(\.types) where !types.contains(type) { types.append(type) }
        return types
    }
}
