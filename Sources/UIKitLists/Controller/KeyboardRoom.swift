// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Makes room below a table's rows while a keyboard covers them, and scrolls the edited row above it (T123).
@MainActor
final class KeyboardRoom {
    private weak var table: UITableView?
    private var observers: [NoticeObserver] = []
    /// The part of the table's bottom inset for the keyboard, in points.
    private var room: CGFloat = 0

    init(_ table: UITableView) {
        self.table = table
        observe(UIResponder.keyboardWillChangeFrameNotification) { [weak self] in self?.keyboardMoves(to: $1, on: $0) }
        for began in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
            observe(began) { [weak self] object, _ in
                guard let self, room > 0, let view = object as? UIView else { return }
                reveal(view)
            }
        }
    }

    /// Gives the room back.
    func end() {
        observers = []
        take(0)
    }

    private func observe(_ name: Notification.Name, _ handle: @escaping @MainActor (AnyObject?, CGRect) -> Void) {
        observers.append(
            NoticeObserver(name) {
                let end = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
                handle($0.object as AnyObject?, end)
            })
    }

    private func keyboardMoves(to frame: CGRect, on screen: AnyObject?) {
        guard let table, let window = table.window, window.screen === screen else { return }
        let covered = table.convert(table.bounds, to: nil).intersection(window.convert(frame, from: nil))
        // The inset already includes the safe area at the bottom.
        let safe = table.adjustedContentInset.bottom - table.contentInset.bottom
        take(covered.isNull ? 0 : max(0, covered.height - safe))
        if room > 0, let edited = window.firstResponder as? UIView { reveal(edited) }
    }

    private func take(_ new: CGFloat) {
        guard let table, new != room else { return }
        table.contentInset.bottom += new - room
        table.verticalScrollIndicatorInsets.bottom += new - room
        room = new
    }

    private func reveal(_ view: UIView) {
        guard let table, view.isDescendant(of: table) else { return }
        table.scrollRectToVisible(view.convert(view.bounds, to: table), animated: true)
    }
}
