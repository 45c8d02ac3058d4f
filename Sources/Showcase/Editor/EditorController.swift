// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKit

/// A text, a title and a passphrase to edit, commands that go to whichever is first responder, and what the host said and was told.
final class EditorController: UIViewController {
    let textView = EditorTextView()
    let titleField = UITextField()
    let passphraseField = UITextField()
    private let textCard = Card()
    private let divider = UIView()
    private let lowerDivider = UIView()
    private let toolbar = EditorToolbar()
    private let panel: EditorPanel
    private var refresh: EventClock.Deadline?

    init(trace: TraceLog) {
        panel = EditorPanel(trace: trace)
        super.init(nibName: nil, bundle: nil)
        title = "Editor"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        prepare(titleField, placeholder: "Title", identifier: "editor.title")
        titleField.font = .systemFont(ofSize: 17, weight: .semibold)
        titleField.autocapitalizationType = .words
        titleField.returnKeyType = .next
        prepare(passphraseField, placeholder: "Passphrase", identifier: "editor.passphrase")
        passphraseField.isSecureTextEntry = true
        passphraseField.textContentType = .password
        passphraseField.returnKeyType = .done
        textView.font = .systemFont(ofSize: 16)
        textView.backgroundColor = .clear
        textView.delegate = self
        textView.accessibilityIdentifier = "editor.text"
        textView.accessibilityLabel = "Text"
        textView.attributedText = greeting
        toolbar.onUndo = { [weak self] in self?.edited?.undoManager?.undo() }
        toolbar.onRedo = { [weak self] in self?.edited?.undoManager?.redo() }
        toolbar.onKeepReturn = { [weak self] in self?.textView.keepsReturn = $0 }
        for line in [divider, lowerDivider] { line.backgroundColor = .separator }
        for part in [titleField, divider, textView, lowerDivider, passphraseField] { textCard.addSubview(part) }
        for part in [textCard, toolbar, panel] { view.addSubview(part) }
    }

    var greeting: NSAttributedString {
        let text = NSMutableAttributedString(
            string: "Tap here and type. Compose, dictate, select, paste: what you do reaches the program as ")
        text.append(
            NSAttributedString(string: "edits", attributes: [.font: UIFont.systemFont(ofSize: 16, weight: .bold)]))
        text.append(NSAttributedString(string: " of its text."))
        return text
    }

    private func prepare(_ field: UITextField, placeholder: String, identifier: String) {
        field.placeholder = placeholder
        field.clearButtonMode = .whileEditing
        field.accessibilityIdentifier = identifier
        field.delegate = self
        field.addTarget(self, action: EditorController.fieldChanged, for: .editingChanged)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        show()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        refresh?.cancel()
    }

    /// What is edited.
    private var edited: (any UIResponder & UITextInput)? {
        let inputs: [any UIResponder & UITextInput] = [textView, titleField, passphraseField]
        return inputs.first(where: \.isFirstResponder)
    }

    // MARK: What is shown

    private func fieldChanged() { setNeedsShow() }

    /// The host is told at the end of the turn; after that the panel can say what.
    func setNeedsShow() {
        guard refresh?.isPending != true else { return }
        refresh = UIApplication.shared.clock.schedule(after: 0) { [weak self] in self?.show() }
    }

    private func show() {
        toolbar.update(for: edited)
        panel.show(edited, told: view.window?.windowScene?.textInputState)
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin = Spacing.margin(forWidth: view.bounds.width)
        let area = view.bounds.inset(by: UIEdgeInsets(top: 0, left: margin, bottom: margin, right: margin))
        let isWide = view.bounds.width >= Spacing.twoColumnWidth
        let width = isWide ? (area.width - Spacing.gap * 2) / 2 : area.width
        let bar = toolbar.sizeThatFits(CGSize(width: width, height: 0)).height
        let panelHeight = isWide ? area.height : min(EditorPanel.height, area.height * 0.42)
        let textHeight = isWide ? area.height - bar - Spacing.gap : area.height - panelHeight - bar - Spacing.gap * 2
        toolbar.frame = CGRect(x: area.minX, y: area.minY, width: width, height: bar)
        textCard.frame = CGRect(
            x: area.minX, y: toolbar.frame.maxY + Spacing.gap, width: width, height: max(0, textHeight))
        panel.frame = CGRect(
            x: isWide ? area.maxX - width : area.minX, y: isWide ? area.minY : textCard.frame.maxY + Spacing.gap,
            width: width, height: panelHeight)
        layoutCard()
    }

    private func layoutCard() {
        let inside = textCard.bounds.insetBy(dx: Spacing.padding, dy: 0)
        let row: CGFloat = 40
        titleField.frame = CGRect(x: inside.minX, y: 0, width: inside.width, height: row)
        divider.frame = CGRect(x: inside.minX, y: row, width: inside.width, height: 1)
        let bottom = max(row + 1, inside.height - row)
        textView.frame = CGRect(x: inside.minX, y: row + 1, width: inside.width, height: bottom - row - 1)
        lowerDivider.frame = CGRect(x: inside.minX, y: bottom, width: inside.width, height: 1)
        passphraseField.frame = CGRect(
            x: inside.minX, y: bottom + 1, width: inside.width, height: max(0, inside.height - bottom - 1))
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
