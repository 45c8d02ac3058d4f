import EventTrace

/// The way that focus moved (H19); empty when it did not move by key.
public struct UIFocusHeading: OptionSet, Sendable, Hashable {
    public var rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let up = UIFocusHeading(rawValue: 1 << 0)
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    public static let last = UIFocusHeading(rawValue: 1 << 9)

    init(_ direction: FocusDirection) {
        self =
            switch direction {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .next: .next
            case .previous: .previous
            case .first: .first
            case .last: .last
            }
    }
}
