import CoreGraphics

/// Items that were cut or copied, until they are pasted: within the application, and through the general pasteboard between
/// it and what its host's clipboard reaches.
///
/// An item is one thing in any number of representations, each of a type. What is asked of a pasteboard without naming items is
/// asked of the first one.
@MainActor
public class UIPasteboard: NSObject {
    let store: PasteboardStore

    init(_ store: PasteboardStore) {
        self.store = store
        super.init()
        store.adopt(self)
    }

    /// The pasteboard of cut, copy and paste: that of the visitor whose event is being handled.
    ///
    /// What an event leads to at a later time (a completion, a deadline, a layout) is done for the same visitor. Code outside of
    /// that, such as a task of its own, keeps the pasteboard that it took while the event was handled; without one it has
    /// the only visitor's, and, where several have come, an empty one that keeps nothing.
    public class var general: UIPasteboard { UIApplication.shared.pasteboards.general }

    /// The pasteboard of a name. One that there is not yet is made, or, if it is not to be made, the result is `nil`.
    ///
    /// Two of the same name show the same items. The name stays until ``remove(withName:)``.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        let center = UIApplication.shared.pasteboards
        guard create || center.existingStore(named: pasteboardName) != nil else { return nil }
        self.init(center.store(named: pasteboardName))
    }

    /// A new pasteboard with a name that no other has.
    public class func withUniqueName() -> UIPasteboard {
        let center = UIApplication.shared.pasteboards
        return UIPasteboard(center.store(named: center.uniqueName()))
    }

    /// Gives up a name and what is on its pasteboard; the general one stays.
    public class func remove(withName pasteboardName: Name) {
        UIApplication.shared.pasteboards.remove(named: pasteboardName)
    }

    public var name: Name { store.name }

    /// How often the items were changed.
    public var changeCount: Int { store.changeCount }

    /// Whether the items outlive the program: never.
    public var isPersistent: Bool { false }

    // MARK: The first item

    /// The first item's types, the best first.
    public var types: [String] { store.items.first?.types ?? [] }

    /// Whether the first item has one of the types.
    public func contains(pasteboardTypes: [String]) -> Bool { store.items.first?.has(pasteboardTypes) ?? false }

    /// The first item's bytes of a type.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        store.items.first?[pasteboardType]?.data(for: pasteboardType)
    }

    /// The first item's value of a type: a string, a URL, an image, a color, a property list; bytes for other types.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        store.items.first?[pasteboardType]?.object(for: pasteboardType)
    }

    /// Replaces all items by one, with one representation.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: data]])
    }

    /// Replaces all items by one, with one representation: a string, a URL, an image, a color, data or a property list. What
    /// a pasteboard cannot keep is reported.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }

    // MARK: All items

    public var numberOfItems: Int { store.items.count }

    /// Every item, as its values by type.
    public var items: [[String: Any]] {
        get { store.items.map(\.dictionary) }
        set { setItems(newValue) }
    }

    /// Replaces the items. What a pasteboard cannot keep is reported and left out.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        let application = UIApplication.shared
        store.set(
            items.map { PasteboardItem($0, application) }, localOnly: options[.localOnly] as? Bool ?? false,
            expiration: options[.expirationDate] as? Date)
    }

    /// Adds items after those that are there.
    public func addItems(_ items: [[String: Any]]) {
        let application = UIApplication.shared
        store.add(items.map { PasteboardItem($0, application) })
    }

    /// The types of each item of a set, of all when it is `nil`; `nil` when the set names an item that there is not.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? { items(in: itemSet)?.map(\.types) }

    /// Whether every item of a set, of all when it is `nil`, has one of the types.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let items = items(in: itemSet), !items.isEmpty else { return false }
        return items.allSatisfy { $0.has(pasteboardTypes) }
    }

    /// The items that have one of the types; `nil` when none has.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let places = store.items.indices.filter { store.items[$0].has(pasteboardTypes) }
        return places.isEmpty ? nil : IndexSet(places)
    }

    /// The values of a type in the items of a set, in all when it is `nil`; items without the type are passed over.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        items(in: itemSet)?.compactMap { $0[pasteboardType]?.object(for: pasteboardType) }
    }

    /// The bytes of a type in the items of a set, in all when it is `nil`; items without the type are passed over.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        items(in: itemSet)?.compactMap { $0[pasteboardType]?.data(for: pasteboardType) }
    }

    func items(in itemSet: IndexSet?) -> [PasteboardItem]? {
        guard let itemSet else { return store.items }
        guard itemSet.allSatisfy(store.items.indices.contains) else { return nil }
        return itemSet.map { store.items[$0] }
    }
}
