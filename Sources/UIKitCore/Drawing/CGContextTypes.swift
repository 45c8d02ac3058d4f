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

/// A set of colors; only the two that a screen shows are known.
public final class CGColorSpace: Hashable, Sendable {
    let componentCount: Int

    private init(componentCount: Int) {
        self.componentCount = componentCount
    }

    /// The name of the colors of a screen, for ``init(name:)``.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"

    /// `nil` for a name that is not known.
    public convenience init?(name: CFString) {
        guard name == Self.sRGB else { return nil }
        self.init(componentCount: 4)
    }

    fileprivate static let rgb = CGColorSpace(componentCount: 4)
    fileprivate static let gray = CGColorSpace(componentCount: 2)

    /// Whether both have as many components.
    public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool {
        first.componentCount == second.componentCount
    }

    /// Hashes the number of components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(componentCount)
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
    /// A color by the components of a space, opacity last; `nil` for an unknown space.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        switch space.componentCount {
        case 2: self.init(gray: components[0], alpha: components[1])
        case 4:
            self.init(srgbRed: components[0], green: components[1], blue: components[2], alpha: components[3])
        default: return nil
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
            let at = components + index * space.componentCount
            return space.componentCount == 2
                ? CGColor(gray: at[0], alpha: at[1])
                : CGColor(srgbRed: at[0], green: at[1], blue: at[2], alpha: at[3])
        }
        self.init(colors, locations: locations)
    }

    private init?(_ colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        stops = DisplayGradient.stops(
            colors, at: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
    }
}
