/// Where the lines of a text stand between the left and the right edge.
public enum NSTextAlignment: Int, Hashable, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Both edges are met by widening the spaces of every line but the last of a paragraph.
    case justified = 3
    /// The edge at which the script of the text begins to read.
    case natural = 4
}
