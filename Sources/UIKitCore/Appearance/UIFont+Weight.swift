// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIFont {
    /// How thick the strokes of a font are; 0 is regular, -1 and 1 are the ends.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// 0 for regular; thinner weights are negative. A screen paints the nearest of the nine weights below.
        public let rawValue: CGFloat

        /// The weight of that number; numbers beyond -0.8 and 0.62 are painted as the ends are.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The weight of that number, as `init(rawValue:)`.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// -0.8, which screens paint as 100.
        public static let ultraLight = Weight(-0.8)
        /// -0.6, which screens paint as 200.
        public static let thin = Weight(-0.6)
        /// -0.4, which screens paint as 300.
        public static let light = Weight(-0.4)
        /// 0, which screens paint as 400.
        public static let regular = Weight(0)
        /// 0.23, which screens paint as 500.
        public static let medium = Weight(0.23)
        /// 0.3, which screens paint as 600.
        public static let semibold = Weight(0.3)
        /// 0.4, which screens paint as 700.
        public static let bold = Weight(0.4)
        /// 0.56, which screens paint as 800.
        public static let heavy = Weight(0.56)
        /// 0.62, which screens paint as 900.
        public static let black = Weight(0.62)

        private static let steps: [Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]

        /// The names of the weights by ``number``.
        static let names = [
            100: "UltraLight", 200: "Thin", 300: "Light", 400: "Regular", 500: "Medium", 600: "Semibold", 700: "Bold",
            800: "Heavy", 900: "Black",
        ]

        /// The weight of a ``number``.
        init(number: Int) { self = Self.steps[min(max(number / 100, 1), Self.steps.count) - 1] }

        /// The nearest of the weights 100, 200 ... 900 that screens know; regular is 400.
        var number: Int {
            var nearest = 3
            for place in Self.steps.indices
            where abs(Self.steps[place].rawValue - rawValue) < abs(Self.steps[nearest].rawValue - rawValue) {
                nearest = place
            }
            return (nearest + 1) * 100
        }
    }
}
