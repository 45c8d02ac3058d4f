// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitCore
import UIKitNavigation
import UIKitTesting

@MainActor
@Suite("V: split views")
final class SplitTests: NSObject, UISplitViewControllerDelegate {
    let log = CallLog()
    let trace = TraceLog()
    let split = UISplitViewController(style: .doubleColumn)
    let list: LoggingPage
    let detail: LoggingPage
    var top: UISplitViewController.Column?
    private(set) lazy var screen = TestScreen(size: CGSize(width: 1024, height: 768), trace: trace)
    private(set) lazy var finger = screen.finger()

    override init() {
        list = LoggingPage("list", log: CallLog())
        detail = LoggingPage("detail", log: CallLog())
        super.init()
    }

    private func start(_ width: CGFloat, _ height: CGFloat = 768) {
        screen = TestScreen(size: CGSize(width: width, height: height), trace: trace)
        finger = screen.finger()
        split.delegate = self
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        screen.window.rootViewController = split
        screen.settle()
    }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { log("mode \(displayMode.rawValue)") }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        log("top \(proposedTopColumn)")
        return top ?? proposedTopColumn
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log("expanded") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        log("show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        log("hide \(column)")
    }

    private func frame(_ controller: UIViewController) -> CGRect {
        controller.view.window == nil ? .null : controller.view.convert(controller.view.bounds, to: nil)
    }

    private func resize(_ width: CGFloat, _ height: CGFloat = 768) {
        screen.resize(to: CGSize(width: width, height: height))
        screen.settle()
    }

    @Test("V11, V12: two columns beside each other, each with a stack of its own")
    func columns() {
        start(1024)
        #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
        #expect(frame(list) == CGRect(x: 0, y: 0, width: 320, height: 768))
        #expect(frame(detail) == CGRect(x: 320, y: 0, width: 704, height: 768))
        #expect(list.navigationController !== detail.navigationController)
        #expect(list.splitViewController === split && split.viewController(for: .primary) === list.navigationController)
        #expect(log.take() == ["show primary", "show secondary"])
    }

    @Test("V15: the primary column is compact, the secondary regular")
    func traits() {
        start(1024)
        #expect(list.traitCollection.horizontalSizeClass == .compact)
        #expect(detail.traitCollection.horizontalSizeClass == .regular)
    }

    @Test("V12: with less room the primary column lies over the secondary, and a touch beside it hides it")
    func overlay() {
        start(768, 1024)
        #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
        #expect(frame(list).isNull && frame(detail).width == 768)
        _ = log.take()
        split.show(.primary)
        screen.advance(by: 1)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(frame(list) == CGRect(x: 0, y: 0, width: 320, height: 1024) && frame(detail).width == 768)
        #expect(log.take() == ["mode 3", "show primary"])
        finger.tap(at: CGPoint(x: 600, y: 500))
        screen.advance(by: 1)
        #expect(log.take() == ["mode 1", "hide primary"])
        #expect(split.displayMode == .secondaryOnly && frame(list).isNull)
    }

    @Test("V13: where no column is hidden, the edge belongs to what is in the columns", arguments: [1024, 390])
    func edgeOfColumns(width: CGFloat) {
        start(width)
        let touched = TouchedView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
        list.view.addSubview(touched)
        finger.down(at: CGPoint(x: 2, y: 250))
        finger.move(to: CGPoint(x: 150, y: 250), over: 0.3, steps: 10)
        finger.up()
        screen.settle()
        // In one column the back swipe has the edge.
        #expect(touched.phases.last == (width == 1024 ? .ended : nil))
        #expect(!trace.entries.contains { "\($0)".contains("showPrimaryByEdge") })
    }

    private final class TouchedView: UIView {
        var phases: [UITouch.Phase] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.began) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.ended) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.cancelled) }
    }

    @Test("V13: a finger from the edge shows the primary column, unless it may not")
    func edge() {
        start(768, 1024)
        split.presentsWithGesture = false
        finger.down(at: CGPoint(x: 1, y: 500))
        finger.move(to: CGPoint(x: 200, y: 500), over: 0.3, steps: 10)
        finger.up()
        screen.advance(by: 1)
        #expect(frame(list).isNull)
        split.presentsWithGesture = true
        finger.down(at: CGPoint(x: 1, y: 500))
        finger.move(to: CGPoint(x: 200, y: 500), over: 0.3, steps: 10)
        finger.up()
        screen.advance(by: 1)
        #expect(frame(list).width == 320)
        #expect(outcome.lowercased().hasPrefix("it brought a column of "), "\(outcome)")
    }

    /// What became of the newest touch.
    private var outcome: String { Verdicts.all(in: trace.entries).last?.outcome.description ?? "none" }

    @Test("V13: the finger at the edge is a part of UIKit's: where it is not wanted, no verdict names it or advises it")
    func verdictWithoutEdge() {
        start(1024)
        let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 44))
        button.isEnabled = false
        detail.view.addSubview(button)
        screen.settle()
        finger.tap(button)
        let advice = Verdicts.all(in: trace.entries).last?.advice.map(\.description) ?? []
        #expect(outcome.contains("disabled") && !outcome.contains("recognizer"), "\(outcome)")
        #expect(advice.count == 1 && advice[0].contains("UIButton"), "\(advice)")
    }

    @Test("V16: the detail's bar has a button that shows and hides the primary column")
    func toggle() throws {
        start(1024)
        let item = try #require(detail.navigationItem.leftBarButtonItem)
        #expect(item === split.displayModeButtonItem)
        let bar = try #require(detail.navigationController?.navigationBar)
        finger.tap(at: bar.convert(CGPoint(x: 30, y: 22), to: nil))
        screen.advance(by: 1)
        #expect(split.displayMode == .secondaryOnly && frame(detail).width == 1024)
        finger.tap(at: bar.convert(CGPoint(x: 30, y: 22), to: nil))
        screen.advance(by: 1)
        #expect(split.displayMode == .oneBesideSecondary && frame(detail).width == 704)
    }

    @Test("V8, V9: in a narrow window the secondary column is on top of the primary stack, or the one that is answered")
    func collapse() {
        start(390, 844)
        #expect(split.isCollapsed)
        #expect(list.navigationController?.viewControllers == [list, detail])
        #expect(log.take() == ["top secondary", "collapsed"])
        #expect(frame(detail).width == 390 && frame(list).isNull)
        #expect(detail.traitCollection.horizontalSizeClass == .compact)
        resize(1024)
        top = .primary
        resize(390)
        #expect(list.navigationController?.viewControllers == [list] && frame(list).width == 390)
    }

    @Test("V8: columns that become one and several again keep their controllers, and what was pushed meanwhile")
    func backAndForth() {
        start(1024)
        _ = log.take()
        resize(390)
        let more = UIViewController()
        detail.show(more, sender: nil)
        screen.advance(by: 1)
        resize(1024)
        #expect(
            log.take() == ["top secondary", "collapsed", "expanded", "show primary", "show secondary"]
                || !split.isCollapsed)
        #expect(list.navigationController?.viewControllers == [list])
        #expect(detail.navigationController?.viewControllers == [detail, more])
        #expect(frame(more).minX == 320 && frame(list).width == 320)
        let changes = trace.entries.compactMap {
            if case .presentation(let note) = $0.event { note.change } else { nil }
        }
        #expect(changes.contains(.collapsed) && changes.contains(.expanded))
    }

    @Test("V8: a column that was left by the back button is there again where there is room")
    func popped() {
        start(390, 844)
        list.navigationController?.popViewController(animated: false)
        screen.settle()
        #expect(frame(list).width == 390)
        resize(1024)
        #expect(detail.navigationController?.viewControllers == [detail] && frame(detail).minX == 320)
    }

    @Test("V13: in one column a column is shown by pushing it, and the primary by popping")
    func showing() {
        top = .primary
        start(390, 844)
        #expect(frame(list).width == 390)
        split.show(.secondary)
        screen.advance(by: 1)
        #expect(list.navigationController?.topViewController === detail)
        split.show(.primary)
        screen.advance(by: 1)
        #expect(list.navigationController?.topViewController === list)
        split.show(.secondary)
        screen.advance(by: 1)
        #expect(list.navigationController?.topViewController === detail)
    }

    @Test("V14, F: showDetailViewController is found from inside: the secondary column, or a push")
    func showDetail() {
        start(1024)
        let other = UIViewController()
        #expect(
            list.targetViewController(forAction: Selector("showDetailViewController:sender:"), sender: nil) === split)
        list.showDetailViewController(other, sender: nil)
        screen.settle()
        #expect(frame(other).minX == 320 && frame(detail).isNull)
        top = .primary
        resize(390)
        let pushed = UIViewController()
        list.showDetailViewController(pushed, sender: nil)
        screen.advance(by: 1)
        #expect(list.navigationController?.viewControllers == [list, pushed])
    }

    @Test("V14: show pushes in the column where it is asked")
    func show() {
        start(1024)
        let other = UIViewController()
        list.show(other, sender: nil)
        screen.advance(by: 1)
        #expect(frame(other).maxX == 320)
    }

    @Test("V9: a controller for the compact width is shown in the place of all others")
    func compact() {
        let alone = UIViewController()
        split.setViewController(alone, for: .compact)
        start(390, 844)
        #expect(frame(alone).width == 390 && split.viewControllers == [alone])
        resize(1024)
        #expect(frame(alone).isNull && frame(list).width == 320)
    }

    @Test("V12: three columns: beside the secondary the supplementary, and both when asked for")
    func triple() {
        let triple = UISplitViewController(style: .tripleColumn)
        let middle = UIViewController()
        triple.setViewController(list, for: .primary)
        triple.setViewController(middle, for: .supplementary)
        triple.setViewController(detail, for: .secondary)
        screen.window.rootViewController = triple
        screen.settle()
        #expect(frame(list).isNull && frame(middle).minX == 0 && frame(detail).minX == 320)
        triple.show(.primary)
        screen.advance(by: 1)
        #expect(triple.displayMode == .twoBesideSecondary)
        #expect(frame(list).minX == 0 && frame(middle).minX == 320 && frame(detail).minX == 640)
        screen.resize(to: CGSize(width: 390, height: 844))
        screen.settle()
        #expect(list.navigationController?.viewControllers == [list, middle, detail])
    }

    @Test("V10: two view controllers without columns: the delegate may leave the secondary one out")
    func classic() {
        final class LeavesOut: NSObject, UISplitViewControllerDelegate {
            func splitViewController(
                _ splitViewController: UISplitViewController,
                collapseSecondary secondaryViewController: UIViewController,
                onto primaryViewController: UIViewController
            ) -> Bool { true }
        }
        let delegate = LeavesOut()
        let classic = UISplitViewController()
        let stack = UINavigationController(rootViewController: list)
        classic.viewControllers = [stack, detail]
        screen.window.rootViewController = classic
        screen.settle()
        #expect(frame(list).width == 320 && frame(detail).minX == 320)
        screen.resize(to: CGSize(width: 390, height: 844))
        screen.settle()
        #expect(stack.viewControllers == [list, detail])
        screen.resize(to: CGSize(width: 1024, height: 768))
        screen.settle()
        #expect(frame(detail).minX == 320 && stack.viewControllers == [list])
        classic.delegate = delegate
        screen.resize(to: CGSize(width: 390, height: 844))
        screen.settle()
        #expect(stack.viewControllers == [list])
    }

    @Test("V12: widths within their limits, and the primary column at the other side")
    func widths() {
        start(1024)
        split.preferredPrimaryColumnWidth = 500
        split.maximumPrimaryColumnWidth = 400
        screen.settle()
        #expect(split.primaryColumnWidth == 400 && frame(list).width == 400)
        split.maximumPrimaryColumnWidth = .greatestFiniteMagnitude
        split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
        split.preferredPrimaryColumnWidthFraction = 0.25
        split.primaryEdge = .trailing
        screen.settle()
        #expect(frame(list) == CGRect(x: 768, y: 0, width: 256, height: 768) && frame(detail).minX == 0)
    }

    @Test("V8: what showDetailViewController does may be another thing: a notification says so")
    func notification() {
        start(1024)
        var count = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        resize(390)
        resize(1024)
        NotificationCenter.default.removeObserver(observer)
        #expect(count == 2)
    }

    @Test("V21: the button for the columns is there as its visibility says, whatever fingers at the edge do")
    func buttonVisibility() {
        start(1024)
        let item = { self.detail.navigationItem.leftBarButtonItem }
        #expect(item() === split.displayModeButtonItem)
        split.displayModeButtonVisibility = .never
        #expect(item() == nil)
        split.presentsWithGesture = false
        split.displayModeButtonVisibility = .always
        #expect(item() === split.displayModeButtonItem)
        split.displayModeButtonVisibility = .automatic
        #expect(item() == nil)
    }

    @Test("V21: of three columns, a button shows the secondary one alone, and brings the others back")
    func secondaryOnly() throws {
        let three = UISplitViewController(style: .tripleColumn)
        let pages = (0..<3).map { _ in UIViewController() }
        for (column, page) in zip([UISplitViewController.Column.primary, .supplementary, .secondary], pages) {
            three.setViewController(page, for: column)
        }
        three.preferredSplitBehavior = .tile
        three.preferredDisplayMode = .twoBesideSecondary
        screen = TestScreen(size: CGSize(width: 1366, height: 1024))
        screen.window.rootViewController = three
        screen.settle()
        #expect(pages[2].navigationItem.rightBarButtonItem == nil)
        three.showsSecondaryOnlyButton = true
        screen.settle()
        func tap() throws {
            let bar = try #require(pages[2].navigationController?.navigationBar)
            let button = bar.firstView { ($0 as? UIControl)?.accessibilityLabel == "Full Screen" }
            screen.finger().tap(try #require(button))
            screen.advance(by: 1)
        }
        try tap()
        #expect(three.displayMode == .secondaryOnly && frame(pages[0]).isNull)
        try tap()
        #expect(three.displayMode == .twoBesideSecondary && frame(pages[0]).width == 320)
    }

    @Test("V12: the supplementary column has a part of the width, within its limits")
    func supplementaryWidth() {
        let three = UISplitViewController(style: .tripleColumn)
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
            three.setViewController(UIViewController(), for: column)
        }
        screen = TestScreen(size: CGSize(width: 1000, height: 1024))
        screen.window.rootViewController = three
        screen.settle()
        #expect(three.supplementaryColumnWidth == 320)
        three.preferredSupplementaryColumnWidthFraction = 0.4
        #expect(three.supplementaryColumnWidth == 400)
        three.maximumSupplementaryColumnWidth = 350
        #expect(three.supplementaryColumnWidth == 350)
        three.minimumSupplementaryColumnWidth = 200
        three.preferredSupplementaryColumnWidth = 100
        #expect(three.supplementaryColumnWidth == 200)
        screen.settle()
        #expect(three.viewController(for: .supplementary)?.view.bounds.width == 200)
    }
}
