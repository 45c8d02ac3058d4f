// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Keys and buttons without a window, a responder or somebody who performs their commands")
struct PressGapTests {
    private final class Child: UIViewController {
        var log: CallLog?
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log?("began") }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log?("ended") }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log?("cancelled") }
    }

    @Test("H2: the end of a press whose controller was freed, and left its view behind, is told to nobody")
    func freedController() {
        let screen = TestScreen()
        let log = CallLog()
        let root = UIViewController()
        screen.window.rootViewController = root
        weak var freed: UIViewController?
        var view: UIView?
        do {
            let child = Child()
            child.log = log
            freed = child
            root.addChild(child)
            root.view.addSubview(child.view)
            view = child.view
            screen.settle()
            screen.keyDown(.keyboardF5)
            #expect(log.take() == ["began"])
            child.removeFromParent()
        }
        #expect(freed == nil && view?.window === screen.window)
        screen.keyUp(.keyboardF5)
        #expect(log.take().isEmpty && screen.application.presses.entries.isEmpty)
    }

    @Test("H1: a button begins no press while its start takes no keys, and none begins twice")
    func noStart() {
        let screen = TestScreen()
        let presses = screen.application.presses
        screen.window.isUserInteractionEnabled = false
        screen.gamepad(.x, 1)
        screen.gamepad(.b, 1)
        #expect(presses.entries.isEmpty)
        screen.gamepad(.b, 0)
        screen.window.isUserInteractionEnabled = true
        screen.gamepad(.b, 1)
        #expect(presses.entries.count == 1)
        screen.gamepad(.b, 0)
        #expect(presses.entries.isEmpty)
    }

    @Test("H5: a controller that has no view yet has no recognizers for a press")
    func noView() {
        let window = UIWindow()
        let controller = UIViewController()
        window.rootViewController = controller
        let start = PressStart(in: window)
        #expect(start.responder === controller && controller.viewIfLoaded == nil)
        #expect(start.recognizers(in: UIApplication()).isEmpty)
    }

    private final class Commander: UIWindow {
        var commands: [UIKeyCommand] = []
        var log: CallLog?
        override var keyCommands: [UIKeyCommand]? { commands }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
        override class var selectors: [Selector] { super.selectors + [Selector("hop:", Commander.hop(_:))] }
        func hop(_ sender: UIKeyCommand) { log?("hop \(sender.input ?? "")") }
    }

    @Test("F28: in a window without a scene the command key is the command key")
    func windowWithoutScene() {
        let application = UIApplication()
        let log = CallLog()
        let window = Commander()
        window.log = log
        window.commands = [
            UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("hop:", Commander.hop(_:)))
        ]
        let key = UIKey(keyCode: .keyboardK, modifierFlags: .command, characters: "k", charactersIgnoringModifiers: "k")
        #expect(KeyCommandRouter.offer(key, isEdit: false, in: window, application) == .somebody)
        #expect(log.take() == ["hop k"])
    }

    @Test("F28: a command whose target says that it performs it and has no such method fails; the key goes on")
    func failedCommand() {
        let trace = TraceLog()
        let screen = TestScreen(trace: trace)
        let window = Commander(windowScene: screen.scene)
        window.commands = [UIKeyCommand(input: "k", modifierFlags: .control, action: Selector("missing:"))]
        window.makeKeyAndVisible()
        screen.settle()
        screen.press(.keyboardK, characters: "k", modifiers: .control)
        let outcomes = trace.events.compactMap { event in
            if case .keyCommand(let note) = event { note.outcome } else { nil as KeyCommandNote.Outcome? }
        }
        #expect(outcomes == [.failed])
        #expect(screen.application.faults.count == 1)
    }
}
