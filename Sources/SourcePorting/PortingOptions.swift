/// What a porting is told besides the sources.
public struct PortingOptions: Sendable, Hashable {
    /// Whether code for iOS is taken: `#if os(iOS)` becomes true where it would be false.
    public var takesCodeForIOS: Bool

    /// Whether the rewritten sources say where each line came from, so that errors and breakpoints are in the originals.
    public var tellsPlaces: Bool

    /// Options; by default code for iOS is left out, and places are told.
    public init(takesCodeForIOS: Bool = false, tellsPlaces: Bool = true) {
        self.takesCodeForIOS = takesCodeForIOS
        self.tellsPlaces = tellsPlaces
    }
}
