/// Whether content lies at the bottom, or above other content as a presented sheet does.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}
