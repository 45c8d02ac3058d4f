// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIScrollView {
    /// The application whose clock and constants the scroll view uses.
    var scrollingApplication: UIApplication { windowApplication }

    var constants: ScrollConstants { scrollingApplication.interactionConstants.scrolling }

    var geometry: ScrollGeometry {
        // Applications compute sizes and insets, and the results may not be finite.
        ScrollGeometry(
            size: bounds.size, contentSize: contentSize.withinReach, inset: adjustedContentInset.withinReach,
            alignment: contentAlignmentPoint.withinReach)
    }

    /// The nearest offset at which the content can rest.
    package func restingOffset(nearest offset: CGPoint) -> CGPoint { geometry.clamped(offset) }

    /// The controller of the view, or of its superview, if it decides about the insets.
    private var insetController: UIViewController? {
        contentInsetAdjustmentBehavior == .automatic ? viewController ?? superview?.viewController : nil
    }

    /// Whether this controller does not want the insets adjusted.
    private var isLeftAlone: Bool { insetController?.automaticallyAdjustsScrollViewInsets == false }

    /// G121: in a stack of controllers, content begins below the bar also where it does not scroll.
    private var isInStack: Bool { insetController?.selfAndAncestors.contains { $0 is any ControllerStack } ?? false }

    /// The content's inset with the safe area, according to the behavior.
    var currentInset: UIEdgeInsets {
        var inset = contentInset
        let area = safeAreaInsets
        guard contentInsetAdjustmentBehavior != .never, area != .zero, !isLeftAlone else { return inset }
        let isAlways = contentInsetAdjustmentBehavior == .always
        if isAlways || scrollsAlong(.vertical, inset) || isInStack {
            inset.top += area.top
            inset.bottom += area.bottom
        }
        if isAlways || scrollsAlong(.horizontal, inset) {
            inset.left += area.left
            inset.right += area.right
        }
        return inset
    }

    private func scrollsAlong(_ axis: ScrollAxis, _ inset: UIEdgeInsets) -> Bool {
        let (leading, trailing) = inset[axis]
        return isScrollEnabled
            && (contentSize[axis] + leading + trailing > bounds.size[axis] || alwaysBounces(axis))
    }

    func bounces(_ axis: ScrollAxis) -> Bool {
        bounces && (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
    }

    func alwaysBounces(_ axis: ScrollAxis) -> Bool {
        axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    }

    /// G100: whether a finger can move the content along an axis.
    func canDrag(_ axis: ScrollAxis) -> Bool {
        isScrollEnabled && (geometry.overflows(axis) || (alwaysBounces(axis) && bounces(axis)))
    }

    /// Whether a drag beyond this view's content moves the scroll view around it.
    func transfers(_ axis: ScrollAxis) -> Bool {
        axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    }

    /// The nearest scroll view around this one that has more content than room along an axis.
    func scrollParent(_ axis: ScrollAxis) -> UIScrollView? {
        var current = superview
        while let view = current {
            if let parent = view as? UIScrollView, parent.isScrollEnabled, parent.geometry.overflows(axis) {
                return parent
            }
            current = view.superview
        }
        return nil
    }

    // MARK: Offset

    /// Moves the content; the delegate hears of it by the bounds.
    func move(to offset: CGPoint) {
        // Even the fastest fling gives a finite offset.
        let offset = offset.withinReach
        guard offset != bounds.origin else { return }
        var bounds = bounds
        bounds.origin = offset
        self.bounds = bounds
    }

    func didScroll() {
        indicators.follow(self)
        offsetObserver?(self)
        delegate?.scrollViewDidScroll(self)
    }

    /// The content's size or the room for it changed: it does not rest beyond its edges.
    func settleOffset() {
        indicators.place(in: self)
        guard drag == nil, motion == nil, !zoom.isChanging else { return }
        let resting = geometry.clamped(contentOffset)
        guard window == nil else { return move(to: resting) }
        // G117: without a window, insets move nothing.
        var bare = geometry
        bare.inset = .zero
        if resting != contentOffset { move(to: bare.clamped(contentOffset)) }
    }
}
