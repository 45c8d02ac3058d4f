// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Shown menus")
struct ShownMenuTests {
    private let screen = TestScreen()
    private let log = CallLog()
    private let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))

    init() {
        screen.window.addSubview(button)
        for (event, name) in [
            (UIControl.Event.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"), (.touchCancel, "touchCancel"),
            (.menuActionTriggered, "menuActionTriggered"), (.primaryActionTriggered, "primaryActionTriggered"),
        ] {
            let log = log
            button.addAction(UIAction { _ in log(name) }, for: event)
        }
        button.showsMenuAsPrimaryAction = true
    }

    private func action(
        _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) -> UIAction {
        let log = log
        return UIAction(title: title, attributes: attributes, state: state) { _ in log(title) }
    }

    private var shown: MenuPresentation? { screen.application.menus.shown.first }
    private var titles: [String] { shown?.lists.last?.rows.map(\.item.title) ?? [] }

    /// The middle of a line, on the screen.
    private func middle(of title: String) -> CGPoint {
        guard let row = shown?.lists.last?.rows.first(where: { $0.item.title == title }) else { return .zero }
        screen.settle()
        return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    }

    private func open(_ children: [UIMenuElement], title: String = "", options: UIMenu.Options = []) {
        button.menu = UIMenu(title: title, options: options, children: children)
        let finger = screen.finger()
        finger.down(at: button.center)
        finger.up()
        _ = log.take()
    }

    private func tap(_ title: String) {
        let finger = screen.finger()
        finger.down(at: middle(of: title))
        finger.up()
    }

    @Test("E50: a menu is no primary action at first, and a control has none")
    func defaults() {
        let control = UIControl()
        #expect(!control.showsMenuAsPrimaryAction && !control.isContextMenuInteractionEnabled)
        #expect(control.contextMenuInteraction == nil)
        control.isContextMenuInteractionEnabled = true
        #expect(control.contextMenuInteraction?.view === control)
    }

    @Test("E50: a control without a preview of its own has none")
    func previews() {
        final class Lifted: UIControl {
            override func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
            ) -> UITargetedPreview? {
                super.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
                    ?? UITargetedPreview(view: self)
            }
        }
        let configuration = UIContextMenuConfiguration()
        for (control, isLifted) in [(UIControl(), false), (Lifted(), true)] {
            screen.window.addSubview(control)
            control.isContextMenuInteractionEnabled = true
            let delegate = control.contextMenuInteraction?.delegate
            let preview = control.contextMenuInteraction.flatMap {
                delegate?.contextMenuInteraction(
                    $0, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
            }
            #expect((preview?.view === control) == isLifted)
        }
    }

    @Test("E50: it opens on touch-down, menuActionTriggered comes before it, and no action of the touch follows")
    func opensOnTouchDown() {
        button.menu = UIMenu(children: [action("A")])
        var isShownAtEvent: Bool?
        button.addAction(
            UIAction { _ in isShownAtEvent = !UIApplication.shared.menus.shown.isEmpty }, for: .menuActionTriggered)
        let finger = screen.finger()
        finger.down(at: button.center)
        #expect(shown != nil && isShownAtEvent == false && button.isHighlighted)
        finger.up()
        #expect(log.entries == ["touchDown", "menuActionTriggered", "touchCancel"] && shown != nil)
        tap("A")
        #expect(log.entries.last == "A" && shown == nil && !button.isHighlighted)
    }

    @Test("The opening touch slides onto a line and performs it by lifting; lifted elsewhere it leaves the menu open")
    func slidingFromThePress() {
        button.menu = UIMenu(children: [action("A"), action("B")])
        let finger = screen.finger()
        finger.down(at: button.center)
        finger.move(to: middle(of: "B"))
        #expect(shown?.lists.last?.highlighted?.item.title == "B")
        finger.up()
        #expect(log.entries.last == "B" && shown == nil)

        let other = screen.finger()
        other.down(at: button.center)
        other.move(to: CGPoint(x: 380, y: 20))
        other.up()
        #expect(shown != nil)
    }

    @Test("A touch beside the menu closes it and does nothing else")
    func touchOutside() {
        open([action("A")])
        let other = UIButton(frame: CGRect(x: 20, y: 600, width: 100, height: 44))
        let log = log
        other.addAction(UIAction { _ in log("other") }, for: .touchDown)
        screen.window.addSubview(other)
        let finger = screen.finger()
        finger.down(at: other.center)
        finger.up()
        #expect(shown == nil && log.entries.isEmpty)
        finger.down(at: other.center)
        finger.up()
        #expect(log.entries == ["other"])
    }

    @Test("Hidden elements are left out, inline menus are sections, disabled ones are not performed")
    func content() {
        open(
            [
                action("A", attributes: .hidden), action("B", attributes: .disabled),
                UIMenu(title: "More", options: .displayInline, children: [action("C", state: .on)]),
                UIMenu(title: "Sub", children: [action("D")]),
            ], title: "Title")
        #expect(titles == ["B", "C", "Sub"])
        tap("B")
        #expect(shown != nil && log.entries.isEmpty)
        let row = shown?.lists.last?.rows.first { $0.item.title == "C" }
        #expect(row?.displayAccessibility.role == .menuItemCheckbox && row?.displayAccessibility.isSelected == true)
        #expect(shown?.lists.last?.displayAccessibility.role == .menu)
    }

    @Test("A submenu opens over its menu, whose first line leads back")
    func submenus() {
        open([UIMenu(title: "Sub", children: [action("D")]), action("E")])
        tap("Sub")
        #expect(titles == ["Sub", "D"] && shown?.lists.count == 2)
        tap("Sub")
        #expect(titles == ["Sub", "E"])
        tap("Sub")
        tap("D")
        #expect(log.entries == ["D"] && shown == nil)
    }

    @Test("A menu stays for elements that keep it, and shows how they stand then")
    func keepsPresented() {
        let toggle = UIAction(title: "Grid", attributes: .keepsMenuPresented) {
            $0.state = $0.state == .on ? .off : .on
        }
        open([toggle])
        tap("Grid")
        #expect(shown?.lists.last?.rows.first?.item.state == .on)
        tap("Grid")
        #expect(shown?.lists.last?.rows.first?.item.state == .off && toggle.state == .off)
    }

    @Test("Of a menu of single selection the chosen element is on and the others are off")
    func singleSelection() {
        let (one, two, other) = (action("1", state: .on), action("2"), action("3", state: .on))
        open([UIMenu(options: [.displayInline, .singleSelection], children: [one, two]), other])
        tap("2")
        #expect(one.state == .off && two.state == .on && other.state == .on && log.entries == ["2"])
    }

    @Test("Deferred elements show that they are waited for, and then themselves")
    func deferred() {
        var complete: (@MainActor ([UIMenuElement]) -> Void)?
        open([action("A"), UIDeferredMenuElement { complete = $0 }])
        #expect(titles == ["A", "Loading…"])
        tap("Loading…")
        #expect(shown != nil)
        complete?([action("B"), UIMenu(options: .displayInline, children: [action("C")])])
        #expect(titles == ["A", "B", "C"])
        tap("C")
        #expect(log.entries == ["C"])
    }

    @Test("Arrows move the highlight past what is disabled, Return performs, the right arrow opens, Escape closes")
    func keyboard() {
        open([action("A"), action("B", attributes: .disabled), UIMenu(title: "Sub", children: [action("D")])])
        screen.press(.keyboardDownArrow)
        screen.press(.keyboardDownArrow)
        #expect(shown?.lists.last?.highlighted?.item.title == "Sub")
        screen.press(.keyboardRightArrow)
        #expect(titles == ["Sub", "D"])
        screen.press(.keyboardEscape)
        #expect(titles == ["A", "B", "Sub"])
        screen.press(.keyboardDownArrow)
        screen.press(.keyboardReturnOrEnter)
        #expect(log.entries == ["A"] && shown == nil)
        open([action("A")])
        screen.press(.keyboardEscape)
        #expect(shown == nil)
    }

    @Test("While a menu is open keys are its own: no key command is performed")
    func keysAreTheMenus() {
        screen.application.delegate = MenuTestDelegate { builder in
            builder.insertChild(
                UIMenu(children: [UIKeyCommand(title: "K", action: "select:", input: "k", modifierFlags: .command)]),
                atEndOfMenu: .root)
        }
        final class Selecting: UIView {
            var count = 0
            override var canBecomeFirstResponder: Bool { true }
            override func select(_ sender: Any?) { count += 1 }
        }
        let view = Selecting()
        screen.window.addSubview(view)
        view.becomeFirstResponder()
        open([action("A")])
        screen.press(.keyboardK, characters: "k", modifiers: .command)
        #expect(view.count == 0 && view.isFirstResponder && screen.window.isKeyWindow)
        screen.press(.keyboardEscape)
        screen.press(.keyboardK, characters: "k", modifiers: .command)
        #expect(view.count == 1)
    }

    @Test("While a menu is open a held key is its own too: no repeatable key command is performed again")
    func heldKeysAreTheMenus() {
        final class Selecting: UIView {
            var count = 0
            let command = UIKeyCommand(
                title: "Down", action: "select:", input: UIKeyCommand.inputDownArrow, modifierFlags: [])
            override var canBecomeFirstResponder: Bool { true }
            override var keyCommands: [UIKeyCommand]? { [command] }
            override func select(_ sender: Any?) { count += 1 }
        }
        let view = Selecting()
        view.command.repeatBehavior = .repeatable
        screen.window.addSubview(view)
        view.becomeFirstResponder()
        func hold() {
            for isRepeat in [false, true] {
                screen.send(.key(KeySample(isDown: true, isRepeat: isRepeat, usage: .keyboardDownArrow)))
            }
            screen.keyUp(.keyboardDownArrow)
        }
        hold()
        #expect(view.count == 2)
        open([action("A"), action("B"), action("C")])
        hold()
        #expect(view.count == 2 && shown?.lists.last?.highlighted?.item.title == "B")
    }

    @Test("A command is disabled while nobody performs it; who performs it validates it and gets it")
    func commands() {
        final class Host: UIView {
            var copied: [String] = []
            var isOn = false
            override func copy(_ sender: Any?) { copied.append((sender as? UICommand)?.title ?? "nothing") }
            override func validate(_ command: UICommand) { command.state = isOn ? .on : .off }
        }
        let host = Host(frame: screen.window.bounds)
        screen.window.addSubview(host)
        host.addSubview(button)
        host.isOn = true
        open([UICommand(title: "Copy", action: "copy:"), UICommand(title: "Cut", action: "cut:")])
        #expect(shown?.lists.last?.rows.map(\.item.isEnabled) == [true, false])
        #expect(shown?.lists.last?.rows.first?.item.state == .on)
        tap("Copy")
        #expect(host.copied == ["Copy"])
    }

    @Test("A button whose menu is its selection bears the title of what is chosen")
    func popUpButton() {
        button.changesSelectionAsPrimaryAction = true
        button.menu = UIMenu(children: [action("Small"), action("Large")])
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Small")
        open([action("Small"), action("Large")])
        tap("Large")
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Large" && !button.isSelected)
        #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
    }

    @Test("A long press or a secondary click shows a context menu; the delegate hears of its coming and going")
    func contextMenu() {
        final class Delegate: NSObject, UIContextMenuInteractionDelegate {
            let log: CallLog
            init(_ log: CallLog) { self.log = log }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                log("asked at \(Int(location.x)) \(Int(location.y))")
                let log = log
                return location.x < 10
                    ? nil
                    : UIContextMenuConfiguration { _ in UIMenu(children: [UIAction(title: "A") { _ in log("A") }]) }
            }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {
                log("willDisplay")
                animator?.addCompletion { [log] in log("displayed") }
            }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) { log("willEnd") }
        }
        let view = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 60))
        screen.window.addSubview(view)
        let delegate = Delegate(log)
        let interaction = UIContextMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 50, y: 230))
        screen.advance(by: 0.6)
        #expect(log.take() == ["asked at 30 30", "willDisplay", "displayed"])
        #expect(interaction.menuAppearance == .compact && interaction.location(in: view) == CGPoint(x: 30, y: 30))
        finger.up()
        #expect(shown != nil)
        tap("A")
        #expect(log.take() == ["willEnd", "A"] && interaction.menuAppearance == .unknown)
        finger.down(at: CGPoint(x: 25, y: 230))
        screen.advance(by: 0.6)
        finger.up()
        #expect(log.take() == ["asked at 5 30"] && shown == nil)

        screen.rightClick(CGPoint(x: 60, y: 230))
        #expect(log.take() == ["asked at 40 30", "willDisplay", "displayed"])
        interaction.updateVisibleMenu { $0.replacingChildren([action("B")]) }
        #expect(titles == ["B"])
        view.removeInteraction(interaction)
        #expect(shown == nil && log.take() == ["willEnd"])
    }

    @Test("A menu goes with its screen, and when the screen changes its size")
    func screenChanges() {
        open([action("A")])
        screen.send(.resize(ScreenDescription(size: CGSize(width: 844, height: 390))))
        #expect(shown == nil)
        open([action("A")])
        screen.send(.disconnect)
        #expect(shown == nil)
    }

    @Test(
        "A menu goes below its anchor, else above, else where more room is; and it stays on the screen",
        arguments: [
            (CGRect(x: 20, y: 100, width: 100, height: 40), CGRect(x: 20, y: 148, width: 200, height: 300)),
            (CGRect(x: 260, y: 700, width: 100, height: 40), CGRect(x: 160, y: 392, width: 200, height: 300)),
            (CGRect(x: 0, y: 300, width: 20, height: 240), CGRect(x: 8, y: 8, width: 200, height: 284)),
            (CGRect(x: 0, y: 0, width: 390, height: 800), CGRect(x: 8, y: 492, width: 200, height: 300)),
        ])
    func placement(anchor: CGRect, expected: CGRect) {
        let area = CGRect(x: 0, y: 0, width: 390, height: 800)
        #expect(MenuPlacement.frame(size: CGSize(width: 200, height: 300), anchor: anchor, within: area) == expected)
    }
}
