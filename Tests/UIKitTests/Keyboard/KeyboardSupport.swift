// SPDX-License-Identifier: Apache-2.0

import UIKitTesting

@testable import UIKitCore

/// A view that can be first responder and vends, and takes no keys.
final class VendingView: UIView {
    var vendedInput: UIView?
    var vendedAccessory: UIView?
    var mayBecome = false

    override var canBecomeFirstResponder: Bool { mayBecome }
    override var inputView: UIView? { vendedInput }
    override var inputAccessoryView: UIView? { vendedAccessory }
}

/// There is no such key.
struct MissingKey: Error {
    let name: String
}

extension TestScreen {
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
