// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore
import UIKitTesting

/// The keyboard's notifications of a screen, in order: names, and what they carry.
@MainActor
package final class KeyboardLog {
    package struct Note: Equatable {
        package var name: String
        package var begin: CGRect
        package var end: CGRect
        package var duration: Double
    }

    package private(set) var notes: [Note] = []
    private var observers: [any NSObjectProtocol] = []
    /// Called within each notification.
    package var handler: ((String) -> Void)?

    package init(_ screen: TestScreen) {
        let names: [(Notification.Name, String)] = [
            (UIResponder.keyboardWillShowNotification, "willShow"),
            (UIResponder.keyboardDidShowNotification, "didShow"),
            (UIResponder.keyboardWillHideNotification, "willHide"),
            (UIResponder.keyboardDidHideNotification, "didHide"),
            (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
            (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
        ]
        for (name, short) in names {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: screen.scene.screen, queue: nil) {
                    [weak self] notification in
                    let begin = notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
                    let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                    let duration =
                        notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
                    MainActor.assumeIsolated {
                        self?.notes.append(
                            Note(name: short, begin: begin ?? .null, end: end ?? .null, duration: duration ?? -1))
                        self?.handler?(short)
                    }
                })
        }
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    /// The names so far; the log is empty afterwards.
    package func take() -> [String] {
        defer { notes = [] }
        return notes.map(\.name)
    }
}
