// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Turns the numbers between an animation's values into transforms. So a full turn can be animated, although it ends where it
/// began (W40).
///
/// ```swift
/// let turn = CABasicAnimation(keyPath: "transform")
/// turn.valueFunction = CAValueFunction(name: .rotateZ)
/// turn.toValue = 2 * Double.pi
/// ```
@preconcurrency @MainActor
public final class CAValueFunction: NSObject {
    /// The function's name.
    public let name: CAValueFunctionName

    /// A function by its name; `nil` for an unknown name.
    public init?(name: CAValueFunctionName) {
        guard CAValueFunctionName.all.contains(name) else { return nil }
        self.name = name
        super.init()
    }

    /// The layer's own value, as the numbers that the function takes.
    func model(of layer: CALayer) -> LayerValue? {
        switch name {
        case .scale: .numbers(numbers(["transform.scale.x", "transform.scale.y", "transform.scale.z"], of: layer))
        case .translate:
            .numbers(
                numbers(["transform.translation.x", "transform.translation.y", "transform.translation.z"], of: layer))
        default: LayerKey.common[name.keyPath]?.read(layer)
        }
    }

    private func numbers(_ keyPaths: [String], of layer: CALayer) -> [CGFloat] {
        keyPaths.map { LayerKey.common[$0]?.read(layer)?.number ?? 0 }
    }

    /// One number, or three for all axes; `nil` for a value of another kind.
    func transform(of value: LayerValue) -> CATransform3D? {
        if name == .scale || name == .translate {
            guard let numbers = value.numbers, numbers.count == 3 else { return nil }
            return name == .scale
                ? CATransform3DMakeScale(numbers[0], numbers[1], numbers[2])
                : CATransform3DMakeTranslation(numbers[0], numbers[1], numbers[2])
        }
        guard let number = value.number else { return nil }
        return switch name {
        case .rotateX: CATransform3DMakeRotation(number, 1, 0, 0)
        case .rotateY: CATransform3DMakeRotation(number, 0, 1, 0)
        case .rotateZ: CATransform3DMakeRotation(number, 0, 0, 1)
        case .scaleX: CATransform3DMakeScale(number, 1, 1)
        case .scaleY: CATransform3DMakeScale(1, number, 1)
        case .scaleZ: CATransform3DMakeScale(1, 1, number)
        case .translateX: CATransform3DMakeTranslation(number, 0, 0)
        case .translateY: CATransform3DMakeTranslation(0, number, 0)
        case .translateZ: CATransform3DMakeTranslation(0, 0, number)
        default: nil
        }
    }
}

/// The names of value functions. They turn (radians), scale or move (points): by one number about or along one axis, or by
/// three numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name of the function.
    public var rawValue: String

    /// The function of that name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Turns about the x axis, in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// Turns about the y axis, in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// Turns in the plane, in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Scales by a list of three numbers.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// Scales along x.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// Scales along y.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// Scales along z.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Moves by a list of three numbers, in points.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// Moves along x, in points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// Moves along y, in points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// Moves along z, in points.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

    fileprivate static let all: [CAValueFunctionName] = [
        .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
        .translateZ,
    ]

    /// The part of a layer's transform that the function's number sets.
    fileprivate var keyPath: String {
        let axis = rawValue.suffix(1).lowercased()
        if rawValue.hasPrefix("rotate") { return "transform.rotation." + axis }
        return (rawValue.hasPrefix("scale") ? "transform.scale." : "transform.translation.") + axis
    }
}
