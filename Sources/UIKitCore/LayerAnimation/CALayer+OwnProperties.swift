// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

// Properties that an application's layer adds, kept by their names as Core Animation keeps those that it declares `@NSManaged` (W38).
extension CALayer {
    /// The property of a motion: one of ours, or one that the application keeps by its name.
    func motionKey(_ path: String) -> LayerKey? { layerKey(path) ?? (hasOwn(path) ? .own(path) : nil) }

    /// Whether the application keeps a value under the name here, or its drawing depends on it.
    private func hasOwn(_ path: String) -> Bool { extras?.values[path] != nil || isDrawn(by: path) }

    /// Whether a change of a property of the application's own asks for a new drawing.
    func isDrawn(by path: String) -> Bool { layerKey(path) == nil && type(of: self).needsDisplay(forKey: path) }

    private static var classesThatCanDraw: [ObjectIdentifier: Bool] = [:]

    /// Whether the layer's class is an application's own: then its `draw(in:)` may draw.
    var canDraw: Bool {
        let type = type(of: self)
        if type == CALayer.self { return false }
        if let known = Self.classesThatCanDraw[ObjectIdentifier(type)] { return known }
        let isOurs = String(reflecting: type).hasPrefix("UIKitCore.")
        Self.classesThatCanDraw[ObjectIdentifier(type)] = !isOurs
        return !isOurs
    }

    func writeOwn(_ value: Any?, _ path: String) {
        changing(path) { makeLayerExtras().values[path] = value }
        if isDrawn(by: path) { setNeedsDisplay() }
    }

    /// The value of a property that a class declares `@NSManaged` on iOS: the value that was set by its name, else the
    /// class's `defaultValue(forKey:)`, else zero or `nil`. The rewriter of sources for iOS writes calls of this.
    public func managedValue<Value>(forKey key: String) -> Value {
        let value = value(forKey: key) ?? type(of: self).defaultValue(forKey: key)
        if let value = value as? Value { return value }
        let number = value.flatMap { LayerValue($0)?.number } ?? 0
        let found: Any? =
            switch Value.self {
            case is Double.Type: Double(number)
            case is CGFloat.Type: number
            case is Float.Type: Float(number)
            case is Int.Type: Int(number)
            case is Bool.Type: number != 0
            case is CGPoint.Type: CGPoint.zero
            case is CGSize.Type: CGSize.zero
            case is CGRect.Type: CGRect.zero
            case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
            default: nil
            }
        guard let found = found as? Value else {
            brokenRule("\(printedClassName(of: self)).\(key) was not set, and a \(Value.self) has no zero.")
        }
        return found
    }

    /// If the application's drawing depends on a property of its own, draws a picture of the layer with the values of the motions.
    func redraw(_ picture: CALayer, for motions: [LayerMotion]) {
        guard motions.contains(where: { $0.animation.keyPaths.contains(where: isDrawn) }) else { return }
        let drawing = DisplayDrawing(of: picture.bounds) { picture.draw(in: $0) }
        picture.drawing = drawing.commands.isEmpty ? nil : drawing
        picture.makeLayerExtras().isRedrawn = true
    }
}

extension LayerKey {
    /// The key of a value that an application keeps by its name.
    fileprivate static func own(_ path: String) -> LayerKey {
        LayerKey(.content) { layer in
            (layer.extras?.values[path] ?? type(of: layer).defaultValue(forKey: path)).flatMap { LayerValue($0) }
        } write: { layer, value in
            layer.makeLayerExtras().values[path] = value.boxed
        }
    }
}
