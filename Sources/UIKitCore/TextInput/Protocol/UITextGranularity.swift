/// A unit of text.
public enum UITextGranularity: Int, Sendable {
    /// What a reader takes for one character: a grapheme cluster.
    case character = 0
    case word = 1
    case sentence = 2
    case paragraph = 3
    /// A line as it is laid out.
    case line = 4
    case document = 5
}
