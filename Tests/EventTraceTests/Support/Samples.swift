// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// An event of every case, with every reason.
enum Samples {
    static let failures: [GestureFailure] = [
        .moved(distance: 14, limit: 10), .movedTooLittle(distance: 4, needed: 10),
        .strayed(distance: 30, limit: 25.5), .wrongDirection, .pinchedTooLittle(distance: 5, needed: 10),
        .turnedTooLittle(degrees: 4.5, needed: 10), .heldTooLong(limit: 1.5),
        .liftedTooSoon(duration: 0.25, needed: 0.5), .tookTooLong(limit: 0.5),
        .tooManyTouches(count: 3, limit: 2), .tooFewTouches(count: 1, needed: 2), .nextTapTooLate(limit: 0.35),
        .nextTapTooFar(distance: 60, limit: 44), .wrongButtons(pressed: 2, required: 1),
        .awayFromEdge(distance: 35, limit: 20), .nothingToRecognize(property: "direction"), .touchesCancelled,
    ]

    private static let gestureFailures: [TraceEvent] = failures.map {
        .recognizer(RecognizerNote(recognizer: Cast.tap, old: .possible, new: .failed, reason: .failed($0)))
    }

    private static let gestures: [TraceEvent] = [
        .recognizerWaits(GestureWait(recognizer: Cast.tap, state: .ended, other: Cast.buy)),
        .recognizerRefused(GestureRefusal(recognizer: Cast.tap, touch: Cast.touch, reason: .gestureOver)),
        .recognizerRefused(GestureRefusal(recognizer: Cast.tap, touch: nil, reason: .typeNotAllowed)),
        .hold(HoldNote(touch: Cast.touch, responder: Cast.page, message: .beginning, outcome: .held(by: Cast.tap))),
        .hold(HoldNote(touch: nil, responder: Cast.page, message: .end, outcome: .released)),
        .hold(HoldNote(touch: Cast.touch, responder: Cast.page, message: .end, outcome: .dropped)),
    ]

    static let events: [TraceEvent] =
        gestureFailures + gestures + inputs + Story.entries.map(\.event) + hitTests + deliveries + actions + devices
        + textEdits + accessibility
        + focus

    private static let note = InputNote(kind: .connect, scene: 1, time: 0.5)

    private static let faults: [InputFault] = [
        .notFinite(field: "location.x"), .outOfRange(field: "scale", found: 20.5, expected: "at most 16"),
        .unknownPointer(3), .pointerAlreadyDown(3), .tooManyPointers(limit: 20), .unknownScene(4),
        .sceneAlreadyConnected(4), .tooManyScenes(limit: 8), .unknownEstimate(pointer: 3, index: 7),
        .unknownMenuItem(generation: 2, item: 9), .noTextInput(scene: 4), .staleText(revision: 3, current: 5),
        .textRangeOutside(start: 3, end: 9, length: 4),
        .textRangeCutsCharacter(offset: 2), .unknownRequest(7), .unknownView(9),
    ]

    private static let textNote = InputNote(
        kind: .text, scene: 1, time: 0.5, textEdit: TextEditSummary(.insert, characters: 3))

    private static let inputs: [TraceEvent] =
        [.inputReceived(note), .inputReceived(textNote)] + faults.map { .inputRejected(note, $0) }

    static let verdicts: [HitTestWalk.Verdict] =
        [
            .hit, .passedOn(to: Cast.buy), .answeredByOverride(nil), .answeredByOverride(Cast.page),
            .covered(by: Cast.overlay),
        ]
        + [
            HitTestWalk.Refusal.hidden, .interactionDisabled, .transparent(alpha: 0.005), .outsideBounds,
            .outsideByOverride, .singularTransform, .animating, .windowWithoutForegroundScene,
        ].map { .refused($0) }

    private static let hitTests: [TraceEvent] = [
        .hitTest(
            HitTestWalk(
                touch: nil, point: TracePoint(x: 1, y: 2),
                visits: verdicts.map { visit($0) } + [visit(.hit, point: nil)])),
        .hitTest(
            HitTestWalk(
                touch: Cast.touch, point: TracePoint(x: 1.25, y: -2),
                visits: [
                    HitTestWalk.Visit(
                        view: Cast.page, depth: 0, point: TracePoint(x: 1, y: 1),
                        bounds: TraceRect(x: 0, y: 0, width: 9, height: 9), verdict: .refused(.hidden),
                        withheld: Cast.buy)
                ], result: Cast.page)),
    ]

    private static let withholdings: [WithholdingReason] = [
        .alreadyTracking(Cast.touch), .exclusiveTouch(Cast.buy), .otherViewTracking(Cast.buy),
    ]

    private static let cancellations: [CancellationReason] = [
        .host, .hostCancelledAll("blur"), .sceneDeactivated, .sceneDisconnected, .viewRemoved,
        .recognized(by: Cast.tap),
        .ignoringInteractionEvents, .windowHidden,
    ]

    private static let deliveries: [TraceEvent] =
        withholdings.map { .touchWithheld(Cast.second, from: Cast.page, because: $0) }
        + cancellations.map { .touchCancelled(Cast.touch, view: Cast.page, because: $0) }
        + [
            .touchCancelled(Cast.touch, view: nil, because: .host),
            .kept(Delivery(responder: Cast.editor, method: .pressesBegan)),
        ]

    static let shakeCauses: [ShakeCause] = [
        .strong(acceleration: 2.5, limit: 1.5), .quiet(seconds: 0.5), .tooLong(seconds: 3), .host,
        .hostCancelledAll("blur"), .sceneDeactivated, .viewRemoved,
    ]

    static let remoteOutcomes: [RemoteCommandNote.Outcome] = [
        .handled(status: "success", handlers: 2), .event, .disabled, .notReceiving, .noEvent,
    ]

    private static let devices: [TraceEvent] =
        shakeCauses.map { .shake(ShakeNote(scene: 1, change: .cancelled, cause: $0)) }
        + remoteOutcomes.map { .remoteCommand(RemoteCommandNote(command: "play", outcome: $0)) }

    static let accessibilityOutcomes: [AccessibilityNote.Outcome] = [
        .performed(by: Cast.buy), .performed(by: Cast.editor), .touched(TracePoint(x: 20, y: 30)), .told, .nobody,
    ]

    private static let accessibility: [TraceEvent] = accessibilityOutcomes.map {
        .accessibility(AccessibilityNote(scene: 1, element: Cast.buy, action: .activate, outcome: $0))
    }

    private static let textEdits: [TraceEvent] = [
        .textEdit(
            TextEditNote(edit: TextEditSummary(.mark, characters: 2), responder: Cast.field, outcome: .performed)),
        .textEdit(TextEditNote(edit: TextEditSummary(.delete), responder: Cast.field, outcome: .kept)),
        .textEdit(TextEditNote(edit: TextEditSummary(.undo), responder: nil, outcome: .nothing, isCrossed: true)),
    ]

    private static let outcomes: [ActionNote.Outcome] = [
        .performed(by: Cast.editor), .nobody, .nowhereToStart, .targetLacksAction(Cast.editor),
        .senderMismatch(target: Cast.editor, expected: "UISwitch", found: "UIButton"),
    ]

    private static let actions: [TraceEvent] =
        outcomes.map {
            .action(
                ActionNote(
                    action: "save:", sender: Cast.buy,
                    asked: [ActionNote.Answer(responder: Cast.field, canPerform: false)], outcome: $0))
        }
        + [
            .controlEvents(
                ControlNote(
                    control: Cast.buy, events: ["touchUpInside"], isTouchInside: true, touch: Cast.touch, actionCount: 0
                )),
            .controlEvents(ControlNote(control: Cast.buy, events: [], isTouchInside: false, refusal: .disabled)),
            .controlEvents(
                ControlNote(
                    control: Cast.buy, events: ["touchUpOutside"], isTouchInside: false, touch: Cast.touch,
                    miss: ControlNote.Miss(distance: 83.25, margin: 70))),
            .list(
                ListNote(
                    list: Cast.page, element: .row, section: 0, index: 3, touch: Cast.touch, change: .selected,
                    isHeard: true)),
            .list(
                ListNote(
                    list: Cast.page, element: .item, section: 2, index: 1, touch: Cast.touch, change: .selected,
                    refusal: .recognized(by: Cast.tap))),
            .list(ListNote(list: Cast.page, element: .item, section: 0, index: 3, change: .moved)),
            .list(
                ListNote(
                    list: Cast.page, element: .item, section: 0, index: 3, change: .moved, refusal: .moveRefused)),
            .drag(DragNote(view: Cast.page, step: .lifted, items: 2)),
            .inputIgnored(IgnoredInput(touch: Cast.touch, reason: .ignoringInteractionEvents)),
            .inputIgnored(IgnoredInput(touch: nil, reason: .noKeyWindow)),
            .keyCommand(
                KeyCommandNote(
                    shortcut: "⌘Z", title: "Undo", action: "undo:", origin: .mainMenu, outcome: .nobody,
                    start: Cast.field)),
            .keyCommand(KeyCommandNote(shortcut: "F1", action: nil, origin: .responder, outcome: .performed)),
            .presentation(
                PresentationNote(controller: Cast.editor, presenter: Cast.application, change: .keptModal)),
            .scene(SceneNote(scene: 2, change: .activated, name: "Notes")),
            .recognizer(RecognizerNote(recognizer: Cast.tap, old: .possible, new: .began, view: Cast.page)),
            .firstResponder(
                FirstResponderNote(window: Cast.window, old: nil, new: Cast.field, outcome: .currentCannotResign)),
            .keyWindow(from: nil, to: Cast.window), .keyWindow(from: Cast.window, to: nil),
            .scene(SceneNote(scene: 1, change: .resized)),
            .recognizer(RecognizerNote(recognizer: Cast.tap, old: .possible, new: .ended)),
            .edited(EditNote(subject: Cast.page, property: "isHidden", old: "true", new: "false")),
            .fault("A was left in B."),
        ]
}
