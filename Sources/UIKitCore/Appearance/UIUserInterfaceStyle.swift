/// Whether the interface is drawn light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}
