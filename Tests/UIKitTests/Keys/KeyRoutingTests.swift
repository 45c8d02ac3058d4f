// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@testable import UIKitCore

/// A responder that offers commands, performs some, and writes down what it hears.
private final class Station: UIView {
    let name: String
    let log: CallLog
    var commands: [UIKeyCommand] = []
    var performs: Set<Selector> = []
    var validation: ((UICommand) -> Void)?

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        log("\(name).keyCommands")
        return commands
    }

    override class var selectors: [Selector] {
        super.selectors + [
            Selector("jump:", Station.jump(_:)), Selector("hop:", Station.hop(_:)), Selector("wave:", Station.wave(_:)),
        ]
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { performs.contains(action) }

    override func validate(_ command: UICommand) {
        log("\(name).validate \(command.title)")
        validation?(command)
    }

    func jump(_ command: UIKeyCommand) { tell("jump", command) }
    func hop(_ command: UIKeyCommand) { tell("hop", command) }
    func wave(_ command: UIKeyCommand) { tell("wave", command) }
    override func copy(_ sender: Any?) { log("\(name).copy") }

    private func tell(_ action: String, _ command: UIKeyCommand) { log("\(name).\(action) \(command.title)") }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("\(name).pressesBegan") }
}

@MainActor @Suite("Key routing")
struct KeyRoutingTests {
    private let log = CallLog()
    private let screen = TestScreen()
    private let outer: Station
    private let inner: Station

    init() {
        outer = Station("outer", log)
        inner = Station("inner", log)
        screen.window.addSubview(outer)
        outer.addSubview(inner)
        inner.becomeFirstResponder()
    }

    private func command(
        _ title: String, _ action: Selector, _ input: String = "j", _ modifiers: UIKeyModifierFlags = .command,
        alternates: [UICommandAlternate] = []
    ) -> UIKeyCommand {
        UIKeyCommand(
            title: title, action: action, input: input, modifierFlags: modifiers, alternates: alternates)
    }

    @Test("A command that may be repeated is performed again while its key is held, and others are not")
    func repeating() {
        let (jump, hop) = (command("Jump", "jump:", "j"), command("Hop", "hop:", "k"))
        #expect(jump.repeatBehavior == .automatic)
        jump.repeatBehavior = .repeatable
        hop.repeatBehavior = .nonRepeatable
        inner.commands = [jump, hop]
        inner.performs = ["jump:", "hop:"]
        for (usage, text) in [(UIKeyboardHIDUsage.keyboardJ, "j"), (.keyboardK, "k")] {
            hold(usage, text, .command, on: screen)
        }
        let performed = log.entries.filter { $0.contains(".jump") || $0.contains(".hop") }
        #expect(performed == ["inner.jump Jump", "inner.jump Jump", "inner.jump Jump", "inner.hop Hop"])
        #expect((jump.copy() as? UIKeyCommand)?.repeatBehavior == .repeatable)
    }

    /// Holds a key for two repeats.
    private func hold(
        _ usage: UIKeyboardHIDUsage, _ text: String, _ modifiers: UIKeyModifierFlags = [], on screen: TestScreen
    ) {
        for isRepeat in [false, true, true] {
            screen.send(
                .key(
                    KeySample(
                        isDown: true, isRepeat: isRepeat, usage: usage, characters: text,
                        charactersIgnoringModifiers: text, modifiers: modifiers)))
        }
        screen.keyUp(usage)
    }

    @Test("F20: a priority command that is disabled is validated once for its key, and not for its repeats")
    func disabledPriorityCommand() {
        let jump = command("Jump", "jump:")
        (jump.wantsPriorityOverSystemBehavior, jump.repeatBehavior) = (true, .repeatable)
        inner.commands = [jump]
        inner.performs = ["jump:"]
        inner.validation = { $0.attributes = .disabled }
        hold(.keyboardJ, "j", .command, on: screen)
        #expect(log.entries.filter { $0.contains("Jump") } == ["inner.validate Jump"])
    }

    @Test("A held key whose command is performed once moves nothing; where nobody performs it, it moves focus")
    func heldArrow() {
        let fixture = FocusFixture()
        let station = Station("station", log)
        station.frame = fixture.window.bounds
        fixture.window.addSubview(station)
        let tiles = (0..<6).map { fixture.tile("\($0)", CGFloat($0) * 60, 100, in: station) }
        let jump = command("Jump", "jump:", UIKeyCommand.inputRightArrow, [])
        (jump.wantsPriorityOverSystemBehavior, jump.repeatBehavior) = (true, .nonRepeatable)
        station.commands = [jump]
        station.performs = ["jump:"]
        fixture.focus(tiles[0])
        hold(.keyboardRightArrow, "", on: fixture.screen)
        #expect(fixture.focused == "0" && log.entries.filter { $0.contains(".jump") } == ["station.jump Jump"])
        station.performs = []
        hold(.keyboardRightArrow, "", on: fixture.screen)
        #expect(fixture.focused == "3")
        // Where focus takes the key, a command without priority has neither the press nor its repeats.
        (jump.wantsPriorityOverSystemBehavior, jump.repeatBehavior) = (false, .repeatable)
        station.performs = ["jump:"]
        fixture.focus(tiles[0])
        _ = log.take()
        hold(.keyboardRightArrow, "", on: fixture.screen)
        #expect(fixture.focused == "3" && !log.take().contains { $0.contains(".jump") })
    }

    @Test("F36: the repeats of a held Return are no Select: the responder's command for them is performed")
    func heldReturn() {
        let fixture = FocusFixture()
        let station = Station("station", log)
        fixture.window.addSubview(station)
        fixture.focus(fixture.tile("a", 0, 0, in: station))
        let (hop, jump) = (command("Hop", "hop:", "\r", []), command("Jump", "jump:", "\r", []))
        (hop.repeatBehavior, jump.wantsPriorityOverSystemBehavior) = (.repeatable, true)
        station.commands = [hop, jump]
        station.performs = ["jump:", "hop:"]
        for isRepeat in [false, true] {
            fixture.screen.send(
                .key(
                    KeySample(
                        isDown: true, isRepeat: isRepeat, usage: .keyboardReturnOrEnter, characters: "\r",
                        charactersIgnoringModifiers: "\r")))
            station.performs = ["hop:"]
        }
        #expect(performed == ["station.jump Jump", "station.hop Hop"])
    }

    /// Who performed what since the log was taken last.
    private var performed: [String] {
        log.take().filter { entry in [".jump", ".hop", ".copy"].contains { entry.contains($0) } }
    }

    @Test("F30: a held key repeats a command of the main menu, unless a responder's equal one is repeated")
    func heldMainMenu() {
        let menu = command("Menu", "hop:")
        menu.repeatBehavior = .repeatable
        let builder = MenuTestDelegate { $0.insertChild(UIMenu(children: [menu]), atEndOfMenu: .file) }
        screen.application.delegate = builder
        inner.performs = ["jump:", "hop:"]
        hold(.keyboardJ, "j", .command, on: screen)
        #expect(performed == Array(repeating: "inner.hop Menu", count: 3))
        let own = command("Own", "jump:")
        own.repeatBehavior = .repeatable
        inner.commands = [own]
        hold(.keyboardJ, "j", .command, on: screen)
        #expect(performed == Array(repeating: "inner.jump Own", count: 3))
    }

    @Test("F35, F36: what took a key that is held takes its repeats, and nobody after it gets them")
    func heldTaker() {
        let (own, other) = (command("Own", "jump:", "c"), command("Other", "hop:", "c"))
        (own.repeatBehavior, other.repeatBehavior) = (.repeatable, .repeatable)
        inner.commands = [own]
        inner.performs = ["jump:", "hop:", "copy:"]
        hold(.keyboardC, "c", .command, on: screen)
        #expect(performed == ["inner.copy"])
        own.wantsPriorityOverSystemBehavior = true
        inner.commands = [own, other]
        hold(.keyboardC, "c", .command, on: screen)
        #expect(performed == Array(repeating: "inner.jump Own", count: 3))
    }

    @Test(
        "X15: Escape goes to a drag under way, and nobody else hears of it; other keys, and Escape without a drag, go on"
    )
    func escape() {
        final class Drag: DragReceiver {
            var isUnderWay = true
            var asked = 0
            func accept(_ sample: DragSample, in scene: UIWindowScene) {}
            func cancelDrag(in scene: UIWindowScene) {}
            func escapePressed(in scene: UIWindowScene) -> Bool {
                asked += 1
                return isUnderWay
            }
        }
        let drag = Drag()
        screen.application.dragReceiver = drag
        func heard(_ usage: UIKeyboardHIDUsage) -> Bool {
            screen.press(usage)
            return log.take().contains("inner.pressesBegan")
        }
        #expect(!heard(.keyboardEscape) && drag.asked == 1)
        #expect(heard(.keyboardJ) && drag.asked == 1)
        drag.isUnderWay = false
        #expect(heard(.keyboardEscape) && drag.asked == 2)
    }

    private func press(_ characters: String = "j", _ modifiers: UIKeyModifierFlags = .command) -> [String] {
        _ = log.take()
        let usage: UIKeyboardHIDUsage = characters == "c" ? .keyboardC : characters == "z" ? .keyboardZ : .keyboardJ
        screen.press(usage, characters: characters, modifiers: modifiers)
        return log.entries.filter { !$0.hasSuffix("keyCommands") }
    }

    @Test("F25, F27: a command is found along the chain, its action from the start again")
    func actionSearchStartsAnew() {
        outer.commands = [command("Jump", "jump:")]
        inner.performs = ["jump:"]
        outer.performs = ["jump:"]
        #expect(press() == ["inner.validate Jump", "inner.jump Jump"])
        inner.performs = []
        #expect(press() == ["inner.validate Jump", "outer.jump Jump"])
    }

    @Test(
        "F26, F47: with no first responder the walk starts at the deepest controller that is the only one of its level")
    func startWithoutFirstResponder() {
        final class Root: UIViewController {
            var log: CallLog?
            override var keyCommands: [UIKeyCommand]? {
                log?("root.keyCommands")
                return nil
            }
        }
        final class Child: UIViewController {
            var log: CallLog?
            override var keyCommands: [UIKeyCommand]? {
                log?("child.keyCommands")
                return nil
            }
        }
        let (root, child) = (Root(), Child())
        (root.log, child.log) = (log, log)
        screen.window.rootViewController = root
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        inner.resignFirstResponder()
        _ = log.take()
        screen.press(.keyboardJ, characters: "j")
        #expect(log.entries == ["child.keyCommands", "root.keyCommands"])
    }

    @Test("F47: of several children the one on the screen counts, and of several on the screen none")
    func startAmongSeveral() {
        final class Child: UIViewController {
            var (name, log) = ("", CallLog())
            override var keyCommands: [UIKeyCommand]? {
                log(name)
                return nil
            }
        }
        let root = UIViewController()
        let children = ["covered", "shown"].map { name in
            let child = Child()
            (child.name, child.log) = (name, log)
            root.addChild(child)
            child.didMove(toParent: root)
            return child
        }
        screen.window.rootViewController = root
        root.view.addSubview(children[1].view)
        inner.resignFirstResponder()
        _ = log.take()
        screen.press(.keyboardJ, characters: "j")
        #expect(log.take() == ["shown"])
        root.view.addSubview(children[0].view)
        screen.press(.keyboardJ, characters: "j")
        #expect(log.take() == [])
    }

    @Test("F28: of one responder's commands the earlier wins, also an alternate of it")
    func earlierWins() {
        let shifted = UICommandAlternate(title: "Hop", action: "hop:", modifierFlags: .shift)
        let base = command("Jump", "jump:", alternates: [shifted])
        let direct = command("Wave", "wave:", "j", [.command, .shift])
        inner.performs = ["jump:", "hop:", "wave:"]
        inner.commands = [base, direct]
        #expect(press("j", [.command, .shift]) == ["inner.validate Hop", "inner.hop Hop"])
        inner.commands = [direct, base]
        #expect(press("j", [.command, .shift]) == ["inner.validate Wave", "inner.wave Wave"])
    }

    @Test("F29: the command of the responder nearer to the first responder wins")
    func nearerWins() {
        outer.commands = [command("Outer", "jump:")]
        inner.commands = [command("Inner", "jump:")]
        inner.performs = ["jump:"]
        #expect(press() == ["inner.validate Inner", "inner.jump Inner"])
    }

    @Test("F30: a main-menu command works by its keys alone, and a responder's equal command beats it")
    func mainMenu() {
        let builder = MenuTestDelegate { builder in
            builder.insertChild(UIMenu(children: [self.command("Menu", "jump:")]), atEndOfMenu: .file)
        }
        screen.application.delegate = builder
        inner.performs = ["jump:"]
        #expect(press() == ["inner.validate Menu", "inner.jump Menu"])
        outer.commands = [command("Own", "jump:")]
        #expect(press() == ["inner.validate Own", "inner.jump Own"])
    }

    @Test("F31: an alternate's keys send a new command without alternates, the base keys the command itself")
    func sender() {
        final class Keeper: UIView {
            var senders: [UIKeyCommand] = []
            let offered: UIKeyCommand
            init(_ command: UIKeyCommand) {
                offered = command
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { nil }
            override var canBecomeFirstResponder: Bool { true }
            override var keyCommands: [UIKeyCommand]? { [offered] }
            override class var selectors: [Selector] { [Selector("jump:", Keeper.jump(_:))] }
            func jump(_ command: UIKeyCommand) { senders.append(command) }
        }
        let shifted = UICommandAlternate(title: "Back", action: "jump:", modifierFlags: .shift)
        let keeper = Keeper(command("Jump", "jump:", alternates: [shifted]))
        screen.window.addSubview(keeper)
        keeper.becomeFirstResponder()
        screen.press(.keyboardJ, characters: "j", modifiers: .command)
        screen.press(.keyboardJ, characters: "j", modifiers: [.command, .shift])
        #expect(keeper.senders.first === keeper.offered)
        #expect(keeper.senders.last !== keeper.offered && keeper.senders.last?.title == "Back")
        #expect(keeper.senders.last?.alternates == [] && keeper.senders.last?.modifierFlags == [.command, .shift])
    }

    @Test("F33: each responder is asked for its commands once per key, held keys' repeats are none")
    func askedOnce() {
        _ = press()
        #expect(log.entries.filter { $0.hasSuffix("keyCommands") } == ["inner.keyCommands", "outer.keyCommands"])
        screen.keyDown(.keyboardK, characters: "k")
        _ = log.take()
        screen.send(.key(KeySample(isDown: true, isRepeat: true, usage: .keyboardK, characters: "k")))
        #expect(log.entries.isEmpty)
    }

    @Test("F33: an application that sends a presses event itself routes no key commands")
    func sendEventRoutesNothing() {
        inner.commands = [command("Jump", "jump:")]
        inner.performs = ["jump:"]
        _ = log.take()
        screen.application.sendEvent(UIPressesEvent())
        #expect(log.entries.isEmpty)
    }

    @Test("F34: a controller's added commands are its contribution, until they are removed")
    func controllerCommands() {
        let controller = UIViewController()
        let command = command("Jump", "jump:")
        #expect(controller.keyCommands == nil)
        controller.addKeyCommand(command)
        #expect(controller.keyCommands == [command])
        controller.removeKeyCommand(command)
        #expect(controller.keyCommands == nil)
    }

    @Test(
        "F35: commands of editing come before a responder's own, where somebody performs them; priority turns that around"
    )
    func systemCommands() {
        let own = command("Own copy", "jump:", "c")
        inner.commands = [own]
        inner.performs = ["jump:", "copy:"]
        #expect(press("c") == ["inner.validate Copy", "inner.copy"])
        own.wantsPriorityOverSystemBehavior = true
        #expect(press("c") == ["inner.validate Own copy", "inner.jump Own copy"])
        own.wantsPriorityOverSystemBehavior = false
        inner.performs = ["jump:"]
        #expect(press("c") == ["inner.validate Own copy", "inner.jump Own copy"])
    }

    @Test("F36: a command with priority comes before others, also those of nearer responders")
    func priority() {
        let far = command("Far", "jump:")
        outer.commands = [far]
        inner.commands = [command("Near", "jump:")]
        inner.performs = ["jump:"]
        #expect(press() == ["inner.validate Near", "inner.jump Near"])
        far.wantsPriorityOverSystemBehavior = true
        #expect(press() == ["inner.validate Far", "inner.jump Far"])
    }

    @Test(
        "F37: where reading goes from right to left, keys that point to a side change places, unless the command says no"
    )
    func mirroring() {
        let left = UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: .command, action: "jump:")
        let key = UIKey(
            keyCode: .keyboardRightArrow, modifierFlags: .command, characters: "", charactersIgnoringModifiers: "")
        #expect(left.resolved(for: key) == nil && left.resolved(for: key, isRightToLeft: true) === left)
        left.allowsAutomaticMirroring = false
        #expect(left.resolved(for: key, isRightToLeft: true) == nil)
    }

    @Test("F37: so they do for a key that goes down in a window where reading goes from right to left")
    func mirroredRouting() {
        inner.commands = [UIKeyCommand(title: "Left", action: "jump:", input: UIKeyCommand.inputLeftArrow)]
        inner.performs = ["jump:"]
        screen.press(.keyboardRightArrow)
        #expect(performed == [])
        screen.window.traitOverrides.layoutDirection = .rightToLeft
        screen.press(.keyboardRightArrow)
        #expect(performed == ["inner.jump Left"])
    }

    @Test("F20: the start validates a performed command once; one that it disables goes on as a press")
    func validation() {
        inner.commands = [command("Jump", "jump:")]
        outer.performs = ["jump:"]
        inner.validation = { $0.attributes = .disabled }
        #expect(press() == ["inner.validate Jump", "inner.pressesBegan"])
        inner.validation = { $0.attributes = [] }
        #expect(press() == ["inner.validate Jump", "outer.jump Jump"])
        #expect(press("z", [.command, .control]) == ["inner.pressesBegan"], "unmatched keys validate nothing")
    }

    @Test("F39, F40: a key without a command is a press; one that a command took is none")
    func presses() {
        inner.commands = [command("Jump", "jump:")]
        inner.performs = ["jump:"]
        #expect(press() == ["inner.validate Jump", "inner.jump Jump"])
        #expect(press("j", []) == ["inner.pressesBegan"])
        inner.performs = []
        #expect(press() == ["inner.pressesBegan"], "nobody performs the command")
    }

    @Test("D34: command Z undoes with the nearest undo manager, and shift command Z redoes")
    func undoing() {
        var value = 1
        let manager = inner.undoManager
        func set(_ new: Int) {
            let old = value
            manager?.registerUndo(withTarget: inner) { _ in set(old) }
            value = new
        }
        set(2)
        screen.settle()
        outer.performs = []
        _ = press("z")
        #expect(value == 1)
        _ = press("z", [.command, .shift])
        #expect(value == 2)
        #expect(screen.window.canPerformAction("undo:", withSender: nil))
        #expect(!screen.window.canPerformAction("redo:", withSender: nil))
    }
}

/// Builds menus by a closure.
final class MenuTestDelegate: UIResponder, UIApplicationDelegate {
    let build: (any UIMenuBuilder) -> Void

    init(_ build: @escaping (any UIMenuBuilder) -> Void) {
        self.build = build
        super.init()
    }

    override func buildMenu(with builder: any UIMenuBuilder) { build(builder) }
}
