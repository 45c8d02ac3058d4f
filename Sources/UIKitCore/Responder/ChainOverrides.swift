// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Which messages of the chain a responder's class overrides. Only traces ask for it.
@MainActor
enum ChainOverrides {
    /// Whether the class overrides the message's method; true when the method table does not tell.
    static func overrides(_ message: ChainMessage, in type: UIResponder.Type) -> Bool {
        table.overrides(slots[message] ?? nil, in: type) || MethodReplacement.replaces(message, in: type)
    }

    private static let table = OverrideTable(base: UIResponder.self, plain: PlainProbe.self)

    private static let slots: [ChainMessage: OverrideTable.Slot?] = [
        .touchesBegan: table.slot(overriddenBy: TouchesBeganProbe.self),
        .touchesMoved: table.slot(overriddenBy: TouchesMovedProbe.self),
        .touchesEnded: table.slot(overriddenBy: TouchesEndedProbe.self),
        .touchesCancelled: table.slot(overriddenBy: TouchesCancelledProbe.self),
        .touchesEstimatedPropertiesUpdated: table.slot(overriddenBy: TouchesEstimatedPropertiesUpdatedProbe.self),
        .pressesBegan: table.slot(overriddenBy: PressesBeganProbe.self),
        .pressesChanged: table.slot(overriddenBy: PressesChangedProbe.self),
        .pressesEnded: table.slot(overriddenBy: PressesEndedProbe.self),
        .pressesCancelled: table.slot(overriddenBy: PressesCancelledProbe.self),
        .motionBegan: table.slot(overriddenBy: MotionBeganProbe.self),
        .motionEnded: table.slot(overriddenBy: MotionEndedProbe.self),
        .motionCancelled: table.slot(overriddenBy: MotionCancelledProbe.self),
        .remoteControlReceived: table.slot(overriddenBy: RemoteControlReceivedProbe.self),
    ]

    // One class per message, differing from UIResponder in exactly that override.
    private final class PlainProbe: UIResponder {}
    private final class TouchesBeganProbe: UIResponder {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private final class TouchesMovedProbe: UIResponder {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private final class TouchesEndedProbe: UIResponder {
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private final class TouchesCancelledProbe: UIResponder {
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private final class TouchesEstimatedPropertiesUpdatedProbe: UIResponder {
        override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    }
    private final class PressesBeganProbe: UIResponder {
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    }
    private final class PressesChangedProbe: UIResponder {
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    }
    private final class PressesEndedProbe: UIResponder {
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    }
    private final class PressesCancelledProbe: UIResponder {
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    }
    private final class MotionBeganProbe: UIResponder {
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    }
    private final class MotionEndedProbe: UIResponder {
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    }
    private final class MotionCancelledProbe: UIResponder {
        override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    }
    private final class RemoteControlReceivedProbe: UIResponder {
        override func remoteControlReceived(with event: UIEvent?) {}
    }
}
