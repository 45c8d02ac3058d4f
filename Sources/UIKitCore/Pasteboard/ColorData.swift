import CoreGraphics

/// A color's bytes on a pasteboard: a property list of its four components. Only this package reads them.
enum ColorData {
    static func data(of color: UIColor) -> Data? {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return try? PropertyListSerialization.data(
            fromPropertyList: [red, green, blue, alpha] as [Double], format: .binary, options: 0)
    }

    static func color(of data: Data) -> UIColor? {
        guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let components = list as? [Double], components.count == 4, components.allSatisfy(\.isFinite)
        else { return nil }
        return UIColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
}
