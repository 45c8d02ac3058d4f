// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The notifications of the keyboard: posted with the screen as object (D31), in the order of D32.
extension UIResponder {
    /// D29: the keyboard is about to come, or to get another size or accessory.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// D29: the keyboard has come, or has its new size or accessory.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// D29: the keyboard is about to go.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// D29: the keyboard has gone.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// D29: the keyboard is about to come, to go, or to get another size or accessory; posted before the notification
    /// that says which.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// D29: the keyboard is in its new place; posted before the notification that says whether it came or went.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// D30: a `CGRect` in the screen's coordinates: the frame of the keyboard and all its parts before the change.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// D30: a `CGRect` in the screen's coordinates: the frame after the change; below the screen when the keyboard goes.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// D30: a `Double`, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// D30: a `UInt`: the raw value of a `UIView.AnimationCurve`, and shifted left by 16 that of animation options.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// D30: a `Bool`: whether the keyboard is this application's; always true here.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
