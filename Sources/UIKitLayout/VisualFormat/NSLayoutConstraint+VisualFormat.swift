// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import UIKitCore

extension NSLayoutConstraint {
    /// How a visual format's views are aligned across it, and which way it reads (L26).
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits of all options in the set.
        public let rawValue: UInt

        /// A set of these bits. Bits without a meaning are kept and ignored.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        private init(_ attribute: Attribute) {
            rawValue = 1 << UInt(attribute.rawValue)
        }

        /// Neighbours have the same left edge; for `V:` formats, and a horizontal one ends the program.
        public static let alignAllLeft = FormatOptions(.left)
        /// Neighbours have the same right edge; for `V:` formats, and a horizontal one ends the program.
        public static let alignAllRight = FormatOptions(.right)
        /// Neighbours have the same top edge; for `H:` formats, and a vertical one ends the program.
        public static let alignAllTop = FormatOptions(.top)
        /// Neighbours have the same bottom edge; for `H:` formats, and a vertical one ends the program.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// Neighbours have the same leading edge; for `V:` formats, and a horizontal one ends the program.
        public static let alignAllLeading = FormatOptions(.leading)
        /// Neighbours have the same trailing edge; for `V:` formats, and a horizontal one ends the program.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// Neighbours have their middles below each other; for `V:` formats, and a horizontal one ends the program.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// Neighbours have their middles beside each other; for `H:` formats, and a vertical one ends the program.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// Neighbours have the last lines of their text at one height; for `H:` formats, and a vertical one ends the
        /// program.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// Neighbours have the first lines of their text at one height; for `H:` formats, and a vertical one ends the
        /// program.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// The bits of all options that align neighbours.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// The bits of the options for a direction.
        public static let directionMask = FormatOptions(rawValue: 0x3 << 16)
        /// A horizontal format reads in the direction of text. It has no bit of its own: it applies without the other directions.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// A horizontal format reads from left to right, whatever the direction of text.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// A horizontal format reads from right to left, whatever the direction of text.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        /// The attribute that all views have in common.
        var alignment: Attribute? {
            let alignments: [Attribute] = [
                .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
            ]
            return alignments.first { contains(FormatOptions($0)) }
        }
    }

    /// The constraints of a format (L25–L27); lengths in points. They are not active.
    ///
    ///     NSLayoutConstraint.constraints(
    ///         withVisualFormat: "H:|-[name]-8-[field(>=100)]-|", metrics: nil, views: ["name": label, "field": field])
    ///
    /// - Parameters:
    ///   - metrics: numbers (`CGFloat`, `Double`, `Int`, `NSNumber`) by their names in the format.
    ///   - views: views and guides, by their names. `|` is the superview of the first.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            let read = try VisualFormatReader.read(format)
            let builder = VisualFormatBuilder(
                format: read, text: format, options: opts, metrics: metrics ?? [:], views: views)
            return builder.constraints()
        } catch {
            brokenRule(error.description)
        }
    }
}
