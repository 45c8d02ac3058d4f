// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

// Names of Apple's Foundation, Core Graphics and C library, for sources for iOS.

/// A text as C functions of Apple's take it: `name as CFString` is the same text.
public typealias CFString = String

/// An array as C functions of Apple's take it.
public typealias CFArray = [Any]

/// Any object as C functions of Apple's take it.
public typealias CFTypeRef = AnyObject

/// A dictionary as C functions of Apple's take it.
public typealias CFDictionary = [AnyHashable: Any]

/// Bytes as C functions of Apple's take them: `data as CFData` is the same data.
public typealias CFData = Data

/// A file's place as C functions of Apple's take it: `url as CFURL` is the same URL.
public typealias CFURL = URL

/// The version of Apple's Foundation whose behaviour sources may count on here: that of iOS 17.
public let NSFoundationVersionNumber: Double = 2106
/// As ``NSFoundationVersionNumber``, of Core Foundation.
public let kCFCoreFoundationVersionNumber: Double = 2106
/// The ``NSFoundationVersionNumber`` of iOS 6.1.
public let NSFoundationVersionNumber_iOS_6_1: Double = 993.0
/// The ``NSFoundationVersionNumber`` of iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0: Double = 1047.2
/// The ``NSFoundationVersionNumber`` of iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1: Double = 1047.25
/// The ``NSFoundationVersionNumber`` of iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0: Double = 1140.11
/// The ``NSFoundationVersionNumber`` of iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0: Double = 1240.1
/// The ``kCFCoreFoundationVersionNumber`` of iOS 6.1.
public let kCFCoreFoundationVersionNumber_iOS_6_1: Double = 793.0
/// The ``kCFCoreFoundationVersionNumber`` of iOS 7.0.
public let kCFCoreFoundationVersionNumber_iOS_7_0: Double = 847.2
/// The ``kCFCoreFoundationVersionNumber`` of iOS 7.1.
public let kCFCoreFoundationVersionNumber_iOS_7_1: Double = 847.24
/// The ``kCFCoreFoundationVersionNumber`` of iOS 8.0.
public let kCFCoreFoundationVersionNumber_iOS_8_0: Double = 1140.1
/// The ``kCFCoreFoundationVersionNumber`` of iOS 9.0.
public let kCFCoreFoundationVersionNumber_iOS_9_0: Double = 1240.1

/// The key of a bundle's build in its information.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"

extension ProcessInfo {
    /// Whether the device saves power. Always false: the battery's charge is unknown (PO14).
    public var isLowPowerModeEnabled: Bool { false }
    /// Whether an app for iOS runs on a Mac. Always false.
    public var isMacCatalystApp: Bool { false }
    /// Whether an app for iOS runs on a Mac unchanged. Always false.
    public var isiOSAppOnMac: Bool { false }
}

extension NSNotification.Name {
    /// Posted when a device begins or ends to save power: never here.
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}

extension CGFloat {
    /// A number of any type in which sources give one; `nil` for anything else.
    init?(anyNumber value: Any?) {
        switch value {
        case let number as CGFloat: self = number
        case let number as Double: self = CGFloat(number)
        case let number as Int: self = CGFloat(number)
        case let number as UInt32: self = CGFloat(number)
        case let number as NSNumber: self = CGFloat(number.doubleValue)
        default: return nil
        }
    }

    /// The number of an object.
    public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

    /// The number of an object; `nil` when a `CGFloat` cannot hold it without loss.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self = CGFloat(value)
    }
}

/// Truth as an object, as C functions of Apple's take it.
public let kCFBooleanTrue: NSNumber! = true
/// Falsehood as an object, as C functions of Apple's take it.
public let kCFBooleanFalse: NSNumber! = false

#if os(Linux)
    /// The bytes of each text in a `utsname`, by the name that Apple's C library has for the number.
    public let _SYS_NAMELEN: Int32 = 65
#endif

/// The signed integer of Objective-C.
public typealias NSInteger = Int
/// The unsigned integer of Objective-C.
public typealias NSUInteger = UInt

/// The greatest number of a `Float`: an animation that is repeated so often does not end.
public let HUGE = Float.greatestFiniteMagnitude

extension CGSize {
    /// Whether both sizes are the same, as `==` says.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGPoint {
    /// Whether both points are the same, as `==` says.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGRect {
    /// Whether both rectangles are the same, as `==` says.
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
    /// The part of red; kept as it was given.
    public let red: CGFloat
    /// The part of green; kept as it was given.
    public let green: CGFloat
    /// The part of blue; kept as it was given.
    public let blue: CGFloat
    /// How opaque it is: 1 lets nothing through.
    public let alpha: CGFloat

    /// A color by its components, from 0 to 1; nothing is clamped. It is opaque unless `alpha` says otherwise.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// The color's components in the current traits.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

    /// The components that a color of Core Graphics has in red, green and blue.
    public convenience init(cgColor: CGColor) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor(cgColor: cgColor).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension Scanner {
    /// Reads characters of a set, as iOS gives them. False, with nothing read, if there are none.
    @discardableResult
    public func scanCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
        keep(scanCharacters(from: set), in: &result)
    }

    /// Reads up to characters of a set, as iOS gives them. False, with nothing read, if one is next.
    @discardableResult
    public func scanUpToCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
        keep(scanUpToCharacters(from: set), in: &result)
    }

    /// Reads a text, as iOS gives it. False, with nothing read, if another one is next.
    @discardableResult
    public func scanString(_ string: String, into result: inout NSString?) -> Bool {
        keep(scanString(string), in: &result)
    }

    /// Reads up to a text, as iOS gives what is read. False, with nothing read, if the text is next.
    @discardableResult
    public func scanUpTo(_ string: String, into result: inout NSString?) -> Bool {
        keep(scanUpToString(string), in: &result)
    }

    private func keep(_ found: String?, in result: inout NSString?) -> Bool {
        guard let found else { return false }
        result = NSString(string: found)
        return true
    }
}

extension NSArray {
    /// A list of Swift's as one of Objective-C, as a cast makes it on iOS.
    public convenience init(bridging list: [Any]) { self.init(array: list) }
    /// The same elements, as a cast gives them on iOS.
    public convenience init(bridging list: NSArray) { self.init(array: list.map { $0 }) }
    /// The elements as objects, as a cast gives them on iOS.
    public var bridgedObjects: [AnyObject] { map { $0 as AnyObject } }
}

extension NSMutableDictionary {
    /// Sets the value of a key, or removes the key with `nil`.
    public func setValue(_ value: Any?, forKey key: String) {
        if let value {
            setObject(value, forKey: NSString(string: key))
        } else {
            removeObject(forKey: NSString(string: key))
        }
    }
}

extension Data.ReadingOptions {
    /// The name from before `mappedIfSafe`.
    public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
}

/// An angle in radians; GLKit's name, which sources use without the rest of it.
public func GLKMathDegreesToRadians(_ degrees: Float) -> Float { degrees * .pi / 180 }

/// An angle in degrees; GLKit's name, which sources use without the rest of it.
public func GLKMathRadiansToDegrees(_ radians: Float) -> Float { radians * 180 / .pi }
