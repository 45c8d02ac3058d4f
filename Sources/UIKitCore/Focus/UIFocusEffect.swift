// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The look of an item with focus. This class stands for the system's look: a ring around the item.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
    public override init() {
        super.init()
    }

    /// A copy; on the main actor, where effects belong.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { makeCopy() } }

    func makeCopy() -> UIFocusEffect { UIFocusEffect() }

    /// Where the ring goes around a view, in the view's own coordinates.
    func shape(of view: UIView, _ rect: CGRect) -> (rect: CGRect, cornerRadius: CGFloat, isInside: Bool) {
        (rect, rect == view.bounds ? view.focusRingRadius : 6, false)
    }
}

extension UIView {
    /// The radius of the corners of a ring around the view, in points.
    var focusRingRadius: CGFloat {
        let own = look.cornerRadius
        if own > 0 { return own }
        let background = subviewStorage.first { $0.frame == bounds && $0.look.cornerRadius > 0 }
        return background?.look.cornerRadius ?? 6
    }
}

extension FocusRing {
    /// The ring of an item; `nil` where its effect is none.
    @MainActor
    init?(_ item: any UIFocusItem) {
        guard let effect = item.focusEffect, let view = FocusTree.view(of: item), view.window != nil else { return nil }
        var rect = view.bounds
        if item !== view {
            guard let space = FocusTree.container(of: item)?.coordinateSpace else { return nil }
            rect = space.convert(item.frame, to: view)
        }
        let shape = effect.shape(of: view, rect)
        self.init(
            view: view.displayIdentifier, rect: shape.rect, cornerRadius: shape.cornerRadius, isInside: shape.isInside,
            isWholeView: shape.rect == view.bounds, color: view.tintColor.resolvedColor(with: view.traitCollection))
    }
}
