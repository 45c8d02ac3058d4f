import CoreGraphics

extension TextLayout {
    /// One line of a text that has been set.
    public struct Line: Hashable, Sendable {
        /// The graphemes that belong to this line, with the blanks and the newline at its end; on a shortened line also
        /// those that are not shown.
        public var range: Range<Int>
        /// What to paint, from left to right.
        public var runs: [Run]
        /// Where the line stands. The width leaves out the blanks at which it was wrapped.
        public var frame: CGRect
        /// The height at which the letters stand.
        public var baseline: CGFloat
        /// Where the line ends, with the blanks at its end.
        public var trailingEdge: CGFloat
        /// Whether a line break of the text ends this line.
        public var endsWithNewline: Bool

        /// The text as painted, an ellipsis included; blanks at which the line was wrapped are left out.
        public var text: String {
            runs.map(\.text).joined()
        }
    }

    /// A stretch of a line to be painted in one go: its graphemes follow each other with nothing in between.
    public struct Run: Hashable, Sendable {
        /// The graphemes painted; for an ellipsis those in whose place it stands.
        public var range: Range<Int>
        public var text: String
        /// Where the first grapheme begins.
        public var x: CGFloat
        public var width: CGFloat
        public var isEllipsis: Bool
        /// Which stretch of a text in several it is of; `nil` for an ellipsis, and in a text of one.
        var stretch: Int?
    }
}
