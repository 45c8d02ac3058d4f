// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What shows where typing goes.
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
    /// Whether the cursor comes and goes while nothing happens.
    var isBlinking: Bool { get set }
    /// Shows the cursor and lets it blink from the beginning, as after each change of its place.
    func resetBlinkAnimation()
}

/// What shows that text is selected.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
    /// The parts of the selection, one for each line, in the view's own coordinates.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// An end of a selection that a finger can move.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
    /// Which end of the selection it is: `.leading` or `.trailing`.
    var direction: NSDirectionalRectEdge { get set }
    /// The frame that the handle wants at the end of a selection with this caret, both in the superview's coordinates.
    func preferredFrame(for rect: CGRect) -> CGRect
}

/// What a selection display asks its maker.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// The view that the highlight is put into so that it lies below the text; `nil` for the interaction's view, where it
    /// lies above.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    /// `nil`: the highlight lies above the text.
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}
