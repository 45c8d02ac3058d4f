// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A scroll view's indicators: their visibility and their places.
@MainActor
final class ScrollIndicators {
    private var views = PerAxis<ScrollIndicator?>(nil, nil)
    private var hiding: EventClock.Deadline?

    /// Shows the indicators of the axes along which there is more content than room, until `hideSoon`.
    func show(in scrollView: UIScrollView) {
        hiding?.cancel()
        hiding = nil
        for axis in ScrollAxis.allCases where isWanted(axis, in: scrollView) {
            let view = indicator(axis, in: scrollView)
            view.layer.removeAllAnimations()
            view.alpha = 1
        }
        place(in: scrollView)
    }

    /// Fades the indicators out when nothing moved for a while.
    func hideSoon(in scrollView: UIScrollView) {
        guard views.horizontal != nil || views.vertical != nil else { return }
        hiding?.cancel()
        hiding = scrollView.scrollingApplication.clock.schedule(after: scrollView.constants.indicatorDelay) {
            [weak self, weak scrollView] in
            guard let self, let scrollView, scrollView.drag == nil, scrollView.motion == nil else { return }
            UIView.animate(
                withDuration: scrollView.constants.indicatorFadeDuration, delay: 0, options: .allowUserInteraction
            ) {
                self.views.horizontal?.alpha = 0
                self.views.vertical?.alpha = 0
            }
        }
    }

    func flash(in scrollView: UIScrollView) {
        show(in: scrollView)
        hideSoon(in: scrollView)
    }

    /// The content moved.
    func follow(_ scrollView: UIScrollView) {
        if views.horizontal != nil || views.vertical != nil { place(in: scrollView) }
    }

    func place(in scrollView: UIScrollView) {
        for axis in ScrollAxis.allCases {
            guard let view = views[axis] else { continue }
            guard isWanted(axis, in: scrollView) else {
                view.removeFromSuperview()
                views[axis] = nil
                continue
            }
            view.style = scrollView.indicatorStyle
            view.place(frame(axis, in: scrollView))
        }
    }

    private func isWanted(_ axis: ScrollAxis, in scrollView: UIScrollView) -> Bool {
        let isShown =
            axis == .horizontal ? scrollView.showsHorizontalScrollIndicator : scrollView.showsVerticalScrollIndicator
        return isShown && scrollView.geometry.overflows(axis)
    }

    private func indicator(_ axis: ScrollAxis, in scrollView: UIScrollView) -> ScrollIndicator {
        if let view = views[axis] { return view }
        let view = ScrollIndicator(frame: .zero)
        views[axis] = view
        scrollView.addSubview(view)
        return view
    }

    /// The indicator's share of its track: the room divided by the content; an overscroll makes it shorter.
    private func frame(_ axis: ScrollAxis, in scrollView: UIScrollView) -> CGRect {
        let constants = scrollView.constants
        let bounds = scrollView.bounds
        let geometry = scrollView.geometry
        let range = geometry.range(axis)
        var insets =
            axis == .horizontal ? scrollView.horizontalScrollIndicatorInsets : scrollView.verticalScrollIndicatorInsets
        if scrollView.automaticallyAdjustsScrollIndicatorInsets {
            let area = scrollView.safeAreaInsets
            insets.top += area.top
            insets.left += area.left
            insets.bottom += area.bottom
            insets.right += area.right
        }
        let margin = constants.indicatorMargin
        let (leading, trailing) = insets[axis]
        let track = max(bounds.size[axis] - leading - trailing - 2 * margin, 0)
        let room = bounds.size[axis]
        let extent = max(range.upperBound - range.lowerBound + room, 1)
        let offset = bounds.origin[axis]
        let beyond = max(range.lowerBound - offset, offset - range.upperBound, 0)
        let full = max(track * room / extent, constants.indicatorLeastLength)
        let length = min(max(full - beyond, constants.indicatorThickness * 2), track)
        let way = range.upperBound - range.lowerBound
        // Only an axis that overflows has an indicator, so there is a way.
        let part = min(max((offset - range.lowerBound) / way, 0), 1)
        let start = leading + margin + (track - length) * part
        let thickness = constants.indicatorThickness
        if axis == .vertical {
            return CGRect(
                x: bounds.maxX - insets.right - margin - thickness, y: bounds.minY + start, width: thickness,
                height: length)
        }
        return CGRect(
            x: bounds.minX + start, y: bounds.maxY - insets.bottom - margin - thickness, width: length,
            height: thickness)
    }
}
