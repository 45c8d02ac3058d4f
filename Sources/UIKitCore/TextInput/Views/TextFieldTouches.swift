// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Keeps a field's text gestures away from the views beside the text, and from a disabled field.
final class TextFieldTouches: NSObject, UITextInteractionDelegate {
    private weak var field: UITextField?

    init(_ field: UITextField) {
        self.field = field
        super.init()
    }

    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
        guard let field, field.isEnabled else { return false }
        let others = [field.leftView, field.rightView, field.clearButton]
        return !others.contains { view in
            guard let view, view.superview === field, !view.isHidden, view.isUserInteractionEnabled else {
                return false
            }
            return view.frame.holds(point)
        }
    }
}
