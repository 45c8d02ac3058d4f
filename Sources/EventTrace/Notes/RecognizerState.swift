/// Where a recognizer is in its gesture (G1), as traces have it.
public enum RecognizerState: String, Hashable, Sendable, Codable, CaseIterable, CustomStringConvertible {
    case possible = "Possible"
    case began = "Began"
    case changed = "Changed"
    case ended = "Ended"
    case cancelled = "Cancelled"
    case failed = "Failed"

    public var description: String { rawValue }
}
