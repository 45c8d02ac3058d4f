import CoreGraphics

/// What of a view a mask lets show: shapes whose opacity is the view's, each over the one before.
public struct DisplayMask: Equatable {
    /// What a view of the mask adds: its box, filled as far as its background is opaque, and what it shows.
    public struct Shape: Equatable {
        /// From the shape's own coordinates, in which its box begins at zero, to those of the masked view's upper left corner.
        public var transform: CGAffineTransform
        /// In points.
        public var size: CGSize
        /// In points.
        public var cornerRadius: CGFloat
        /// Of all of it, 0 to 1.
        public var opacity: CGFloat
        /// Of the box beneath the content, 0 to 1.
        public var fill: CGFloat
        /// In the shape's coordinates.
        public var content: DisplayContent
    }

    public var shapes: [Shape]

    /// The shapes of a mask and the views in it. Its clipping, borders and shadows, and a perspective, are left out.
    @MainActor
    init(_ mask: UIView, of view: UIView) {
        shapes = []
        mask.layoutIfNeeded()
        let origin = CGAffineTransform(translationX: -view.bounds.minX, y: -view.bounds.minY)
        add(mask, from: origin, opacity: 1)
    }

    @MainActor
    private mutating func add(_ view: UIView, from outer: CGAffineTransform, opacity: CGFloat) {
        let opacity = opacity * view.alpha
        guard !view.isHidden, opacity > 0 else { return }
        let bounds = view.bounds
        let anchor = view.anchorPoint
        // The box around its anchor point, turned, and put where the anchor point is.
        let inside = CGAffineTransform(translationX: -bounds.width * anchor.x, y: -bounds.height * anchor.y)
            .concatenating(view.transform)
            .concatenating(CGAffineTransform(translationX: view.center.x, y: view.center.y)).concatenating(outer)
        let fill = view.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor.alpha ?? 0
        var content = view.displayContent
        // What stands in the bounds is told from their beginning.
        if bounds.origin != .zero { content = content.moved(by: CGVector(dx: -bounds.minX, dy: -bounds.minY)) }
        if fill > 0 || content != .none {
            shapes.append(
                Shape(
                    transform: inside, size: bounds.size, cornerRadius: view.look.cornerRadius, opacity: opacity,
                    fill: fill, content: content))
        }
        let below = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY).concatenating(inside)
        for subview in view.subviews { add(subview, from: below, opacity: opacity) }
    }
}

extension DisplayContent {
    fileprivate func moved(by distance: CGVector) -> DisplayContent {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + distance.dx, y: point.y + distance.dy) }
        switch self {
        case .none, .image: return self
        case .text(var text):
            for place in text.lines.indices { text.lines[place].baseline = moved(text.lines[place].baseline) }
            return .text(text)
        case .styledText(var text):
            for place in text.runs.indices { text.runs[place].baseline = moved(text.runs[place].baseline) }
            return .styledText(text)
        }
    }
}
