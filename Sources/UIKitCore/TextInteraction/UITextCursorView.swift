// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A view that shows where typing goes.
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
    /// Whether the cursor comes and goes while nothing happens.
    var isBlinking: Bool { get set }
    /// Shows the cursor and lets it blink from the beginning, as after each change of its place.
    func resetBlinkAnimation()
}

/// A view that highlights selected text.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
    /// The parts of the selection, one for each line, in the view's own coordinates.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// A handle at an end of a selection, which a finger can move.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
    /// Which end of the selection it is: `.leading` or `.trailing`.
    var direction: NSDirectionalRectEdge { get set }
    /// The frame that the handle wants at the end of a selection with this caret, both in the superview's coordinates.
    func preferredFrame(for rect: CGRect) -> CGRect
}

/// Answers questions of a selection display.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// The view for the highlight, so that it lies below the text; `nil` for the interaction's view, where it lies above the text.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    /// `nil`: the highlight lies above the text.
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}
