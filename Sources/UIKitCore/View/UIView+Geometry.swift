// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIView {
    /// Changes the node, and draws the consequences: the box that hit-testing reads, layout, autoresizing, painting.
    func changeGeometry(_ change: (inout ViewNode) -> Void) {
        let oldBounds = node.pointee.bounds
        let oldCenter = node.pointee.center
        let wasProjected = node.pointee.projection != nil
        let block = AnimationBlock.current
        let old = block == nil ? nil : movableGeometry
        change(&node.pointee)
        node.updateBox()
        let bounds = node.pointee.bounds
        if bounds.size != oldBounds.size {
            autoresizeSubviews(from: oldBounds.size)
            markNeedsLayout()
            node.pointee.parent?.pointee.view.takeUnretainedValue().subviewsChanged()
            boundsSizeDidChange()
        } else if bounds.origin != oldBounds.origin {
            markNeedsLayout()
        }
        if bounds.origin != oldBounds.origin { markChanged(.scroll) }
        // A view whose transform is undone has no projection any more.
        let isProjected = wasProjected || node.pointee.projection != nil
        if bounds.size != oldBounds.size || node.pointee.center != oldCenter || isProjected { markChanged(.geometry) }
        if let block, let old { animateGeometry(from: old, block) }
        if bounds != oldBounds || node.pointee.center != oldCenter { constraintLayout?.geometryChanged(of: self) }
        if KeyValueRegistrations.isAny { KeyValueRegistrations.changed(self) }
    }

    func setFlag(_ flag: NodeFlags, _ isOn: Bool) {
        if isOn {
            node.pointee.flags.insert(flag)
        } else {
            node.pointee.flags.remove(flag)
        }
    }

    private func boundsSizeDidChange() {
        // The layout of a text or an image depends on its view's size.
        if extras != nil { markChanged(.content) }
        if drawsItself, contentMode == .redraw || extras?.drawing == nil { markNeedsDisplay() }
    }

    private func autoresizeSubviews(from oldSize: CGSize) {
        guard autoresizesSubviews, !subviewStorage.isEmpty else { return }
        let newSize = bounds.size
        for subview in subviewStorage {
            guard let mask = subview.extras?.autoresizingMask, !mask.isEmpty else { continue }
            guard subview.translatesAutoresizingMaskIntoConstraints else { continue }
            subview.autoresize(mask, from: oldSize, to: newSize)
        }
    }

    private func autoresize(_ mask: AutoresizingMask, from old: CGSize, to new: CGSize) {
        let frame = frame
        let horizontal = Self.stretch(
            start: frame.minX, length: frame.width, by: new.width - old.width, within: old.width,
            before: mask.contains(.flexibleLeftMargin), inside: mask.contains(.flexibleWidth),
            after: mask.contains(.flexibleRightMargin))
        let vertical = Self.stretch(
            start: frame.minY, length: frame.height, by: new.height - old.height, within: old.height,
            before: mask.contains(.flexibleTopMargin), inside: mask.contains(.flexibleHeight),
            after: mask.contains(.flexibleBottomMargin))
        self.frame = CGRect(
            x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }

    /// Spreads a change of length over the flexible parts in proportion to their lengths, or in equal shares if all are empty.
    private static func stretch(
        start: CGFloat, length: CGFloat, by change: CGFloat, within total: CGFloat,
        before: Bool, inside: Bool, after: Bool
    ) -> (start: CGFloat, length: CGFloat) {
        guard change != 0 else { return (start, length) }
        let parts: [CGFloat] = [
            before ? max(start, 0) : 0, inside ? max(length, 0) : 0, after ? max(total - start - length, 0) : 0,
        ]
        let flexibleCount = [before, inside, after].count { $0 }
        guard flexibleCount > 0 else { return (start, length) }
        let sum = parts.reduce(0, +)
        func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return sum > 0 ? change * part / sum : change / CGFloat(flexibleCount)
        }
        return (start + share(parts[0], before), max(0, length + share(parts[1], inside)))
    }
}
