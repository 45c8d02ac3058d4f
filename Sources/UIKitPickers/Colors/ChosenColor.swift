// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

/// A color by red, green, blue and opacity, each from 0 to 1.
struct ChosenColor: Equatable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat = 1

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// Colors beyond the screen's become the nearest.
    init(_ color: UIColor) {
        (red, green, blue) = (0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        (red, green, blue) = (min(max(red, 0), 1), min(max(green, 0), 1), min(max(blue, 0), 1))
    }

    /// By hue, saturation and brightness, each from 0 to 1.
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.init(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1))
    }

    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

    /// The same color, apart from its opacity.
    func isAlike(_ other: ChosenColor) -> Bool {
        let nearly: CGFloat = 0.5 / 255
        return abs(red - other.red) < nearly && abs(green - other.green) < nearly && abs(blue - other.blue) < nearly
    }

    /// For people who do not see it: numbers in percent.
    var spoken: String {
        func percent(_ value: CGFloat) -> Int { Int((value * 100).rounded()) }
        return "red \(percent(red)), green \(percent(green)), blue \(percent(blue)) percent"
    }

    // MARK: The grid

    static let gridColumns = 12
    static let gridRows = 10

    /// The colors of the grid: a row of grays, then from dark to light, twelve hues each (PK40).
    static func ofGrid(row: Int, column: Int) -> ChosenColor {
        if row == 0 {
            let white = 1 - CGFloat(column) / CGFloat(gridColumns - 1)
            return ChosenColor(red: white, green: white, blue: white)
        }
        let hue = CGFloat(column) / CGFloat(gridColumns)
        // Dark, full in the middle, pale at the end.
        let place = CGFloat(row) / CGFloat(gridRows)
        return place <= 0.5
            ? ChosenColor(hue: hue, saturation: 1, brightness: 0.3 + 1.4 * place)
            : ChosenColor(hue: hue, saturation: 1 - 1.7 * (place - 0.5), brightness: 1)
    }

    // MARK: The spectrum

    /// The color of a place in the spectrum, from 0 to 1 each way: hues across, from white over the hue to black (PK40).
    static func ofSpectrum(x: CGFloat, y: CGFloat) -> ChosenColor {
        y < 0.5
            ? ChosenColor(hue: x, saturation: 2 * y, brightness: 1)
            : ChosenColor(hue: x, saturation: 1, brightness: 2 - 2 * y)
    }
}
