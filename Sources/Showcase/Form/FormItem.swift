// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A value for which the form asks in a text field, and the matching keyboard.
struct FormItem {
    let name: String
    let title: String
    let placeholder: String
    var keyboardType = UIKeyboardType.default
    var capitals = UITextAutocapitalizationType.none
    var returnKey = UIReturnKeyType.next
    var content: UITextContentType?
    var isSecure = false

    static let all = [
        FormItem(
            name: "name", title: "Name", placeholder: "Ada Lovelace", capitals: .words, content: .name),
        FormItem(
            name: "mail", title: "E-mail", placeholder: "ada@example.org", keyboardType: .emailAddress,
            content: .emailAddress),
        FormItem(
            name: "phone", title: "Phone", placeholder: "+44 20 1234", keyboardType: .phonePad,
            content: .telephoneNumber),
        FormItem(name: "web", title: "Web", placeholder: "example.org", keyboardType: .URL, content: .URL),
        FormItem(name: "price", title: "Price", placeholder: "12.50", keyboardType: .decimalPad),
        FormItem(name: "password", title: "Password", placeholder: "Secret", content: .newPassword, isSecure: true),
        FormItem(name: "note", title: "Note", placeholder: "A sentence", capitals: .sentences, returnKey: .done),
    ]

    @MainActor
    func makeField() -> UITextField {
        let field = UITextField(frame: .zero)
        field.placeholder = placeholder
        field.keyboardType = keyboardType
        field.autocapitalizationType = capitals
        field.autocorrectionType = .no
        field.returnKeyType = returnKey
        field.textContentType = content
        field.isSecureTextEntry = isSecure
        field.clearButtonMode = .whileEditing
        field.accessibilityIdentifier = "form.\(name)"
        field.accessibilityLabel = title
        return field
    }
}
