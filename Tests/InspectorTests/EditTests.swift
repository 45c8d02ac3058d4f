// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitTesting

@testable import Inspector
@testable import UIKitCore

/// What an inspector's page may change, and what it may not.
@MainActor @Suite struct EditTests {
    private let screen = TestScreen()

    private func makeButton() -> UIButton {
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
        button.accessibilityIdentifier = "Buy"
        button.addGestureRecognizer(UITapGestureRecognizer())
        screen.window.addSubview(button)
        screen.settle()
        // What a host that paints would have asked for.
        for view in [screen.window, button] as [UIView] { _ = view.displayIdentifier }
        return button
    }

    private func edit(_ property: Edit.Property, _ value: String, of target: UInt32) -> Edit.Outcome {
        Edit(property: property, value: value).apply(to: target, in: screen.application).outcome
    }

    private func note(_ outcome: Edit.Outcome) -> String {
        switch outcome {
        case .changed(let note): "\(note.property): \(note.old) to \(note.new)"
        case .refused(let reason): reason
        }
    }

    @Test("a view's properties, each told with what it was")
    func view() {
        let button = makeButton()
        let number = button.numberIfGiven
        #expect(note(edit(.isHidden, "true", of: number)) == "isHidden: false to true")
        #expect(button.isHidden)
        #expect(note(edit(.isHidden, "false", of: number)) == "isHidden: true to false")
        #expect(note(edit(.isEnabled, "false", of: number)) == "isEnabled: true to false")
        #expect(!button.isEnabled)
        #expect(
            note(edit(.isUserInteractionEnabled, "false", of: number)) == "isUserInteractionEnabled: true to false")
        #expect(!button.isUserInteractionEnabled)
        #expect(note(edit(.alpha, "0.5", of: number)) == "alpha: 1 to 0.5")
        #expect(button.alpha == 0.5)
        #expect(note(edit(.frame, "10 20 30.5 40", of: number)) == "frame: 20 20 100 44 to 10 20 30.5 40")
        #expect(button.frame == CGRect(x: 10, y: 20, width: 30.5, height: 40))
    }

    @Test("a recognizer is switched off and on, and has nothing else")
    func recognizer() throws {
        let recognizer = try #require(makeButton().gestureRecognizers?.first)
        let number = screen.application.subject(of: recognizer).identifier
        #expect(note(edit(.isEnabled, "false", of: number)) == "isEnabled: true to false")
        #expect(!recognizer.isEnabled)
        #expect(note(edit(.alpha, "0.5", of: number)) == "of a recognizer only isEnabled can be changed")
    }

    @Test(
        "what makes no sense changes nothing",
        arguments: [
            (Edit.Property.isHidden, "maybe", "isHidden is true or false"),
            (.alpha, "2", "alpha is a number from 0 to 1"),
            (.alpha, "nan", "alpha is a number from 0 to 1"),
            (.frame, "1 2 3", "a frame is four numbers: x, y, width and height"),
            (.frame, "1 2 -3 4", "a frame is four numbers: x, y, width and height"),
            (.frame, "1 2 x 3 4", "a frame is four numbers: x, y, width and height"),
            (.frame, "inf 2 3 4", "a frame is four numbers: x, y, width and height"),
        ])
    func nonsense(property: Edit.Property, value: String, reason: String) {
        let button = makeButton()
        let frame = button.frame
        #expect(edit(property, value, of: button.numberIfGiven) == .refused(reason))
        #expect(!button.isHidden && button.alpha == 1 && button.frame == frame)
    }

    @Test("a plain view has no isEnabled; a number that nobody has, or everybody without one, is nobody's")
    func nobody() {
        _ = makeButton()
        #expect(
            edit(.isEnabled, "true", of: screen.window.numberIfGiven)
                == .refused("only controls and gesture recognizers have isEnabled"))
        #expect(edit(.isHidden, "true", of: 999_999) == .refused("it is not shown any more"))
        #expect(edit(.isHidden, "true", of: 0) == .refused("it has no number"))
    }

    @Test("an edit's sentence")
    func sentence() {
        let note = EditNote(
            subject: Subject(identifier: 4, className: "UIButton", label: "Buy"), property: "isEnabled", old: "false",
            new: "true")
        #expect(
            "\(note.sentence)" == "The inspector set isEnabled of UIButton \"Buy\" #4 to true; it was false.")
    }

    @Test("changes are asked for by name, and looking alone is not changing")
    func asking() {
        #expect(Inspector.isAskedToEdit(["app", "--inspector=edit"], [:]))
        #expect(Inspector.isAsked(["app", "--inspector=edit"], [:]))
        #expect(Inspector.isAskedToEdit(["app"], ["RESPONDER_INSPECTOR": "edit"]))
        #expect(!Inspector.isAskedToEdit(["app", "--inspector"], ["RESPONDER_INSPECTOR": "1"]))
        #expect(!Inspector.isAskedToEdit(["app", "--", "--inspector=edit"], [:]))
    }
}
