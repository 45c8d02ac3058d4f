// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Where a tab in a paragraph leads. Paragraph styles keep their stops without an effect.
open class NSTextTab: NSObject, NSCopying {
    /// The names of options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String

        /// The option of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `CharacterSet` of the characters that end a column.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    // First: see FoundationMark.
    private let foundationMark = FoundationMark()
    /// How text stands at the stop.
    public let alignment: NSTextAlignment
    /// In points from where lines begin.
    public let location: CGFloat
    /// What the stop was made with.
    public let options: [OptionKey: Any]

    /// A stop at a place.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        (self.alignment, self.location, self.options) = (alignment, loc, options)
        super.init()
    }

    /// The stop itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other stop has the same place and alignment.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.location == location && other.alignment == alignment
    }

    open override var hash: Int { location.hashValue }
}
