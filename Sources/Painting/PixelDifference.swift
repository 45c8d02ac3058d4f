// SPDX-License-Identifier: Apache-2.0

#if Painting
    import Foundation

    /// How two pictures differ, pixel by pixel.
    public struct PixelDifference: Sendable, Equatable {
        /// The mean difference of the channels red, green, blue and opacity, 0 to 255.
        public let mean: Double
        /// The share of the pixels with a channel that differs by more than ``noticeable``, 0 to 1.
        public let share: Double
        /// Where the pictures differ: red in proportion to the difference, over the first one in faint grays.
        public let picture: PixelPicture

        /// Nobody sees a smaller difference at a letter's edge.
        public static let noticeable = 32

        /// `nil` for pictures of different sizes.
        public init?(from first: PixelPicture, to second: PixelPicture) {
            guard first.width == second.width, first.height == second.height else { return nil }
            var (sum, count) = (0, 0)
            let values = zip(first.values, second.values).map { one, other -> UInt32 in
                var greatest = 0
                for shift: UInt32 in [0, 8, 16, 24] {
                    let distance = abs(Int(one >> shift & 255) - Int(other >> shift & 255))
                    sum += distance
                    greatest = max(greatest, distance)
                }
                if greatest > Self.noticeable { count += 1 }
                let gray = (one & 255) + (one >> 8 & 255) + (one >> 16 & 255) + 3 * (255 - (one >> 24))
                let faint = 192 + gray / 12
                let rest = faint * UInt32(255 - greatest) / 255
                return 0xFF00_0000 | min(255, rest + UInt32(greatest)) << 16 | rest << 8 | rest
            }
            mean = values.isEmpty ? 0 : Double(sum) / Double(4 * values.count)
            share = values.isEmpty ? 0 : Double(count) / Double(values.count)
            picture = PixelPicture(width: first.width, height: first.height, values: values)
        }

        /// Whether the difference is within a tolerance.
        public func isWithin(_ tolerance: PixelTolerance) -> Bool {
            mean <= tolerance.mean && share <= tolerance.share
        }
    }

    /// The difference up to which two pictures count as the same.
    public struct PixelTolerance: Sendable, Equatable {
        /// The greatest mean difference of channels, 0 to 255.
        public var mean: Double
        /// The greatest share of pixels that differ noticeably, 0 to 1.
        public var share: Double

        /// A mean difference of channels (0 to 255), and a share of pixels that differ noticeably (0 to 1).
        public init(mean: Double, share: Double) {
            (self.mean, self.share) = (mean, share)
        }

        /// Every pixel is the same.
        public static let none = PixelTolerance(mean: 0, share: 0)
    }
#endif
