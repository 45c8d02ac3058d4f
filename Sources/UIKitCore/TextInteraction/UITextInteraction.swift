// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Whether an interaction places a caret, or selects only.
public enum UITextInteractionMode: Int, Sendable {
    case editable = 0
    case nonEditable = 1
}

/// Decides whether a text interaction may begin, and hears of its beginning and end.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Whether a gesture at the point, in the interaction's view, may select; true by default.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// A gesture is about to select.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// The gesture is over.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    /// True: every gesture may select.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    /// Does nothing.
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    /// Does nothing.
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// The gestures of text: gives any view that is a `UITextInput` a caret, a selection with handles, and the edit menu.
///
/// | gesture | what it does |
/// |---|---|
/// | tap | makes the input first responder (D19) and puts the caret at the nearest end of a word; a pointer puts it exactly |
/// | tap on the caret or in the selection | shows the edit menu, or hides it |
/// | two taps, three taps | select a word, a paragraph |
/// | long press | moves the caret with the finger; in text that is not editable it selects words |
/// | drag of a handle | moves an end of the selection; past the other end they change places |
/// | press and drag of a pointer | selects, by words or paragraphs after two or three clicks; with Shift it extends |
///
/// The input tells of changes of its own by `inputDelegate`, or by calling ``setNeedsSelectionUpdate()``.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
    /// The view whose gestures select; `nil` before the interaction is added and after it is removed.
    public private(set) weak var view: UIView?
    /// Decides whether gestures may select. Not kept alive.
    open weak var delegate: (any UITextInteractionDelegate)?
    /// Whether the interaction places a caret, or selects only.
    open private(set) var textInteractionMode: UITextInteractionMode

    /// The input whose text is selected; not kept alive. Its `textInputView` lies in the interaction's view, or is it.
    open weak var textInput: (any UIResponder & UITextInput)? {
        didSet {
            display.textInput = textInput
            inputChanged()
        }
    }

    /// The recognizers that others of an application may want to wait for.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { gestures.all }

    private(set) lazy var display = UITextSelectionDisplayInteraction(delegate: self)
    private(set) lazy var gestures = TextGestures(self)
    private(set) lazy var editMenu = TextEditMenu(self)
    /// Whether the delegate was told of a beginning and not yet of the end.
    var isUnderWay = false
    /// The selection that a gesture under way is making; `nil` between gestures.
    var drag: TextSelectionDrag?
    /// From a finger on a handle to the end of the selection it moves.
    var dragOffset = CGPoint.zero
    /// The next step of a finger that rests beyond the edge.
    var autoscroll: EventClock.Deadline?

    /// An interaction for text that can be edited.
    public override convenience init() {
        self.init(for: .editable)
    }

    /// An interaction that places a caret, or that selects only; its input comes later.
    public init(for mode: UITextInteractionMode) {
        textInteractionMode = mode
        super.init()
    }

    /// Ends the gesture under way, and removes the gestures and views from the old view.
    open func willMove(to view: UIView?) {
        guard let old = self.view else { return }
        end()
        for recognizer in gestures.all { old.removeGestureRecognizer(recognizer) }
        old.removeInteraction(display)
        old.removeInteraction(editMenu.menu)
        self.view = nil
    }

    /// Gives the new view the gestures, the caret and the edit menu.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        for recognizer in gestures.all { view.addGestureRecognizer(recognizer) }
        view.addInteraction(display)
        view.addInteraction(editMenu.menu)
        inputChanged()
    }

    /// Shows the selection as it is now, before the next picture. Call it after a change of text, selection or layout that
    /// was not reported to the input's `inputDelegate`.
    public func setNeedsSelectionUpdate() { display.setNeedsSelectionUpdate() }

    /// Tells the interactions of a text input that it became first responder, or is no longer.
    static func responderChanged(_ responder: UIResponder?) {
        guard let view = responder as? UIView, view is any UITextInput else { return }
        for case let interaction as UITextInteraction in view.interactions where interaction.textInput === view {
            interaction.inputChanged()
        }
    }

    /// The input changed, or it became or is no longer first responder.
    func inputChanged() {
        let isActive = textInput?.isFirstResponder == true
        display.isActivated = isActive
        display.setNeedsSelectionUpdate()
        if !isActive {
            end()
            editMenu.hide()
        }
    }
}

extension UITextInteraction: UITextSelectionDisplayInteractionDelegate {
    /// The view below the text of one of UIKit's own inputs; `nil` for others.
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? {
        (textInput as? any TextSelectionContaining)?.selectionContainer
    }
}

/// A text input of ours that has a place for the highlight below its text.
@MainActor
protocol TextSelectionContaining {
    var selectionContainer: UIView? { get }

    /// Asks for rectangles of the text, and leaves out invisible ones. It calls the input's own method, which an application
    /// may override.
    func rectsInSight(_ rects: () -> [UITextSelectionRect]) -> [UITextSelectionRect]
}

extension UITextInput {
    /// The rectangles of a range that are visible or nearly so, in coordinates of ``textInputView``.
    func selectionRectsInSight(for range: UITextRange) -> [UITextSelectionRect] {
        guard let container = self as? any TextSelectionContaining else { return selectionRects(for: range) }
        return container.rectsInSight { selectionRects(for: range) }
    }
}
