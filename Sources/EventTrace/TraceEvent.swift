/// What was decided, and why: a value made where the decision is made, never reconstructed later.
public enum TraceEvent: Hashable, Sendable {
    /// A host's input was taken from the queue.
    case inputReceived(InputNote)
    /// A host's input was refused; the application is as it was before.
    case inputRejected(InputNote, InputFault)
    /// An event was handed to the application's `sendEvent`.
    case eventSent(EventNote)
    /// A touch-down was hit-tested.
    case hitTest(HitTestWalk)
    /// A view was the hit-test view of a touch but is not told of it.
    case touchWithheld(TouchIdentifier, from: Subject, because: WithholdingReason)
    /// A responder's method was called by the event system.
    case delivered(Delivery)
    /// A responder passed a message to its `next`, because it does not override the method or because its override called `super`.
    case forwarded(Forwarding)
    /// A responder's override returned without passing the message on: the message ends there.
    case kept(Delivery)
    /// A touch ended for a responder without lifting.
    case touchCancelled(TouchIdentifier, view: Subject?, because: CancellationReason)
    /// A control decided which control events a touch means.
    case controlEvents(ControlNote)
    /// An action message looked for, and found or did not find, somebody to perform it.
    case action(ActionNote)
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
    /// A shake of the device began, ended or was given up.
    case shake(ShakeNote)
    /// A remote command came, and was taken, became an event, or did nothing.
    case remoteCommand(RemoteCommandNote)
    /// A host's edit of text was given to the first responder, or not.
    case textEdit(TextEditNote)
    /// A programming mistake that the system noticed and survived.
    case fault(String)
}
