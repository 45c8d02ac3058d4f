import CoreGraphics
import Foundation

// The segments, one by one. Changes are not animated.
extension UISegmentedControl {
    public var numberOfSegments: Int { segments.count }

    /// The nearest segment to an index; `nil` where there is none.
    private func nearest(_ index: Int) -> Int? {
        segments.isEmpty ? nil : min(max(index, 0), segments.count - 1)
    }

    private func change(_ index: Int, _ change: (inout SegmentItem) -> Void) {
        guard let place = nearest(index) else { return }
        change(&segments[place])
        segmentsDidChange()
    }

    // MARK: Coming and going

    /// Puts a segment before the one at an index; the selection stays with its segment.
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentItem(title: title), at: segment)
    }

    public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentItem(image: image), at: segment)
    }

    /// Puts a segment that performs an action before the one at an index. Where a segment has an action of the same
    /// identifier, that segment gets this one instead (E43).
    public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let known = segmentIndex(identifiedBy: action.identifier)
        if known != NSNotFound {
            setAction(action, forSegmentAt: known)
        } else {
            insert(SegmentItem(action: action), at: segment)
        }
    }

    /// Takes a segment away; when it was selected, none is afterwards.
    public func removeSegment(at segment: Int, animated: Bool) {
        if let place = nearest(segment) { remove(at: place) }
    }

    public func removeAllSegments() {
        while !segments.isEmpty { remove(at: segments.count - 1) }
    }

    // MARK: Content

    /// Gives a segment an action, and the action's title and image.
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { old in
            var new = SegmentItem(action: action)
            new.width = old.width
            new.contentOffset = old.contentOffset
            old = new
        }
    }

    public func actionForSegment(at segment: Int) -> UIAction? { nearest(segment).flatMap { segments[$0].action } }

    /// The segment whose action has an identifier; `NSNotFound` when there is none.
    public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Gives a segment a title in the place of an image.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }

    /// The title; `nil` for a segment that shows an image.
    public func titleForSegment(at segment: Int) -> String? {
        nearest(segment).flatMap { segments[$0].image == nil ? segments[$0].title : nil }
    }

    /// Gives a segment an image in the place of a title.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }

    public func imageForSegment(at segment: Int) -> UIImage? { nearest(segment).flatMap { segments[$0].image } }

    // MARK: Shape

    /// Gives a segment a width in points; 0 lets the control choose. One that is negative or not finite is refused.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard accepts(Double(width), as: "width of a segment", if: width >= 0, rule: "must not be negative") else {
            return
        }
        change(segment) { $0.width = width }
    }

    /// The width that was set, in points; 0 where the control chooses.
    public func widthForSegment(at segment: Int) -> CGFloat { nearest(segment).map { segments[$0].width } ?? 0 }

    /// Moves a segment's content from its middle, in points.
    public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }

    public func contentOffsetForSegment(at segment: Int) -> CGSize {
        nearest(segment).map { segments[$0].contentOffset } ?? .zero
    }

    /// Sets whether a segment can be selected by touch.
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    public func isEnabledForSegment(at segment: Int) -> Bool {
        nearest(segment).map { segments[$0].isEnabled } ?? false
    }
}
