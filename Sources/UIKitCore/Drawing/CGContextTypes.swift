// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How new drawing is blended with the drawing so far.
public enum CGBlendMode: Int32, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// How the pixels of a resized image are shown. A host has two ways: each pixel by itself, or smoothed (W47).
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    case `default` = 0
    /// Each pixel by itself.
    case none = 1
    case low = 2
    case high = 3
    case medium = 4
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// At which ends a gradient goes on.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits of all options in the set.
    public var rawValue: UInt32

    /// The options whose bits are set.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first color goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color goes on after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A set of colors: those of a screen, grays, or those of a screen with a wider gamut.
public final class CGColorSpace: Hashable, Sendable {
    private enum Kind { case gray, screen, wide }

    private let kind: Kind
    /// With opacity.
    let componentCount: Int

    private init(_ kind: Kind) {
        self.kind = kind
        componentCount = kind == .gray ? 2 : 4
    }

    /// The name of the colors of a screen, for ``init(name:)``.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// The name of the colors of a screen with a wider gamut. A color of this space is the same color by components of
    /// extended sRGB (W61), and pixels are never stored in it.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"

    /// `nil` for a name that is not known.
    public convenience init?(name: CFString) {
        switch name {
        case Self.sRGB: self.init(.screen)
        case Self.displayP3: self.init(.wide)
        default: return nil
        }
    }

    fileprivate static let rgb = CGColorSpace(.screen)
    fileprivate static let gray = CGColorSpace(.gray)

    /// Whether pixels can be stored in the space.
    var storesPixels: Bool { kind != .wide }

    /// The color of components of the space, opacity last.
    fileprivate func color(_ components: UnsafePointer<CGFloat>) -> CGColor {
        switch kind {
        case .gray: CGColor(gray: components[0], alpha: components[1])
        case .screen:
            CGColor(srgbRed: components[0], green: components[1], blue: components[2], alpha: components[3])
        case .wide:
            UIColor(
                displayP3Red: components[0], green: components[1], blue: components[2], alpha: components[3]
            ).cgColor
        }
    }

    /// Whether both have the same colors.
    public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool { first.kind == second.kind }

    /// Hashes which colors they are.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
    }
}

extension CGColorSpace {
    /// Grays, or red, green and blue.
    public var model: CGColorSpaceModel { componentCount == 2 ? .monochrome : .rgb }
    /// Without opacity.
    public var numberOfComponents: Int { componentCount - 1 }
}

/// The meaning of a color's components.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb = 1
}

extension CGColor {
    /// A color by the components of a space, opacity last.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let color = space.color(components)
        let (red, green, blue, alpha) = color.channels
        if color.numberOfComponents == 2 {
            self.init(gray: red, alpha: alpha)
        } else {
            self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
        }
    }

    /// Grays for a color of two components, otherwise the colors of a screen.
    public var colorSpace: CGColorSpace? {
        numberOfComponents == 2 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
    }
}

/// The colors of a screen.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

/// Colors that go over into each other.
public final class CGGradient: Hashable, Sendable {
    let stops: [DisplayGradient.Stop]

    /// Whether both are the same object, as Core Graphics compares them.
    public static func == (first: CGGradient, second: CGGradient) -> Bool { first === second }

    /// Hashes which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// `colors` are `CGColor`s; without locations they are spread evenly. `nil` without a color.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        self.init(colors, locations: locations)
    }

    /// As above.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?) {
        self.init(colors.compactMap { $0 as? CGColor }, locations: locations)
    }

    /// Components of `count` colors in a row, as many for each as the space has with opacity. `nil` without a color.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let colors = (0..<max(count, 0)).map { index in
            space.color(components + index * space.componentCount)
        }
        self.init(colors, locations: locations)
    }

    private init?(_ colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        stops = DisplayGradient.stops(
            colors, at: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
    }
}
