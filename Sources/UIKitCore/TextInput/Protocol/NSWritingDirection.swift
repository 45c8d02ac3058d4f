/// In which direction text reads.
public enum NSWritingDirection: Int, Sendable {
    /// As the first letter with a direction says.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
