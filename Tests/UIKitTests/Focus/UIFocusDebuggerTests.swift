// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("K33: UIFocusDebugger's words")
struct UIFocusDebuggerTests {
    let fixture = FocusFixture()

    private func text(_ output: any UIFocusDebuggerOutput) -> String { "\(output)" }

    private func name(_ object: AnyObject) -> String { fixture.screen.application.subject(of: object).description }

    @Test("K33: help names every question")
    func help() {
        let help = text(UIFocusDebugger.help())
        for question in [
            "status", "checkFocusability", "simulateFocusUpdateRequest", "focusGroups", "preferredFocusEnvironments",
        ] {
            #expect(help.contains("UIFocusDebugger.\(question)("))
        }
        #expect(help.contains("-UIFocusLoggingEnabled YES"))
    }

    @Test("K33: status tells where focus is and what is around it")
    func status() {
        fixture.screen.settle()
        #expect(
            text(UIFocusDebugger.status())
                == "Focus is not in use: Tab, the arrows of a gamepad or an update request wake it.")
        let box = fixture.tile("box", 0, 0, 100, 100)
        let tile = fixture.tile("tile", 0, 0, in: box)
        fixture.focus(tile)
        #expect(
            text(UIFocusDebugger.status()) == """
                Focus is on \(name(tile)).
                    in \(name(box))
                    in \(name(fixture.window))
                """)
        box.removeFromSuperview()
        fixture.screen.settle()
        #expect(text(UIFocusDebugger.status()) == "No item has focus.")
    }

    @Test("K33: checkFocusability tells what is in the way")
    func focusability() {
        let tile = fixture.tile("tile", 0, 0)
        #expect(text(UIFocusDebugger.checkFocusability(for: tile)) == "\(name(tile)) can have focus.")
        tile.isFocusable = false
        tile.isHidden = true
        #expect(
            text(UIFocusDebugger.checkFocusability(for: tile)) == """
                \(name(tile)) cannot have focus:
                    - its canBecomeFocused is false
                    - \(name(tile)) is hidden
                """)
        let view = UIView()
        #expect(
            text(UIFocusDebugger.checkFocusability(for: view)) == """
                \(name(view)) cannot have focus:
                    - it is in no window
                """)
    }

    @Test("K33: simulateFocusUpdateRequest tells where focus would go, and moves nothing")
    func simulate() {
        let box = fixture.tile("box", 0, 0, 200, 200)
        box.isFocusable = false
        let tile = fixture.tile("tile", 0, 0, in: box)
        box.prefers = [tile]
        #expect(
            text(UIFocusDebugger.simulateFocusUpdateRequest(from: box)) == """
                An update to \(name(box)) moves focus to \(name(tile)).
                \(name(box)) prefers:
                    \(name(tile)) prefers itself and what is in it
                """)
        #expect(fixture.system.focusedItem == nil)
        tile.isFocusable = false
        #expect(
            text(UIFocusDebugger.simulateFocusUpdateRequest(from: box))
                .hasPrefix("An update to \(name(box)) finds no item that can have focus."))
    }

    @Test("K33: focusGroups lists the groups, their items and priorities")
    func groups() {
        let a = fixture.tile("a", 0, 0)
        let b = fixture.tile("b", 60, 0)
        let c = fixture.tile("c", 0, 60)
        let d = fixture.tile("d", 60, 60)
        for tile in [a, b, d] { tile.focusGroupIdentifier = "top" }
        d.focusGroupPriority = UIFocusGroupPriority(1500)
        fixture.focus(a)
        fixture.focus(c)
        fixture.focus(b)
        #expect(
            text(UIFocusDebugger.focusGroups(for: fixture.window)) == """
                Group "top":
                    \(name(a))
                    \(name(b)), has focus
                    \(name(d)), priority 1500
                In no group:
                    \(name(c)), had focus last
                """)
    }

    @Test("K33: preferredFocusEnvironments follows preferences, and says where they go around")
    func preferences() {
        let a = fixture.tile("a", 0, 0)
        let b = fixture.tile("b", 60, 0)
        a.prefers = [b]
        b.prefers = [a]
        #expect(
            text(UIFocusDebugger.preferredFocusEnvironments(for: a)) == """
                \(name(a)) prefers:
                    \(name(b)) prefers:
                        \(name(a)), which is above
                """)
    }

    @Test("K33: -UIFocusLoggingEnabled YES asks for a line of every update")
    func log() {
        fixture.screen.settle()
        #expect(FocusLog.isAskedFor(by: ["app", "-UIFocusLoggingEnabled", "YES"]))
        #expect(!FocusLog.isAskedFor(by: ["app", "-UIFocusLoggingEnabled", "NO"]))
        #expect(!FocusLog.isAskedFor(by: ["app", "-UIFocusLoggingEnabled"]))
        #expect(!FocusLog.isAskedFor(by: ["app"]))
        var lines: [String] = []
        let old = (FocusLog.isEnabled, FocusLog.writeLine)
        FocusLog.isEnabled = true
        FocusLog.writeLine = { lines.append($0) }
        defer { (FocusLog.isEnabled, FocusLog.writeLine) = old }
        let a = fixture.tile("a", 0, 0)
        fixture.focus(a)
        fixture.screen.press(.keyboardRightArrow)
        #expect(
            lines == [
                "UIFocus: Focus moves to \(name(a)) because an update to \(name(a)) was requested: it is the first that "
                    + "\(name(a)) prefers and that can have focus.",
                "UIFocus: Focus does not move to the right: there is no other item.",
            ])
    }
}
