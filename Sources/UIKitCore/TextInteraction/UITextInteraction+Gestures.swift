// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UITextInteraction {
    /// Seconds between two lines while a finger rests beyond the edge.
    private static let autoscrollInterval: TimeInterval = 0.05

    // MARK: Taps

    func tapped(_ recognizer: TextTapRecognizer) {
        guard recognizer.state == .ended, let input = textInput else { return }
        let wasActive = input.isFirstResponder
        let wasShown = gestures.menuWasShown
        guard begin(input) else { return }
        defer { end() }
        display.showsHandles = true
        let point = recognizer.location(in: input.textInputView)
        guard let position = input.closestPosition(to: point) else { return }
        let granularity = type(of: input).granularity(ofTaps: recognizer.tapCount)
        if let unit = input.unit(at: position, granularity) {
            select(unit, in: input)
            editMenu.show()
        } else if wasActive, granularity == .character, isOnSelection(point, in: input) {
            wasShown ? editMenu.hide() : editMenu.show()
        } else {
            editMenu.hide()
            placeCaret(at: wordEdge(nearest: point, position, in: input), in: input)
        }
    }

    // MARK: Fingers that rest

    func pressed(_ recognizer: UILongPressGestureRecognizer) {
        guard let input = textInput else { return }
        let point = recognizer.location(in: input.textInputView)
        switch recognizer.state {
        case .began:
            guard begin(input), let position = input.closestPosition(to: point) else { return }
            editMenu.hide()
            display.showsHandles = true
            let granularity: UITextGranularity = movesCaret ? .character : .word
            let unit = input.unit(at: position, granularity) ?? input.textRange(from: position, to: position)
            guard let unit else { return }
            drag = TextSelectionDrag(anchor: unit, granularity: granularity)
            follow(recognizer, in: input)
        case .changed: follow(recognizer, in: input)
        default:
            guard end() else { return }
            editMenu.show()
        }
    }

    private var movesCaret: Bool { textInteractionMode == .editable && textInput?.isEditable == true }

    // MARK: Handles

    func handleMoved(_ recognizer: UILongPressGestureRecognizer) {
        guard let input = textInput else { return }
        let point = recognizer.location(in: input.textInputView)
        switch recognizer.state {
        case .began:
            guard let range = input.selectedTextRange, !range.isEmpty, begin(input) else { return }
            editMenu.hide()
            let (moved, still) = recognizer.name == "start" ? (range.start, range.end) : (range.end, range.start)
            let caret = input.caretRect(for: moved)
            // The finger is below or beside the text that it moves through.
            dragOffset = CGPoint(x: caret.midX - point.x, y: caret.midY - point.y)
            guard let anchor = input.textRange(from: still, to: still) else { return }
            drag = TextSelectionDrag(anchor: anchor, granularity: .character)
        case .changed: follow(recognizer, in: input)
        default:
            guard end() else { return }
            editMenu.show()
        }
    }

    // MARK: Pointers

    func pointerMoved(_ recognizer: TextPointerRecognizer) {
        guard let input = textInput else { return }
        let point = recognizer.location(in: input.textInputView)
        switch recognizer.state {
        case .began:
            let old = input.isFirstResponder ? input.selectedTextRange : nil
            guard begin(input), let position = input.closestPosition(to: point) else { return }
            editMenu.hide()
            display.showsHandles = false
            let granularity = type(of: input).granularity(ofTaps: recognizer.tapCount)
            var anchor = input.unit(at: position, granularity) ?? input.textRange(from: position, to: position)
            if recognizer.modifierFlags.contains(.shift), let old { anchor = far(end: old, from: position, in: input) }
            guard let anchor else { return }
            drag = TextSelectionDrag(anchor: anchor, granularity: granularity)
            follow(recognizer, in: input)
        case .changed: follow(recognizer, in: input)
        default: end()
        }
    }

    /// The end of a selection that stays in a click with Shift.
    private func far(end range: UITextRange, from position: UITextPosition, in input: any UITextInput) -> UITextRange? {
        let isBefore = input.compare(position, to: range.start) == .orderedAscending
        let end = isBefore ? range.end : range.start
        return input.textRange(from: end, to: end)
    }

    // MARK: Selecting

    /// Makes the input first responder (D19) and tells the delegate. False if the input refuses.
    private func begin(_ input: any UIResponder & UITextInput) -> Bool {
        guard input.isFirstResponder || input.becomeFirstResponder() else { return false }
        isUnderWay = true
        delegate?.interactionWillBegin(self)
        return true
    }

    /// Drops the gesture under way and tells the delegate. False if there was none.
    @discardableResult
    func end() -> Bool {
        guard isUnderWay else { return false }
        isUnderWay = false
        drag = nil
        dragOffset = .zero
        autoscroll?.cancel()
        autoscroll = nil
        delegate?.interactionDidEnd(self)
        return true
    }

    private func follow(_ recognizer: UIGestureRecognizer, in input: any UIResponder & UITextInput) {
        guard let drag else { return }
        let finger = recognizer.location(in: input.textInputView)
        let point = CGPoint(x: finger.x + dragOffset.x, y: finger.y + dragOffset.y)
        guard let position = input.closestPosition(to: point) else { return }
        if recognizer === gestures.press, drag.granularity == .character {
            placeCaret(at: position, in: input)
        } else if let range = drag.selection(to: position, in: input), !range.isEmpty || recognizer !== gestures.handle
        {
            select(range, in: input)
        }
        reveal(position, for: recognizer, in: input)
    }

    /// Keeps the text under the finger visible, if it is in a scroll view. A finger beyond its edge scrolls on.
    private func reveal(
        _ position: UITextPosition, for recognizer: UIGestureRecognizer, in input: any UIResponder & UITextInput
    ) {
        autoscroll?.cancel()
        autoscroll = nil
        guard let scrollView = input.textInputView.enclosingScrollView else { return }
        let rect = input.textInputView.convert(input.caretRect(for: position), to: scrollView)
        let old = scrollView.contentOffset
        scrollView.scrollRectToVisible(rect, animated: false)
        guard !scrollView.bounds.holds(recognizer.location(in: scrollView)), scrollView.contentOffset != old else {
            return
        }
        autoscroll = UIApplication.shared.clock.schedule(after: Self.autoscrollInterval) {
            [weak self, weak recognizer] in
            guard let self, let recognizer, let input = textInput else { return }
            follow(recognizer, in: input)
        }
    }

    private func placeCaret(at position: UITextPosition, in input: any UITextInput) {
        guard let caret = input.textRange(from: position, to: position) else { return }
        select(caret, in: input)
    }

    private func select(_ range: UITextRange, in input: any UITextInput) {
        if input.selectedTextRange?.isEqual(range) != true { input.selectedTextRange = range }
        display.setNeedsSelectionUpdate()
    }

    /// Keeps the text under the finger visible, if it is in a scroll view.
    private func reveal(_ position: UITextPosition, in input: any UIResponder & UITextInput) {
        var view: UIView? = input.textInputView
        while let current = view, !(current is UIScrollView) { view = current.superview }
        guard let scrollView = view as? UIScrollView, scrollView.isScrollEnabled else { return }
        let rect = input.textInputView.convert(input.caretRect(for: position), to: scrollView)
        scrollView.scrollRectToVisible(rect, animated: false)
    }

    /// Fingers are too broad to point between letters: a tap in a word means its nearer end.
    private func wordEdge(
        nearest point: CGPoint, _ position: UITextPosition, in input: any UITextInput
    ) -> UITextPosition {
        guard movesCaret, let word = input.unit(at: position, .word) else { return position }
        let (start, end) = (input.caretRect(for: word.start), input.caretRect(for: word.end))
        return abs(start.midX - point.x) < abs(end.midX - point.x) && start.minY <= point.y ? word.start : word.end
    }

    private func isOnSelection(_ point: CGPoint, in input: any UITextInput) -> Bool {
        guard let range = input.selectedTextRange else { return false }
        guard range.isEmpty else { return input.selectionRects(for: range).contains { $0.rect.holds(point) } }
        let reach: CGFloat = 14
        return input.caretRect(for: range.start).insetBy(dx: -reach, dy: -reach / 2).holds(point)
    }
}

extension UIView {
    /// The nearest scroll view that can scroll: the view itself, or one around it.
    fileprivate var enclosingScrollView: UIScrollView? {
        var view: UIView? = self
        while let current = view {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled { return scrollView }
            view = current.superview
        }
        return nil
    }
}
