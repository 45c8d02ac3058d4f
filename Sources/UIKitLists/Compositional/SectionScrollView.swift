// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A layout's values for a section that scrolls by itself.
@MainActor
struct SectionScroller {
    let section: Int
    /// In the collection's content (points).
    let frame: CGRect
    let contentSize: CGSize
    let offset: CGPoint
    let axis: LayoutDirection
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    let properties: UICollectionLayoutSectionOrthogonalScrollingProperties
    /// The offset at which it comes to rest: from the present offset, the proposed one, and a velocity in points a millisecond.
    let rest: @MainActor (CGFloat, CGFloat, CGFloat) -> CGFloat
}

/// A section that scrolls across the direction of its collection (T98). This view takes pans along the section; the
/// collection takes all others.
final class SectionScrollView: UIScrollView, UIScrollViewDelegate {
    private weak var collection: UICollectionView?
    private(set) var section: Int
    private var scroller: SectionScroller?
    private var isPlacing = false

    init(_ collection: UICollectionView, section: Int) {
        self.collection = collection
        self.section = section
        super.init(frame: .zero)
        clipsToBounds = false
        scrollsToTop = false
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        delegate = self
    }

    required init?(coder: NSCoder) {
        section = 0
        super.init(coder: coder)
    }

    func show(_ scroller: SectionScroller) {
        self.scroller = scroller
        section = scroller.section
        isPlacing = true
        defer { isPlacing = false }
        if frame != scroller.frame { frame = scroller.frame }
        if contentSize != scroller.contentSize { contentSize = scroller.contentSize }
        if !isTracking, !isDragging, !isDecelerating, contentOffset != scroller.offset {
            contentOffset = scroller.offset
        }
        isPagingEnabled = scroller.behavior == .paging
        alwaysBounceHorizontal = scroller.axis == .horizontal && scroller.properties.bounce == .always
        alwaysBounceVertical = scroller.axis == .vertical && scroller.properties.bounce == .always
        bounces = scroller.properties.bounce != .never
        switch scroller.behavior {
        case .groupPaging, .groupPagingCentered: decelerationRate = scroller.properties.decelerationRate ?? .fast
        default: decelerationRate = scroller.properties.decelerationRate ?? .normal
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isPlacing else { return }
        collection?.elements.sectionScrolled(section, to: contentOffset)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let scroller else { return }
        switch scroller.behavior {
        case .none, .continuous, .paging: return
        case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
            targetContentOffset.pointee[scroller.axis] = scroller.rest(
                contentOffset[scroller.axis], targetContentOffset.pointee[scroller.axis], velocity[scroller.axis])
        }
    }
}
