// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A ring of a given shape, in the coordinates of the item's view.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// Where the ring lies in relation to its shape.
    public enum Position: Int, Sendable {
        /// The system's choice: outside.
        case automatic
        case outside
        case inside
    }

    private let rect: CGRect?
    private let cornerRadius: CGFloat

    /// A ring around the whole item.
    public override init() {
        rect = nil
        cornerRadius = 0
        super.init()
    }

    /// A ring around a rectangle (points, the item's own coordinates).
    public init(rect: CGRect) {
        self.rect = rect
        cornerRadius = 0
        super.init()
    }

    /// A ring around a rectangle with round corners (points, the item's own coordinates).
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.rect = rect
        self.cornerRadius = cornerRadius
        super.init()
    }

    /// Where the ring lies in relation to its shape; outside at first.
    open var position: Position = .automatic

    override func makeCopy() -> UIFocusEffect {
        let copy =
            rect.map { UIFocusHaloEffect(roundedRect: $0, cornerRadius: cornerRadius) } ?? UIFocusHaloEffect()
        copy.position = position
        return copy
    }

    override func shape(of view: UIView, _ rect: CGRect) -> (rect: CGRect, cornerRadius: CGFloat, isInside: Bool) {
        guard let own = self.rect else {
            let shape = super.shape(of: view, rect)
            return (shape.rect, shape.cornerRadius, position == .inside)
        }
        return (own, cornerRadius, position == .inside)
    }
}
