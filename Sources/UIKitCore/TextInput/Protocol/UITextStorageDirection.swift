/// A direction in the order of the text itself, whichever way it reads.
public enum UITextStorageDirection: Int, Sendable {
    /// Towards the end of the text.
    case forward = 0
    /// Towards the beginning of the text.
    case backward = 1
}
