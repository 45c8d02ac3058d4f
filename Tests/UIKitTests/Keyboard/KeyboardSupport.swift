// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitCore

/// A view that takes keys, and vends what a test gives it.
class KeyView: UIView, UIKeyInput {
    var text = ""
    var mayBecome = true
    var mayResign = true
    var vendedInput: UIView?
    var vendedAccessory: UIView?
    var vendedController: UIInputViewController?
    var vendedAccessoryController: UIInputViewController?
    var mode: UITextInputMode?
    var context: String?

    var keyboardType = UIKeyboardType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var autocapitalizationType = UITextAutocapitalizationType.none
    var enablesReturnKeyAutomatically = false

    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { if hasText { text.removeLast() } }

    override var canBecomeFirstResponder: Bool { mayBecome }
    override var canResignFirstResponder: Bool { mayResign }
    override var inputView: UIView? { vendedInput }
    override var inputAccessoryView: UIView? { vendedAccessory }
    override var inputViewController: UIInputViewController? { vendedController }
    override var inputAccessoryViewController: UIInputViewController? { vendedAccessoryController }
    override var textInputMode: UITextInputMode? { mode ?? super.textInputMode }
    override var textInputContextIdentifier: String? { context }
}

/// A view that can be first responder and vends, and takes no keys.
final class VendingView: UIView {
    var vendedInput: UIView?
    var vendedAccessory: UIView?
    var mayBecome = false

    override var canBecomeFirstResponder: Bool { mayBecome }
    override var inputView: UIView? { vendedInput }
    override var inputAccessoryView: UIView? { vendedAccessory }
}

/// The keyboard's notifications of a screen, in order: names, and what they carry.
@MainActor
final class KeyboardLog {
    struct Note: Equatable {
        var name: String
        var begin: CGRect
        var end: CGRect
        var duration: Double
    }

    private(set) var notes: [Note] = []
    private var observers: [any NSObjectProtocol] = []
    /// Called within each notification.
    var handler: ((String) -> Void)?

    init(_ screen: TestScreen) {
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
    func take() -> [String] {
        defer { notes = [] }
        return notes.map(\.name)
    }
}

/// There is no such key.
struct MissingKey: Error {
    let name: String
}

extension TestScreen {
    /// A screen whose user has nothing to type with.
    static func withoutKeyboard(size: CGSize = CGSize(width: 390, height: 844)) -> TestScreen {
        let screen = TestScreen(size: size)
        screen.resizeWithoutKeyboard(to: size)
        return screen
    }

    func resizeWithoutKeyboard(to size: CGSize, safeArea: UIEdgeInsets = .zero, prefersDarkAppearance: Bool = false) {
        send(
            .resize(
                ScreenDescription(
                    size: size, safeArea: safeArea, prefersDarkAppearance: prefersDarkAppearance, keyboard: .none)))
    }

    /// The software keyboard that is shown.
    var keyboard: UIKeyboard? {
        scene.keyboard.views.keyboard.flatMap { $0.window?.isHidden == false ? $0 : nil }
    }

    /// A key of the software keyboard by its name.
    func key(_ name: String) throws -> UIKBKeyView {
        guard let view = keyboard?.keyViews.first(where: { $0.key.name == name }) else { throw MissingKey(name: name) }
        return view
    }

    /// Taps keys one after the other, by their names.
    func tapKeys(_ names: String...) throws {
        for name in names {
            finger().tap(try key(name))
            // Two taps on shift in short time would lock it.
            advance(by: 0.5)
        }
    }

    /// Adds a view to the window, and makes it first responder.
    @discardableResult
    func edit<View: UIView>(_ view: View) -> View {
        if view.window == nil { window.addSubview(view) }
        view.becomeFirstResponder()
        advance(by: 1)
        return view
    }
}
