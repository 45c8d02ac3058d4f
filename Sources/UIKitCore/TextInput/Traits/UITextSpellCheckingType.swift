/// Whether words that a dictionary does not know are marked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As suits the kind of text.
    case `default` = 0
    case no = 1
    case yes = 2
}
