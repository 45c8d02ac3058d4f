/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
    /// As suits the kind of text.
    case `default` = 0
    case no = 1
    case yes = 2
}
