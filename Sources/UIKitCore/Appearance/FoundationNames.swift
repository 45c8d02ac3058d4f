import CoreGraphics
import Foundation

// Names that Apple's Foundation, Core Graphics and C library have for sources for iOS.

/// A text as C functions of Apple's take it: `name as CFString` is the same text.
public typealias CFString = String

/// An array as C functions of Apple's take it.
public typealias CFArray = [Any]

public let kCFBooleanTrue: NSNumber! = true
public let kCFBooleanFalse: NSNumber! = false

public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// The greatest number of a `Float`: an animation that is repeated so often does not end.
public let HUGE = Float.greatestFiniteMagnitude

extension CGSize {
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGPoint {
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGRect {
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

/// A font by its name, as layers take it.
public final class CGFont: Sendable {
    let name: String

    /// `nil` for an empty name.
    public init?(_ name: CFString) {
        guard !name.isEmpty else { return nil }
        self.name = name
    }
}

/// The components of a color, from 0 to 1.
public final class CIColor: NSObject, Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// As the color is in the traits in force.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

    public convenience init(cgColor: CGColor) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor(cgColor: cgColor).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
}
