// SPDX-License-Identifier: Apache-2.0

import SeededRandom
import UIKitCore

extension SystemStory {
    /// A story by chance: the same for the same seed.
    public init(seed: UInt64) {
        self.init(seed: seed, SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15))
    }

    /// The story that a fuzzer's bytes tell.
    public init(bytes: some Sequence<UInt8>) { self.init(seed: 0, SeededGenerator(bytes: bytes)) }

    private init(seed: UInt64, _ generator: SeededGenerator) {
        self.seed = seed
        var random = generator
        let count = 3 + random.pick(10)
        for index in 0..<count { parts.append(.random(index, &random)) }
        for _ in 0..<random.pick(7) {
            recognizers.append(
                Recognizer(
                    kind: random.pick(from: Recognizer.Kind.allCases), part: random.pick(count),
                    delaysTouchesBegan: random.once(in: 5)))
        }
        for _ in 0..<random.pick(10) {
            triggers.append(
                Trigger(
                    moment: random.pick(from: Moment.allCases), skipped: random.pick(random.once(in: 3) ? 30 : 4),
                    deed: .random(count, recognizers.count, &random)))
        }
        var hands = StoryHands(secondScreen: parts.contains { $0.isOnSecondScreen })
        if hands.hasSecondScreen {
            moves.append(Move(wait: 0, scene: 2, inputs: [.connect(ScreenDescription(size: StoryHands.size))]))
        }
        for _ in 0..<(20 + random.pick(60)) { moves.append(hands.move(&random)) }
    }
}

extension SystemStory.Part {
    fileprivate static func random(_ index: Int, _ random: inout SeededGenerator) -> Self {
        Self(
            kind: random.once(in: 3) ? .plain : random.pick(from: Kind.allCases),
            parent: index > 0 && !random.once(in: 3) ? random.pick(index) : nil,
            isInSecondWindow: random.once(in: 6), isOnSecondScreen: random.once(in: 10),
            frame: CGRect(
                x: random.pick(250) - 20, y: random.pick(600) - 20, width: 20 + random.pick(300),
                height: 20 + random.pick(500)),
            isMultipleTouchEnabled: random.once(in: 2), isExclusiveTouch: random.once(in: 10))
    }
}

extension SystemStory.Deed {
    fileprivate static func random(_ parts: Int, _ recognizers: Int, _ random: inout SeededGenerator) -> Self {
        let part = random.pick(parts)
        let other = random.pick(parts)
        let recognizer = random.pick(recognizers)
        switch random.pick(40) {
        case 0: return .removeView(part)
        case 1: return .addView(part, to: other)
        case 2: return .hideView(part)
        case 3: return .toggleInteraction(part)
        case 4: return .toggleEnabled(part)
        case 5:
            // What is not finite ends the program, as with UIKit.
            let odd: [CGFloat] = [0, -50, 1e9, 1e-9, 40]
            return .setFrame(
                part,
                CGRect(
                    x: random.pick(from: odd), y: random.pick(from: odd), width: random.pick(from: odd),
                    height: random.pick(from: odd)))
        case 6: return .setAlpha(part)
        case 7: return .reorder(part)
        case 8: return .forget(part)
        case 9: return .removeRecognizer(recognizer)
        case 10: return .addRecognizer(recognizer, to: part)
        case 11: return .toggleRecognizer(recognizer)
        case 12: return .removeTargets(part)
        case 13: return .becomeFirst(part)
        case 14: return .resignFirst(part)
        case 15: return .endEditing
        case 16: return .setText(part)
        case 17: return .undo(part)
        case 18: return .setNext(part, random.once(in: 3) ? nil : other)
        case 19: return .resend
        case 20: return .sendAction(part)
        case 21: return .ignoreInteraction
        case 22: return .stopIgnoring
        case 23: return .hideWindow
        case 24: return .removeWindow
        case 25: return .addWindow
        case 26: return .makeKey
        case 27: return .replaceRoot
        case 28, 29: return .present
        case 30, 31: return .dismiss
        case 32: return .destroyScene
        case 33: return .animate(part)
        case 34: return .scroll(part)
        case 35: return .layoutNow
        case 36: return .runTurn
        case 37, 38: return .inset(part, by: random.pick(from: [8, 16, 60]))
        default: return .showMenu(part)
        }
    }
}

/// The hands at the devices: which fingers and keys are down.
struct StoryHands {
    static let size = CGSize(width: 390, height: 844)
    let hasSecondScreen: Bool
    private var fingers: [UInt32: [UInt64: CGPoint]] = [:]
    private static let texts = ["a", "B", "é", "👍🏽", "שלום", " ", "\n", "e\u{301}", "🇩🇪", "x y"]

    init(secondScreen: Bool) { hasSecondScreen = secondScreen }

    private func point(_ random: inout SeededGenerator) -> CGPoint {
        CGPoint(x: random.pick(400) - 5, y: random.pick(854) - 5)
    }

    mutating func move(_ random: inout SeededGenerator) -> SystemStory.Move {
        let scene: UInt32 = hasSecondScreen && random.once(in: 4) ? 2 : 1
        let waits = [0, 0.008, 0.016, 0.016, 0.05, 0.1, 0.4, 0.8]
        return SystemStory.Move(wait: random.pick(from: waits), scene: scene, inputs: inputs(scene, &random))
    }

    private mutating func inputs(_ scene: UInt32, _ random: inout SeededGenerator) -> [Input] {
        switch random.pick(40) {
        case 0..<22: return touches(scene, &random)
        case 22:
            let phase = random.pick(from: [HoverSample.Phase.entered, .moved, .exited])
            return [.hover(HoverSample(pointer: 99, phase: phase, location: point(&random)))]
        case 23, 24:
            let delta = CGVector(dx: Double(random.pick(40) - 20), dy: Double(random.pick(200) - 100))
            return [.scroll(ScrollSample(location: point(&random), delta: delta, isContinuous: random.once(in: 2)))]
        case 25..<29: return keys(&random)
        case 29..<33: return [.text(TextSample(text(&random)))]
        case 33:
            return [
                .gamepad(
                    GamepadSample(
                        gamepad: 0,
                        change: .button(random.pick(from: GamepadButton.allCases), value: Double(random.pick(2)))))
            ]
        case 34: return [.shake(random.pick(from: [.began, .ended, .cancelled]))]
        case 35: return [.remoteCommand(RemoteCommand(random.pick(from: RemoteCommand.Kind.allCases), value: 1))]
        case 36:
            fingers[scene] = [:]
            return [.cancelAll("blur")]
        case 37: return [.activation(random.pick(from: [.foregroundActive, .foregroundInactive, .background]))]
        case 38:
            return [.resize(screen(&random))]
        default:
            let frame = CGRect(x: 0, y: 500, width: 390, height: 344)
            return [.keyboardFrame(random.once(in: 2) ? frame : nil), .activation(.foregroundActive)]
        }
    }

    /// Upright, turned, or one that no application was made for.
    private func screen(_ random: inout SeededGenerator) -> ScreenDescription {
        guard random.once(in: 2) else {
            let turned = CGSize(width: Self.size.height, height: Self.size.width)
            return ScreenDescription(size: random.once(in: 2) ? turned : Self.size)
        }
        let lengths: [CGFloat] = [0, 1, 30, 40, 57, 320, 800, 100_000]
        let inset = random.pick(from: [0, 20, 100] as [CGFloat])
        return ScreenDescription(
            size: CGSize(width: random.pick(from: lengths), height: random.pick(from: lengths)),
            scale: random.pick(from: [0.5, 1, 3]),
            safeArea: UIEdgeInsets(top: inset, left: inset / 2, bottom: inset, right: inset / 2))
    }

    /// One to three fingers do something.
    private mutating func touches(_ scene: UInt32, _ random: inout SeededGenerator) -> [Input] {
        var result: [Input] = []
        var used: Set<UInt64> = []
        for _ in 0..<(1 + random.pick(3)) {
            let finger = UInt64(random.pick(4)) + 1 + UInt64(scene) * 10
            guard used.insert(finger).inserted else { continue }
            let down = fingers[scene]?[finger]
            let phase: PointerSample.Phase
            var place = down ?? point(&random)
            if down == nil {
                phase = .down
            } else if random.once(in: 3) {
                phase = random.once(in: 8) ? .cancel : .up
            } else {
                phase = .move
                place.x += CGFloat(random.pick(61) - 30)
                place.y += CGFloat(random.pick(121) - 60)
            }
            fingers[scene, default: [:]][finger] = phase == .down || phase == .move ? place : nil
            result.append(.pointer(PointerSample(pointer: finger, phase: phase, location: place)))
        }
        return result
    }

    private func keys(_ random: inout SeededGenerator) -> [Input] {
        let keys: [(UIKeyboardHIDUsage, String)] = [
            (.keyboardA, "a"), (.keyboardZ, "z"), (.keyboardC, "c"), (.keyboardV, "v"), (.keyboardTab, "\t"),
            (.keyboardReturnOrEnter, "\r"), (.keyboardSpacebar, " "), (.keyboardEscape, "\u{1B}"),
            (.keyboardDeleteOrBackspace, "\u{8}"), (.keyboardLeftArrow, ""), (.keyboardRightArrow, ""),
            (.keyboardUpArrow, ""), (.keyboardDownArrow, ""),
        ]
        let (usage, characters) = random.pick(from: keys)
        let modifiers: UIKeyModifierFlags = random.pick(from: [[], [], [], .command, .shift, [.command, .shift]])
        let down = Input.key(
            KeySample(
                isDown: true, usage: usage, characters: characters, charactersIgnoringModifiers: characters,
                modifiers: modifiers))
        let up = Input.key(KeySample(isDown: false, usage: usage, modifiers: modifiers))
        switch random.pick(6) {
        case 0: return [down]
        case 1: return [up]
        default: return [down, up]
        }
    }

    private func text(_ random: inout SeededGenerator) -> TextSample.Edit {
        let text = random.pick(from: Self.texts)
        switch random.pick(10) {
        case 0..<4: return .insert(text)
        case 4: return .delete(.backward, .character, removing: nil)
        case 5: return .mark(text, selecting: 0..<text.utf16.count, replacing: nil)
        case 6: return .commit(text)
        case 7: return random.once(in: 3) ? .select(0..<random.pick(3)) : .selectAll
        case 8: return .undo
        default: return .cut
        }
    }
}
