// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITextField {
    /// The frame around a field.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3

        /// The distances of the text from the field's edges.
        var padding: UIEdgeInsets {
            switch self {
            case .none: .zero
            case .line: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
            case .bezel, .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
            }
        }
    }

    /// When a view beside the text is shown.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3

        func isShown(whileEditing isEditing: Bool) -> Bool {
            switch self {
            case .never: false
            case .whileEditing: isEditing
            case .unlessEditing: !isEditing
            case .always: true
            }
        }
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
    }

    /// Posted after the delegate was told, with the field as object (D20).
    public static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification")

    /// Posted after the delegate was told, with the field as object and the reason (D21).
    public static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")

    /// Posted after the user's change, with the field as object.
    public static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")

    /// The raw value of the `DidEndEditingReason` in the notification's user info.
    nonisolated public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
