// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text of a configuration, with attributes or without.
struct ButtonText: Hashable {
    private var text: String?
    private var ownAttributed: AttributedString?
    var transformer: UIConfigurationTextAttributesTransformer?

    var plain: String? {
        get { text }
        set { (text, ownAttributed) = (newValue, nil) }
    }

    var attributed: AttributedString? {
        get { ownAttributed ?? text.map { AttributedString($0) } }
        set { (text, ownAttributed) = (newValue.map { String($0.characters) }, newValue) }
    }

    /// The text as it is shown, if it has attributes of its own or a transformer.
    func shown(font: UIFont, color: UIColor) -> NSAttributedString? {
        guard ownAttributed != nil || transformer != nil, let attributed else { return nil }
        var base = AttributeContainer()
        base.font = font
        base.foregroundColor = color
        return NSAttributedString(attributed) { own in
            let attributes = base.merging(own)
            return transformer?(attributes) ?? attributes
        }
    }
}
