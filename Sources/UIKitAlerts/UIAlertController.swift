// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Asks the user: with an alert in the middle of the screen, or with an action sheet at its bottom.
///
/// The rules, NA1 to NA10, are in `Documentation/Navigation.md`. Presented like any controller.
@preconcurrency @MainActor
open class UIAlertController: UIViewController, AlertActionObserver, ActionSheet {
    /// What it is.
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    /// Whether it is an alert or an action sheet; fixed when the controller is made; by default an action sheet.
    open private(set) var preferredStyle: Style = .actionSheet
    /// In the order of adding; NA2 defines the shown order.
    open private(set) var actions: [UIAlertAction] = []
    /// `nil` until one is added.
    open private(set) var textFields: [UITextField]?
    /// Below the title.
    open var message: String? { didSet { rebuild() } }
    private let presenting = AlertPresenting()
    private var lists: [AlertActionList] = []
    /// The chosen action: after it, no other can be chosen.
    private var chosen: UIAlertAction?

    /// An alert or an action sheet without actions. Without text and actions it is reported when it appears.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .custom
        transitioningDelegate = presenting
    }

    /// Makes an action sheet without title, message and actions; it reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .custom
        transitioningDelegate = presenting
    }

    open override var title: String? { didSet { rebuild() } }

    private(set) var attributedTitle: NSAttributedString? { didSet { rebuild() } }
    private(set) var attributedMessage: NSAttributedString? { didSet { rebuild() } }

    private var titleText: AlertText? { AlertText(title, attributedTitle) }
    private var messageText: AlertText? { AlertText(message, attributedMessage) }

    /// Sets `attributedTitle` or `attributedMessage`, which replace the title and the message, or a property of any
    /// controller (PO9). Sources for iOS set them by name.
    open override func setValue(_ value: Any?, forKey key: String) {
        switch (key.drop(while: { $0 == "_" }), value) {
        case ("attributedTitle", is NSAttributedString?): attributedTitle = value as? NSAttributedString
        case ("attributedMessage", is NSAttributedString?): attributedMessage = value as? NSAttributedString
        default: super.setValue(value, forKey: key)
        }
    }

    // MARK: Content

    /// Adds an action. A second `cancel` is reported and not added (NA1).
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, cancelAction != nil {
            return UIApplication.shared.report("\(self) has a cancel action already: another one is not added.")
        }
        action.observer = self
        actions.append(action)
        rebuild()
    }

    /// Adds a field to type into, to an alert only: an action sheet reports it (NA1).
    ///
    /// - Parameter configurationHandler: called at once with the field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return UIApplication.shared.report("\(self) is an action sheet, which has no text fields.")
        }
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 13)
        field.addAction(
            UIAction { [weak self, weak field] _ in self?.returnWasTyped(in: field) }, for: .editingDidEndOnExit)
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
        rebuild()
    }

    /// The action that stands out, and that Return chooses. It must be one of `actions`, or it is reported (NA5).
    open var preferredAction: UIAlertAction? {
        didSet {
            if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
                UIApplication.shared.report("The preferred action of \(self) has to be among its actions.")
                self.preferredAction = nil
            }
            rebuild()
        }
    }

    private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    func alertActionDidChange(_ action: UIAlertAction) {
        for list in lists { for button in list.buttons where button.alertAction === action { button.update() } }
    }

    // MARK: View

    open override func loadView() {
        view = AlertView(frame: .zero)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        rebuild()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        chosen = nil
        let isEmpty = actions.isEmpty && textFields == nil && titleText == nil && messageText == nil
        if isEmpty {
            UIApplication.shared.report("\(self) has neither a title, a message, a text field nor an action to show.")
        }
        rebuild()
    }

    /// NA9: makes the first field of an alert first responder.
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        textFields?.first?.becomeFirstResponder()
    }

    /// Makes the cards again, if there is a view.
    private func rebuild() {
        guard let alert = viewIfLoaded as? AlertView else { return }
        let isSheet = preferredStyle == .actionSheet
        let isPopover = isSheet && (presentationController as? ActionSheetPresentationController)?.isPopover == true
        let isApart = isSheet && !isPopover
        let others = actions.filter { $0.style != .cancel }
        let ordered = AlertOrder.arranged(others, cancel: isSheet ? nil : cancelAction)
        lists = []
        var cards = [
            AlertCard(
                title: titleText, message: messageText, fields: textFields ?? [], list: makeList(ordered, isSheet),
                isSheet: isSheet)
        ]
        if isApart, let cancelAction {
            cards.append(
                AlertCard(title: nil, message: nil, fields: [], list: makeList([cancelAction], true), isSheet: true))
        }
        alert.show(cards)
    }

    private func makeList(_ actions: [UIAlertAction], _ isSheet: Bool) -> AlertActionList? {
        guard !actions.isEmpty else { return nil }
        let preferred = preferredAction ?? cancelAction
        let buttons = actions.map { AlertActionButton($0, isPreferred: $0 === preferred, isSheet: isSheet) }
        let list = AlertActionList(
            buttons, width: AlertMetrics.width,
            rowHeight: isSheet ? AlertMetrics.sheetRowHeight : AlertMetrics.rowHeight, mayBeSideBySide: !isSheet
        ) { [weak self] in self?.choose($0) }
        lists.append(list)
        return list
    }

    // MARK: Choosing

    /// NA6: the handler is called when the alert is gone from the screen. The alert lives as long: handlers that do not hold it read
    /// its fields.
    private func choose(_ action: UIAlertAction) {
        guard action.isEnabled, chosen == nil, presentingViewController != nil else { return }
        chosen = action
        dismissItself { [self] in withExtendedLifetime(self) { action.handler?(action) } }
    }

    private func dismissItself(_ completion: @escaping () -> Void) {
        // This also dismisses the controllers that it presents.
        (presentingViewController ?? self).dismiss(animated: true, completion: completion)
    }

    /// NA4: handles a touch beside an action sheet. A popover is dismissed even without a cancel action.
    func cancelByTouch(isPopover: Bool) {
        if let cancelAction {
            choose(cancelAction)
        } else if isPopover, chosen == nil {
            dismissItself {}
        } else {
            noteContainment(.keptByTouchBeside, by: nil)
        }
    }

    // MARK: Keys

    private static let escapeAction = Selector("_cancelByKey", UIAlertController.cancelByKey)
    private static let returnAction = Selector("_chooseByReturn", UIAlertController.chooseByReturn)

    /// NA5: Escape chooses the cancel action, Return the preferred action.
    open override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? []) + [
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Self.escapeAction),
            UIKeyCommand(input: "\r", modifierFlags: [], action: Self.returnAction),
        ]
    }

    private func cancelByKey() {
        if let cancelAction { choose(cancelAction) }
    }

    private func chooseByReturn() {
        if let action = actionOfReturn { choose(action) }
    }

    /// The preferred action, else the only one that is not the cancel action.
    private var actionOfReturn: UIAlertAction? {
        if let preferredAction { return preferredAction }
        let others = actions.filter { $0.style != .cancel }
        return others.count == 1 ? others[0] : (actions.count == 1 ? actions[0] : nil)
    }

    /// NA9: moves to the next field; after the last, Return chooses.
    private func returnWasTyped(in field: UITextField?) {
        guard let fields = textFields, let place = fields.firstIndex(where: { $0 === field }) else { return }
        if place + 1 < fields.count { fields[place + 1].becomeFirstResponder() } else { chooseByReturn() }
    }

    /// Assistive technology's way out.
    open override func accessibilityPerformEscape() -> Bool {
        guard let cancelAction else { return false }
        choose(cancelAction)
        return true
    }
}

/// The order in which actions are shown (NA2).
enum AlertOrder {
    /// With two actions, the cancel action comes first, at the leading side. With more, it comes last, at the bottom.
    static func arranged<Action>(_ others: [Action], cancel: Action?) -> [Action] {
        guard let cancel else { return others }
        return others.count == 1 ? [cancel] + others : others + [cancel]
    }
}

/// Chooses how an alert is presented.
private final class AlertPresenting: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let isSheet = (presented as? UIAlertController)?.preferredStyle == .actionSheet
        return isSheet
            ? ActionSheetPresentationController(presentedViewController: presented, presenting: presenting)
            : AlertPresentationController(presentedViewController: presented, presenting: presenting)
    }
}
