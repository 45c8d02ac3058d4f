// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The keys of keyboards. A key goes to key commands first (F25, F40). If none takes it, it makes a press; if no responder
/// keeps the press, the key types text.
@MainActor
final class KeyTable {
    private let owner: ApplicationReference
    private var application: UIApplication { owner.application }
    /// Whether focus takes the key at hand as Select.
    private var isSelectClaimed = false

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    func accept(_ sample: KeySample, time: TimeInterval, in scene: UIWindowScene) {
        guard !application.isIgnoringInteractionEvents else {
            if sample.isDown, !sample.isRepeat { application.note(ignored: nil, .ignoringInteractionEvents) }
            return
        }
        let window = scene.keyWindow
        if let window { application.menus.shortcuts.keyChanged(sample, in: window) }
        if !sample.isDown {
            // H2: a press ends, also if its window has gone meanwhile.
            application.presses.end(.key(sample.usage), time: time, modifiers: sample.modifiers)
        } else if let window, PressStart(in: window).takesKeys {
            if sample.isRepeat {
                // The keyboard makes the repeats of a held key, not the user: they make no further press. A menu, text and focus repeat,
                // and so do commands that allow it.
                let typing = application.presses.typing(of: sample.usage, in: scene)
                KeyCommandRouter.repeats(
                    UIKey(sample), typing: typing, isEdit: sample.isEdit, in: window, application)
            } else {
                keyDown(sample, time: time, in: window, scene)
            }
        } else if !sample.isRepeat {
            application.note(ignored: nil, .noKeyWindow)
        }
    }

    private func keyDown(_ sample: KeySample, time: TimeInterval, in window: UIWindow, _ scene: UIWindowScene) {
        guard !application.presses.isDown(.key(sample.usage)) else { return }
        // X15: Escape ends a drag under way, and nothing else.
        if sample.usage == .keyboardEscape, application.input.dragReceiver?.escapePressed(in: scene) == true { return }
        let key = UIKey(sample)
        isSelectClaimed = false
        let taker = KeyCommandRouter.offer(key, isEdit: sample.isEdit, in: window, application)
        // F40: a key that a command takes makes no press.
        if taker == .somebody, !isSelectClaimed { return }
        application.presses.begin(
            .key(sample.usage), isSelectClaimed ? .select : .key(sample.usage), key: key, time: time,
            modifiers: sample.modifiers, typing: taker == .text ? .waits(byHost: sample.isEdit) : .nothing, in: window,
            scene)
    }

    /// The key at hand is Select: it becomes a press of that type.
    func claimSelect() { isSelectClaimed = true }
}

extension UIKey {
    convenience init(_ sample: KeySample) {
        self.init(
            keyCode: sample.usage, modifierFlags: sample.modifiers, characters: sample.characters,
            charactersIgnoringModifiers: sample.charactersIgnoringModifiers)
    }
}
