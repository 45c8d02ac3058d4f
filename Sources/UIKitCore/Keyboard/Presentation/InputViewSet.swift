// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The views that are shown for a first responder, by its chain (D23, D24).
@MainActor
struct InputViewSet {
    /// The place of the keys.
    enum Main {
        /// Nothing: the responder takes no keys, or the host has a keyboard in front of its user.
        case none
        case softwareKeyboard
        /// The host's own soft keyboard, from a height of the screen downwards (points).
        case host(top: CGFloat)
        case vended(VendedView)
        /// An empty view of a responder: no keys, and none of the host's either (D63).
        case nothing

        var vended: VendedView? { if case .vended(let view) = self { view } else { nil } }

        var isSoftwareKeyboard: Bool { if case .softwareKeyboard = self { true } else { false } }
    }

    weak var responder: UIResponder?
    var main = Main.none
    var accessory: VendedView?
    /// The content of the bar over the keys; `nil` for no bar.
    var assistant: UITextInputAssistantItem?

    /// Whether there is anything to show.
    var isEmpty: Bool {
        switch main {
        case .none, .nothing: accessory == nil
        case .softwareKeyboard, .host, .vended: false
        }
    }

    /// Looks up a responder's set. `nil` has an empty one.
    ///
    /// - Parameter navigator: a find navigator, which takes the place of accessories (FI2).
    static func lookUp(
        from responder: UIResponder?, usesSoftwareKeyboard: Bool, hostFrame: CGRect?, navigator: VendedView?
    ) -> InputViewSet {
        var result = InputViewSet(responder: responder, accessory: navigator)
        guard let responder else { return result }
        var main: VendedView?
        for candidate in responder.responderChain() {
            // D24: each is searched for by itself. At one responder, the controller comes before the view.
            main = main ?? input(of: candidate)
            result.accessory = result.accessory ?? accessory(of: candidate)
            if main != nil, result.accessory != nil { break }
        }
        if let main {
            result.main = main.isNothing ? .nothing : .vended(main)
        } else if usesSoftwareKeyboard, responder is any UIKeyInput {
            result.main = .softwareKeyboard
        } else if let hostFrame, responder is any UIKeyInput {
            result.main = .host(top: hostFrame.minY)
        }
        if result.main.isSoftwareKeyboard { result.assistant = AssistantItems.item(shownFor: responder) }
        return result
    }

    private static func input(of responder: UIResponder) -> VendedView? {
        if let controller = responder.inputViewController { return VendedView(controller, from: responder) }
        guard let view = responder.inputView else { return nil }
        // An input view controller's own view is an `inputView` too, but the controller, as a responder, vends nothing.
        if let controller = responder as? UIInputViewController, controller.viewIfLoaded === view { return nil }
        return VendedView(view, from: responder)
    }

    private static func accessory(of responder: UIResponder) -> VendedView? {
        if let controller = responder.inputAccessoryViewController {
            return VendedView(controller, from: responder)
        }
        return responder.inputAccessoryView.map { VendedView($0, from: responder) }
    }

    /// Whether a responder is in one of the vended views; the responder that vended it.
    func vendor(around responder: UIResponder) -> UIResponder? {
        for vended in [accessory, main.vended] {
            if let vended, responder.isInside(vended.view) { return vended.vendor }
        }
        return nil
    }
}
