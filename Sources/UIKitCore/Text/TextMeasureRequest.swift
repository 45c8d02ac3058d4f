// SPDX-License-Identifier: Apache-2.0

/// What a host is asked to measure on its screen: graphemes of one typeface.
public struct TextMeasureRequest: Hashable, Codable, Sendable {
    /// The typeface to measure them in.
    public var face: FontFace
    /// The graphemes in the order in which they were first used, each a string of its own: put together, some would merge. Letters of
    /// cursive scripts stand between joiners (U+200D) where they are joined to others; a lam and an alef that share a shape are one string.
    public var graphemes: [String]

    /// A request for the graphemes of a typeface.
    public init(face: FontFace, graphemes: [String]) {
        self.face = face
        self.graphemes = graphemes
    }
}
