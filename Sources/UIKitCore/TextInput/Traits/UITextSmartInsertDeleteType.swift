/// Whether pasting and cutting words keeps one space between words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As suits the kind of text.
    case `default` = 0
    case no = 1
    case yes = 2
}
