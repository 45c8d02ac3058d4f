// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Shares things: with the host's share sheet, or with the activities of the system and the application.
///
/// The rules, NA20 to NA28, are in `Documentation/Navigation.md`. Presented like any controller; in a wide window it is a popover
/// about its `popoverPresentationController`'s source.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController, ActionSheet {
    /// Called when the sheet is gone, with the activity and its success. The arguments for an extension's results and an
    /// error are `nil` here.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let ownActivities: [UIActivity]
    private let presenting = ActionSheetPresenting()
    /// The offered activities, as rows.
    private var rows: [(action: UIAlertAction, choose: () -> Void)] = []
    private var list: AlertActionList?
    /// The chosen activity, until it is done.
    private var chosen: UIActivity?
    /// The question to the host's share sheet that has no answer yet.
    private var request: UInt32?
    private var hostDeclined = false
    private var isOver = false
    private(set) var isShownByHost = false

    /// Shares things.
    ///
    /// - Parameters:
    ///   - activityItems: texts, addresses, images, and other items for the application's activities; or sources of such
    ///     items (NA21).
    ///   - applicationActivities: the application's own.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        ownActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = presenting
    }

    /// Always `nil`: a coder has nothing to share.
    public required init?(coder: NSCoder) { nil }

    /// Activities that are not to be offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// Whether one activity may stand out: to share a session of several people. Kept without an effect: there is no such service here.
    open var allowsProminentActivity = true

    /// Called once when it is over (NA24, NA25).
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    // MARK: Items

    private var placeholders: [Any] {
        items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
    }

    /// NA21.
    private func items(for type: UIActivity.ActivityType?) -> [Any] {
        items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
        }
    }

    private func subject(for type: UIActivity.ActivityType?) -> String? {
        items.lazy.compactMap { $0 as? any UIActivityItemSource }
            .map { $0.activityViewController(self, subjectForActivityType: type) }.first { !$0.isEmpty }
    }

    // MARK: Presentation

    func presentationWillBegin(in scene: UIWindowScene?) {
        (isOver, chosen, request) = (false, nil, nil)
        let offered = offeredOwn
        // NA20: only the host's share sheet, unless the application offers its own activities.
        isShownByHost = offered.isEmpty && canAskHost(of: scene) && ask(scene)
        loadViewIfNeeded()
        view.isHidden = isShownByHost
        if !isShownByHost { rebuild(offered, scene) }
    }

    /// NA22.
    private var offeredOwn: [UIActivity] { offered(among: ownActivities) }

    private func offered(among activities: [UIActivity]) -> [UIActivity] {
        let placeholders = placeholders
        return activities.filter { activity in
            let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) == true } ?? false
            return !isExcluded && activity.canPerform(withActivityItems: placeholders)
        }
    }

    open override func loadView() {
        view = AlertView(frame: .zero)
    }

    private func rebuild(_ own: [UIActivity], _ scene: UIWindowScene?) {
        rows = []
        for activity in own where type(of: activity).activityCategory == .share { add(activity) }
        if canAskHost(of: scene) {
            add("Share…", nil) { [weak self, weak scene] in _ = self?.request == nil && self?.ask(scene) == true }
        }
        for activity in offered(among: [CopyActivity()]) { add(activity) }
        for activity in own where type(of: activity).activityCategory == .action { add(activity) }
        let isPopover = (presentationController as? ActionSheetPresentationController)?.isPopover == true
        list = rows.isEmpty ? nil : makeList(rows.map(\.action))
        var cards = [AlertCard(title: AlertText(heading), message: nil, fields: [], list: list, isSheet: true)]
        if !isPopover {
            let cancel = UIAlertAction(title: "Cancel", style: .cancel)
            cards.append(AlertCard(title: nil, message: nil, fields: [], list: makeList([cancel]), isSheet: true))
        }
        (view as? AlertView)?.show(cards)
    }

    private func add(_ activity: UIActivity) {
        let title = activity.activityTitle ?? activity.activityType?.rawValue ?? "\(type(of: activity))"
        add(title, activity.activityImage) { [weak self] in self?.choose(activity) }
    }

    private func add(_ title: String, _ image: UIImage?, _ choose: @escaping () -> Void) {
        let action = UIAlertAction(title: title, style: .default)
        action.image = image?.withRenderingMode(.alwaysTemplate)
        rows.append((action, choose))
    }

    private func makeList(_ actions: [UIAlertAction]) -> AlertActionList {
        let buttons = actions.map { AlertActionButton($0, isPreferred: $0.style == .cancel, isSheet: true) }
        return AlertActionList(
            buttons, width: AlertMetrics.width, rowHeight: AlertMetrics.sheetRowHeight, mayBeSideBySide: false
        ) { [weak self] in self?.choose($0) }
    }

    /// The shared items, in one line.
    private var heading: String {
        let first = placeholders.lazy.compactMap { item -> String? in
            switch item {
            case let text as String: text
            case let text as NSAttributedString: text.string
            case let url as URL: url.isFileURL ? url.lastPathComponent : url.absoluteString
            default: nil
            }
        }.first
        let words = subject(for: nil) ?? first ?? ""
        let line = words.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        guard line.count > Self.longestHeading else { return line }
        return line.prefix(Self.longestHeading - 1) + "…"
    }

    private static let longestHeading = 80

    // MARK: The host's share sheet

    /// The host cannot reach a file on the program's machine.
    private func canAskHost(of scene: UIWindowScene?) -> Bool {
        scene.map(HostSharing.isThere) == true && !hostDeclined
            && !placeholders.contains { ($0 as? URL)?.isFileURL == true }
            && placeholders.contains { CopyActivity.copied($0) != nil }
    }

    /// NA26: asks the host. Returns false if there is no host to ask.
    private func ask(_ scene: UIWindowScene?) -> Bool {
        guard let scene else { return false }
        let content = PasteboardContent(of: items(for: .host).compactMap(CopyActivity.copied))
        let subject = subject(for: .host)
        request = UIApplication.shared.hostSharing.share(content, subject: subject, in: scene) { [weak self] in
            self?.hostAnswered($0, in: scene)
        }
        return request != nil
    }

    private func hostAnswered(_ outcome: ShareAnswer.Outcome, in scene: UIWindowScene) {
        request = nil
        switch outcome {
        case .shared: end(.host, completed: true)
        case .dismissed: if isShownByHost { end(nil, completed: false) }
        case .unavailable:
            hostDeclined = true
            if isShownByHost { presentAgain() } else { rebuild(offeredOwn, scene) }
        }
    }

    /// The host did not show its sheet: shows ours.
    private func presentAgain() {
        guard let presenter = presentingViewController, let earlier = popoverPresentationController else { return }
        presenter.dismiss(animated: false) { [self] in
            (presentationController as? ActionSheetPresentationController)?.take(over: earlier)
            presenter.present(self, animated: true)
        }
    }

    // MARK: Choosing

    private func choose(_ action: UIAlertAction) {
        if let row = rows.first(where: { $0.action === action }) { row.choose() } else { cancel() }
    }

    /// NA23.
    private func choose(_ activity: UIActivity) {
        guard chosen == nil, !isOver, presentingViewController != nil else { return }
        chosen = activity
        activity.sheet = self
        activity.prepare(withActivityItems: items(for: activity.activityType))
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    func finish(_ activity: UIActivity, completed: Bool) {
        if chosen === activity { end(activity.activityType, completed: completed) }
    }

    /// NA24: the handler is called when the sheet is gone.
    private func end(_ type: UIActivity.ActivityType?, completed: Bool) {
        guard !isOver, let presenter = presentingViewController else { return }
        isOver = true
        if let request { UIApplication.shared.hostSharing.withdraw(request) }
        presenter.dismiss(animated: !isShownByHost) { [self] in completionWithItemsHandler?(type, completed, nil, nil) }
    }

    /// NA25.
    private func cancel() { end(chosen?.activityType, completed: false) }

    func cancelByTouch(isPopover: Bool) { cancel() }

    // MARK: Keys

    private static let escapeAction = Selector("_cancelByKey", UIActivityViewController.cancel)

    /// NA25: Escape cancels.
    open override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? []) + [
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Self.escapeAction)
        ]
    }

    /// Assistive technology's way out.
    open override func accessibilityPerformEscape() -> Bool {
        cancel()
        return true
    }
}
