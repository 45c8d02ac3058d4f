// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A form: text fields with keyboards of several types, a control with its own input view, and a bar that the controller
/// gives to all of them through the chain.
final class FormController: UIViewController {
    private let scrollView = UIScrollView()
    private lazy var content = UIStackView(column: [makeFieldCard()], spacing: Spacing.gap)
    private let keyboard: (any SoftwareKeyboard)?
    private let panel: ResponderPanel
    private lazy var panelCard = Card(heading: "Responders", content: panel)
    /// The panel is beside the fields if the screen is wide; otherwise it scrolls with them.
    private lazy var columns = Columns(scrollView, panelCard)
    private let colorField = ColorField()
    private let sizeField = SizeField()
    private let softwareRow = SwitchRow("Software keyboard", identifier: "form.software")
    private let languageRow = SwitchRow("English, German, French", identifier: "form.languages")
    private lazy var bar = FormBar()
    private var rows: [FormRow] = []
    private(set) var editors: [UIView] = []
    private var observers: [any NSObjectProtocol] = []
    /// The height of the scroll view's part that the keyboard covers (points).
    private var covered: CGFloat = 0
    /// The keyboard's frame, in the window; `nil` while there is none.
    private var keyboardFrame: CGRect?

    init(_ platform: any Platform) {
        keyboard = platform.softwareKeyboard
        panel = ResponderPanel(keyboard)
        super.init(nibName: nil, bundle: nil)
        title = "Form"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "form"
        for item in FormItem.all {
            let field = item.makeField()
            field.delegate = self
            rows.append(FormRow(item.title, editor: field))
        }
        colorField.onFocus = { [weak self] in self?.responderChanged() }
        sizeField.delegate = self
        let colorRow = FormRow("Color", editor: colorField, outset: ColorField.inset)
        rows.insert(contentsOf: [colorRow, FormRow("Size", editor: sizeField)], at: 3)
        editors = rows.map(\.editor)
        scrollView.keyboardDismissMode = .interactive
        scrollView.accessibilityIdentifier = "form.scroll"
        scrollView.addSubview(content, pinnedTo: scrollView.contentLayoutGuide)
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
        content.isLayoutMarginsRelativeArrangement = true
        view.addSubview(columns, pinnedTo: view)
        // The hint above keeps its height if the panel is as high as the screen.
        panel.heightAnchor.constraint(equalToConstant: ResponderPanel.height).with(.belowContent).isActive = true
        softwareRow.onChange = { [weak self] in self?.useSoftwareKeyboard($0) }
        languageRow.onChange = { [keyboard] in keyboard?.languages = $0 ? ["en-US", "de-DE", "fr-FR"] : ["en-US"] }
    }

    private func makeFieldCard() -> Card {
        let fields = UIStackView(column: rows + (keyboard == nil ? [] : [softwareRow, languageRow]))
        if let last = rows.last { fields.setCustomSpacing(8, after: last) }
        return Card(heading: "Fields", content: fields)
    }

    // MARK: Appearance

    private var scene: UIWindowScene? { viewIfLoaded?.window?.windowScene }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        // A phone has its own keyboard, which would appear as well.
        softwareRow.toggle.isOn = keyboard?.isDevices(in: scene) == false
        languageRow.toggle.isOn = (keyboard?.languages.count ?? 0) > 1
        useSoftwareKeyboard(softwareRow.toggle.isOn)
        observe(UIResponder.keyboardWillChangeFrameNotification) { $0.keyboardWillMove(to: $1) }
        observe(UIResponder.keyboardDidChangeFrameNotification) { $0.keyboardDidMove(to: $1) }
        responderChanged()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        useSoftwareKeyboard(false)
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
    }

    private func useSoftwareKeyboard(_ isUsed: Bool) {
        keyboard?.use(isUsed, in: scene)
        responderChanged()
    }

    // MARK: The keyboard

    /// D31: the notifications of this screen's keyboard.
    private func observe(_ name: Notification.Name, _ action: @escaping @MainActor (FormController, CGRect) -> Void) {
        let token = NotificationCenter.default.addObserver(forName: name, object: scene?.screen, queue: nil) {
            [weak self] notification in
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
            // The keyboard's notifications come on the main actor.
            MainActor.assumeIsolated { if let self { action(self, frame) } }
        }
        observers.append(token)
    }

    private func keyboardWillMove(to frame: CGRect) {
        makeRoom(for: frame)
        keyboardDidMove(to: frame)
    }

    private func keyboardDidMove(to frame: CGRect) {
        let isOnScreen = view.window?.bounds.intersects(frame) == true
        keyboardFrame = isOnScreen ? frame : nil
        responderChanged()
    }

    /// Keeps the edited field above the keyboard, animated like the keyboard.
    private func makeRoom(for frame: CGRect) {
        let area = scrollView.convert(scrollView.bounds, to: nil)
        covered = max(0, min(area.height, area.maxY - frame.minY))
        UIView.animate(withDuration: 0.25) { [self] in
            scrollView.contentInset.bottom = covered
            scrollView.verticalScrollIndicatorInsets.bottom = covered
            showEditor()
        }
    }

    private func showEditor() {
        guard let row = rows.first(where: { $0.editor.isFirstResponder }) else { return }
        scrollView.scrollRectToVisible(row.convert(row.bounds, to: scrollView).insetBy(dx: 0, dy: -8), animated: false)
    }

    // MARK: The bar

    /// D23: the fields have none of their own, so the search finds this one up the chain.
    override var inputAccessoryView: UIView? { bar }

    @objc func previousField(_ sender: Any?) { go(by: -1) }
    @objc func nextField(_ sender: Any?) { go(by: 1) }
    @objc func endForm(_ sender: Any?) { view.endEditing(false) }

    private var place: Int? { editors.firstIndex { $0.isFirstResponder } }

    private func go(by step: Int) {
        guard let place, editors.indices.contains(place + step) else { return }
        editors[place + step].becomeFirstResponder()
    }

    // MARK: The panel

    private func responderChanged() {
        guard isViewLoaded else { return }
        bar.update(hasPrevious: place.map { $0 > 0 } ?? false, hasNext: place.map { $0 < editors.count - 1 } ?? false)
        let isEditing = editors.contains { $0.isFirstResponder }
        panel.show(isEditing ? ResponderSearch.firstResponder : nil, in: scene, keyboardFrame)
        showEditor()
    }

    // MARK: Layout

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isWide = view.bounds.width >= Spacing.twoColumnWidth
        let stack = isWide ? columns : content
        if panelCard.superview !== stack { stack.addArrangedSubview(panelCard) }
        columns.fit(width: view.bounds.width)
        // The fields scroll as far as the screen reaches.
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0, leading: 0, bottom: columns.directionalLayoutMargins.bottom, trailing: 0)
        columns.directionalLayoutMargins.bottom = isWide ? Spacing.gap : 0
    }
}

extension FormController: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) { responderChanged() }

    func textFieldDidEndEditing(_ textField: UITextField) { responderChanged() }

    /// The return key goes on to the next field; in the last one it ends editing.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField.returnKeyType == .done { textField.resignFirstResponder() } else { go(by: 1) }
        return false
    }
}
