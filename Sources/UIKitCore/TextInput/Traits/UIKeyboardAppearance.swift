/// The look of a software keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark = 1
    case light = 2

    /// The older name of ``dark``.
    public static var alert: UIKeyboardAppearance { .dark }
}
