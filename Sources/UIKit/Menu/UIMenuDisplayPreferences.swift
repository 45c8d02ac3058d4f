import Foundation

/// How a menu would best be shown.
@MainActor
public final class UIMenuDisplayPreferences: NSObject, @MainActor NSCopying {
    /// The most lines that an element's title may take; 0, the value at first, leaves that to the menu, which takes one.
    public var maximumNumberOfTitleLines = 0

    public override init() { super.init() }

    /// A copy, independent of this one.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMenuDisplayPreferences()
        copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
        return copy
    }
}
