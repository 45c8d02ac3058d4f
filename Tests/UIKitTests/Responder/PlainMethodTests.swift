// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("E54: methods without arguments as actions")
struct PlainMethodTests {
    private let log = CallLog()

    /// Each name with what is called for it.
    private static let names: [(name: String, call: String)] = [
        ("becomeFirstResponder", "becomeFirstResponder"), ("resignFirstResponder", "resignFirstResponder"),
        ("reloadInputViews", "reloadInputViews"), ("canBecomeFirstResponder", "canBecomeFirstResponder"),
        ("canResignFirstResponder", "canResignFirstResponder"), ("isFirstResponder", "isFirstResponder"),
        ("nextResponder", "next"), ("undoManager", "undoManager"), ("keyCommands", "keyCommands"),
        ("inputView", "inputView"), ("inputAccessoryView", "inputAccessoryView"),
        ("inputViewController", "inputViewController"),
        ("inputAccessoryViewController", "inputAccessoryViewController"),
        ("inputAssistantItem", "inputAssistantItem"), ("textInputMode", "textInputMode"),
        ("textInputContextIdentifier", "textInputContextIdentifier"),
        ("editingInteractionConfiguration", "editingInteractionConfiguration"),
        ("pasteConfiguration", "pasteConfiguration"),
    ]
    private static let viewNames = [
        ("layoutIfNeeded", "layoutIfNeeded"), ("layoutSubviews", "layoutSubviews"),
        ("removeFromSuperview", "removeFromSuperview"), ("setNeedsLayout", "setNeedsLayout"),
        ("sizeToFit", "sizeToFit"), ("endEditing:", "endEditing true"),
    ]

    @Test("E54: each name calls the override of its own member")
    func performed() {
        let view = EveryMethod(frame: .zero)
        view.log = log
        for (name, call) in Self.names + Self.viewNames {
            _ = log.take()
            #expect(PlainMethod.exists(name, on: view) && PlainMethod.perform(name, on: view))
            #expect(log.take().first == call, "\(name)")
        }
        for name in ["endEditing", "hash", "", "becomeFirstResponder:"] {
            #expect(!PlainMethod.exists(name, on: view) && !PlainMethod.perform(name, on: view))
        }
        #expect(log.take() == [])
    }

    @Test("E54: methods of one class of views belong to that class alone")
    func ofOneClass() {
        let (indicator, image) = (UIActivityIndicatorView(), UIImageView())
        image.animationImages = [UIImage()]
        for (name, isRunning) in [("startAnimating", true), ("stopAnimating", false)] {
            #expect(PlainMethod.exists(name, on: indicator) && PlainMethod.perform(name, on: indicator))
            #expect(PlainMethod.exists(name, on: image) && PlainMethod.perform(name, on: image))
            #expect(indicator.isAnimating == isRunning && image.isAnimating == isRunning)
            #expect(!PlainMethod.exists(name, on: UIView()))
        }
        let refresh = UIRefreshControl()
        #expect(PlainMethod.perform("beginRefreshing", on: refresh) && refresh.isRefreshing)
        #expect(PlainMethod.perform("endRefreshing", on: refresh) && !refresh.isRefreshing)
        final class Flashed: UIScrollView {
            var count = 0
            override func flashScrollIndicators() { count += 1 }
        }
        let scrollView = Flashed()
        #expect(PlainMethod.perform("flashScrollIndicators", on: scrollView) && scrollView.count == 1)
        #expect(!PlainMethod.perform("flashScrollIndicators", on: indicator))
    }

    @Test("E54: the methods of views are none of a controller's")
    func controllers() {
        let controller = UIViewController()
        for (name, _) in Self.names { #expect(PlainMethod.exists(name, on: controller)) }
        for (name, _) in Self.viewNames {
            #expect(!PlainMethod.exists(name, on: controller) && !PlainMethod.perform(name, on: controller))
        }
        #expect(PlainMethod.perform("isFirstResponder", on: controller))
    }
}

private final class EveryMethod: UIView {
    var log: CallLog?

    private func note<Value>(_ name: String, _ value: Value) -> Value {
        log?(name)
        return value
    }

    override func becomeFirstResponder() -> Bool { note("becomeFirstResponder", false) }
    override func resignFirstResponder() -> Bool { note("resignFirstResponder", false) }
    override func reloadInputViews() { log?("reloadInputViews") }
    override var canBecomeFirstResponder: Bool { note("canBecomeFirstResponder", false) }
    override var canResignFirstResponder: Bool { note("canResignFirstResponder", false) }
    override var isFirstResponder: Bool { note("isFirstResponder", false) }
    override var next: UIResponder? { note("next", nil) }
    override var undoManager: UndoManager? { note("undoManager", nil) }
    override var keyCommands: [UIKeyCommand]? { note("keyCommands", nil) }
    override var inputView: UIView? { note("inputView", nil) }
    override var inputAccessoryView: UIView? { note("inputAccessoryView", nil) }
    override var inputViewController: UIInputViewController? { note("inputViewController", nil) }
    override var inputAccessoryViewController: UIInputViewController? { note("inputAccessoryViewController", nil) }
    override var inputAssistantItem: UITextInputAssistantItem {
        note("inputAssistantItem", UITextInputAssistantItem())
    }
    override var textInputMode: UITextInputMode? { note("textInputMode", nil) }
    override var textInputContextIdentifier: String? { note("textInputContextIdentifier", nil) }
    override var editingInteractionConfiguration: UIEditingInteractionConfiguration {
        note("editingInteractionConfiguration", .none)
    }
    override var pasteConfiguration: UIPasteConfiguration? {
        get { note("pasteConfiguration", nil) }
        set {}
    }
    override func layoutIfNeeded() { log?("layoutIfNeeded") }
    override func layoutSubviews() { log?("layoutSubviews") }
    override func removeFromSuperview() { log?("removeFromSuperview") }
    override func setNeedsLayout() { log?("setNeedsLayout") }
    override func sizeToFit() { log?("sizeToFit") }
    override func endEditing(_ force: Bool) -> Bool { note("endEditing \(force)", true) }
}
