// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

// Input of pointers with no button down: hover, wheel and trackpad.
extension GestureEnvironment {
    /// The work of `UIWindow.sendEvent` for events of pointers. Only recognizers hear of them (A21).
    func deliver(_ event: LocatedEvent) {
        delivering {
            dispatching {
                switch event.type {
                case .hover: deliverHover(event)
                case .scroll: offer(event, as: .scroll, to: { $0.wantsScroll(event) }, { $0.scroll(event) })
                case .transform: offer(event, as: .transform, to: { $0.wantsTransform(event) }, { $0.transform(event) })
                case .touches, .motion, .remoteControl, .presses: break
                }
            }
            settle()
        }
    }

    /// G91: the recognizers over the pointer hear that it entered, moved or left, each of its own view.
    private func deliverHover(_ event: LocatedEvent) {
        guard let touch = event.touchList.first else { return }
        let before = touch.receivers
        var now: [UIGestureRecognizer] = []
        if touch.phase != .regionExited, let view = touch.view, hoverReceiverCount > 0 {
            now = receivers(above: view).filter(\.receivesHover)
        }
        touch.receivers = now
        for recognizer in before where !now.contains(where: { $0 === recognizer }) {
            dispatch(event, touch, .regionExited, to: recognizer)
        }
        for recognizer in now {
            let isInside = before.contains { $0 === recognizer }
            dispatch(event, touch, isInside ? .regionMoved : .regionEntered, to: recognizer)
        }
    }

    private func dispatch(
        _ event: LocatedEvent, _ touch: UITouch, _ phase: UITouch.Phase, to recognizer: UIGestureRecognizer
    ) {
        if phase == .regionExited {
            guard recognizer.isReceptive else { return }
        } else {
            guard refusal(of: event, by: recognizer) == nil else { return }
        }
        note(event, by: recognizer)
        recognizer.hover(touch, phase, with: event)
    }

    /// Wheels and trackpads have no touch. A number stands for their movement, so that the recognizers of a view and of its
    /// superviews exclude each other as they do over a touch.
    private func offer(
        _ event: LocatedEvent, as input: PointerInput, to wants: (UIGestureRecognizer) -> Bool,
        _ call: (UIGestureRecognizer) -> Void
    ) {
        guard let view = event.view else { return }
        var taking: [UIGestureRecognizer] = []
        for recognizer in receivers(above: view)
        where wants(recognizer) && refusal(of: event, by: recognizer) == nil {
            recognizer.attempt.add(pointer: input.identifier)
            enter(recognizer)
            taking.append(recognizer)
        }
        installRequirements(among: taking)
        attemptsHaveBegun()
        for recognizer in taking where recognizer.isReceptive {
            note(event, by: recognizer)
            call(recognizer)
        }
    }

    private func note(_ event: LocatedEvent, by recognizer: UIGestureRecognizer) {
        recognizer.modifierFlags = event.modifierFlags
        recognizer.buttonMask = event.buttonMask
        if recognizer.followedTouches.isEmpty { recognizer.lastLocationInWindow = event.location }
    }

    private enum PointerInput {
        case scroll, transform

        /// Numbers that no touch gets.
        var identifier: TouchIdentifier {
            switch self {
            case .scroll: TouchIdentifier(.max)
            case .transform: TouchIdentifier(.max - 1)
            }
        }
    }
}
