// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The gamepads, and what is held on each.
///
///     A                      -> select          left shoulder, left trigger    -> page up
///     B                      -> menu            right shoulder, right trigger  -> page down
///     start                  -> play and pause
///     cross, left stick      -> arrows, which repeat: they move focus; what focus does not use is a press
///     left stick, slightly   -> a hint to the focused item
@MainActor
final class GamepadTable: SceneInput {
    /// An arrow that is held.
    private final class Arrow {
        let direction: FocusDirection
        let source: PressSource
        var repetition: EventClock.Deadline?

        init(_ direction: FocusDirection, _ source: PressSource) {
            self.direction = direction
            self.source = source
        }
    }

    private final class Gamepad {
        let number: UInt32
        let scene: SceneIdentifier
        /// The buttons that are down.
        var down: Set<GamepadButton> = []
        var arrows: [Arrow] = []
        /// The lean of the left stick, as the focused item heard it last.
        var hint = CGVector.zero

        init(_ number: UInt32, _ scene: SceneIdentifier) {
            self.number = number
            self.scene = scene
        }
    }

    private let owner: ApplicationReference
    private var application: UIApplication { owner.application }
    private var gamepads: [Gamepad] = []

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    private var constants: FocusConstants { application.interactionConstants.focus }

    func accept(_ sample: GamepadSample, time: TimeInterval, in scene: UIWindowScene) {
        if case .disconnected = sample.change { return letGo(of: sample.gamepad, in: scene) }
        // H2: held buttons end, also if their window has gone meanwhile.
        let takesMore = !application.isIgnoringInteractionEvents && scene.keyWindow != nil
        let gamepad = gamepad(sample.gamepad, scene.identifier)
        switch sample.change {
        case .button(let button, let value):
            if takesMore || value < constants.buttonUp { accept(button, CGFloat(value), gamepad, time, in: scene) }
        case .stick(.left, let x, let y):
            accept(takesMore ? CGVector(dx: x, dy: y) : .zero, gamepad, time, in: scene)
        // UIKit has no press for the right stick.
        case .stick(.right, _, _), .disconnected: break
        }
    }

    private func gamepad(_ number: UInt32, _ scene: SceneIdentifier) -> Gamepad {
        if let known = gamepads.first(where: { $0.number == number && $0.scene == scene }) { return known }
        let made = Gamepad(number, scene)
        gamepads.append(made)
        return made
    }

    // MARK: Buttons

    private func accept(
        _ button: GamepadButton, _ value: CGFloat, _ gamepad: Gamepad, _ time: TimeInterval, in scene: UIWindowScene
    ) {
        let wasDown = gamepad.down.contains(button)
        let isDown = value >= (wasDown ? constants.buttonUp : constants.buttonDown)
        if isDown { gamepad.down.insert(button) } else { gamepad.down.remove(button) }
        let source = PressSource.button(gamepad: gamepad.number, button)
        if let direction = button.direction {
            if isDown, !wasDown {
                begin(Arrow(direction, source), gamepad, time, in: scene)
            } else if wasDown, !isDown {
                endArrows(of: gamepad, time) { $0.source == source }
            }
        } else if let type = button.pressType {
            accept(type, of: source, value, (wasDown, isDown), time, in: scene)
        }
    }

    private func accept(
        _ type: UIPress.PressType, of source: PressSource, _ value: CGFloat, _ change: (wasDown: Bool, isDown: Bool),
        _ time: TimeInterval, in scene: UIWindowScene
    ) {
        switch change {
        case (false, true):
            if type == .select, let window = scene.keyWindow, FocusKeys.selectBeginsEditing(in: window) { return }
            application.presses.begin(source, type, force: value, time: time, in: scene)
        case (true, true): application.presses.change(source, force: value, time: time, in: scene)
        case (true, false): application.presses.end(source, time: time, in: scene)
        case (false, false): break
        }
    }

    // MARK: Stick

    private func accept(_ lean: CGVector, _ gamepad: Gamepad, _ time: TimeInterval, in scene: UIWindowScene) {
        let length = (lean.dx * lean.dx + lean.dy * lean.dy).squareRoot()
        let held = gamepad.arrows.first { $0.source == .stick(gamepad: gamepad.number) }
        let direction: FocusDirection =
            abs(lean.dx) >= abs(lean.dy) ? (lean.dx < 0 ? .left : .right) : (lean.dy < 0 ? .up : .down)
        let isArrow = length >= (held?.direction == direction ? constants.stickRelease : constants.stickArrow)
        // A small lean is a hint. No lean, or one that moves focus, first takes the hint back.
        hint(!isArrow && length >= constants.stickDeadZone ? lean : .zero, gamepad, in: scene)
        if let held, !isArrow || held.direction != direction { endArrows(of: gamepad, time) { $0 === held } }
        if isArrow, held?.direction != direction {
            begin(Arrow(direction, .stick(gamepad: gamepad.number)), gamepad, time, in: scene)
        }
    }

    private func hint(_ lean: CGVector, _ gamepad: Gamepad, in scene: UIWindowScene) {
        guard lean != gamepad.hint else { return }
        gamepad.hint = lean
        scene.focusStorage?.focusedItem?.didHintFocusMovement(UIFocusMovementHint(lean))
    }

    // MARK: Arrows

    private func begin(_ arrow: Arrow, _ gamepad: Gamepad, _ time: TimeInterval, in scene: UIWindowScene) {
        gamepad.arrows.append(arrow)
        if !moves(arrow, in: scene), let type = arrow.direction.pressType {
            application.presses.begin(arrow.source, type, force: 1, time: time, in: scene)
        }
        // Input and deadlines end arrows, and no code that was called here can run these.
        schedule(arrow, after: constants.repeatDelay, in: scene)
    }

    private func moves(_ arrow: Arrow, in scene: UIWindowScene) -> Bool {
        scene.focusSystem?.move(arrow.direction, staysInGroup: false) == true
    }

    private func schedule(_ arrow: Arrow, after delay: TimeInterval, in scene: UIWindowScene) {
        arrow.repetition = application.clock.schedule(after: delay) { [weak self, weak scene] in
            if let self, let scene {
                _ = self.moves(arrow, in: scene)
                self.schedule(arrow, after: self.constants.repeatInterval, in: scene)
            }
        }
    }

    private func endArrows(of gamepad: Gamepad, _ time: TimeInterval, where isConcerned: (Arrow) -> Bool) {
        for arrow in gamepad.arrows.filter(isConcerned) {
            arrow.repetition?.cancel()
            gamepad.arrows.removeAll { $0 === arrow }
            if let scene = application.sceneLife.scene(gamepad.scene) {
                application.presses.end(arrow.source, time: time, in: scene)
            }
        }
    }

    // MARK: Letting go

    /// A gamepad is gone.
    private func letGo(of number: UInt32, in scene: UIWindowScene) {
        letGo { $0.number == number && $0.scene == scene.identifier }
        application.presses.cancelAll(in: scene) { $0.gamepad == number }
    }

    /// Presses are cancelled by their table.
    func cancelAll(in scene: UIWindowScene, because loss: SceneInputLoss) {
        switch loss {
        // Held buttons stay held, so that they do not begin anew. A held arrow stops repeating.
        case .deactivated: stopArrows { $0.scene == scene.identifier }
        case .host, .disconnected: letGo { $0.scene == scene.identifier }
        }
    }

    private func letGo(where isConcerned: (Gamepad) -> Bool) {
        stopArrows(where: isConcerned)
        gamepads.removeAll(where: isConcerned)
    }

    private func stopArrows(where isConcerned: (Gamepad) -> Bool) {
        for gamepad in gamepads where isConcerned(gamepad) {
            for arrow in gamepad.arrows { arrow.repetition?.cancel() }
        }
    }
}

extension GamepadButton {
    fileprivate var direction: FocusDirection? {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        default: nil
        }
    }

    /// UIKit has no press for the others.
    fileprivate var pressType: UIPress.PressType? {
        switch self {
        case .a: .select
        case .b: .menu
        case .start: .playPause
        case .leftShoulder, .leftTrigger: .pageUp
        case .rightShoulder, .rightTrigger: .pageDown
        default: nil
        }
    }
}

extension FocusDirection {
    fileprivate var pressType: UIPress.PressType? {
        switch self {
        case .up: .upArrow
        case .down: .downArrow
        case .left: .leftArrow
        case .right: .rightArrow
        case .next, .previous, .first, .last: nil
        }
    }
}
