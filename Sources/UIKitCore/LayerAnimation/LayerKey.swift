// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A property of layers that can be read, written and moved by its key path (W30).
@MainActor
struct LayerKey {
    let read: (CALayer) -> LayerValue?
    let write: (CALayer, LayerValue) -> Void
    /// The aspects of the picture that change with it.
    let aspects: DisplayAspects
    /// The properties that hosts can move by themselves; empty if they cannot.
    let properties: [AnimatedProperty]

    init(
        _ aspects: DisplayAspects, _ properties: [AnimatedProperty] = [], read: @escaping (CALayer) -> LayerValue?,
        write: @escaping (CALayer, LayerValue) -> Void
    ) {
        (self.read, self.write, self.aspects, self.properties) = (read, write, aspects, properties)
    }

    static func number(
        _ aspects: DisplayAspects, _ path: ReferenceWritableKeyPath<CALayer, CGFloat>,
        hosted properties: [AnimatedProperty] = []
    ) -> LayerKey { key(aspects, path, properties, LayerValue.number, \.number) }

    static func color(
        _ aspects: DisplayAspects, _ path: ReferenceWritableKeyPath<CALayer, CGColor?>,
        hosted properties: [AnimatedProperty] = []
    ) -> LayerKey {
        LayerKey(aspects, properties) {
            $0[keyPath: path].map(LayerValue.color)
        } write: { layer, value in
            layer[keyPath: path] = value.color
        }
    }

    static func point(
        _ aspects: DisplayAspects, _ path: ReferenceWritableKeyPath<CALayer, CGPoint>,
        hosted properties: [AnimatedProperty] = []
    ) -> LayerKey { key(aspects, path, properties, { LayerValue($0) }, \.point) }

    static func rect(
        _ aspects: DisplayAspects, _ path: ReferenceWritableKeyPath<CALayer, CGRect>,
        hosted properties: [AnimatedProperty] = []
    ) -> LayerKey { key(aspects, path, properties, LayerValue.rect, \.rect) }

    static func size(
        _ aspects: DisplayAspects, _ path: ReferenceWritableKeyPath<CALayer, CGSize>,
        hosted properties: [AnimatedProperty] = []
    ) -> LayerKey {
        key(aspects, path, properties, { LayerValue($0) }) { value in
            value.size ?? value.point.map { CGSize(width: $0.x, height: $0.y) }
        }
    }

    /// A property of one kind of value, with the ways into a layer's value and out of it.
    private static func key<Kind>(
        _ aspects: DisplayAspects, _ path: ReferenceWritableKeyPath<CALayer, Kind>, _ properties: [AnimatedProperty],
        _ wrap: @escaping (Kind) -> LayerValue, _ unwrap: @escaping (LayerValue) -> Kind?
    ) -> LayerKey {
        LayerKey(aspects, properties) {
            wrap($0[keyPath: path])
        } write: { layer, value in
            if let value = unwrap(value) { layer[keyPath: path] = value }
        }
    }

    /// The keys of all layers.
    static let common: [String: LayerKey] = {
        var keys: [String: LayerKey] = [
            "position": .point(.geometry, \.position, hosted: [.position]),
            "position.x": .number(.geometry, \.position.x, hosted: [.position]),
            "position.y": .number(.geometry, \.position.y, hosted: [.position]),
            "anchorPoint": .point(.geometry, \.anchorPoint),
            "anchorPoint.x": .number(.geometry, \.anchorPoint.x),
            "anchorPoint.y": .number(.geometry, \.anchorPoint.y),
            "bounds": .rect([.geometry, .scroll, .content], \.bounds, hosted: [.size, .scroll]),
            "bounds.size": .size([.geometry, .content], \.bounds.size, hosted: [.size]),
            "bounds.size.width": .number([.geometry, .content], \.bounds.size.width, hosted: [.size]),
            "bounds.size.height": .number([.geometry, .content], \.bounds.size.height, hosted: [.size]),
            "bounds.origin": .point(.scroll, \.bounds.origin, hosted: [.scroll]),
            "bounds.origin.x": .number(.scroll, \.bounds.origin.x, hosted: [.scroll]),
            "bounds.origin.y": .number(.scroll, \.bounds.origin.y, hosted: [.scroll]),
            "frame": .rect(.geometry, \.frame),
            "transform": LayerKey(.geometry, [.transform]) {
                .transform($0.transform)
            } write: { layer, value in
                if let transform = value.transform { layer.transform = transform }
            },
            "opacity": LayerKey(.appearance, [.opacity]) {
                .number(CGFloat($0.opacity))
            } write: { layer, value in
                if let number = value.number { layer.opacity = Float(number) }
            },
            "hidden": LayerKey(.appearance) {
                .number($0.isHidden ? 1 : 0)
            } write: { layer, value in
                if let number = value.number { layer.isHidden = number != 0 }
            },
            "masksToBounds": LayerKey(.appearance) {
                .number($0.masksToBounds ? 1 : 0)
            } write: { layer, value in
                if let number = value.number { layer.masksToBounds = number != 0 }
            },
            "contents": LayerKey(.content) {
                $0.contents.map(LayerValue.discrete)
            } write: { layer, value in
                layer.contents = value.boxed
            },
            "contentsRect": .rect(.content, \.contentsRect),
            "contentsCenter": .rect(.content, \.contentsCenter),
            "backgroundColor": .color(.appearance, \.backgroundColor, hosted: [.backgroundColor]),
            "borderColor": .color(.appearance, \.borderColor),
            "borderWidth": .number(.appearance, \.borderWidth),
            "cornerRadius": .number(.appearance, \.cornerRadius, hosted: [.cornerRadius]),
            "shadowColor": .color(.appearance, \.shadowColor),
            "shadowOffset": .size(.appearance, \.shadowOffset),
            "shadowRadius": .number(.appearance, \.shadowRadius),
            "shadowOpacity": LayerKey(.appearance) {
                .number(CGFloat($0.shadowOpacity))
            } write: { layer, value in
                if let number = value.number { layer.shadowOpacity = Float(number) }
            },
            "zPosition": .number([.appearance, .geometry], \.zPosition),
            "anchorPointZ": .number(.geometry, \.anchorPointZ),
        ]
        for part in TransformParts.Part.allCases {
            keys["transform." + part.rawValue] = LayerKey(.geometry, [.transform]) { layer in
                TransformParts(layer.transform).value(of: part)
            } write: { layer, value in
                var parts = TransformParts(layer.transform)
                parts.set(part, to: value)
                layer.transform = parts.transform
            }
        }
        return keys
    }()
}

/// A transform, split as its key paths name it: scale, then rotation about x, y and z, then translation.
struct TransformParts {
    enum Part: String, CaseIterable {
        case rotation, rotationX = "rotation.x", rotationY = "rotation.y", rotationZ = "rotation.z"
        case scale, scaleX = "scale.x", scaleY = "scale.y", scaleZ = "scale.z", scaleXY = "scale.xy"
        case translation, translationX = "translation.x", translationY = "translation.y", translationZ = "translation.z"
    }

    private var scale: [CGFloat]
    /// Radians about x, y and z.
    private var rotation: [CGFloat]
    private var translation: [CGFloat]
    /// The perspective, as the third row has it.
    private let perspective: CGFloat

    init(_ matrix: CATransform3D) {
        let rows = [
            [matrix.m11, matrix.m12, matrix.m13], [matrix.m21, matrix.m22, matrix.m23],
            [matrix.m31, matrix.m32, matrix.m33],
        ]
        scale = rows.map { ($0[0] * $0[0] + $0[1] * $0[1] + $0[2] * $0[2]).squareRoot() }
        let cross =
            rows[0][0] * (rows[1][1] * rows[2][2] - rows[1][2] * rows[2][1])
            - rows[0][1] * (rows[1][0] * rows[2][2] - rows[1][2] * rows[2][0])
            + rows[0][2] * (rows[1][0] * rows[2][1] - rows[1][1] * rows[2][0])
        if cross < 0 { scale[1] = -scale[1] }
        let turned = zip(rows, scale).map { row, length in length != 0 ? row.map { $0 / length } : row }
        let sine = min(max(-turned[0][2], -1), 1)
        rotation =
            abs(sine) < 0.999999
            ? [atan2(turned[1][2], turned[2][2]), asin(sine), atan2(turned[0][1], turned[0][0])]
            : [atan2(-turned[2][1], turned[1][1]), asin(sine), 0]
        translation = [matrix.m41, matrix.m42, matrix.m43]
        // The fourth column is the third times the perspective.
        let depth = rows.reduce(0) { $0 + $1[2] * $1[2] }
        let far = matrix.m14 * matrix.m13 + matrix.m24 * matrix.m23 + matrix.m34 * matrix.m33
        perspective = depth > 0 ? far / depth : 0
    }

    func value(of part: Part) -> LayerValue {
        switch part {
        case .rotation, .rotationZ: .number(rotation[2])
        case .rotationX: .number(rotation[0])
        case .rotationY: .number(rotation[1])
        case .scale: .number((scale[0] + scale[1] + scale[2]) / 3)
        case .scaleXY: .number((scale[0] + scale[1]) / 2)
        case .scaleX: .number(scale[0])
        case .scaleY: .number(scale[1])
        case .scaleZ: .number(scale[2])
        case .translation: .pair(translation[0], translation[1])
        case .translationX: .number(translation[0])
        case .translationY: .number(translation[1])
        case .translationZ: .number(translation[2])
        }
    }

    mutating func set(_ part: Part, to value: LayerValue) {
        if part == .translation {
            guard let point = value.point else { return }
            (translation[0], translation[1]) = (point.x, point.y)
            return
        }
        guard let number = value.number, number.isFinite else { return }
        switch part {
        case .rotation, .rotationZ: rotation[2] = number
        case .rotationX: rotation[0] = number
        case .rotationY: rotation[1] = number
        case .scale: scale = [number, number, number]
        case .scaleXY: (scale[0], scale[1]) = (number, number)
        case .scaleX: scale[0] = number
        case .scaleY: scale[1] = number
        case .scaleZ: scale[2] = number
        case .translation: break
        case .translationX: translation[0] = number
        case .translationY: translation[1] = number
        case .translationZ: translation[2] = number
        }
    }

    var transform: CATransform3D {
        var matrix = CATransform3DMakeScale(scale[0], scale[1], scale[2])
        for (angle, axis) in zip(rotation, [(1, 0, 0), (0, 1, 0), (0, 0, 1)] as [(CGFloat, CGFloat, CGFloat)])
        where angle != 0 {
            matrix = CATransform3DConcat(matrix, CATransform3DMakeRotation(angle, axis.0, axis.1, axis.2))
        }
        (matrix.m41, matrix.m42, matrix.m43) = (translation[0], translation[1], translation[2])
        guard perspective != 0 else { return matrix }
        var projection = CATransform3DIdentity
        projection.m34 = perspective
        return CATransform3DConcat(matrix, projection)
    }
}
