// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A text field that has a pad instead of a keyboard; a hardware keyboard types into it as into any other.
final class SizeField: UITextField {
    init() {
        super.init(frame: .zero)
        placeholder = "M"
        autocorrectionType = .no
        returnKeyType = .next
        clearButtonMode = .whileEditing
        accessibilityIdentifier = "form.size"
        accessibilityLabel = "Size"
        inputView = SizePad()
    }

    required init?(coder: NSCoder) { nil }

    /// D48: the pad's buttons send it without a target; the pad's next responder is this field.
    @objc func takeSize(_ sender: Any?) {
        guard let size = (sender as? UIButton)?.configuration?.title,
            let all = textRange(from: beginningOfDocument, to: endOfDocument)
        else { return }
        replace(all, withText: size)
    }
}
