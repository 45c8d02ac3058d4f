// SPDX-License-Identifier: Apache-2.0

/// A request to a host to measure graphemes of one typeface on its screen.
public struct TextMeasureRequest: Hashable, Codable, Sendable {
    /// The typeface to measure them in.
    public var face: FontFace
    /// The graphemes in the order of their first use, each in a string of its own: in one string, some would merge. Letters
    /// of cursive scripts have joiners (U+200D) on the sides where they are joined to others. A lam and an alef that share a
    /// shape are one string.
    public var graphemes: [String]

    /// A request for the graphemes of a typeface.
    public init(face: FontFace, graphemes: [String]) {
        self.face = face
        self.graphemes = graphemes
    }
}
