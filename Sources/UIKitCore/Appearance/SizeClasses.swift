// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Which screens have much room, as on the devices of their size.
enum SizeClasses {
    /// Every phone on its side is lower, and every phone upright and every tablet is higher.
    private static let regularHeight: CGFloat = 480
    /// Between the two thirds of a small tablet's screen and half of a large one's.
    private static let regularWidth: CGFloat = 660
    /// Large phones on their side: as high as they are wide when they stand, or, where a browser's bars take from the height, as wide as
    /// only these are.
    private static let heightOfLargePhone: CGFloat = 414
    private static let widthOfLargePhone: CGFloat = 880

    static func vertical(_ size: CGSize) -> UIUserInterfaceSizeClass {
        size.height >= regularHeight ? .regular : .compact
    }

    static func horizontal(_ size: CGSize) -> UIUserInterfaceSizeClass {
        let isLow = vertical(size) == .compact
        let isLarge = size.height >= heightOfLargePhone || size.width >= widthOfLargePhone
        return size.width >= regularWidth && (!isLow || isLarge) ? .regular : .compact
    }
}

extension UIMutableTraits {
    /// Takes the size classes of a screen.
    mutating func setSizeClasses(for size: CGSize) {
        horizontalSizeClass = SizeClasses.horizontal(size)
        verticalSizeClass = SizeClasses.vertical(size)
    }
}
