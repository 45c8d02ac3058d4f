// SPDX-License-Identifier: Apache-2.0

/// A direction of either kind: a ``UITextStorageDirection`` or a ``UITextLayoutDirection``, by its raw value.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The raw value of a direction of either kind; those of the two kinds differ.
    public var rawValue: Int

    /// The direction of that raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A direction in which text is read.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// A direction in the order of the text itself, for any direction of reading.
public enum UITextStorageDirection: Int, Sendable {
    /// Towards the end of the text.
    case forward = 0
    /// Towards the beginning of the text.
    case backward = 1
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left = 3
    case up = 4
    case down = 5
}

/// In which direction text reads.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the first letter that has one.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// A unit of text.
public enum UITextGranularity: Int, Sendable {
    /// A character as readers see it: a grapheme cluster.
    case character = 0
    case word = 1
    case sentence = 2
    case paragraph = 3
    /// A line as it is laid out.
    case line = 4
    case document = 5
}
