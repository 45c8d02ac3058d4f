/// Whether the user asked for more contrast between what is drawn and what lies behind it.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
    case unspecified = -1
    case normal = 0
    case high = 1
}
