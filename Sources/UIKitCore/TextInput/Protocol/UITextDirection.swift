/// A direction of either kind: a ``UITextStorageDirection`` or a ``UITextLayoutDirection``, by its raw value.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The raw value of a direction of either kind; those of the two kinds differ.
    public var rawValue: Int

    /// The direction of that raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A direction in which text is read.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}
