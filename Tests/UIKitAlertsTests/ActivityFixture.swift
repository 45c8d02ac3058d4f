// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitAlerts
import UIKitTesting

@testable import UIKitCore

/// Notes what it is told; finishes when it is told to.
final class NotedActivity: UIActivity {
    let name: String
    let log: CallLog
    var canPerform: ([Any]) -> Bool = { _ in true }
    var controller: UIViewController?
    var finishesItself = true

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
    }

    override var activityType: ActivityType? { ActivityType(name) }
    override var activityTitle: String? { name }
    override var activityViewController: UIViewController? { controller }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { canPerform(activityItems) }

    override func prepare(withActivityItems activityItems: [Any]) { log("\(name) prepares \(activityItems)") }

    override func perform() {
        log("\(name) performs")
        if finishesItself { activityDidFinish(true) }
    }
}

/// An item that is a number until it is known what for.
final class NotedSource: UIActivityItemSource {
    let log: CallLog

    init(_ log: CallLog) { self.log = log }

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "later" }

    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        log("item for \(activityType?.rawValue ?? "-")")
        return activityType == .copyToPasteboard ? "for the pasteboard" : "for others"
    }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "A subject" }
}

/// A window whose root shares things.
@MainActor
class ActivityFixture {
    /// A host with a share sheet, which answers when it is told to.
    final class Host: SharingHost {
        var requests: [ShareRequest] = []
        var faults: [InputFault] = []

        func start(_ application: UIApplication) throws {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
        func reject(_ record: InputRecord, because fault: InputFault) { faults.append(fault) }
        func share(_ request: ShareRequest, of scene: SceneIdentifier) { requests.append(request) }
        func stop() {}
    }

    let log = CallLog()
    let screen: TestScreen
    let root = UIViewController()
    let source = UIView(frame: CGRect(x: 300, y: 300, width: 60, height: 44))
    let host = Host()
    let finger: Finger
    var sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)

    init(size: CGSize = CGSize(width: 390, height: 844)) {
        screen = TestScreen(size: size)
        finger = screen.finger()
        screen.application.host = host
        screen.window.rootViewController = root
        root.view.addSubview(source)
        screen.settle()
    }

    func hostShares() {
        var description = ScreenDescription(size: screen.window.bounds.size)
        description.sharesContent = true
        screen.send(.resize(description))
    }

    /// Presents a sheet whose end is written into the log.
    func share(
        _ items: [Any], _ activities: [UIActivity]? = nil, prepare: (UIActivityViewController) -> Void = { _ in }
    ) {
        sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
        sheet.popoverPresentationController?.sourceView = source
        sheet.completionWithItemsHandler = { [log, root] type, completed, items, error in
            let isPlain = items == nil && error == nil && root.presentedViewController == nil
            log("\(type?.rawValue ?? "nil"), \(completed)\(isPlain ? "" : ", and more")")
        }
        prepare(sheet)
        root.present(sheet, animated: true)
        screen.advance(by: 0.5)
    }

    func answer(_ outcome: ShareAnswer.Outcome) {
        screen.send(.share(ShareAnswer(request: host.requests.last?.number ?? 0, outcome: outcome)))
        screen.advance(by: 1)
    }

    /// The titles of what can be chosen, from top to bottom.
    var offered: [String] {
        guard sheet.viewIfLoaded?.window != nil, sheet.view.isHidden == false else { return [] }
        return buttons(in: sheet.view).sorted { middle($0).y < middle($1).y }.compactMap(\.accessibilityLabel)
    }

    private func buttons(in view: UIView) -> [UIView] {
        view is UIControl ? [view] : view.subviews.flatMap(buttons(in:))
    }

    private func middle(_ view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    func choose(_ title: String) {
        if let button = sheet.view.firstView(where: { $0 is UIControl && $0.accessibilityLabel == title }) {
            finger.tap(at: middle(button))
        }
        screen.advance(by: 1)
    }
}
