/// Whether straight quotation marks become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As suits the kind of text.
    case `default` = 0
    case no = 1
    case yes = 2
}
