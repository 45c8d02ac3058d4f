// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The recognizers of a text interaction. Decides which of them gets a touch.
@MainActor
final class TextGestures: NSObject, UIGestureRecognizerDelegate {
    /// Seconds that a finger rests before the caret follows it.
    private static let pressDuration: TimeInterval = 0.5

    /// Taps of fingers and pens. The touch's tap count gives their number in a row, so that no tap has to wait for the next.
    let tap: TextTapRecognizer
    /// A finger that rests.
    let press: TextPressGestureRecognizer
    /// A finger or pointer on a handle.
    let handle: TextHandleGestureRecognizer
    /// A pointer that is pressed anywhere else.
    let pointer: TextPointerRecognizer

    /// Whether the edit menu was there when the touch came down: a touch beside the menu closes it, and its tap must not open
    /// it again.
    private(set) var menuWasShown = false

    private weak var interaction: UITextInteraction?

    var all: [UIGestureRecognizer] { [tap, press, handle, pointer] }

    init(_ interaction: UITextInteraction) {
        self.interaction = interaction
        tap = TextTapRecognizer(target: interaction, action: UITextInteraction.tapped(_:))
        press = TextPressGestureRecognizer(target: interaction, action: UITextInteraction.pressed(_:))
        handle = TextHandleGestureRecognizer(target: interaction, action: UITextInteraction.handleMoved(_:))
        pointer = TextPointerRecognizer(target: interaction, action: UITextInteraction.pointerMoved(_:))
        super.init()
        press.minimumPressDuration = Self.pressDuration
        handle.minimumPressDuration = 0
        pointer.minimumPressDuration = 0
        let fingers = [UITouch.TouchType.direct, .indirect, .pencil].map { NSNumber(value: $0.rawValue) }
        tap.allowedTouchTypes = fingers
        press.allowedTouchTypes = fingers
        pointer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        for recognizer in all { recognizer.delegate = self }
    }

    /// The handle under the touch.
    func handle(of touch: UITouch) -> (any UIView & UITextSelectionHandleView)? {
        interaction?.display.handleViews.first { touch.view?.isDescendant(of: $0) == true }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let interaction, let input = interaction.textInput else { return false }
        if gestureRecognizer === tap {
            menuWasShown = interaction.editMenu.wasShownAtTouchDown
            // The touches of a text that can only be read stay the application's.
            tap.cancelsTouchesInView = input.isEditable
        }
        if let moved = handle(of: touch) {
            guard gestureRecognizer === handle else { return false }
            handle.name = moved.direction == .leading ? "start" : "end"
            return true
        }
        // Buttons in the view, such as a text field's clear button, keep their touches.
        if let control = touch.view as? UIControl, control !== interaction.view, control !== input { return false }
        return gestureRecognizer !== handle
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let interaction, let view = interaction.view else { return false }
        if gestureRecognizer === handle { return true }
        return interaction.delegate?.interactionShouldBegin(interaction, at: gestureRecognizer.location(in: view))
            ?? true
    }
}

/// A finger that rests on text. Like all recognizers of text it has a class of its own, so that it is not mistaken for an
/// application's.
final class TextPressGestureRecognizer: UILongPressGestureRecognizer {}

/// A finger or pointer on a handle of the selection.
final class TextHandleGestureRecognizer: UILongPressGestureRecognizer {}

/// A tap recognizer that counts taps in a row.
final class TextTapRecognizer: UITapGestureRecognizer {
    private(set) var tapCount = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        tapCount = touches.reduce(0) { max($0, $1.tapCount) }
        super.touchesBegan(touches, with: event)
    }
}

/// A press of a pointer, with its clicks in a row and the keys that were held.
final class TextPointerRecognizer: UILongPressGestureRecognizer {
    private(set) var tapCount = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        tapCount = touches.reduce(0) { max($0, $1.tapCount) }
        super.touchesBegan(touches, with: event)
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        // The second button opens menus.
        event.buttonMask == .primary || event.buttonMask.isEmpty
    }
}
