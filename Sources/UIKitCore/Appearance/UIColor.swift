// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A color that never changes. It has fixed components, or picks its components by the traits where it is used.
///
/// Components run from 0 to 1. Values outside of this range are kept: they are colors beyond sRGB.
public final class UIColor: NSObject, Sendable {
    // First: see FoundationMark.
    private let foundationMark = FoundationMark()
    /// What the color is made of.
    let content: Content

    init(content: Content) {
        self.content = content
        super.init()
    }

    /// A clear color, for a variable that gets its color later.
    public override convenience init() {
        self.init(content: .gray(white: 0, alpha: 0))
    }

    /// A gray: 0 is black, 1 is white. An opacity beyond 0...1 counts as its end, here and in all colors.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(content: .gray(white: white, alpha: Self.opacity(alpha)))
    }

    private static func opacity(_ alpha: CGFloat) -> CGFloat { alpha > 1 ? 1 : alpha < 0 ? 0 : alpha }

    /// A color of the extended sRGB space.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(content: .sRGB(RGBA(red: red, green: green, blue: blue, alpha: Self.opacity(alpha))))
    }

    /// A color of the Display P3 space.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(content: .displayP3(RGBA(red: red, green: green, blue: blue, alpha: Self.opacity(alpha))))
    }

    /// A color by its hue (0 and 1 are red), saturation and brightness, all clamped to 0...1 first.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            content: .sRGB(
                RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: Self.opacity(alpha))))
    }

    /// The color with the components of `cgColor`.
    public convenience init(cgColor: CGColor) {
        let components = cgColor.components ?? []
        switch components.count {
        case 4:
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        case 2:
            self.init(white: components[0], alpha: components[1])
        default:
            self.init(white: 0, alpha: 0)
        }
    }

    /// A color that `provider` chooses for the traits where it is used.
    ///
    /// `provider` may be called on any thread and should give the same answer for the same traits.
    public convenience init(dynamicProvider provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(content: .provided(provider))
    }

    /// An image that fills an area again and again, from its upper left corner on, at its size (W65). It has no components.
    ///
    /// It can be the background of a view without other content, and the color that paths and rectangles are filled with.
    public convenience init(patternImage image: UIImage) {
        self.init(content: .pattern(image))
    }

    /// The image that the color repeats.
    var pattern: UIImage? {
        if case .pattern(let image) = content { image } else { nil }
    }

    /// This color for `traits`, which no longer depends on traits; a color with fixed components returns itself.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        switch content {
        case .gray, .sRGB, .displayP3, .pattern:
            return self
        case .system(_, let provider), .provided(let provider):
            let color = provider(traits)
            // A provider that returns its own color would never come to an end.
            return color === self ? .clear : color.resolvedColor(with: traits)
        case .catalog(_, let set):
            return set.color(for: traits).resolvedColor(with: traits)
        case .modified(let base, let alpha):
            return base.resolvedColor(with: traits).withAlphaComponent(alpha)
        }
    }

    /// This color with another opacity; a dynamic color stays dynamic, and a pattern as it is.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let alpha = Self.opacity(alpha)
        switch content {
        case .gray(let white, _):
            return UIColor(white: white, alpha: alpha)
        case .sRGB(let components):
            return UIColor(content: .sRGB(components.with(alpha: alpha)))
        case .displayP3(let components):
            return UIColor(content: .displayP3(components.with(alpha: alpha)))
        case .system, .catalog, .provided:
            return UIColor(content: .modified(base: self, alpha: alpha))
        case .modified(let base, _):
            return UIColor(content: .modified(base: base, alpha: alpha))
        case .pattern:
            return self
        }
    }

    /// Writes this color's components in extended sRGB; a dynamic color takes ``UITraitCollection/current``.
    ///
    /// - Returns: `false`, with nothing written, for a pattern; every other color here has such components.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard pattern == nil else { return false }
        let components = sRGBComponents
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes this color's brightness as a gray and its opacity, if it is a gray.
    ///
    /// - Returns: `false`, with nothing written, for a color that is no gray.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard pattern == nil else { return false }
        let components = sRGBComponents
        guard components.red == components.green, components.green == components.blue else { return false }
        white?.pointee = components.red
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes this color's hue, saturation, brightness and opacity; the hue of a gray is 0.
    ///
    /// - Returns: `false`, with nothing written, for a pattern; every other color here has such components.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard pattern == nil else { return false }
        let components = sRGBComponents
        let parts = components.hueSaturationBrightness
        hue?.pointee = parts.hue
        saturation?.pointee = parts.saturation
        brightness?.pointee = parts.brightness
        alpha?.pointee = components.alpha
        return true
    }

    /// This color's components as a layer holds them; a dynamic color takes ``UITraitCollection/current``. A pattern is clear.
    public var cgColor: CGColor {
        let fixed = fixedColor
        if case .gray(let white, let alpha) = fixed.content {
            return CGColor(gray: white, alpha: alpha)
        }
        let components = fixed.sRGBComponents
        return CGColor(
            srgbRed: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
    }

    /// This color for the current traits. Only a dynamic color looks them up: painted colors are resolved already.
    private var fixedColor: UIColor {
        switch content {
        case .gray, .sRGB, .displayP3, .pattern: self
        case .system, .catalog, .provided, .modified: resolvedColor(with: .current)
        }
    }

    /// This color's components in extended sRGB; a dynamic color takes ``UITraitCollection/current``.
    var sRGBComponents: RGBA {
        switch fixedColor.content {
        case .gray(let white, let alpha):
            return RGBA(red: white, green: white, blue: white, alpha: alpha)
        case .sRGB(let components):
            return components
        case .displayP3(let components):
            return components.convertedFromDisplayP3
        case .system, .catalog, .provided, .modified, .pattern:
            // A resolved color has none of the first four, and a pattern has no components.
            return RGBA(red: 0, green: 0, blue: 0, alpha: 0)
        }
    }

    /// Whether both have the same space and components; an sRGB white is not the gray white. Dynamic colors are equal if
    /// they bear the same system name, or are one and the same.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || content.isEqual(to: other.content)
    }

    public override var hash: Int {
        if case .provided = content { return ObjectIdentifier(self).hashValue }
        return content.hash
    }

    /// The space and the components in at most 6 digits: `UIExtendedSRGBColorSpace 1 0 0 1`; the class and the address of a
    /// dynamic color.
    public override var description: String {
        content.describe(self)
    }

    public override func copy() -> Any {
        self
    }
}
