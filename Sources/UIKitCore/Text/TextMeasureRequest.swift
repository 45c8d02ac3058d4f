/// What a host is asked to measure on its screen: graphemes of one typeface.
public struct TextMeasureRequest: Hashable, Codable, Sendable {
    public var face: FontFace
    /// The graphemes in the order in which they were first used, each a string of its own: put together, some would merge.
    public var graphemes: [String]

    public init(face: FontFace, graphemes: [String]) {
        self.face = face
        self.graphemes = graphemes
    }
}
