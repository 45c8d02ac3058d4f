// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Values as style sheets write them.
package enum CSS {
    /// `nil` for an invisible color.
    package static func color(_ color: CGColor?) -> String? {
        guard let color, let components = color.components, color.alpha > 0 else { return nil }
        let isGray = components.count < 4
        let channels = [components[0], components[isGray ? 0 : 1], components[isGray ? 0 : 2]].map(byte)
        let alpha = (min(color.alpha, 1) * 1000).rounded() / 1000
        return "rgb(\(channels[0]) \(channels[1]) \(channels[2]) / \(alpha))"
    }

    /// The comparison is false for NaN, which becomes 0.
    private static func byte(_ part: Double) -> Int { Int((part > 0 ? min(part, 1) : 0) * 255 + 0.5) }
}
