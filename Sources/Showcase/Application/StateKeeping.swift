// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen whose typed or chosen values outlive the program: as property lists, in its scene's activity.
@MainActor
protocol StateKeeping: UIViewController {
    var keptState: [String: Any] { get set }
}

extension EditorController: StateKeeping {
    /// Without the passphrase: secrets are kept nowhere.
    var keptState: [String: Any] {
        get {
            loadViewIfNeeded()
            var state: [String: Any] = ["title": titleField.text ?? ""]
            if textView.text != Self.greeting.string { state["text"] = textView.text }
            return state
        }
        set {
            loadViewIfNeeded()
            titleField.text = newValue["title"] as? String
            if let text = newValue["text"] as? String { textView.text = text }
        }
    }
}

extension FormController: StateKeeping {
    var keptState: [String: Any] {
        get {
            loadViewIfNeeded()
            return fields.filter { !$0.isSecureTextEntry }.reduce(into: [:]) { state, field in
                if let name = field.accessibilityIdentifier { state[name] = field.text ?? "" }
            }
        }
        set {
            loadViewIfNeeded()
            for field in fields {
                guard let name = field.accessibilityIdentifier, let text = newValue[name] as? String else { continue }
                field.text = text
            }
        }
    }

    private var fields: [UITextField] { editors.compactMap { $0 as? UITextField } }
}
