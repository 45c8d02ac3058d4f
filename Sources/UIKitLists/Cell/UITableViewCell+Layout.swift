// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// Places the parts of a cell.
extension UITableViewCell {
    /// The distances of the labels from both ends of the content. T113: where nothing stands behind it, both are the margin.
    private func labelEnds(inWidth width: CGFloat) -> (start: CGFloat, end: CGFloat) {
        (
            sideMargin + CGFloat(indentationLevel) * indentationWidth,
            contentSpan(width: width).end < width ? ListConstants.textEndMargin : sideMargin
        )
    }

    /// The beginning and the width of the content in a row of a width, for text that reads from left to right.
    private func contentSpan(width: CGFloat) -> (start: CGFloat, end: CGFloat) {
        var (start, end) = (CGFloat(0), width)
        if table?.sectionIndex != nil { end -= SectionIndexView.width }
        if edit.isEditing, edit.style != .none, shouldIndentWhileEditing { start = ListConstants.editControlWidth }
        if edit.showsGrip { end -= ListConstants.gripWidth }
        if let accessory = surroundings.accessory { end -= accessory.frame.width + 2 * CellAccessory.margin - 8 }
        return (start, max(end, start))
    }

    /// The height that the row takes by itself, in points (T111). Texts, and content without a height, take at least the
    /// height of an ordinary row.
    func fittingHeight(width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        let span = contentSpan(width: width)
        let inner = span.end - span.start
        // A view with a layout of its own returns the size it needs; a plain view returns its present size.
        let old = content.bounds.size
        defer { content.bounds.size = old }
        content.bounds.size = CGSize(width: inner, height: ListConstants.rowHeight)
        var height = content.heightFitting(inner)
        if let view = surroundings.contentView {
            height = max(height, view.heightFitting(inner), view is UIListContentView ? ListConstants.rowHeight : 0)
        } else if !labels.isEmpty {
            let ends = labelEnds(inWidth: width)
            height = max(height, labels.height(width: inner, between: ends), ListConstants.rowHeight)
        }
        return height > 0 ? height.rounded(.up) : ListConstants.rowHeight
    }

    /// The width that the row takes by itself, if it need not fill the table.
    func fittingWidth(_ width: CGFloat, _ priority: UILayoutPriority) -> CGFloat {
        guard priority != .required else { return width }
        let span = contentSpan(width: width)
        let size = CGSize(width: span.end - span.start, height: 0)
        let inner = content.systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: priority, verticalFittingPriority: .fittingSizeLevel)
        return inner.width + width - size.width
    }

    func placeParts() {
        let size = bounds.size
        func place(_ view: UIView, _ frame: CGRect) {
            var frame = frame
            if isRightToLeft { frame.origin.x = size.width - frame.maxX }
            if view.frame != frame { view.frame = frame }
        }
        let span = contentSpan(width: size.width)
        place(content, CGRect(x: span.start, y: 0, width: span.end - span.start, height: size.height))
        if let view = surroundings.contentView {
            view.frame = content.bounds
        } else {
            let ends = labelEnds(inWidth: size.width)
            labels.place(in: content.bounds.size, between: ends, isRightToLeft: isRightToLeft)
        }
        if let accessory = surroundings.accessory {
            let part = accessory.frame.size
            place(
                accessory,
                CGRect(
                    x: span.end + CellAccessory.margin - 8, y: (size.height - part.height) / 2, width: part.width,
                    height: part.height))
        }
        for view in [surroundings.backgroundView, surroundings.selectedBackgroundView] { view?.frame = bounds }
        if multipleSelectionBackgroundView?.superview === self { multipleSelectionBackgroundView?.frame = bounds }
        if let configured = surroundings.configuredBackground {
            surroundings.backgroundConfiguration?.place(configured, in: self)
        }
        placeEditParts(place)
        placeSeparator(place)
    }

    private func placeEditParts(_ place: (UIView, CGRect) -> Void) {
        let old = [edit.control, edit.grip]
        makeEditParts()
        let gripWidth = ListConstants.gripWidth
        let parts: [(view: UIView?, frame: CGRect)] = [
            (edit.control, CGRect(x: 11, y: (bounds.height - 22) / 2, width: 22, height: 22)),
            (edit.grip, CGRect(x: bounds.width - gripWidth, y: 0, width: gripWidth, height: bounds.height)),
        ]
        for (view, frame) in parts {
            guard let view else { continue }
            guard !old.contains(view) else {
                place(view, frame)
                continue
            }
            // New parts appear in place, without a move.
            UIView.performWithoutAnimation {
                place(view, frame)
                view.alpha = 0
            }
            view.alpha = 1
        }
    }

    private func placeSeparator(_ place: (UIView, CGRect) -> Void) {
        guard let table, table.showsSeparator(below: self) else {
            surroundings.separator?.removeFromSuperview()
            surroundings.separator = nil
            return
        }
        if (surroundings.separator as? UIVisualEffectView)?.effect !== table.separatorEffect {
            surroundings.separator?.removeFromSuperview()
            surroundings.separator = nil
        }
        let line = surroundings.separator ?? table.separatorEffect.map(UIVisualEffectView.init) ?? UIView(frame: .zero)
        line.isUserInteractionEnabled = false
        if table.separatorEffect == nil { line.backgroundColor = table.separatorColor }
        if line.superview !== self { addSubview(line) }
        surroundings.separator = line
        let inset = separatorInset
        let thickness = 1 / max(traitCollection.displayScale, 1)
        let start = inset.left + (content.frame.minX > 0 && edit.isEditing ? ListConstants.editControlWidth : 0)
        place(
            line,
            CGRect(
                x: start, y: bounds.height - thickness, width: max(bounds.width - start - inset.right, 0),
                height: thickness))
    }
}
