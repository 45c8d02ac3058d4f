// SPDX-License-Identifier: Apache-2.0

/// How a device scrolls.
public enum UIScrollType: UInt, Sendable {
    /// In notches, as a wheel does.
    case discrete = 0
    /// Smoothly, as a trackpad does.
    case continuous = 1
}

/// Ways of scrolling.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The bits of all ways in the set.
    public let rawValue: Int

    /// The ways whose bits are set.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// In notches, as a wheel does.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Smoothly, as a trackpad does.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// In notches and smoothly.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
