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
    /// D29: the keyboard is where it was going; posted before the notification that says whether it came or went.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// D30: a `CGRect` in the screen's coordinates: where the keyboard is before the change, with all that belongs to it.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// D30: a `CGRect` in the screen's coordinates: where the keyboard will be; below the screen when it goes.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// D30: a `Double`, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// D30: a `UInt`: the raw value of a `UIView.AnimationCurve`, and shifted left by 16 that of animation options.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// D30: a `Bool`: whether the keyboard is this application's, which is always so here.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
