// SPDX-License-Identifier: Apache-2.0

extension UIImage {
    /// How the stored picture is turned before it is shown.
    public enum Orientation: Int, Hashable, Sendable {
        case up = 0
        /// Turned by half a turn.
        case down = 1
        /// Turned by a quarter, against the clock.
        case left = 2
        /// Turned by a quarter, with the clock.
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7

        /// The orientation by its number in Exif data, 1 to 8.
        init?(exif number: Int) {
            let order: [Orientation] = [
                .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
            ]
            guard order.indices.contains(number - 1) else { return nil }
            self = order[number - 1]
        }

        /// Whether the stored width is the height as shown.
        var swapsSides: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            case .up, .down, .upMirrored, .downMirrored: false
            }
        }
    }

    /// Whether the picture's own colors are painted, or its shape in the tint color.
    public enum RenderingMode: Int, Hashable, Sendable {
        /// The usual mode of the view that shows it.
        case automatic = 0
        /// The picture's own colors.
        case alwaysOriginal = 1
        /// The shape of the opaque parts, in the tint color.
        case alwaysTemplate = 2
    }
}
