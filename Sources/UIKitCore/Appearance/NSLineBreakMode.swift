/// What becomes of text that does not fit in its line.
///
/// Where several lines are allowed, text wraps at words (or at characters, if so asked) and the mode shapes the last line.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    /// Lines break between words; a word longer than the line breaks between characters.
    case byWordWrapping = 0
    /// Lines break between any two characters.
    case byCharWrapping = 1
    /// The last line runs on and is cut at the edge.
    case byClipping = 2
    /// The last line is the end of the text, with an ellipsis before it.
    case byTruncatingHead = 3
    /// The last line ends in an ellipsis.
    case byTruncatingTail = 4
    /// The last line has an ellipsis in its middle.
    case byTruncatingMiddle = 5
}
