// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The state of a text input, the state that its host knows, and the edits from the host.
final class EditorPanel: UIView {
    private static let names = ["responder", "text", "selection", "marked", "told"]
    private static let titles = ["First responder", "Text", "Selected", "Composing", "The host knows"]
    private static let leastRowHeight: CGFloat = 22
    private static let leastTitleWidth: CGFloat = 104
    private static let editCount = 6

    private let reader: any EventReader
    /// The text until the first edit.
    private let invitation: String
    private let titleLabels: [UILabel]
    private let valueLabels: [UILabel]
    private let editLabels: [UILabel]
    private var edits: [String] = []

    init(_ platform: any Platform) {
        reader = platform.makeReader()
        invitation =
            platform.untold("which edits came from the keyboard") ?? "No edit has come from the host yet."
        titleLabels = Self.titles.map { Self.label($0, color: .secondaryLabel) }
        valueLabels = Self.names.map { Self.label("nothing", color: .label, identifier: "editor.state.\($0)") }
        editLabels = (0..<Self.editCount).map {
            Self.label("", color: $0 == 0 ? .label : .secondaryLabel, identifier: "editor.edit.\($0)")
        }
        super.init(frame: .zero)
        addSubview(Card(heading: "Text input", content: makeRows()), pinnedTo: self)
        // Earlier edits do not concern this screen.
        reader.skip()
    }

    required init?(coder: NSCoder) { nil }

    private var stateRows: [UIStackView] = []

    private static func label(_ text: String, color: UIColor, identifier: String? = nil) -> UILabel {
        let label = UILabel()
        label.scaledFont = .systemFont(ofSize: 13)
        label.numberOfLines = 0
        label.textColor = color
        label.text = text
        label.accessibilityIdentifier = identifier
        return label
    }

    func show(_ input: (any UIResponder & UITextInput)?, known: String?) {
        takeEdits()
        let values: [String?] = [
            input.map(Self.name) ?? "no text input", input.map(text(of:)), input.map(selection(of:)),
            input.flatMap(marked(in:)), known,
        ]
        for (label, value) in zip(valueLabels, values) { label.text = value ?? "nothing" }
        for (place, label) in editLabels.enumerated() { label.text = place < edits.count ? edits[place] : "" }
        if edits.isEmpty { editLabels[0].text = invitation }
    }

    private static func name(of input: any UIResponder & UITextInput) -> String {
        "\(type(of: input)) “\((input as? UIView)?.accessibilityLabel ?? "")”"
    }

    /// A secure text is never shown. Only the beginning of a long text is read: it may be a megabyte, at each key.
    private func text(of input: any UITextInput) -> String {
        let start = input.beginningOfDocument
        let length = input.offset(from: start, to: input.endOfDocument)
        guard length > 0 else { return "empty" }
        if isSecure(input) { return "\(length) characters" }
        let end = length <= 60 ? input.endOfDocument : input.position(from: start, offset: 40) ?? start
        let shown = input.textRange(from: start, to: end).flatMap(input.text(in:)) ?? ""
        let line = shown.replacing("\n", with: "⏎")
        return length <= 60 ? line : "\(line)… \(length) characters"
    }

    private func selection(of input: any UITextInput) -> String {
        guard let range = input.selectedTextRange else { return "nothing" }
        let start = input.offset(from: input.beginningOfDocument, to: range.start)
        let end = input.offset(from: input.beginningOfDocument, to: range.end)
        return start == end ? "\(start)" : "\(start) to \(end)"
    }

    private func marked(in input: any UITextInput) -> String? {
        input.markedTextRange.flatMap(input.text(in:)).map { isSecure(input) ? "\($0.count) characters" : $0 }
    }

    /// A text input need not implement this property.
    private func isSecure(_ input: any UITextInput) -> Bool { input.isSecureTextEntry == true }

    private func takeEdits() {
        edits = Array((reader.takeEdits().reversed() + edits).prefix(Self.editCount))
    }

    // MARK: Layout

    /// Large values stand below their titles.
    override func layoutSubviews() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        for row in stateRows {
            row.axis = isLarge ? .vertical : .horizontal
            row.spacing = isLarge ? 0 : 8
        }
        super.layoutSubviews()
    }

    private func makeRows() -> UIStackView {
        let states = zip(titleLabels, valueLabels).map { title, value in
            title.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.leastTitleWidth).isActive = true
            title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            title.setContentCompressionResistancePriority(.required, for: .horizontal)
            return UIStackView(row: [title, value], spacing: 8)
        }
        stateRows = states
        for row in states + editLabels {
            row.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastRowHeight).isActive = true
        }
        let rows = UIStackView(column: states + editLabels + [UIView()])
        for title in titleLabels.dropFirst() {
            title.widthAnchor.constraint(equalTo: titleLabels[0].widthAnchor).isActive = true
        }
        if let last = states.last { rows.setCustomSpacing(10, after: last) }
        return rows
    }
}

/// A text view that can keep Return to itself, like the input of a chat that sends at Return.
final class EditorTextView: UITextView {
    var keepsReturn = false

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isReturn = presses.contains { $0.key?.keyCode == .keyboardReturnOrEnter }
        if !keepsReturn || !isReturn { super.pressesBegan(presses, with: event) }
    }
}
