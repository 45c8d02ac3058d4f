import CoreGraphics
import Foundation

// Geometry as objects: what Foundation on Linux keeps as such, points, sizes and rectangles.
extension NSValue {
    public convenience init(cgPoint point: CGPoint) {
        var point = point
        self.init(bytes: &point, objCType: "{CGPoint=dd}")
    }

    public convenience init(cgSize size: CGSize) {
        var size = size
        self.init(bytes: &size, objCType: "{CGSize=dd}")
    }

    public convenience init(cgRect rect: CGRect) {
        var rect = rect
        self.init(bytes: &rect, objCType: "{CGRect={CGPoint=dd}{CGSize=dd}}")
    }

    public convenience init(caTransform3D transform: CATransform3D) {
        var transform = transform
        self.init(bytes: &transform, objCType: Self.transform3DType)
    }

    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        var transform = transform
        self.init(bytes: &transform, objCType: Self.transformType)
    }

    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        var insets = insets
        self.init(bytes: &insets, objCType: Self.insetsType)
    }

    // Foundation on Linux encodes the three structures above and no other: these are arrays of their numbers there.
    private static let transformType = "[6d]"
    private static let insetsType = "[4d]"

    static let transform3DType = "[16d]"

    /// The identity where the value is of another type.
    public var caTransform3DValue: CATransform3D { read(Self.transform3DType, CATransform3DIdentity) }

    /// Zero where the value is of another type.
    public var cgPointValue: CGPoint { read("{CGPoint=dd}", .zero) }
    public var cgAffineTransformValue: CGAffineTransform { read(Self.transformType, .identity) }
    public var uiEdgeInsetsValue: UIEdgeInsets { read(Self.insetsType, .zero) }
    public var cgSizeValue: CGSize { read("{CGSize=dd}", .zero) }
    public var cgRectValue: CGRect { read("{CGRect={CGPoint=dd}{CGSize=dd}}", .zero) }

    private func read<Value>(_ type: String, _ none: Value) -> Value {
        var value = none
        // More would be written than there is room for.
        guard String(cString: objCType) == type else { return none }
        withUnsafeMutablePointer(to: &value) { getValue(UnsafeMutableRawPointer($0)) }
        return value
    }
}
