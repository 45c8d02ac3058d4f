// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("H1–H8: presses, and where they go")
struct FocusPressTests {
    let fixture = FocusFixture()
    private var screen: TestScreen { fixture.screen }

    @Test("H1: presses go to the focused item first, then up the chain")
    func focusedFirst() {
        let outer = fixture.tile("outer", 0, 0, 200, 200)
        outer.isFocusable = false
        let inner = fixture.tile("inner", 0, 0, in: outer)
        fixture.focus(inner)
        screen.press(.a)
        #expect(
            fixture.log.take() == ["inner.began 4 1", "outer.began 4 1", "inner.ended 4 0", "outer.ended 4 0"])
        screen.press(.keyboardA, characters: "a")
        #expect(fixture.log.take().first == "inner.began 2004 1")
    }

    @Test("H7: without focus they start at the first responder, else at the root controller")
    func withoutFocus() {
        let root = PressController(fixture.log)
        fixture.window.rootViewController = root
        screen.settle()
        screen.press(.a)
        #expect(fixture.log.take() == ["root 4"])
        let tile = ResponderTile("tile", fixture.log)
        root.view.addSubview(tile)
        tile.becomeFirstResponder()
        screen.press(.start)
        #expect(fixture.log.take() == ["tile 6", "root 6"])
    }

    @Test("H2: an analog button changes its force between beginning and end")
    func analog() {
        fixture.focus(fixture.tile("a", 0, 0))
        for value in [0.05, 0.25, 0.5, 0.5, 1, 0.12, 0.05, 0] { screen.gamepad(.rightTrigger, value) }
        #expect(
            fixture.log.take() == [
                "a.began 31 0.25", "a.changed 31 0.5", "a.changed 31 1", "a.changed 31 0.12", "a.ended 31 0",
            ])
    }

    @Test(
        "H3: presses are cancelled when the app becomes inactive, the view leaves, the host gives up, or the gamepad is gone",
        arguments: 0..<4)
    func cancelled(_ way: Int) {
        let tile = fixture.tile("a", 0, 0)
        fixture.focus(tile)
        screen.gamepad(.a, 1)
        switch way {
        case 0: screen.activate(.foregroundInactive)
        case 1: tile.removeFromSuperview()
        case 2: screen.cancelAll()
        default: screen.disconnectGamepad()
        }
        screen.gamepad(.a, 0)
        #expect(fixture.log.take() == ["a.began 4 1", "a.cancelled 4 0"])
    }

    @Test("A button that is let go while events are ignored is up: it goes down again afterwards")
    func letGoWhileIgnored() {
        fixture.focus(fixture.tile("a", 0, 0))
        screen.gamepad(.a, 1)
        screen.application.beginIgnoringInteractionEvents()
        screen.gamepad(.a, 0)
        screen.gamepad(.leftTrigger, 1)
        screen.application.endIgnoringInteractionEvents()
        screen.gamepad(.leftTrigger, 0)
        screen.gamepad(.a, 1)
        screen.gamepad(.a, 0)
        #expect(fixture.log.take() == ["a.began 4 1", "a.cancelled 4 0", "a.began 4 1", "a.ended 4 0"])
    }

    @Test("H4, H5: recognizers see presses first, those of the types they allow, and the event knows whose they are")
    func recognizers() throws {
        let tile = fixture.tile("a", 0, 0)
        fixture.focus(tile)
        let tap = UITapGestureRecognizer()
        tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.playPause.rawValue)]
        let target = RecognizerTarget { [log = fixture.log] in log("tap") }
        tap.addTarget(target, action: Selector("act", on: RecognizerTarget.self) { $0.act() })
        tile.addGestureRecognizer(tap)
        screen.press(.a)
        #expect(fixture.log.take() == ["a.began 4 1", "a.ended 4 0"])
        let watcher = PressWatcher()
        fixture.window.addGestureRecognizer(watcher)
        screen.press(.start)
        #expect(fixture.log.take() == ["a.began 6 1", "a.cancelled 6 0", "tap"])
        #expect(watcher.seen == 1)
    }

    @Test("F42, F44: types and phases have UIKit's values")
    func values() {
        let types: [UIPress.PressType] = [
            .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp, .pageDown,
        ]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 30, 31])
        let phases: [UIPress.Phase] = [.began, .changed, .stationary, .ended, .cancelled]
        #expect(phases.map(\.rawValue) == [0, 1, 2, 3, 4])
    }

    @Test("H8: a Menu press that nobody uses ends in the application, which tells the host")
    func menu() {
        let host = MenuHost()
        screen.application.host = host
        let tile = fixture.tile("a", 0, 0)
        fixture.focus(tile)
        screen.press(.b)
        #expect(fixture.log.take() == ["a.began 5 1", "a.ended 5 0"])
        #expect(host.menus == 1)
        let taker = MenuTaker(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
        fixture.window.addSubview(taker)
        fixture.focus(taker)
        screen.press(.b)
        #expect(host.menus == 1)
    }

    @Test("Return and Space are Select while an item has focus, and keys of their own otherwise")
    func select() {
        let tile = fixture.tile("a", 0, 0)
        fixture.focus(tile)
        for key in [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardSpacebar, .keypadEnter] { screen.press(key) }
        #expect(fixture.log.take() == Array(repeating: ["a.began 4 1", "a.ended 4 0"], count: 3).flatMap { $0 })
        screen.press(.keyboardSpacebar, modifiers: .command)
        #expect(fixture.log.take().first == "a.began \(2000 + UIKeyboardHIDUsage.keyboardSpacebar.rawValue) 1")
    }

    @Test("F36: focus gets its keys before key commands do")
    func beforeCommands() {
        let root = PressController(fixture.log)
        fixture.window.rootViewController = root
        screen.settle()
        root.addKeyCommand(
            UIKeyCommand(
                input: "\t", modifierFlags: [],
                action: Selector("hit", on: PressController.self) { $0.log("command") }))
        fixture.tile("a", 0, 0, in: root.view)
        screen.press(.keyboardTab, characters: "\t")
        #expect(fixture.log.take().isEmpty)
        #expect(fixture.focused == "a")
    }

    // MARK: Gamepads

    @Test("The first arrow of a gamepad wakes focus; a held one repeats")
    func repeats() {
        for index in 0..<6 { fixture.tile("\(index)", CGFloat(index) * 60, 0) }
        screen.gamepad(.right, 1)
        #expect(fixture.focused == "0")
        screen.advance(by: 0.49)
        #expect(fixture.focused == "0")
        screen.advance(by: 0.02)
        #expect(fixture.focused == "1")
        screen.advance(by: 0.24)
        #expect(fixture.focused == "3")
        screen.gamepad(.right, 0)
        screen.advance(by: 2)
        #expect(fixture.focused == "3")
        #expect(fixture.log.take().isEmpty)
    }

    @Test("A43: an arrow that is held when the scene stops being active goes on no longer")
    func repeatsNotWhileInactive() {
        for index in 0..<6 { fixture.tile("\(index)", CGFloat(index) * 60, 0) }
        screen.gamepad(.right, 1)
        screen.lean(.left, 0.9, 0)
        #expect(fixture.focused == "1")
        screen.activate(.foregroundInactive)
        screen.advance(by: 3)
        // A stick that trembles in its place is the arrow that it was.
        screen.lean(.left, 0.88, 0)
        screen.advance(by: 3)
        #expect(fixture.focused == "1")
        screen.activate(.foregroundActive)
        screen.advance(by: 3)
        #expect(fixture.focused == "1")
        screen.gamepad(.right, 0)
        screen.gamepad(.right, 1)
        #expect(fixture.focused == "2")
        screen.advance(by: 0.51)
        #expect(fixture.focused == "3")
    }

    @Test("H2: a stick that leans 0.15 is a hint to the item with focus, and less is none")
    func leastHint() {
        let tile = fixture.tile("a", 0, 0)
        fixture.focus(tile)
        screen.lean(.left, 0.1499, 0)
        #expect(tile.hints.isEmpty)
        screen.lean(.left, 0.15, 0)
        #expect(tile.hints.map(\.movementDirection) == [CGVector(dx: 0.15, dy: 0)])
    }

    @Test("F36, H2: a gamepad's arrow leaves a group of focus, which a keyboard's does not")
    func leavesGroup() {
        let (first, second) = (fixture.tile("a", 0, 0), fixture.tile("b", 100, 0))
        (first.focusGroupIdentifier, second.focusGroupIdentifier) = ("first", "second")
        fixture.focus(first)
        screen.press(.keyboardRightArrow)
        #expect(fixture.focused == "a")
        screen.press(.right)
        #expect(fixture.focused == "b")
    }

    @Test("A stick is an arrow beyond its limit, a hint below it, and nothing while it is nearly upright")
    func stick() throws {
        let a = fixture.tile("a", 0, 0)
        fixture.tile("b", 100, 0)
        fixture.focus(a)
        screen.lean(.left, 0.1, 0)
        #expect(a.hints.isEmpty)
        screen.lean(.left, 0.3, 0.1)
        let hint = try #require(a.hints.last)
        #expect(hint.movementDirection == CGVector(dx: 0.3, dy: 0.1))
        #expect(hint.translation.dx > 0 && hint.rotation.dx > 0 && hint.perspectiveTransform.m34 < 0)
        #expect(hint.interactionTransform != CATransform3DIdentity)
        screen.lean(.left, 0.9, 0)
        #expect(a.hints.last?.movementDirection == .zero)
        #expect(fixture.focused == "b")
        screen.lean(.left, 0.45, 0)
        screen.lean(.left, 0.9, 0)
        #expect(fixture.focused == "b")
        screen.lean(.left, 0, 0)
        screen.lean(.left, -0.9, 0)
        #expect(fixture.focused == "a")
        screen.lean(.right, 1, 0)
        #expect(fixture.focused == "a")
    }

    @Test("An arrow that focus cannot use is a press, which scrolls")
    func arrowPress() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scrollView.contentSize = CGSize(width: 200, height: 1000)
        fixture.window.addSubview(scrollView)
        fixture.focus(fixture.tile("a", 0, 0, in: scrollView))
        screen.gamepad(.down, 1)
        #expect(fixture.log.take() == ["a.began 1 1"])
        screen.gamepad(.down, 0)
        #expect(fixture.log.take() == ["a.ended 1 0"])
        screen.advance(by: 1)
        #expect(scrollView.contentOffset.y > 0)
    }

    @Test(
        "What no gamepad says is refused by name",
        arguments: [
            (GamepadSample(gamepad: 16, change: .disconnected), "gamepad"),
            (GamepadSample(gamepad: 0, change: .button(.a, value: 1.5)), "value"),
            (GamepadSample(gamepad: 0, change: .button(.a, value: .nan)), "value"),
            (GamepadSample(gamepad: 0, change: .stick(.left, x: -2, y: 0)), "x"),
            (GamepadSample(gamepad: 0, change: .stick(.left, x: 0, y: .infinity)), "y"),
        ])
    func refused(_ sample: GamepadSample, _ field: String) {
        fixture.focus(fixture.tile("a", 0, 0))
        screen.send(.gamepad(sample))
        let faults = fixture.trace.events.compactMap { event -> InputFault? in
            if case .inputRejected(_, let fault) = event { fault } else { nil }
        }
        switch faults.last {
        case .notFinite(let found)?, .outOfRange(let found, _, _)?: #expect(found == field)
        default: Issue.record("not refused")
        }
        #expect(fixture.log.take().isEmpty)
    }
}

@MainActor
private final class PressController: UIViewController {
    let log: CallLog

    init(_ log: CallLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { log("root \(press.type.rawValue)") }
    }
}

@MainActor
private final class ResponderTile: UIView {
    private let name: String
    private let log: CallLog

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { log("\(name) \(press.type.rawValue)") }
        super.pressesBegan(presses, with: event)
    }
}

/// Keeps Menu presses.
@MainActor
private final class MenuTaker: UIView {
    override var canBecomeFocused: Bool { true }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

/// Counts the presses that an event has for it.
@MainActor
private final class PressWatcher: UIGestureRecognizer {
    var seen = 0

    init() {
        super.init(target: nil, action: nil)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        if event.presses(for: self) == presses, event.allPresses.isSuperset(of: presses) { seen += presses.count }
    }
}

@MainActor
private final class MenuHost: SurroundingHost {
    var menus = 0

    func start(_ application: UIApplication) throws {}
    func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
    func reject(_ record: InputRecord, because fault: InputFault) {}
    func menuWasPressed(in scene: SceneIdentifier) { menus += 1 }
    func stop() {}
}
