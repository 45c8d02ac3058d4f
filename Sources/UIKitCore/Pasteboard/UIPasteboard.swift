// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Items that were cut or copied, until they are pasted: within the application, and through the general pasteboard between
/// it and what its host's clipboard reaches.
///
/// An item is one thing in any number of representations, each of a type. What is asked of a pasteboard without naming items is
/// asked of the first one.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
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
    open class var general: UIPasteboard { UIApplication.shared.pasteboards.general }

    /// The pasteboard of a name. One that there is not yet is made, or, if it is not to be made, the result is `nil`.
    ///
    /// Two of the same name show the same items. The name stays until ``remove(withName:)``.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        let center = UIApplication.shared.pasteboards
        guard create || center.existingStore(named: pasteboardName) != nil else { return nil }
        self.init(center.store(named: pasteboardName))
    }

    /// A new pasteboard with a name that no other has.
    open class func withUniqueName() -> UIPasteboard {
        let center = UIApplication.shared.pasteboards
        return UIPasteboard(center.store(named: center.uniqueName()))
    }

    /// Removes a named pasteboard and its content; the general one stays.
    open class func remove(withName pasteboardName: Name) {
        UIApplication.shared.pasteboards.remove(named: pasteboardName)
    }

    /// The pasteboard's name within the application.
    open var name: Name { store.name }

    /// How often the items were changed.
    open var changeCount: Int { store.changeCount }

    /// Whether the items outlive the program: never.
    open var isPersistent: Bool { false }

    // MARK: The first item

    /// The first item's types, the best first.
    open var types: [String] { store.items.first?.types ?? [] }

    /// Whether the first item has one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool { store.items.first?.has(pasteboardTypes) ?? false }

    /// The first item's bytes of a type.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        store.items.first?[pasteboardType]?.data(for: pasteboardType)
    }

    /// The first item's value of a type: a string, a URL, an image, a color, a property list; bytes for other types.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        store.items.first?[pasteboardType]?.object(for: pasteboardType)
    }

    /// Replaces all items by one, with one representation.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: data]])
    }

    /// Replaces all items by one, with one representation: a string, a URL, an image, a color, data or a property list. What
    /// a pasteboard cannot keep is reported.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }

    // MARK: All items

    /// How many items there are.
    open var numberOfItems: Int { store.items.count }

    /// Every item, as its values by type.
    open var items: [[String: Any]] {
        get { store.items.map(\.dictionary) }
        set { setItems(newValue) }
    }

    /// Replaces the items. What a pasteboard cannot keep is reported and left out.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        let application = UIApplication.shared
        store.set(
            items.map { PasteboardItem($0, application) }, localOnly: options[.localOnly] as? Bool ?? false,
            expiration: options[.expirationDate] as? Date)
    }

    /// Adds items after those that are there.
    open func addItems(_ items: [[String: Any]]) {
        let application = UIApplication.shared
        store.add(items.map { PasteboardItem($0, application) })
    }

    /// The types of each item of a set, of all when it is `nil`; `nil` when the set names an item that there is not.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { items(in: itemSet)?.map(\.types) }

    /// Whether every item of a set, of all when it is `nil`, has one of the types.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let items = items(in: itemSet), !items.isEmpty else { return false }
        return items.allSatisfy { $0.has(pasteboardTypes) }
    }

    /// The items that have one of the types; `nil` when none has.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let places = store.items.indices.filter { store.items[$0].has(pasteboardTypes) }
        return places.isEmpty ? nil : IndexSet(places)
    }

    /// The values of a type in the items of a set, in all when it is `nil`; items without the type are passed over.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        items(in: itemSet)?.compactMap { $0[pasteboardType]?.object(for: pasteboardType) }
    }

    /// The bytes of a type in the items of a set, in all when it is `nil`; items without the type are passed over.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        items(in: itemSet)?.compactMap { $0[pasteboardType]?.data(for: pasteboardType) }
    }

    func items(in itemSet: IndexSet?) -> [PasteboardItem]? {
        guard let itemSet else { return store.items }
        guard itemSet.allSatisfy(store.items.indices.contains) else { return nil }
        return itemSet.map { store.items[$0] }
    }

    // MARK: Items as providers. What has still to be loaded can be on a pasteboard already.

    /// A provider for each item. Setting it replaces the items; what a provider has still to load is there when it comes.
    open var itemProviders: [NSItemProvider] {
        get { store.items.map(Self.provider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces the items, under conditions.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        store.set(itemProviders.map(Self.item), localOnly: localOnly, expiration: expirationDate)
    }

    /// Replaces the items by objects, each in every type that it writes.
    open func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces the items by objects, under conditions.
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(
            objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }

    // MARK: The kinds of values that most applications cut and paste

    /// The first item's text; of a URL its address. Setting it replaces all items.
    open var string: String? {
        get { store.items.first?.object(ofTypes: PasteboardType.strings, String.self) }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts of all items that have one; `nil` when none has. Setting it replaces all items.
    open var strings: [String]? {
        get { values(PasteboardType.strings) }
        set { setValues(newValue) }
    }

    /// The first item's URL. Setting it replaces all items.
    open var url: URL? {
        get { store.items.first?.object(ofTypes: PasteboardType.urls, URL.self) }
        set { urls = newValue.map { [$0] } }
    }

    /// The URLs of all items that have one; `nil` when none has. Setting it replaces all items.
    open var urls: [URL]? {
        get { values(PasteboardType.urls) }
        set { setValues(newValue) }
    }

    /// The first item's image. Setting it replaces all items; an image of no size leaves none.
    open var image: UIImage? {
        get { store.items.first?.object(ofTypes: PasteboardType.images, UIImage.self) }
        set { images = newValue.map { [$0] } }
    }

    /// The images of all items that have one; `nil` when none has. Setting it replaces all items.
    open var images: [UIImage]? {
        get { values(PasteboardType.images) }
        set { setValues(newValue) }
    }

    /// The first item's color. Setting it replaces all items.
    open var color: UIColor? {
        get { store.items.first?.object(ofTypes: PasteboardType.colors, UIColor.self) }
        set { colors = newValue.map { [$0] } }
    }

    /// The colors of all items that have one; `nil` when none has. Setting it replaces all items.
    open var colors: [UIColor]? {
        get { values(PasteboardType.colors) }
        set { setValues(newValue) }
    }

    /// Whether an item has text.
    open var hasStrings: Bool { store.items.contains { $0.has(PasteboardType.strings) } }

    /// Whether an item has a URL.
    open var hasURLs: Bool { store.items.contains { $0.has(PasteboardType.urls) } }

    /// Whether an item has an image.
    open var hasImages: Bool { store.items.contains { $0.has(PasteboardType.images) } }

    /// Whether an item has a color.
    open var hasColors: Bool { store.items.contains { $0.has(PasteboardType.colors) } }

    private func values<Value>(_ types: [String]) -> [Value]? {
        let values = store.items.compactMap { $0.object(ofTypes: types, Value.self) }
        return values.isEmpty ? nil : values
    }

    private func setValues(_ values: [Any]?) {
        store.set((values ?? []).compactMap(PasteboardItem.init))
    }

    // MARK: Types of values

    /// The types that strings are read from.
    open class var typeListString: NSArray { NSArray(array: PasteboardType.strings) }

    /// The types that URLs are read from.
    open class var typeListURL: NSArray { NSArray(array: PasteboardType.urls) }

    /// The types that images are read from.
    open class var typeListImage: NSArray { NSArray(array: PasteboardType.images) }

    /// The types that colors are read from.
    open class var typeListColor: NSArray { NSArray(array: PasteboardType.colors) }
}
