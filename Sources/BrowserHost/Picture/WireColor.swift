import UIKitCore

extension PaintWriter {
    /// A color's bytes as messages hold them, red lowest. What a byte can't say is brought into its range.
    static func color(_ color: CGColor?) -> UInt32 {
        guard let color, let components = color.components else { return 0 }
        let isGray = components.count < 4
        let red = components[0]
        let green = isGray ? red : components[1]
        let blue = isGray ? red : components[2]
        return byte(red) | byte(green) << 8 | byte(blue) << 16 | byte(color.alpha) << 24
    }

    private static func byte(_ component: CGFloat) -> UInt32 {
        // The comparison is false for NaN, which becomes 0.
        UInt32((component > 0 ? min(component, 1) : 0) * 255 + 0.5)
    }
}
