import CoreGraphics

// The kinds of values that most applications cut and paste.
extension UIPasteboard {
    /// The first item's text; of a URL its address. Setting it replaces all items.
    public var string: String? {
        get { store.items.first?.object(ofTypes: PasteboardType.strings, String.self) }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts of all items that have one; `nil` when none has. Setting it replaces all items.
    public var strings: [String]? {
        get { values(PasteboardType.strings) }
        set { setValues(newValue) }
    }

    /// The first item's URL. Setting it replaces all items.
    public var url: URL? {
        get { store.items.first?.object(ofTypes: PasteboardType.urls, URL.self) }
        set { urls = newValue.map { [$0] } }
    }

    /// The URLs of all items that have one; `nil` when none has. Setting it replaces all items.
    public var urls: [URL]? {
        get { values(PasteboardType.urls) }
        set { setValues(newValue) }
    }

    /// The first item's image. Setting it replaces all items; an image of no size leaves none.
    public var image: UIImage? {
        get { store.items.first?.object(ofTypes: PasteboardType.images, UIImage.self) }
        set { images = newValue.map { [$0] } }
    }

    /// The images of all items that have one; `nil` when none has. Setting it replaces all items.
    public var images: [UIImage]? {
        get { values(PasteboardType.images) }
        set { setValues(newValue) }
    }

    /// The first item's color. Setting it replaces all items.
    public var color: UIColor? {
        get { store.items.first?.object(ofTypes: PasteboardType.colors, UIColor.self) }
        set { colors = newValue.map { [$0] } }
    }

    /// The colors of all items that have one; `nil` when none has. Setting it replaces all items.
    public var colors: [UIColor]? {
        get { values(PasteboardType.colors) }
        set { setValues(newValue) }
    }

    /// Whether an item has text.
    public var hasStrings: Bool { store.items.contains { $0.has(PasteboardType.strings) } }

    /// Whether an item has a URL.
    public var hasURLs: Bool { store.items.contains { $0.has(PasteboardType.urls) } }

    /// Whether an item has an image.
    public var hasImages: Bool { store.items.contains { $0.has(PasteboardType.images) } }

    /// Whether an item has a color.
    public var hasColors: Bool { store.items.contains { $0.has(PasteboardType.colors) } }

    private func values<Value>(_ types: [String]) -> [Value]? {
        let values = store.items.compactMap { $0.object(ofTypes: types, Value.self) }
        return values.isEmpty ? nil : values
    }

    private func setValues(_ values: [Any]?) {
        store.set((values ?? []).compactMap(PasteboardItem.init))
    }
}
