// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Makes a color of another one, as a value of a configuration. Copies of one are equal.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
    /// What it does with a color.
    public let transform: @Sendable (UIColor) -> UIColor
    private let identity: TransformerIdentity

    /// Makes colors by a closure.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        self.transform = transform
        identity = TransformerIdentity()
    }

    /// The color that it makes of one.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The gray of the same brightness.
    public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }

    /// Whether both are the same transformer, or copies of it.
    public static func == (first: Self, second: Self) -> Bool { first.identity === second.identity }

    /// Hashes which transformer it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// Tells transformers apart: functions cannot be compared.
final class TransformerIdentity: Sendable {}

/// Makes attributes of others, as a value of a configuration. Copies of one are equal.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
    /// What it does with the attributes of a run.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer
    private let identity: TransformerIdentity

    /// Makes attributes by a closure.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
        identity = TransformerIdentity()
    }

    /// The attributes that it makes of others.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    /// Whether both are the same transformer, or copies of it.
    public static func == (first: Self, second: Self) -> Bool { first.identity === second.identity }

    /// Hashes which transformer it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
