import CoreGraphics
import EventTrace
import UIKitCore

extension NSLayoutConstraint {
    /// How a visual format's views are aligned across it, and which way it reads (L26).
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        private init(_ attribute: Attribute) {
            rawValue = 1 << UInt(attribute.rawValue)
        }

        public static let alignAllLeft = FormatOptions(.left)
        public static let alignAllRight = FormatOptions(.right)
        public static let alignAllTop = FormatOptions(.top)
        public static let alignAllBottom = FormatOptions(.bottom)
        public static let alignAllLeading = FormatOptions(.leading)
        public static let alignAllTrailing = FormatOptions(.trailing)
        public static let alignAllCenterX = FormatOptions(.centerX)
        public static let alignAllCenterY = FormatOptions(.centerY)
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        /// The attribute that all views have in common.
        var alignment: Attribute? {
            let alignments: [Attribute] = [
                .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
            ]
            return alignments.first { contains(FormatOptions($0)) }
        }
    }

    /// The constraints that a format says (L25–L27); lengths in points. They are not active.
    ///
    ///     NSLayoutConstraint.constraints(
    ///         withVisualFormat: "H:|-[name]-8-[field(>=100)]-|", metrics: nil, views: ["name": label, "field": field])
    ///
    /// - Parameters:
    ///   - metrics: numbers (`CGFloat`, `Double`, `Int`, `NSNumber`) by the names that the format has for them.
    ///   - views: views and guides by theirs. `|` is the superview of the first.
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
