// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@Suite("Explanations of actions, first responders and scenes")
struct ActionTextTests {
    @Test("E36: control events, with where the touch is and whether anybody is registered")
    func controlEvents() {
        func sent(_ events: [String], inside: Bool = true, touch: TouchIdentifier? = Cast.touch, count: Int? = nil)
            -> String
        {
            text(
                .controlEvents(
                    ControlNote(
                        control: Cast.buy, events: events, isTouchInside: inside, touch: touch, actionCount: count)))
        }
        #expect(sent(["touchDown"]) == #"UIButton "Buy" #3 sends touchDown, with touch 1 inside."#)
        #expect(sent(["valueChanged"], touch: nil) == #"UIButton "Buy" #3 sends valueChanged."#)
        #expect(
            sent(["touchUpInside"], count: 0)
                == #"UIButton "Buy" #3 sends touchUpInside, with touch 1 inside: no action is registered for it."#)
        #expect(
            sent(["touchDragExit", "touchDragOutside"], inside: false, count: 0)
                == #"UIButton "Buy" #3 sends touchDragExit and touchDragOutside, with touch 1 outside: no action is registered for them."#
        )
        #expect(
            sent(["touchUpInside"], count: 1)
                == #"UIButton "Buy" #3 sends touchUpInside, with touch 1 inside: 1 action is registered."#)
        #expect(
            sent(["touchUpInside"], count: 2)
                == #"UIButton "Buy" #3 sends touchUpInside, with touch 1 inside: 2 actions are registered."#)
        #expect(sent([], inside: false) == #"UIButton "Buy" #3 sends no control event, with touch 1 outside."#)
    }

    @Test("E31: a control that makes nothing of a touch")
    func controlRefusals() {
        func refused(_ refusal: ControlNote.Refusal, _ touch: TouchIdentifier? = Cast.touch) -> String {
            text(
                .controlEvents(
                    ControlNote(control: Cast.buy, events: [], isTouchInside: true, touch: touch, refusal: refusal)))
        }
        #expect(
            refused(.disabled)
                == #"UIButton "Buy" #3 ignores touch 1: its isEnabled is false, and a disabled control keeps its touches from the responders after it."#
        )
        #expect(
            refused(.trackingDeclined)
                == #"UIButton "Buy" #3 ignores touch 1: its beginTracking(_:with:) was false."#)
        #expect(
            refused(.trackingDeclined, nil)
                == #"UIButton "Buy" #3 ignores the touch: its beginTracking(_:with:) was false."#)
    }

    @Test("E13: a touch that lifted outside says how far, in numbers for people")
    func miss() {
        let note = ControlNote(
            control: Cast.buy, events: ["touchUpOutside"], isTouchInside: false, touch: Cast.touch, actionCount: 0,
            miss: ControlNote.Miss(distance: 83.2519, margin: 70))
        #expect(
            text(.controlEvents(note))
                == #"UIButton "Buy" #3 sends touchUpOutside, with touch 1 outside (83 pt from its bounds, and up to 70 are inside): no action is registered for it."#
        )
    }

    @Test("F27, F30: a key command, who has it and what became of it")
    func keyCommands() {
        func told(_ outcome: KeyCommandNote.Outcome, action: String? = "undo:", title: String? = "Undo") -> String {
            text(
                .keyCommand(
                    KeyCommandNote(shortcut: "⌘Z", title: title, action: action, origin: .mainMenu, outcome: outcome)))
        }
        #expect(told(.performed) == "⌘Z (Undo) is a command of the main menu, and was performed.")
        #expect(
            told(.nobody, title: nil)
                == "⌘Z is a command of the main menu, and nobody in the chain performs undo:.")
        #expect(told(.nobody, action: nil) == "⌘Z (Undo) is a command of the main menu, and has no action.")
        #expect(
            told(.disabled) == "⌘Z (Undo) is a command of the main menu, and was disabled when it was validated.")
        #expect(
            told(.failed)
                == "⌘Z (Undo) is a command of the main menu, and the target found for undo: did not perform it.")
    }

    @Test("J13: presentations")
    func presentations() {
        func told(_ change: PresentationNote.Change) -> String {
            text(
                .presentation(
                    PresentationNote(controller: Cast.editor, presenter: Cast.application, change: change)))
        }
        #expect(told(.presented) == "Shop.Editor #6 is presented by UIApplication #8.")
        #expect(told(.dismissed) == "Shop.Editor #6 is dismissed.")
        #expect(told(.keptModal) == "Shop.Editor #6 is not dismissed: its isModalInPresentation is true.")
        #expect(
            told(.keptByDelegate)
                == "Shop.Editor #6 is not dismissed: its delegate's presentationControllerShouldDismiss(_:) is false.")
        #expect(told(.resized) == "Shop.Editor #6 is brought to another height.")
        #expect(told(.collapsed) == "Shop.Editor #6 collapses to one column.")
        #expect(told(.expanded) == "Shop.Editor #6 expands to its columns.")
        #expect(told(.turned) == "Shop.Editor #6 is the page that is shown by UIApplication #8.")
        #expect(
            told(.notTurned) == "Shop.Editor #6 stays the page: the finger let go before half of the next was seen.")
        #expect(told(.noPage) == "Shop.Editor #6 stays the page: the data source has none on that side.")
        #expect(told(.searching) == "Shop.Editor #6 begins a search.")
        #expect(told(.searchEnded) == "Shop.Editor #6 ends its search.")
    }

    @Test("A52: what becomes no event")
    func ignored() {
        #expect(
            text(.inputIgnored(IgnoredInput(touch: Cast.touch, reason: .ignoringInteractionEvents)))
                == "Touch 1 becomes no event: the application ignores interaction events.")
        #expect(
            text(.inputIgnored(IgnoredInput(touch: nil, reason: .noKeyWindow)))
                == "The key becomes no event: no window that takes keys is key.")
        #expect(
            text(.inputIgnored(IgnoredInput(touch: Cast.touch, reason: .windowLeft)))
                == "Touch 1 becomes no event: its window or view left while the window was to become key.")
    }

    private func action(_ answers: [Bool], _ outcome: ActionNote.Outcome, sender: Subject? = Cast.buy) -> TraceEvent {
        let asked = zip([Cast.field, Cast.page, Cast.editor], answers).map {
            ActionNote.Answer(responder: $0, canPerform: $1)
        }
        return .action(ActionNote(action: "save:", sender: sender, asked: asked, outcome: outcome))
    }

    @Test("E27, E35: who performed an action")
    func performed() {
        #expect(
            text(action([], .performed(by: Cast.editor)))
                == #"Action save: from UIButton "Buy" #3 is performed by Shop.Editor #6, its target."#)
        #expect(
            text(action([true], .performed(by: Cast.field), sender: nil))
                == "Action save: is performed by UITextField #5, which was asked first.")
        #expect(
            text(action([false, true], .performed(by: Cast.page)))
                == #"Action save: from UIButton "Buy" #3 is performed by UIView #2, after 1 other responder could not."#
        )
        #expect(
            text(action([false, false, true], .performed(by: Cast.editor)))
                == #"Action save: from UIButton "Buy" #3 is performed by Shop.Editor #6, after 2 other responders could not."#
        )
    }

    @Test("E28, E33, E36: why nobody performed an action")
    func notPerformed() {
        let start = #"Action save: from UIButton "Buy" #3 is performed by nobody: "#
        #expect(
            text(action([false, false], .nobody))
                == start + "its target is nil, and none of the 2 responders asked can perform it.")
        #expect(
            text(action([false], .nobody)) == start
                + "its target is nil, and the one responder asked cannot perform it."
        )
        #expect(text(action([], .nobody)) == start + "its target is nil, and no responder could be asked.")
        #expect(
            text(action([], .nowhereToStart, sender: nil))
                == "Action save: is performed by nobody: its target is nil, and there is neither a first responder nor a sender to start from."
        )
        #expect(
            text(action([], .targetLacksAction(Cast.editor)))
                == start + "its target, Shop.Editor #6, has no such method, and nobody else is asked.")
        #expect(
            text(action([], .senderMismatch(target: Cast.editor, expected: "UISwitch", found: "UIButton")))
                == start
                + "the method of its target, Shop.Editor #6, takes a sender of type UISwitch, and the sender is of type UIButton."
        )
    }

    @Test("F1: every answer to an action, a line each")
    func answers() {
        let entry = TraceEntry(sequence: 3, time: 0.25, event: action([false, true], .performed(by: Cast.page)))
        #expect(
            TraceText.lines(for: entry).map(\.description) == [
                #"[3] 0.250 s  Action save: from UIButton "Buy" #3 is performed by UIView #2, after 1 other responder could not."#,
                "    UITextField #5 cannot perform it",
                "    UIView #2 can perform it",
            ])
    }

    private func responder(_ old: Subject?, _ new: Subject?, _ outcome: FirstResponderNote.Outcome) -> String {
        text(.firstResponder(FirstResponderNote(window: Cast.window, old: old, new: new, outcome: outcome)))
    }

    @Test("D4: the first responder changes")
    func firstResponderChanges() {
        #expect(responder(nil, Cast.field, .changed) == "UITextField #5 is first responder of UIWindow #1.")
        #expect(
            responder(Cast.editor, Cast.field, .changed)
                == "UITextField #5 is first responder of UIWindow #1, in place of Shop.Editor #6.")
        #expect(
            responder(Cast.field, nil, .changed)
                == "UITextField #5 is no longer first responder of UIWindow #1, and nobody else is.")
        #expect(responder(nil, nil, .changed) == "Nobody is first responder of UIWindow #1.")
    }

    @Test("D1, D5, D7, D8: why a responder does not become first responder")
    func firstResponderRefusals() {
        let start = "UITextField #5 does not become first responder of UIWindow #1: "
        #expect(
            text(.firstResponder(FirstResponderNote(window: nil, old: nil, new: Cast.field, outcome: .notInWindow)))
                == "UITextField #5 does not become first responder: it is in no window.")
        #expect(responder(nil, Cast.field, .cannotBecome) == start + "its canBecomeFirstResponder is false.")
        #expect(
            responder(Cast.editor, Cast.field, .currentCannotResign)
                == start + "canResignFirstResponder of Shop.Editor #6 is false.")
        #expect(
            responder(Cast.editor, Cast.field, .currentRefused)
                == start + "resignFirstResponder() of Shop.Editor #6 was false.")
        #expect(
            responder(nil, Cast.field, .currentRefused) == start
                + "resignFirstResponder() of the present one was false.")
    }

    @Test("D41: the key window changes")
    func keyWindow() {
        let alert = Subject(identifier: 9, className: "UIWindow", label: "Alert")
        #expect(
            text(.keyWindow(from: Cast.window, to: alert))
                == #"UIWindow "Alert" #9 is the key window, in place of UIWindow #1."#)
        #expect(text(.keyWindow(from: nil, to: alert)) == #"UIWindow "Alert" #9 is the key window."#)
        #expect(
            text(.keyWindow(from: alert, to: nil))
                == #"UIWindow "Alert" #9 is no longer the key window, and no other is."#)
        #expect(text(.keyWindow(from: nil, to: nil)) == "No window is key.")
    }

    @Test(
        "a scene's life",
        arguments: [
            (SceneNote.Change.connected, "connected"), (.enteredForeground, "entered the foreground"),
            (.activated, "became active"), (.deactivated, "is no longer active"),
            (.enteredBackground, "entered the background"), (.disconnected, "disconnected"),
            (.resized, "has a new size"),
        ])
    func scenes(change: SceneNote.Change, words: String) {
        #expect(text(.scene(SceneNote(scene: 2, change: change))) == "Scene 2 \(words).")
    }

    @Test("a recognizer's state, and a mistake in its own words")
    func others() {
        #expect(
            text(.recognizer(RecognizerNote(recognizer: Cast.tap, old: .possible, new: .failed)))
                == "UITapGestureRecognizer #7 went from Possible to Failed.")
        #expect(text(.fault("A was left in B.")) == "Mistake: A was left in B.")
    }
}
