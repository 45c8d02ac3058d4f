/// Whether a keyboard corrects what is typed.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As suits the kind of text.
    case `default` = 0
    case no = 1
    case yes = 2
}
