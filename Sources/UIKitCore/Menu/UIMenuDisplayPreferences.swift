import Foundation

/// How a menu would best be shown.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject, @MainActor NSCopying {
    /// The most lines that an element's title may take; 0, the value at first, leaves that to the menu, which takes one.
    open var maximumNumberOfTitleLines = 0

    public override init() { super.init() }

    /// A copy, independent of this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMenuDisplayPreferences()
        copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
        return copy
    }
}
