// SPDX-License-Identifier: Apache-2.0

/// A decision and its reason: a value made at the place of the decision, never reconstructed later.
///
/// Each case has a note with the participants and a sentence about the event. A new kind of event needs a file with its note,
/// and here a case, its note and its place in the list of kinds.
public enum TraceEvent: Hashable, Sendable {
    /// A host's input was taken from the queue.
    case inputReceived(InputNote)
    /// A host's input was refused; the application is as it was before.
    case inputRejected(InputNote, InputFault)
    /// An event was handed to the application's `sendEvent`.
    case eventSent(EventNote)
    /// A touch-down was hit-tested.
    case hitTest(HitTestWalk)
    /// A view was the hit-test view of a touch but does not get the touch.
    case touchWithheld(TouchIdentifier, from: Subject, because: WithholdingReason)
    /// A responder's method was called by the event system.
    case delivered(Delivery)
    /// A responder passed a message to its `next`, because it does not override the method or because its override called `super`.
    case forwarded(Forwarding)
    /// A responder's override returned without passing the message on: the message ends there.
    case kept(Delivery)
    /// A touch ended for a responder without lifting.
    case touchCancelled(TouchIdentifier, view: Subject?, because: CancellationReason)
    /// A touch or a key went down and became no event.
    case inputIgnored(IgnoredInput)
    /// A control decided which control events a touch means.
    case controlEvents(ControlNote)
    /// An action message looked for a target, and found one or did not.
    case action(ActionNote)
    /// The key of a key command went down; the command was performed or not.
    case keyCommand(KeyCommandNote)
    /// A controller was presented, dismissed, pushed, popped or selected, or stayed although the user tried to dismiss it.
    case presentation(PresentationNote)
    /// A first responder changed, or a request to change it was refused.
    case firstResponder(FirstResponderNote)
    /// Another window became key.
    case keyWindow(from: Subject?, to: Subject?)
    /// A scene connected, disconnected or changed its activation.
    case scene(SceneNote)
    /// A gesture recognizer changed its state.
    case recognizer(RecognizerNote)
    /// A recognizer would recognize but waits for another to fail.
    case recognizerWaits(GestureWait)
    /// A recognizer over a touch's view does not get the touch.
    case recognizerRefused(GestureRefusal)
    /// Recognizers withhold a message, let it go or drop it.
    case hold(HoldNote)
    /// A shake of the device began, ended or was cancelled.
    case shake(ShakeNote)
    /// A remote command came, and was taken, became an event, or did nothing.
    case remoteCommand(RemoteCommandNote)
    /// Assistive technology acted on an element: a method did the work, a touch follows, or nothing happened.
    case accessibility(AccessibilityNote)
    /// A host's edit of text was given to the first responder, or not.
    case textEdit(TextEditNote)
    /// Focus moved, was lost, or stayed although something tried to move it.
    case focus(FocusNote)
    /// A list highlighted, selected or deselected a row or an item, or did not.
    case list(ListNote)
    /// Items were lifted, dragged, taken or refused, or there were none.
    case drag(DragNote)
    /// A tool beside the application changed a property.
    case edited(EditNote)
    /// A programming mistake that the system noticed and survived.
    case fault(String)

    /// The event's note: its participants, its touches and its words.
    public var note: any TraceNote {
        switch self {
        case .inputReceived(let note): note
        case .inputRejected(let note, let fault): RefusedInput(note, because: fault)
        case .eventSent(let note): note
        case .hitTest(let walk): walk
        case .touchWithheld(let touch, let view, let reason): WithheldTouch(touch, from: view, because: reason)
        case .delivered(let delivery): delivery
        case .forwarded(let forwarding): forwarding
        case .kept(let delivery): KeptMessage(delivery)
        case .touchCancelled(let touch, let view, let reason): CancelledTouch(touch, view: view, because: reason)
        case .inputIgnored(let note): note
        case .controlEvents(let note): note
        case .action(let note): note
        case .keyCommand(let note): note
        case .presentation(let note): note
        case .firstResponder(let note): note
        case .keyWindow(let old, let new): KeyWindowNote(from: old, to: new)
        case .scene(let note): note
        case .recognizer(let note): note
        case .recognizerWaits(let note): note
        case .recognizerRefused(let note): note
        case .hold(let note): note
        case .shake(let note): note
        case .remoteCommand(let note): note
        case .accessibility(let note): note
        case .textEdit(let note): note
        case .focus(let note): note
        case .list(let note): note
        case .drag(let note): note
        case .edited(let note): note
        case .fault(let message): FaultNote(message)
        }
    }

    /// Every kind of event, for readers of JSON.
    static let kinds = [
        TraceKind { (note: InputNote) in .inputReceived(note) },
        TraceKind { (note: RefusedInput) in .inputRejected(note.input, note.fault) },
        TraceKind { (note: EventNote) in .eventSent(note) },
        TraceKind { (walk: HitTestWalk) in .hitTest(walk) },
        TraceKind { (note: WithheldTouch) in .touchWithheld(note.touch, from: note.view, because: note.reason) },
        TraceKind { (delivery: Delivery) in .delivered(delivery) },
        TraceKind { (forwarding: Forwarding) in .forwarded(forwarding) },
        TraceKind { (note: KeptMessage) in .kept(note.delivery) },
        TraceKind { (note: CancelledTouch) in .touchCancelled(note.touch, view: note.view, because: note.reason) },
        TraceKind { (note: IgnoredInput) in .inputIgnored(note) },
        TraceKind { (note: ControlNote) in .controlEvents(note) },
        TraceKind { (note: ActionNote) in .action(note) },
        TraceKind { (note: KeyCommandNote) in .keyCommand(note) },
        TraceKind { (note: PresentationNote) in .presentation(note) },
        TraceKind { (note: FirstResponderNote) in .firstResponder(note) },
        TraceKind { (note: KeyWindowNote) in .keyWindow(from: note.old, to: note.new) },
        TraceKind { (note: SceneNote) in .scene(note) },
        TraceKind { (note: RecognizerNote) in .recognizer(note) },
        TraceKind { (note: GestureWait) in .recognizerWaits(note) },
        TraceKind { (note: GestureRefusal) in .recognizerRefused(note) },
        TraceKind { (note: HoldNote) in .hold(note) },
        TraceKind { (note: ShakeNote) in .shake(note) },
        TraceKind { (note: RemoteCommandNote) in .remoteCommand(note) },
        TraceKind { (note: AccessibilityNote) in .accessibility(note) },
        TraceKind { (note: TextEditNote) in .textEdit(note) },
        TraceKind { (note: FocusNote) in .focus(note) },
        TraceKind { (note: ListNote) in .list(note) },
        TraceKind { (note: DragNote) in .drag(note) },
        TraceKind { (note: EditNote) in .edited(note) },
        TraceKind { (note: FaultNote) in .fault(note.message) },
    ]
}

extension TraceEvent {
    /// Everybody the event names, in the order it names them; a name may come twice.
    public var subjects: [Subject] { note.participants }

    /// The touches that the event speaks of, each once, in the order it names them.
    public var touches: [TouchIdentifier] { note.touchNumbers }

    /// Whether the participant takes part in the event: it got, passed on or kept something, was asked, or was in the way.
    public func concerns(_ subject: Subject) -> Bool {
        subjects.contains { $0.identifier == subject.identifier }
    }

    /// The word under `type` in JSON.
    public var typeName: String { type(of: note).typeName }

    /// Whether it is an input, which leads to everything up to the next one.
    var isInput: Bool {
        if case .inputReceived = self { true } else { false }
    }
}

extension TraceEvent: CustomStringConvertible {
    /// The note's sentence.
    public var description: String { note.sentence.description }
}
