// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIColor {
    /// The content of a color.
    enum Content: Sendable {
        case gray(white: CGFloat, alpha: CGFloat)
        case sRGB(RGBA)
        case displayP3(RGBA)
        /// A dynamic color of the system, known by its name.
        case system(name: String, provider: @Sendable (UITraitCollection) -> UIColor)
        /// A color of an asset catalog.
        case catalog(name: String, ColorSet)
        /// A dynamic color of the app.
        case provided(@Sendable (UITraitCollection) -> UIColor)
        /// A dynamic color with another opacity.
        case modified(base: UIColor, alpha: CGFloat)
        /// An image, again and again.
        case pattern(UIImage)

        func isEqual(to other: Content) -> Bool {
            switch (self, other) {
            case (.gray(let white, let alpha), .gray(let otherWhite, let otherAlpha)):
                return white == otherWhite && alpha == otherAlpha
            case (.sRGB(let components), .sRGB(let others)), (.displayP3(let components), .displayP3(let others)):
                return components == others
            case (.system(let name, _), .system(let otherName, _)):
                return name == otherName
            case (.catalog(_, let set), .catalog(_, let other)):
                return set.contents == other.contents
            case (.modified(let base, let alpha), .modified(let otherBase, let otherAlpha)):
                return alpha == otherAlpha && base == otherBase
            case (.pattern(let image), .pattern(let other)):
                return image == other
            default:
                return false
            }
        }

        var hash: Int {
            var hasher = Hasher()
            switch self {
            case .gray(let white, let alpha):
                hasher.combine(white)
                hasher.combine(alpha)
            case .sRGB(let components), .displayP3(let components):
                hasher.combine(components)
            case .system(let name, _):
                hasher.combine(name)
            case .catalog(let name, _):
                hasher.combine(name)
            case .provided:
                break
            case .modified(let base, let alpha):
                hasher.combine(base.hash)
                hasher.combine(alpha)
            case .pattern(let image):
                hasher.combine(image)
            }
            return hasher.finalize()
        }

        /// The description of `color`, whose content this is.
        func describe(_ color: UIColor) -> String {
            let address = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(color).toOpaque()), radix: 16)
            func line(_ space: String, _ numbers: [CGFloat]) -> String {
                ([space] + numbers.map(GeometryText.short)).joined(separator: " ")
            }
            switch self {
            case .gray(let white, let alpha):
                return line("UIExtendedGrayColorSpace", [white, alpha])
            case .sRGB(let components):
                return line("UIExtendedSRGBColorSpace", components.list)
            case .displayP3(let components):
                return line("UIDisplayP3ColorSpace", components.list)
            case .system(let name, _):
                return "<UIDynamicSystemColor: \(address); name = \(name)>"
            case .catalog(let name, _):
                return "<UIDynamicCatalogColor: \(address); name = \(name)>"
            case .provided:
                return "<UIDynamicProviderColor: \(address)>"
            case .modified(let base, let alpha):
                return "<UIDynamicModifiedColor: \(address); alpha = \(GeometryText.short(alpha)); baseColor = \(base)>"
            case .pattern(let image):
                return "<UIPatternColor: \(address); image = \(image)>"
            }
        }
    }

    /// Three color components and an opacity.
    struct RGBA: Hashable, Sendable {
        var red: CGFloat
        var green: CGFloat
        var blue: CGFloat
        var alpha: CGFloat

        var list: [CGFloat] { [red, green, blue, alpha] }

        func with(alpha: CGFloat) -> RGBA {
            RGBA(red: red, green: green, blue: blue, alpha: alpha)
        }
    }
}
