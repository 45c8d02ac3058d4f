/// A source file: where it is, and what it says.
public struct SourceText: Sendable, Hashable {
    /// Where the file is. It names the file in diagnostics and is not opened.
    public var path: String
    /// The whole source.
    public var text: String

    /// A file of this text under this path.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
