// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Elements of a screen by their names")
struct ElementTests {
    let screen = TestScreen()
    let log = CallLog()

    @discardableResult
    private func button(_ title: String, y: CGFloat = 100, in view: UIView? = nil) -> UIButton {
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: title) { [log] _ in log("\(title)") })
        button.frame = CGRect(x: 40, y: y, width: 200, height: 44)
        (view ?? screen.window).addSubview(button)
        return button
    }

    private func text<Failure: Error>(of body: () throws -> Void, as type: Failure.Type) throws -> String {
        "\(try #require(throws: type, performing: body))"
    }

    @Test("A button is tapped by its title, and a second tap is no double tap")
    func tap() throws {
        button("Save")
        try screen.button("Save").tap()
        let verdicts = try screen.button("Save").tap()
        #expect(log.take() == ["Save", "Save"])
        #expect(verdicts.count == 1 && verdicts[0].effect == .acted)
    }

    @Test("A button that opens a menu did something, and the verdict says what")
    func menu() throws {
        let button = button("More")
        button.menu = UIMenu(children: [UIAction(title: "Copy") { [log] _ in log("Copy") }])
        button.showsMenuAsPrimaryAction = true
        let verdicts = try screen.button("More").tap()
        #expect(verdicts.map(\.effect) == [.acted])
        #expect(verdicts.first?.outcome.description.contains("opened its menu.") == true)
        screen.advance(by: 1)
        try screen.element("Copy").tap()
        #expect(log.take().contains("Copy"))
    }

    @Test("An identifier serves as well, and an element of any kind")
    func names() throws {
        button("Save").accessibilityIdentifier = "save"
        try screen.button("save").tap()
        try screen.element("save").tap()
        try screen.element("Save").tap()
        try screen.element("save", ofType: UIButton.self).tap()
        try screen.element(where: { $0.accessibilityIdentifier == "save" }).tap()
        #expect(log.take().count == 5)
        #expect(try screen.button("save").view(as: UIButton.self).accessibilityIdentifier == "save")
        #expect(throws: ElementError.self) { try screen.button("save").view(as: UILabel.self) }
    }

    @Test("What is not there fails with what there is")
    func missing() throws {
        button("Cancel")
        button("Save all", y: 200).isEnabled = false
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
        field.placeholder = "Name"
        field.text = "Ann"
        screen.window.addSubview(field)
        let text = try text(
            of: { try screen.button("Save", file: "A/B.swift", line: 7).tap() }, as: ElementError.self)
        #expect(
            text == """
                A/B.swift:7: There is no button called "Save". On the screen:
                    button "Cancel"
                    button "Save all" (disabled)
                    field "Name", "Ann"
                """)
        #expect(!screen.button("Save").exists)
        try screen.button("Save").expectAbsence()
        #expect(throws: ElementError.self) { try screen.button("Cancel").expectAbsence() }
    }

    @Test("Of several the test says which: by number, by what they are in, by value")
    func several() throws {
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        left.accessibilityIdentifier = "left"
        screen.window.addSubview(left)
        button("Delete", in: left)
        button("Delete", y: 300).accessibilityValue = "second"
        let text = try text(of: { try screen.button("Delete").tap() }, as: ElementError.self)
        #expect(text.hasPrefix("UIKitTestingTests/ElementTests.swift:"))
        #expect(
            text.hasSuffix(
                """
                There are 2 for button called "Delete"; say which with at(_:), by what they are in, or by more. They are:
                    button "Delete"
                    button "Delete", "second"
                """))
        #expect(screen.button("Delete").count == 2)
        try screen.button("Delete").at(1).tap()
        try screen.element("left").button("Delete").tap()
        try screen.element("Delete", value: "second", traits: .button).tap()
        #expect(log.take() == ["Delete", "Delete", "Delete"])
        #expect(!screen.button("Delete").at(2).exists)
    }

    @Test("An element in one of several of a name is meant where no other has it; where two have it, both are named")
    func inSeveral() throws {
        for (number, value) in ["1 l", "2 l"].enumerated() {
            let row = UIView(frame: CGRect(x: 0, y: 100 * CGFloat(number), width: 390, height: 100))
            row.accessibilityIdentifier = "Milk"
            row.accessibilityValue = value
            screen.window.addSubview(row)
            button("Delete", y: 0, in: row)
            if number == 1 { button("Add", y: 50, in: row) }
        }
        try screen.element("Milk").button("Add").tap()
        let text = try text(
            of: { try screen.element("Milk").button("Delete", file: "A/B.swift", line: 7).tap() },
            as: ElementError.self)
        #expect(
            text == """
                A/B.swift:7: There are 2 for button called "Delete" in element called "Milk"; say which with at(_:), by what they \
                are in, or by more. They are:
                    button "Delete" in UIView [Milk], "1 l"
                    button "Delete" in UIView [Milk], "2 l"
                """)
        #expect(screen.element("Milk").button("Delete").count == 2)
        try screen.element("Milk", value: "2 l").button("Delete").tap()
        try screen.element("Milk").at(0).button("Delete").tap()
        try screen.element("Milk").button("Delete").at(1).tap()
        #expect(log.take() == ["Add", "Delete", "Delete", "Delete"])
    }

    @Test("A tap that does nothing says why and what would help")
    func inVain() throws {
        button("Save").isEnabled = false
        let text = try text(
            of: { try screen.button("Save", file: "A/B.swift", line: 7).tap() }, as: UnexpectedEffect.self)
        #expect(
            text == """
                A/B.swift:7: Nothing came of it.
                    0.000 s  Touch 1: Tap on UIButton "Save"
                        UIButton "Save" got the touch and sent nothing: it is disabled (isEnabled is false).
                        Set isEnabled of UIButton "Save" to true.
                """)
        try screen.button("Save").tap(expecting: .nothing)
        #expect(log.take() == [])
    }

    @Test("A tap that is to do nothing, and does something, says what")
    func unexpected() throws {
        button("Save")
        let text = try text(
            of: { try screen.button("Save", file: "A/B.swift", line: 7).tap(expecting: .nothing) },
            as: UnexpectedEffect.self)
        #expect(
            text == """
                A/B.swift:7: Nothing was to happen, and something did.
                    0.000 s  Touch 1: Tap on UIButton "Save"
                        UIButton "Save" sent primaryActionTriggered, to 1 action.
                """)
    }

    @Test("What lies under something else is not touched, and the failure says what lies there")
    func covered() throws {
        button("Save")
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        cover.accessibilityIdentifier = "cover"
        screen.window.addSubview(cover)
        let text = try text(of: { try screen.button("Save").tap() }, as: ElementError.self)
        #expect(text.contains("A touch does not get to button called \"Save\"."))
        #expect(text.contains("cover") && text.contains("UIButton \"Save\""))
        #expect(!screen.button("Save").isReachable)
        cover.isHidden = true
        #expect(screen.button("Save").isReachable)
        cover.isHidden = false
        screen.application.clock.schedule(after: 3) { cover.removeFromSuperview() }
        try screen.button("Save").waitToBeReachable().tap()
        #expect(log.take() == ["Save"])
    }

    @Test("A label is touched through, as a person touches it")
    func label() throws {
        let row = LoggingView("row", frame: CGRect(x: 0, y: 100, width: 390, height: 44), log: log)
        let label = UILabel(frame: CGRect(x: 20, y: 0, width: 100, height: 44))
        label.text = "Milk"
        row.addSubview(label)
        screen.window.addSubview(row)
        try screen.text("Milk").tap()
        #expect(log.take() == ["row.began", "row.ended"])
    }

    @Test("What is hidden, and what is in it, is not there")
    func hidden() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        screen.window.addSubview(box)
        button("Save", in: box)
        #expect(screen.button("Save").exists)
        box.alpha = 0
        #expect(!screen.button("Save").exists)
    }

    @Test("Elements are waited for, and for their absence")
    func waiting() throws {
        let save = button("Save")
        save.isHidden = true
        screen.application.clock.schedule(after: 2) { save.isHidden = false }
        screen.application.clock.schedule(after: 4) { save.removeFromSuperview() }
        try screen.button("Save").waitToAppear()
        #expect(screen.now >= 2 && screen.now < 2.1)
        try screen.button("Save").waitToDisappear()
        #expect(screen.now >= 4 && screen.now < 4.1)
        let text = try text(
            of: { try screen.button("Save", file: "A/B.swift", line: 7).waitToAppear(timeout: 1) },
            as: StillWaiting.self)
        #expect(
            text
                == "A/B.swift:7: Waited 1 s on the application's clock until there is button called \"Save\", in vain. "
                + "On the screen nothing has a name.")
    }

    @Test("Double taps, long presses, drags, swipes, pinches and turns of an element")
    func gestures() throws {
        let gestures = GestureLog()
        let box = UIView(frame: CGRect(x: 40, y: 100, width: 300, height: 300))
        box.accessibilityIdentifier = "box"
        box.isMultipleTouchEnabled = true
        screen.window.addSubview(box)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let element = screen.element("box")
        for (name, recognizer, action) in [
            ("double", double, { _ = try element.doubleTap() }),
            ("press", UILongPressGestureRecognizer(), { _ = try element.longPress() }),
            ("pan", UIPanGestureRecognizer(), { _ = try element.drag(by: CGVector(dx: 50, dy: 0)) }),
            ("swipe", UISwipeGestureRecognizer(), { _ = try element.swipe(.right) }),
            ("pinch", UIPinchGestureRecognizer(), { _ = try element.pinch(scale: 2) }),
            ("rotation", UIRotationGestureRecognizer(), { _ = try element.rotate(by: 1) }),
        ] as [(String, UIGestureRecognizer, () throws -> Void)] {
            gestures.watch(recognizer, name, on: box, only: .ended)
            try action()
            #expect(gestures.take() == [name])
            box.removeGestureRecognizer(recognizer)
            #expect(throws: UnexpectedEffect.self) { try action() }
        }
    }

    private final class Menus: NSObject, UIContextMenuInteractionDelegate {
        var hasMenu = true
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            hasMenu ? UIContextMenuConfiguration { _ in UIMenu(children: [UIAction(title: "A") { _ in }]) } : nil
        }
    }

    @Test("F51: a long press that opens a menu did something; without a menu it did nothing")
    func contextMenu() throws {
        let menus = Menus()
        let box = UIView(frame: CGRect(x: 40, y: 100, width: 100, height: 100))
        box.accessibilityIdentifier = "box"
        screen.window.addSubview(box)
        box.addInteraction(UIContextMenuInteraction(delegate: menus))
        menus.hasMenu = false
        try screen.element("box").longPress(expecting: .nothing)
        #expect(throws: UnexpectedEffect.self) { try screen.element("box").rightClick() }
        menus.hasMenu = true
        let verdicts = try screen.element("box").longPress()
        #expect(verdicts.first?.outcome.description.contains("The context menu of UIView \"box\"") == true)
    }
}
