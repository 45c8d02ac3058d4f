// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Items that were cut or copied, until they are pasted. They can be pasted within the application; items on the general
/// pasteboard also go to and come from the host's clipboard.
///
/// An item is one thing in any number of representations, each of a type. Members that name no items are about the first one.
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
    /// Later consequences of an event (a completion, a deadline, a layout) are for the same visitor. Other code, such as a
    /// task of its own, should keep the pasteboard that it got while the event was handled. Otherwise it gets the only
    /// visitor's pasteboard; if several visitors have come, an empty one that keeps nothing.
    open class var general: UIPasteboard { UIApplication.shared.pasteboards.general }

    /// The pasteboard with a name. A missing one is made if `create` is true; otherwise the result is `nil`.
    ///
    /// Two of the same name show the same items. The name stays until ``remove(withName:)``.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        let center = UIApplication.shared.pasteboards
        guard create || center.existingStore(named: pasteboardName) != nil else { return nil }
        self.init(center.store(named: pasteboardName))
    }

    /// A new pasteboard with a name that no other has, as ``withUniqueName()``.
    public override convenience init() {
        let center = UIApplication.shared.pasteboards
        self.init(center.store(named: center.uniqueName()))
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

    /// Replaces all items by one, with one representation: a string, a URL, an image, a color, data or a property list. A
    /// value that a pasteboard cannot keep is reported.
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

    /// Replaces the items. Values that a pasteboard cannot keep are reported and left out.
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

    /// The types of each item of a set, or of all items when the set is `nil`. The result is `nil` when the set has an index
    /// out of range.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { items(in: itemSet)?.map(\.types) }

    /// Whether every item of a set, or of all items when the set is `nil`, has one of the types.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let items = items(in: itemSet), !items.isEmpty else { return false }
        return items.allSatisfy { $0.has(pasteboardTypes) }
    }

    /// The items that have one of the types; `nil` when none has.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let places = store.items.indices.filter { store.items[$0].has(pasteboardTypes) }
        return places.isEmpty ? nil : IndexSet(places)
    }

    /// The values of a type in the items of a set, or in all items when the set is `nil`. Items without the type are skipped.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        items(in: itemSet)?.compactMap { $0[pasteboardType]?.object(for: pasteboardType) }
    }

    /// The bytes of a type in the items of a set, or in all items when the set is `nil`. Items without the type are skipped.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        items(in: itemSet)?.compactMap { $0[pasteboardType]?.data(for: pasteboardType) }
    }

    func items(in itemSet: IndexSet?) -> [PasteboardItem]? {
        guard let itemSet else { return store.items }
        guard itemSet.allSatisfy(store.items.indices.contains) else { return nil }
        return itemSet.map { store.items[$0] }
    }

    // MARK: Items as providers. What has still to be loaded can be on a pasteboard already.

    /// A provider for each item. Setting it replaces the items. Content that a provider has still to load is available as
    /// soon as it is loaded.
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

    /// The first item's text; for a URL its address. Setting it replaces all items.
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

    /// The types from which strings are read.
    open class var typeListString: NSArray { NSArray(array: PasteboardType.strings) }

    /// The types from which URLs are read.
    open class var typeListURL: NSArray { NSArray(array: PasteboardType.urls) }

    /// The types from which images are read.
    open class var typeListImage: NSArray { NSArray(array: PasteboardType.images) }

    /// The types from which colors are read.
    open class var typeListColor: NSArray { NSArray(array: PasteboardType.colors) }
}
