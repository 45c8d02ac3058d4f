// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

// Geometry as objects. Foundation on Linux can do this for points, sizes and rectangles.
extension NSValue {
    /// A point as an object; ``cgPointValue`` gives it back.
    public convenience init(cgPoint point: CGPoint) {
        var point = point
        self.init(bytes: &point, objCType: "{CGPoint=dd}")
    }

    /// A size as an object; ``cgSizeValue`` gives it back.
    public convenience init(cgSize size: CGSize) {
        var size = size
        self.init(bytes: &size, objCType: "{CGSize=dd}")
    }

    /// A rectangle as an object; ``cgRectValue`` gives it back.
    public convenience init(cgRect rect: CGRect) {
        var rect = rect
        self.init(bytes: &rect, objCType: "{CGRect={CGPoint=dd}{CGSize=dd}}")
    }

    /// A matrix of 16 numbers as an object; ``caTransform3DValue`` gives it back.
    public convenience init(caTransform3D transform: CATransform3D) {
        var transform = transform
        self.init(bytes: &transform, objCType: Self.transform3DType)
    }

    /// A transform of 6 numbers as an object; ``cgAffineTransformValue`` gives it back.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        var transform = transform
        self.init(bytes: &transform, objCType: Self.transformType)
    }

    /// Insets as an object; ``uiEdgeInsetsValue`` gives them back.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        var insets = insets
        self.init(bytes: &insets, objCType: Self.insetsType)
    }

    /// A vector as an object; ``cgVectorValue`` gives it back.
    public convenience init(cgVector vector: CGVector) {
        var vector = vector
        self.init(bytes: &vector, objCType: Self.vectorType)
    }

    // Foundation on Linux encodes only the three structures above. The others are stored as arrays of their numbers.
    fileprivate static let transformType = "[6d]"
    fileprivate static let insetsType = "[4d]"
    fileprivate static let vectorType = "[2d]"

    static let transform3DType = "[16d]"

    /// The identity where the value is of another type.
    public var caTransform3DValue: CATransform3D { read(Self.transform3DType, CATransform3DIdentity) }

    /// Zero where the value is of another type.
    public var cgPointValue: CGPoint { read("{CGPoint=dd}", .zero) }
    /// The identity where the value is of another type.
    public var cgAffineTransformValue: CGAffineTransform { read(Self.transformType, .identity) }
    /// Zero where the value is of another type.
    public var uiEdgeInsetsValue: UIEdgeInsets { read(Self.insetsType, .zero) }
    /// Zero where the value is of another type.
    public var cgVectorValue: CGVector { read(Self.vectorType, .zero) }
    /// Zero where the value is of another type.
    public var cgSizeValue: CGSize { read("{CGSize=dd}", .zero) }
    /// Zero where the value is of another type.
    public var cgRectValue: CGRect { read("{CGRect={CGPoint=dd}{CGSize=dd}}", .zero) }

    fileprivate func read<Value>(_ type: String, _ none: Value) -> Value {
        var value = none
        // A value of another type would be too large for the memory.
        guard String(cString: objCType) == type else { return none }
        withUnsafeMutablePointer(to: &value) { getValue(UnsafeMutableRawPointer($0)) }
        return value
    }
}

// PO40: the address of an object as an object, for dictionaries by object.
extension NSValue {
    /// An object's address. It is equal to another value of the same object, and does not keep the object alive.
    public convenience init(nonretainedObject object: Any?) {
        var address = object.map { UInt(bitPattern: Unmanaged.passUnretained($0 as AnyObject).toOpaque()) } ?? 0
        self.init(bytes: &address, objCType: Self.addressType)
    }

    // Foundation on Linux knows no pointers: the number of the address.
    private static let addressType = "Q"

    /// The object at the address; `nil` for no object, and where the value is of another type. An object that exists no more
    /// must not be asked for.
    public var nonretainedObjectValue: Any? {
        let address = read(Self.addressType, UInt(0))
        return UnsafeRawPointer(bitPattern: address).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }
}

/// Geometry that can be an `NSValue`. As on iOS, `value as? CGPoint` finds the point in an object, and `point as AnyObject`
/// makes one.
public protocol GeometryInObjects: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// The encoding of the type in an object.
    static var objectEncoding: String { get }
    /// The value of an object of another type.
    static var emptyGeometry: Self { get }
}

extension GeometryInObjects {
    /// The value as an object; Swift calls it.
    public func _bridgeToObjectiveC() -> NSValue {
        withUnsafePointer(to: self) { NSValue(bytes: $0, objCType: Self.objectEncoding) }
    }
    /// The value in an object; Swift calls it.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    /// The value in an object, if it is one of this type; Swift calls it.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        result = String(cString: source.objCType) == objectEncoding ? source.read(objectEncoding, emptyGeometry) : nil
        return result != nil
    }
    /// The value in an object; ``emptyGeometry`` without an object. Swift calls it.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        source?.read(objectEncoding, emptyGeometry) ?? emptyGeometry
    }
}

extension CGPoint: GeometryInObjects, @retroactive _ObjectiveCBridgeable {
    /// The encoding of a point in an object.
    public static var objectEncoding: String { "{CGPoint=dd}" }
    /// The value of an object of another type.
    public static var emptyGeometry: CGPoint { .zero }
}

extension CGSize: GeometryInObjects, @retroactive _ObjectiveCBridgeable {
    /// The encoding of a size in an object.
    public static var objectEncoding: String { "{CGSize=dd}" }
    /// The value of an object of another type.
    public static var emptyGeometry: CGSize { .zero }
}

extension CGRect: GeometryInObjects, @retroactive _ObjectiveCBridgeable {
    /// The encoding of a rectangle in an object.
    public static var objectEncoding: String { "{CGRect={CGPoint=dd}{CGSize=dd}}" }
    /// The value of an object of another type.
    public static var emptyGeometry: CGRect { .zero }
}

extension CGAffineTransform: GeometryInObjects {
    /// The encoding of a transform in an object.
    public static var objectEncoding: String { NSValue.transformType }
    /// The value of an object of another type.
    public static var emptyGeometry: CGAffineTransform { .identity }
}

extension UIEdgeInsets: GeometryInObjects {
    /// The encoding of insets in an object.
    public static var objectEncoding: String { NSValue.insetsType }
    /// The value of an object of another type.
    public static var emptyGeometry: UIEdgeInsets { .zero }
}

extension CGVector: GeometryInObjects {
    /// The encoding of a vector in an object.
    public static var objectEncoding: String { NSValue.vectorType }
    /// The value of an object of another type.
    public static var emptyGeometry: CGVector { .zero }
}
