// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The part of a view that a mask shows. Its shapes' opacity is the view's opacity; each shape lies over the one before.
public struct DisplayMask: Equatable {
    /// One view of the mask: its box, filled with the opacity of its background, and its content.
    public struct Shape: Equatable {
        /// From the shape's own coordinates, in which its box begins at zero, to those of the masked view's upper left corner.
        public var transform: CGAffineTransform
        /// In points.
        public var size: CGSize
        /// In points.
        public var cornerRadius: CGFloat
        /// The opacity of the whole shape, 0 to 1.
        public var opacity: CGFloat
        /// The opacity of the box beneath the content, 0 to 1.
        public var fill: CGFloat
        /// In the shape's coordinates.
        public var content: DisplayContent
    }

    /// From the back to the front. Without shapes, nothing of the view is visible.
    public var shapes: [Shape]

    /// The shapes of a mask and the views in it. Its clipping, borders and shadows, and a perspective, are left out.
    @MainActor
    init(_ mask: CALayer, over bounds: CGRect) {
        shapes = []
        mask.layoutIfNeeded()
        add(mask, from: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY), opacity: 1)
    }

    @MainActor
    private mutating func add(_ layer: CALayer, from outer: CGAffineTransform, opacity: CGFloat) {
        let values = layer.values
        let opacity = opacity * (layer.view?.alpha ?? CGFloat(values.opacity))
        guard !values.isHidden, opacity > 0 else { return }
        let bounds = values.bounds
        // From the layer's coordinates, and from its box, which begins at zero.
        let below = layer.transformToSuperlayer.concatenating(outer)
        let inside = CGAffineTransform(translationX: bounds.minX, y: bounds.minY).concatenating(below)
        let background = values.look.backgroundColor
        let fill =
            (layer.view.map { background?.resolvedColor(with: $0.traitCollection) } ?? background)?.cgColor.alpha ?? 0
        var content = layer.view?.displayContent ?? layer.displayContent
        // The content's coordinates begin at the bounds' origin.
        if bounds.origin != .zero { content = content.moved(by: CGVector(dx: -bounds.minX, dy: -bounds.minY)) }
        if fill > 0 || content != .none {
            shapes.append(
                Shape(
                    transform: inside, size: bounds.size, cornerRadius: values.look.cornerRadius, opacity: opacity,
                    fill: fill, content: content))
        }
        for item in layer.items { add(item.layer, from: below, opacity: opacity) }
    }
}

/// A view or a layer that can have a mask.
@MainActor
protocol MaskedSurface: AnyObject {
    var hasMask: Bool { get }
    /// Whether the host's picture has it.
    var isInPicture: Bool { get }
    /// How the mask is at present.
    var displayMask: DisplayMask? { get }
    func markChanged(_ aspects: DisplayAspects)
}

extension UIView: MaskedSurface {
    var hasMask: Bool { extras?.rare?.mask != nil || extras?.layer?.mask != nil }
    var isInPicture: Bool { node.pointee.flags.contains(.displayed) }
}

extension CALayer: MaskedSurface {
    var hasMask: Bool { mask != nil }
    var isInPicture: Bool { shown.isDisplayed }
    var displayMask: DisplayMask? { mask.map { DisplayMask($0, over: bounds) } }

    /// The mask changed, or was removed. A mask is in no tree. A mask that is a view's layer belongs to its view, which stays
    /// where it is.
    func maskChanged() {
        if let mask {
            enforce(!isWithin(mask), "A layer cannot be masked by itself or by a layer around it.")
            if mask.view == nil { mask.leaveSuperlayer() }
            UIView.isAnyMasked = true
        }
        guard let view else { return sceneDisplay?.maskChanged(self) ?? () }
        view.makeExtras().layer = self
        view.windowStorage?.display?.maskChanged(view)
    }
}

extension DisplayContent {
    fileprivate func moved(by distance: CGVector) -> DisplayContent {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + distance.dx, y: point.y + distance.dy) }
        switch self {
        case .none, .image, .gradient, .drawing: return self
        case .shape(var shape):
            var move = CGAffineTransform(translationX: distance.dx, y: distance.dy)
            shape.path = shape.path?.copy(using: &move)
            return .shape(shape)
        case .text(var text):
            for place in text.lines.indices { text.lines[place].baseline = moved(text.lines[place].baseline) }
            return .text(text)
        case .styledText(var text):
            for place in text.runs.indices { text.runs[place].baseline = moved(text.runs[place].baseline) }
            return .styledText(text)
        }
    }
}
