// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Sends actions of assistive technology to the element, up the chain, or as a touch at the element's place.
@MainActor
enum AccessibilityRouter {
    /// No device numbers its pointers so high.
    private static let pointer = UInt64.max

    static func accept(
        _ sample: AccessibilitySample, time: TimeInterval, in scene: UIWindowScene
    ) throws(InputFault) {
        guard let view = scene.view(numbered: sample.view) else { throw .unknownView(sample.view) }
        let target = try target(sample, in: view)
        UIAccessibility.noteUse(of: scene)
        switch sample.action {
        case .activate: activate(target, time: time, in: scene)
        case .increment:
            target.accessibilityIncrement()
            note(.increment, of: target, .told, in: scene)
        case .decrement:
            target.accessibilityDecrement()
            note(.decrement, of: target, .told, in: scene)
        case .scroll(let direction): ask(.scroll, from: target, in: scene) { $0.accessibilityScroll(direction) }
        case .escape: ask(.escape, from: target, in: scene) { $0.accessibilityPerformEscape() }
        case .magicTap: ask(.magicTap, from: target, in: scene) { $0.accessibilityPerformMagicTap() }
        case .custom(let place):
            guard let actions = target.accessibilityCustomActions, actions.indices.contains(place) else {
                throw .outOfRange(field: "custom", found: Double(place), expected: "the place of a custom action")
            }
            let isDone = actions[place].perform()
            note(.custom, of: target, isDone ? .performed(by: subject(target, in: scene)) : .nobody, in: scene)
        case .rotor(let place, let direction):
            let rotors = RotorSearch.rotors(of: target)
            guard rotors.indices.contains(place) else {
                throw .outOfRange(field: "rotor", found: Double(place), expected: "the place of a rotor")
            }
            turn(rotors[place], direction, of: target, in: scene)
        case .focus: focus(target, in: scene)
        case .setText(let text):
            AccessibilityFocus.move(to: target, in: scene)
            let isDone = try set(text, of: target, in: scene)
            note(.setText, of: target, isDone ? .performed(by: subject(target, in: scene)) : .nobody, in: scene)
        }
    }

    private static func target(_ sample: AccessibilitySample, in view: UIView) throws(InputFault) -> UIResponder {
        guard let place = sample.element else { return view }
        guard let elements = view.foundElements, elements.indices.contains(place),
            let element = elements[place].element
        else {
            throw .outOfRange(
                field: "element", found: Double(place), expected: "the place of an accessibility element")
        }
        return element
    }

    private static func focus(_ target: UIResponder, in scene: UIWindowScene) {
        AccessibilityFocus.move(to: target, in: scene)
        note(.focus, of: target, .told, in: scene)
    }

    // MARK: Rotors

    /// AX23: the found element gets the focus of assistive technology and of the host. AX24: if nothing is found, that is
    /// announced.
    private static func turn(
        _ rotor: UIAccessibilityCustomRotor, _ direction: UIAccessibilityCustomRotor.Direction, of target: UIResponder,
        in scene: UIWindowScene
    ) {
        guard let (element, range) = RotorSearch.item(of: rotor, direction, in: scene) else {
            note(.rotor, of: target, .nobody, in: scene)
            return scene.add(AccessibilityNotice(kind: .announcement, text: "\(rotor.name): nothing more"))
        }
        note(.rotor, of: target, .performed(by: subject(target, in: scene)), in: scene)
        focus(element, in: scene)
        if let range, let input = element as? any UIResponder & UITextInput, input.isFirstResponder {
            input.selectedTextRange = range
        }
        UIAccessibility.post(notification: .layoutChanged, argument: element)
    }

    // MARK: Text

    /// AX19: makes the change as an edit by the host, once the text is being edited: delegates are asked as when people type.
    /// False when the text is not being edited. The same text again changes nothing: a host that waits for an answer may say it
    /// twice, and the caret has moved meanwhile.
    private static func set(_ text: String, of target: UIResponder, in scene: UIWindowScene) throws(InputFault) -> Bool
    {
        guard target is any UIKeyInput, scene.keyWindow?.firstResponder === target else { return false }
        if let input = target as? any UITextInput, input.markedTextRange == nil, has(input, text) { return true }
        let host = scene.application.hostText
        try host.accept(TextSample(.selectAll), in: scene)
        let isEmptied = text.isEmpty && (target as? any UIKeyInput)?.hasText == true
        try host.accept(
            TextSample(isEmptied ? .delete(.backward, .character, removing: nil) : .insert(text)), in: scene)
        return true
    }

    private static func has(_ input: any UITextInput, _ text: String) -> Bool {
        let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        return whole.flatMap(input.text(in:)) == text
    }

    // MARK: Up the chain

    /// AX5: asks up the chain, until a responder performs the action.
    private static func ask(
        _ action: AccessibilityNote.Action, from target: UIResponder, in scene: UIWindowScene,
        _ question: (UIResponder) -> Bool
    ) {
        var asked: Set<ObjectIdentifier> = []
        var responder: UIResponder? = target
        while let current = responder, asked.insert(ObjectIdentifier(current)).inserted {
            if question(current) {
                return note(action, of: target, .performed(by: subject(current, in: scene)), in: scene)
            }
            responder = current.next
        }
        note(action, of: target, .nobody, in: scene)
    }

    // MARK: Activation

    private static func activate(_ target: UIResponder, time: TimeInterval, in scene: UIWindowScene) {
        // AX2: the element's own action comes first.
        guard !target.accessibilityActivate() else {
            return note(.activate, of: target, .performed(by: subject(target, in: scene)), in: scene)
        }
        guard let place = activationPoint(of: target, in: scene) else {
            return note(.activate, of: target, .nobody, in: scene)
        }
        note(.activate, of: target, .touched(TracePoint(place)), in: scene)
        // AX3: a touch, by the way of all touches.
        for phase in [PointerSample.Phase.down, .up] {
            var input = WaitingInput()
            input.append(PointerSample(pointer: pointer, phase: phase, location: place), at: time, in: scene.identifier)
            // If the application's own code refused the touch meanwhile, it has no end.
            input.forEach(
                sample: { try? scene.application.touchTable.accept($0, in: scene) }, other: { _ in })
            scene.application.touchTable.dispatch()
        }
    }

    /// `nil` for a target that application code removed from the scene meanwhile.
    private static func activationPoint(of target: UIResponder, in scene: UIWindowScene) -> CGPoint? {
        switch target {
        case let view as UIView: view.window?.windowScene === scene ? view.accessibilityActivationPoint : nil
        case let element as UIAccessibilityElement:
            (element.accessibilityContainer as? UIView)?.window?.windowScene === scene
                ? element.accessibilityActivationPoint : nil
        default: nil
        }
    }

    // MARK: Telling

    private static func subject(_ object: UIResponder, in scene: UIWindowScene) -> Subject {
        scene.application.subject(of: object)
    }

    private static func note(
        _ action: AccessibilityNote.Action, of target: UIResponder,
        _ outcome: @autoclosure () -> AccessibilityNote.Outcome,
        in scene: UIWindowScene
    ) {
        guard let tracer = scene.application.tracer else { return }
        tracer.record(
            .accessibility(
                AccessibilityNote(
                    scene: scene.identifier.number, element: tracer.subject(of: target), action: action,
                    outcome: outcome())))
    }
}

extension UIWindowScene {
    /// Nobody could listen to more of them in one turn.
    private static let mostNotices = 64

    /// The host hears of the notice after the turn's picture, which has the notice's element.
    func add(_ notice: AccessibilityNotice) {
        guard notices.count < Self.mostNotices else { return }
        notices.append(notice)
        application.setNeedsTurn()
    }

    func tellNotices(_ identifier: SceneIdentifier) {
        let waiting = notices
        notices = []
        for notice in waiting { application.hostCan.notices?.notify(notice, of: identifier) }
    }
}
