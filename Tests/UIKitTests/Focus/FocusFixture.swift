// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import UIKitTesting

@testable import UIKitCore

/// A screen with tiles that can have focus, and a log of what they hear.
@MainActor
final class FocusFixture {
    let trace = TraceLog()
    let screen: TestScreen
    let log = CallLog()
    var window: UIWindow { screen.window }

    init(application: UIApplication? = nil) {
        screen = TestScreen(application: application, size: CGSize(width: 400, height: 400), trace: trace)
    }

    var system: UIFocusSystem {
        guard let system = screen.scene.focusSystem else { preconditionFailure("Every scene has a focus system.") }
        return system
    }

    /// The name of the item with focus.
    var focused: String? { (system.focusedItem as? FocusTile)?.name }

    @discardableResult
    func tile(
        _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 50, _ height: CGFloat = 50,
        in superview: UIView? = nil
    ) -> FocusTile {
        let tile = FocusTile(name, log, CGRect(x: x, y: y, width: width, height: height))
        (superview ?? window).addSubview(tile)
        return tile
    }

    /// Asks for focus, and waits for it.
    func focus(_ environment: any UIFocusEnvironment) {
        system.requestFocusUpdate(to: environment)
        screen.settle()
    }

    /// The last decision about focus.
    var note: FocusNote? {
        for case .focus(let note) in trace.events.reversed() { return note }
        return nil
    }
}

/// A view that can have focus, and logs what it is asked and told.
@MainActor
final class FocusTile: UIView {
    let name: String
    let log: CallLog
    var isFocusable = true
    var isTransparent = false
    var prefers: [any UIFocusEnvironment] = []
    var allows = true
    var logsQuestions = false
    var onUpdate: ((UIFocusUpdateContext, UIFocusAnimationCoordinator) -> Void)?
    var hints: [UIFocusMovementHint] = []

    init(_ name: String, _ log: CallLog, _ frame: CGRect) {
        self.name = name
        self.log = log
        super.init(frame: frame)
        accessibilityIdentifier = name
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFocused: Bool { isFocusable }
    override var isTransparentFocusItem: Bool { isTransparent }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { prefers }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        if logsQuestions { log("\(name)?") }
        return allows
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        if logsQuestions { log("\(name)!") }
        onUpdate?(context, coordinator)
    }

    override func didHintFocusMovement(_ hint: UIFocusMovementHint) { hints.append(hint) }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("began", presses, event) }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("changed", presses, event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses, event) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("cancelled", presses, event)
    }

    /// Passed on: the chain is to see it.
    private func note(_ word: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
        for press in presses { log("\(name).\(word) \(press.type.rawValue) \(short(press.force))") }
        switch word {
        case "began": super.pressesBegan(presses, with: event)
        case "changed": super.pressesChanged(presses, with: event)
        case "ended": super.pressesEnded(presses, with: event)
        default: super.pressesCancelled(presses, with: event)
        }
    }
}
