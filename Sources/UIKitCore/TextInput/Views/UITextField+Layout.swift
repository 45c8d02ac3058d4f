// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UITextField {
    var textStyle: TextLines.Style {
        TextLines.Style(
            font: fittedFont ?? fontStorage, isSingleLine: true, alignment: textAlignment,
            writingDirection: writingDirection,
            isRightToLeftByDefault: traitCollection.layoutDirection == .rightToLeft)
    }

    /// The text looks otherwise.
    func restyle() {
        surface.lines.set(textStyle, editor.buffer)
        setNeedsArrangement()
        textInteraction.setNeedsSelectionUpdate()
    }

    /// Finds the font in which the text fits, if the text has to fit.
    func fitFont() {
        let before = fittedFont
        let room =
            (isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)).width - TextSurface.caretWidth
        fittedFont = nil
        if adjustsFontSizeToFitWidth, minimumFontSize > 0, minimumFontSize < fontStorage.pointSize, room > 0 {
            if before != nil { surface.lines.set(textStyle, editor.buffer) }
            let width = surface.lines.geometry(0, editor.buffer).width
            let size = (fontStorage.pointSize * room / max(width, room)).rounded(.down)
            if width > room { fittedFont = fontStorage.withSize(max(size, minimumFontSize)) }
        }
        if fittedFont != nil || before != nil { surface.lines.set(textStyle, editor.buffer) }
    }

    /// E63: room for the text and for the placeholder, so that a field without a width shows what belongs into it.
    var fittingSize: CGSize {
        surface.lines.follow(textMetrics, editor.buffer)
        let text = max(surface.lines.geometry(0, editor.buffer).width, placeholderLabel.intrinsicContentSize.width)
        let padding = borderStyle.padding
        let line = surface.lines.height.rounded(.up)
        // E67: smaller text has no lower border.
        let height = borderStyle == .roundedRect ? max(34, line + 13) : line + 1
        return CGSize(
            width: (text + padding.left + padding.right + TextSurface.caretWidth).rounded(.up), height: height)
    }

    // MARK: Places

    private var isClearButtonShown: Bool {
        clearButtonMode.isShown(whileEditing: isEditing) && hasText && isEnabled && !isRightViewShown(isEditing)
    }

    private func isLeftViewShown(_ isEditing: Bool) -> Bool {
        leftView != nil && leftViewMode.isShown(whileEditing: isEditing)
    }

    private func isRightViewShown(_ isEditing: Bool) -> Bool {
        rightView != nil && rightViewMode.isShown(whileEditing: isEditing)
    }

    /// The area of the text, between the border and the views at the sides.
    func textRoom(in bounds: CGRect, whileEditing isEditing: Bool) -> CGRect {
        var room = bounds.inset(by: borderStyle.padding)
        if isLeftViewShown(isEditing) {
            let edge = leftViewRect(forBounds: bounds).maxX
            room.size.width -= max(0, edge - room.minX)
            room.origin.x = max(room.minX, edge)
        }
        if isRightViewShown(isEditing) {
            room.size.width = rightViewRect(forBounds: bounds).minX - room.minX
        } else if clearButtonMode.isShown(whileEditing: isEditing), hasText, isEnabled {
            room.size.width = clearButtonRect(forBounds: bounds).minX - room.minX
        }
        room.size.width = max(0, room.width)
        room.size.height = max(0, room.height)
        return room
    }

    func clearButtonPlace(in bounds: CGRect) -> CGRect {
        let side = TextFieldClearButton.diameter
        return CGRect(x: bounds.maxX - side - 5, y: bounds.midY - side / 2, width: side, height: side)
    }

    func sideViewPlace(_ view: UIView?, in bounds: CGRect, isLeft: Bool) -> CGRect {
        guard let size = view?.bounds.size else {
            return CGRect(x: isLeft ? bounds.minX : bounds.maxX, y: bounds.midY, width: 0, height: 0)
        }
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    func replaceSideView(_ old: UIView?, by new: UIView?) {
        // Setting the same view again, as some do in `layoutSubviews`, requests no further layout.
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        setNeedsArrangement()
    }

    // MARK: Layout

    /// PO3: the area in which `drawText(in:)` shows the text; `nil` where an override shows none.
    private var drawnRoom: CGRect? {
        let room = textRect(forBounds: bounds)
        // Most fields have no override.
        guard type(of: self) != UITextField.self, hasText else { return room }
        drawnArea = nil
        drawText(in: room)
        return drawnArea
    }

    /// Places the text, scrolled so that the caret is visible.
    func arrange() {
        let area = isEditing ? editingRect(forBounds: bounds) : drawnRoom
        canvas.isHidden = area == nil
        let room = area ?? .zero
        let geometry = surface.lines.geometry(0, editor.buffer)
        let free = room.width - geometry.width - TextSurface.caretWidth
        var x = room.minX
        if free >= 0 {
            scrollOffset = 0
            switch textAlignment {
            case .left: break
            case .center: x += free / 2
            case .right: x += free
            case .justified, .natural: if geometry.isRightToLeft { x += free }
            }
        } else {
            scrollToCaret(geometry, room: room.width)
            x -= scrollOffset
        }
        surface.width = room.width
        surface.origin = CGPoint(x: x, y: room.minY + ((room.height - surface.lines.height) / 2).rounded())
        canvas.frame = room
        // The canvas uses the field's coordinates.
        canvas.bounds = room
    }

    private func scrollToCaret(_ geometry: TextLineGeometry, room: CGFloat) {
        let caret = geometry.x(ofCaretAt: min(editor.selection.range.upperBound, geometry.length))
        let last = geometry.width + TextSurface.caretWidth - room
        guard isEditing else {
            scrollOffset = geometry.isRightToLeft ? last : 0
            return
        }
        scrollOffset = min(max(scrollOffset, caret + TextSurface.caretWidth - room), max(last, caret + 2 - room))
        scrollOffset = max(min(scrollOffset, caret), min(0, caret))
    }

    /// Puts everything in its place.
    func showText() {
        arrangeBorder()
        arrangeSides()
        placeholderLabel.isHidden = hasText
        placeholderLabel.frame = placeholderRect(forBounds: bounds)
        canvas.show(
            surface, from: bounds.minY, to: bounds.maxY, font: fittedFont ?? fontStorage, color: textColorStorage)
        let marked = editor.marked.map { surface.selectionRects($0.range).map(\.rect) } ?? []
        canvas.underline(marked, color: textColorStorage)
        canvas.selectionContainer.frame = canvas.bounds
        textInteraction.setNeedsSelectionUpdate()
    }

    /// PO10: an image replaces the border.
    private func arrangeBackground() {
        let image = background == nil || isEnabled ? background : disabledBackground ?? background
        guard image != nil || backgroundView != nil else { return }
        let view = backgroundView ?? UIImageView(frame: .zero)
        if view.superview !== self { insertSubview(view, at: 0) }
        backgroundView = view
        view.image = image
        view.isHidden = image == nil
        view.frame = borderRect(forBounds: bounds)
    }

    private func arrangeBorder() {
        arrangeBackground()
        border.frame = borderRect(forBounds: bounds)
        border.isHidden = borderStyle == .none || background != nil
        switch borderStyle {
        case .none: return
        case .line:
            border.layer.cornerRadius = 0
            border.layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
        case .bezel, .roundedRect:
            border.layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
            border.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        }
        border.layer.borderWidth = 1
        border.backgroundColor = isEnabled ? .systemBackground : .secondarySystemBackground
    }

    private func arrangeSides() {
        show(leftView, isLeftViewShown(isEditing), leftViewRect(forBounds: bounds))
        show(rightView, isRightViewShown(isEditing), rightViewRect(forBounds: bounds))
        if isClearButtonShown, clearButton == nil {
            let button = TextFieldClearButton()
            button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
            clearButton = button
        }
        show(clearButton, isClearButtonShown, clearButtonRect(forBounds: bounds))
    }

    private func show(_ view: UIView?, _ isShown: Bool, _ frame: CGRect) {
        guard let view else { return }
        if isShown, view.superview !== self { addSubview(view) }
        if !isShown, view.superview === self { view.removeFromSuperview() }
        if isShown, view.frame != frame { view.frame = frame }
    }
}

extension UITextField: TextSelectionContaining {
    func rectsInSight(_ rects: () -> [UITextSelectionRect]) -> [UITextSelectionRect] { rects() }

    var selectionContainer: UIView? { canvas.selectionContainer }
}
