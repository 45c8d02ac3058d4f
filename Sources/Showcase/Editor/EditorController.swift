// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A text, a title and a passphrase to edit, commands for the first responder, and the messages from and to the host.
final class EditorController: UIViewController {
    /// Of the text, in points: four lines.
    private static let leastTextHeight: CGFloat = 96

    let textView = EditorTextView()
    let titleField = UITextField()
    let passphraseField = UITextField()
    private let toolbar = EditorToolbar()
    private let platform: any Platform
    private let panel: EditorPanel
    private lazy var columns = Columns(UIStackView(column: [toolbar, makeTextCard()], spacing: Spacing.gap), panel)

    init(_ platform: any Platform) {
        self.platform = platform
        panel = EditorPanel(platform)
        super.init(nibName: nil, bundle: nil)
        title = "Editor"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        prepare(titleField, placeholder: "Title", identifier: "editor.title")
        titleField.scaledFont = .systemFont(ofSize: 17, weight: .semibold)
        titleField.autocapitalizationType = .words
        titleField.returnKeyType = .next
        prepare(passphraseField, placeholder: "Passphrase", identifier: "editor.passphrase")
        passphraseField.isSecureTextEntry = true
        passphraseField.textContentType = .password
        passphraseField.returnKeyType = .done
        textView.scaledFont = .systemFont(ofSize: 16)
        textView.backgroundColor = .clear
        textView.delegate = self
        textView.accessibilityIdentifier = "editor.text"
        textView.accessibilityLabel = "Text"
        textView.attributedText = Self.greeting
        textView.isFindInteractionEnabled = true
        toolbar.onUndo = { [weak self] in self?.edited?.undoManager?.undo() }
        toolbar.onRedo = { [weak self] in self?.edited?.undoManager?.redo() }
        toolbar.onKeepReturn = { [weak self] in self?.textView.keepsReturn = $0 }
        panel.hugHeight()
        view.addSubview(columns, pinnedTo: view)
    }

    // Made once: Foundation for Linux never frees the attributes of a text.
    static let greeting: NSAttributedString = {
        let text = NSMutableAttributedString(
            string: "Tap here and type. Compose, dictate, select, paste: what you do reaches the program as ")
        text.append(
            NSAttributedString(string: "edits", attributes: [.font: UIFont.systemFont(ofSize: 16, weight: .bold)]))
        text.append(NSAttributedString(string: " of its text."))
        return text
    }()

    private func prepare(_ field: UITextField, placeholder: String, identifier: String) {
        field.placeholder = placeholder
        field.clearButtonMode = .whileEditing
        field.accessibilityIdentifier = identifier
        field.delegate = self
        field.addTarget(self, action: #selector(fieldChanged), for: .editingChanged)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showEdited()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        cancelShow()
    }

    /// What is edited.
    private var edited: (any UIResponder & UITextInput)? {
        let inputs: [any UIResponder & UITextInput] = [textView, titleField, passphraseField]
        return inputs.first(where: \.isFirstResponder)
    }

    // MARK: What is shown

    @objc private func fieldChanged() { setNeedsShow() }

    /// The keyboard's side gets changes at the end of the turn; after that the panel can show them.
    func setNeedsShow() {
        cancelShow()
        perform(#selector(showEdited), with: nil, afterDelay: 0)
    }

    private func cancelShow() {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(showEdited), object: nil)
    }

    @objc private func showEdited() {
        toolbar.update(for: edited)
        panel.show(edited, known: platform.knownText(in: view.window?.windowScene))
    }

    // MARK: Layout

    private func makeTextCard() -> Card {
        let lines = (0..<2).map { _ in
            let line = UIView()
            line.backgroundColor = .separator
            line.heightAnchor.constraint(equalToConstant: 1).isActive = true
            return line
        }
        for field in [titleField, passphraseField] {
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true
            field.setContentHuggingPriority(.defaultHigh, for: .vertical)
        }
        textView.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastTextHeight).isActive = true
        return Card(
            content: UIStackView(column: [titleField, lines[0], textView, lines[1], passphraseField]), padding: 0)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        columns.fit(width: view.bounds.width)
    }
}

extension EditorController: UITextViewDelegate, UITextFieldDelegate {
    func textViewDidBeginEditing(_ textView: UITextView) { setNeedsShow() }
    func textViewDidEndEditing(_ textView: UITextView) { setNeedsShow() }
    func textViewDidChange(_ textView: UITextView) { setNeedsShow() }
    func textViewDidChangeSelection(_ textView: UITextView) { setNeedsShow() }
    func textFieldDidBeginEditing(_ textField: UITextField) { setNeedsShow() }
    func textFieldDidEndEditing(_ textField: UITextField) { setNeedsShow() }
    func textFieldDidChangeSelection(_ textField: UITextField) { setNeedsShow() }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === titleField { textView.becomeFirstResponder() } else { textField.resignFirstResponder() }
        return false
    }
}
