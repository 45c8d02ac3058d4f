// SPDX-License-Identifier: Apache-2.0

/// The meaning of a view's content. It decides whether the content is mirrored in interfaces that read from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    /// It is mirrored with the interface.
    case unspecified = 0
    /// Playback controls, which go from left to right everywhere.
    case playback = 1
    /// Controls of directions in space, such as text alignment or a game's pad: they are never mirrored.
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4

    /// The direction of content of this kind in an interface that reads in a direction.
    func direction(in direction: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .unspecified: direction
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

/// The direction in which content reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1

    init(_ direction: UITraitEnvironmentLayoutDirection) {
        self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
