// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore
import UIKitNavigation

/// What an archive says of views with text.
@MainActor
struct TextAttributes {
    private let element: ArchiveElement
    private let values: ElementValues

    init(_ view: ViewAttributes) {
        element = view.element
        values = view.values
    }

    func apply(_ label: UILabel) {
        label.text = element.string("text")
        if let font = values.font("fontDescription", in: element) { label.font = font }
        if let color = values.color("textColor", in: element) { label.textColor = color }
        if let color = values.color("highlightedColor", in: element) { label.highlightedTextColor = color }
        if let color = values.color("shadowColor", in: element) { label.shadowColor = color }
        if let offset = values.size(element.child(key: "shadowOffset")) { label.shadowOffset = offset }
        if let alignment = element["textAlignment"].flatMap({ Names.alignments[$0] }) {
            label.textAlignment = alignment
        }
        if let mode = element["lineBreakMode"].flatMap({ Names.lineBreakModes[$0] }) { label.lineBreakMode = mode }
        if let lines = element.integer("numberOfLines") { label.numberOfLines = lines }
        // IB58: a file says only where it does not.
        label.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
        if let scale = element.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
        if let size = element.number("minimumFontSize"), label.minimumScaleFactor == 0, label.font.pointSize > 0 {
            label.minimumScaleFactor = size / label.font.pointSize
        }
        if let isEnabled = element.bool("enabled") { label.isEnabled = isEnabled }
        if let isHighlighted = element.bool("highlighted") { label.isHighlighted = isHighlighted }
        if let adjusts = adjustsFont { label.adjustsFontForContentSizeCategory = adjusts }
        if let text = values.attributedString("attributedText", in: element) { label.attributedText = text }
        // The editor writes the usual `NO`; without it the label takes touches.
        if element.bool("userInteractionEnabled") == nil { label.isUserInteractionEnabled = true }
    }

    func apply(_ field: UITextField) {
        if let font = values.font("fontDescription", in: element) { field.font = font }
        if let color = values.color("textColor", in: element) { field.textColor = color }
        if let alignment = element["textAlignment"].flatMap({ Names.alignments[$0] }) {
            field.textAlignment = alignment
        }
        switch element["borderStyle"] {
        case "roundedRect": field.borderStyle = .roundedRect
        case "line": field.borderStyle = .line
        case "bezel": field.borderStyle = .bezel
        default: break
        }
        field.placeholder = element.string("placeholder")
        if let text = values.attributedString("attributedPlaceholder", in: element) {
            field.attributedPlaceholder = text
        }
        let modes: [String: UITextField.ViewMode] = [
            "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
        ]
        if let mode = element["clearButtonMode"].flatMap({ modes[$0] }) { field.clearButtonMode = mode }
        if let clears = element.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = clears }
        field.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
        if let size = element.number("minimumFontSize") { field.minimumFontSize = size }
        if let adjusts = adjustsFont { field.adjustsFontForContentSizeCategory = adjusts }
        field.background = values.image("background", in: element)
        if let traits = element.child(key: "textInputTraits") { apply(traits, to: field) }
        field.text = element.string("text")
        if let text = values.attributedString("attributedText", in: element) { field.attributedText = text }
    }

    func apply(_ view: UITextView) {
        if let font = values.font("fontDescription", in: element, standard: 14) { view.font = font }
        if let color = values.color("textColor", in: element) { view.textColor = color }
        if let alignment = element["textAlignment"].flatMap({ Names.alignments[$0] }) { view.textAlignment = alignment }
        if let isEditable = element.bool("editable") { view.isEditable = isEditable }
        if let isSelectable = element.bool("selectable") { view.isSelectable = isSelectable }
        if let adjusts = adjustsFont { view.adjustsFontForContentSizeCategory = adjusts }
        if let traits = element.child(key: "textInputTraits") { apply(traits, to: view) }
        view.text = element.string("text") ?? ""
        if let text = values.attributedString("attributedText", in: element) { view.attributedText = text }
    }

    func apply(_ bar: UISearchBar) {
        bar.placeholder = element.string("placeholder")
        bar.text = element.string("text")
        bar.prompt = element.string("prompt")
        if let shows = element.bool("showsCancelButton") { bar.showsCancelButton = shows }
        if let shows = element.bool("showsBookmarkButton") { bar.showsBookmarkButton = shows }
        if let shows = element.bool("showsScopeBar") { bar.showsScopeBar = shows }
        if element["searchBarStyle"] == "minimal" { bar.searchBarStyle = .minimal }
        if element["searchBarStyle"] == "prominent" { bar.searchBarStyle = .prominent }
        if let color = values.color("barTintColor", in: element) { bar.barTintColor = color }
        if element["barStyle"] == "black" { bar.barStyle = .black }
        let scopes = element.list("scopeButtonTitles").map(\.text)
        if !scopes.isEmpty { bar.scopeButtonTitles = scopes }
        if let traits = element.child(key: "textInputTraits") { apply(traits, to: bar.searchTextField) }
    }

    /// Whether the text follows the size that the user chose.
    private var adjustsFont: Bool? { element.bool("adjustsFontForContentSizeCategory") }

    private func apply(_ traits: ArchiveElement, to field: UITextField) {
        if let type = traits["keyboardType"].flatMap({ Names.keyboardTypes[$0] }) { field.keyboardType = type }
        if let key = traits["returnKeyType"].flatMap({ Names.returnKeys[$0] }) { field.returnKeyType = key }
        if let isSecure = traits.bool("secureTextEntry") { field.isSecureTextEntry = isSecure }
        if let needsText = traits.bool("enablesReturnKeyAutomatically") {
            field.enablesReturnKeyAutomatically = needsText
        }
        if let type = Self.capitalization(traits["autocapitalizationType"]) { field.autocapitalizationType = type }
        if traits["autocorrectionType"] == "no" { field.autocorrectionType = .no }
        if traits["autocorrectionType"] == "yes" { field.autocorrectionType = .yes }
        if traits["spellCheckingType"] == "no" { field.spellCheckingType = .no }
        if traits["keyboardAppearance"] == "alert" { field.keyboardAppearance = .dark }
        if traits["keyboardAppearance"] == "light" { field.keyboardAppearance = .light }
        if let content = traits["textContentType"] { field.textContentType = UITextContentType(rawValue: content) }
    }

    private func apply(_ traits: ArchiveElement, to view: UITextView) {
        if let type = traits["keyboardType"].flatMap({ Names.keyboardTypes[$0] }) { view.keyboardType = type }
        if let key = traits["returnKeyType"].flatMap({ Names.returnKeys[$0] }) { view.returnKeyType = key }
        if let type = Self.capitalization(traits["autocapitalizationType"]) { view.autocapitalizationType = type }
        if traits["autocorrectionType"] == "no" { view.autocorrectionType = .no }
        if traits["spellCheckingType"] == "no" { view.spellCheckingType = .no }
    }

    /// Without a word in the archive nothing is made large, other than in fields that code makes.
    private static func capitalization(_ name: String?) -> UITextAutocapitalizationType? {
        switch name {
        case "words": .words
        case "sentences": .sentences
        case "allCharacters": .allCharacters
        default: UITextAutocapitalizationType.none
        }
    }
}
