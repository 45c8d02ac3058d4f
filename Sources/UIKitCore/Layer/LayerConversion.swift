// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Converts points from one layer to another, by their common ancestors.
@MainActor
enum LayerConversion {
    /// `nil` is the layer at the top of the other's tree.
    static func convert(_ point: CGPoint, from: CALayer?, to: CALayer?) -> CGPoint {
        if from === to { return point }
        let up = from.map { $0.transformToTop } ?? .identity
        let down = to.map { $0.transformToTop } ?? .identity
        return point.applying(up).applying(down.inverted())
    }
}

extension CALayer {
    /// From the layer's own coordinates to its superlayer's. Perspective is left out (W19).
    var transformToSuperlayer: CGAffineTransform {
        let values = values
        return CGAffineTransform(
            translationX: -values.bounds.minX - values.anchorPoint.x * values.bounds.width,
            y: -values.bounds.minY - values.anchorPoint.y * values.bounds.height
        )
        .concatenating(CATransform3DGetAffineTransform(values.transform))
        .concatenating(CGAffineTransform(translationX: values.position.x, y: values.position.y))
    }

    /// The transform to the coordinates of the outermost layer's frame. A window's layer is an outermost layer on every screen.
    fileprivate var transformToTop: CGAffineTransform {
        var result = CGAffineTransform.identity
        var layer = self
        while let parent = layer.superlayer {
            result = result.concatenating(layer.transformToSuperlayer)
            layer = parent
        }
        return result
    }

    func descend(to point: CGPoint) -> CALayer? {
        guard !isHidden else { return nil }
        let toOuter = transformToSuperlayer
        // Nothing can be hit in a layer that is squeezed flat (B20).
        guard toOuter.a * toOuter.d != toOuter.b * toOuter.c else { return nil }
        let own = point.applying(toOuter.inverted())
        let isInside = contains(own)
        if masksToBounds, !isInside { return nil }
        let order = items.map(\.layer).enumerated().sorted {
            ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
        }
        for (_, layer) in order {
            if let found = layer.hitTest(own) { return found }
        }
        return isInside ? self : nil
    }
}
