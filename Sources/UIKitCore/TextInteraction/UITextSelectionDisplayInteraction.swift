// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Shows the selection of a text input: a caret while it is empty, else highlighted areas with two handles.
///
/// The views lie in the interaction's view. The highlight lies below the text if the delegate has a view for that. Only the
/// handles take touches.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    /// The view in which the selection is shown; `nil` before the interaction is added and after it is removed.
    public private(set) weak var view: UIView?

    /// The input whose selection is shown; not kept alive.
    open weak var textInput: (any UITextInput)? {
        didSet { setNeedsSelectionUpdate() }
    }

    /// May have a view below the text for the highlight. Not kept alive.
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?

    /// Whether the selection is shown: while the input is first responder.
    open var isActivated = false {
        didSet {
            if isActivated != oldValue { setNeedsSelectionUpdate() }
        }
    }

    /// The caret. It can be replaced.
    open var cursorView: any UIView & UITextCursorView = TextCaretView() {
        didSet { replace(oldValue, by: cursorView) }
    }

    /// The highlight of the selection. It can be replaced.
    open var highlightView: any UIView & UITextSelectionHighlightView = TextHighlightView() {
        didSet { replace(oldValue, by: highlightView) }
    }

    /// The handles at the beginning and at the end of the selection; empty for an input that shows none.
    open var handleViews: [any UIView & UITextSelectionHandleView] = [
        TextSelectionHandle(.leading), TextSelectionHandle(.trailing),
    ]
    {
        didSet {
            for handle in oldValue { handle.removeFromSuperview() }
            setNeedsSelectionUpdate()
        }
    }

    /// Whether a selection has handles: a finger needs them, a mouse does not.
    var showsHandles = true {
        didSet {
            if showsHandles != oldValue { setNeedsSelectionUpdate() }
        }
    }

    /// Holds the caret and the handles, in front of everything else in the view.
    private let overlay = TextSelectionOverlay()
    /// The caret that was shown last, so that the blinking restarts only when it moved.
    private var shownCaret: CGRect?

    /// A display of an input's selection; neither the input nor the delegate is kept alive.
    public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
        self.textInput = textInput
        self.delegate = delegate
    }

    /// A display whose input comes later.
    init(delegate: any UITextSelectionDisplayInteractionDelegate) {
        self.delegate = delegate
    }

    /// Takes caret, handles and highlight from the old view.
    open func willMove(to view: UIView?) {
        overlay.removeFromSuperview()
        highlightView.removeFromSuperview()
    }

    /// Shows the selection in the new view.
    open func didMove(to view: UIView?) {
        self.view = view
        if let view {
            overlay.onLayout = { [weak self] in self?.layoutManagedSubviews() }
            view.addSubview(overlay)
        }
        setNeedsSelectionUpdate()
    }

    private var parts: [UIView] { [highlightView, cursorView] + handleViews.map { $0 } }

    private func replace(_ old: UIView, by new: UIView) {
        old.removeFromSuperview()
        shownCaret = nil
        setNeedsSelectionUpdate()
    }

    /// Lets the selection be shown again before the next picture, because it, the text or its layout changed.
    open func setNeedsSelectionUpdate() { overlay.setNeedsLayout() }

    /// Places the views at the present selection. It happens by itself at the end of a turn with ``setNeedsSelectionUpdate()``.
    open func layoutManagedSubviews() {
        guard isActivated, view != nil, let input = textInput, let range = input.selectedTextRange else {
            return hideAll()
        }
        let space = input.textInputView
        if range.isEmpty {
            hide([highlightView] + handleViews.map { $0 })
            showCaret(space.convert(input.caretRect(for: range.start), to: overlay))
        } else {
            hide([cursorView])
            shownCaret = nil
            showSelection(range, of: input)
        }
    }

    private func showCaret(_ rect: CGRect) {
        guard rect.isOfText else { return hideAll() }
        let width = max(rect.width, TextCaretView.width)
        let frame = CGRect(x: rect.midX - width / 2, y: rect.minY, width: width, height: rect.height)
        place(cursorView, in: overlay)
        guard frame != shownCaret else { return }
        shownCaret = frame
        UIView.performWithoutAnimation { cursorView.frame = frame }
        cursorView.isBlinking = true
        cursorView.resetBlinkAnimation()
    }

    private func showSelection(_ range: UITextRange, of input: any UITextInput) {
        let container = delegate?.selectionContainerViewBelowText(for: self) ?? overlay
        let rects = input.selectionRectsInSight(for: range)
        UIView.performWithoutAnimation {
            place(highlightView, in: container)
            highlightView.frame = CGRect(origin: .zero, size: container.bounds.size)
            let space = input.textInputView
            // Answers of an application's input that are no places of text are not shown.
            highlightView.selectionRects = rects.filter(\.rect.isOfText).map {
                MovedSelectionRect($0, from: space, to: highlightView)
            }
            guard showsHandles, handleViews.count == 2 else { return hide(handleViews.map { $0 }) }
            for (handle, position) in zip(handleViews, [range.start, range.end]) {
                let rect = input.caretRect(for: position)
                guard rect.isOfText else {
                    handle.isHidden = true
                    continue
                }
                place(handle, in: overlay)
                handle.frame = handle.preferredFrame(for: space.convert(rect, to: overlay))
            }
        }
    }

    private func place(_ part: UIView, in container: UIView) {
        if part.superview !== container { container.addSubview(part) }
        part.isHidden = false
    }

    private func hide(_ parts: [UIView]) {
        for part in parts { part.isHidden = true }
    }

    private func hideAll() {
        shownCaret = nil
        hide(parts)
    }
}

extension CGRect {
    /// Whether it can be a place of text: a text input returns `null` or infinite values if it has no place.
    fileprivate var isOfText: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}

/// A part of a selection in another view's coordinates.
private final class MovedSelectionRect: UITextSelectionRect {
    private let original: UITextSelectionRect
    private let moved: CGRect

    init(_ original: UITextSelectionRect, from space: UIView, to view: UIView) {
        self.original = original
        moved = space.convert(original.rect, to: view)
        super.init()
    }

    override var rect: CGRect { moved }
    override var writingDirection: NSWritingDirection { original.writingDirection }
    override var containsStart: Bool { original.containsStart }
    override var containsEnd: Bool { original.containsEnd }
    override var isVertical: Bool { original.isVertical }
}
