// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import SeededRandom
import UIKitCore

/// What comes from outside, by chance: screens, insets, fonts, measures, texts and selections in any order, each legal by itself.
struct OddHands {
    private var random: SeededGenerator
    private var isDown: [UInt64: CGPoint] = [:]

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private static let lengths: [CGFloat] = [0, 1, 2, 7, 13, 24, 29, 30, 31, 40, 56, 57, 80, 320, 844, 100_000, 1e6]
    private static let insets: [CGFloat] = [0, 0, 0, 1, 20, 50, 100, 844, 100_000, 1e6]
    private static let texts = [
        "a", "abc", "\n", "\t", " ", "e\u{301}", "👩‍👧", "שלום abc", "…", "x\ny\nz", "\u{200D}", "\u{301}", "\r\n", "ﷺ",
        String(repeating: "wide ", count: 40), "a" + String(repeating: "\u{301}", count: 60),
    ]
    private static let sizes: [CGFloat] = [0, 1e-9, 0.5, 1, 12, 17, 300, 1e5, 1e300, -4, .infinity, .nan]
    private static let measures: [CGFloat] = [0, 1e-12, 0.25, 0.5, 1, 16, 64, 100, 1e9, -1, .infinity, .nan]

    var screen: ScreenDescription {
        mutating get {
            ScreenDescription(
                size: CGSize(width: random.pick(from: Self.lengths), height: random.pick(from: Self.lengths)),
                scale: random.pick(from: [0.05, 1, 2, 3, 16]),
                safeArea: UIEdgeInsets(
                    top: random.pick(from: Self.insets), left: random.pick(from: Self.insets),
                    bottom: random.pick(from: Self.insets), right: random.pick(from: Self.insets)),
                prefersDarkAppearance: random.once(in: 2),
                keyboard: random.pick(from: [HostKeyboard.hardware, .soft, .none]))
        }
    }

    var font: UIFont {
        mutating get {
            random.pick(from: [UIFont.systemFont, UIFont.boldSystemFont, UIFont.italicSystemFont])(
                random.pick(from: Self.sizes))
        }
    }

    var duration: TimeInterval { mutating get { random.pick(from: [0.001, 0.02, 0.3, 0.6, 2]) } }

    mutating func pick(_ limit: Int) -> Int { random.pick(limit) }

    private mutating func point() -> CGPoint {
        switch random.pick(8) {
        case 0: CGPoint(x: random.pick(from: [-1e6, -1, 0, 1e6]), y: random.pick(from: [-1e6, -1, 0, 1e6]))
        case 1: CGPoint(x: random.pick(40), y: random.pick(40))
        default: CGPoint(x: random.pick(390), y: random.pick(844))
        }
    }

    private mutating func range() -> Range<Int> {
        let low = random.pick(6)
        return low..<low + random.pick(6)
    }

    /// Some inputs that belong together.
    mutating func inputs(revision: UInt32?) -> [Input] {
        switch random.pick(16) {
        case 0, 1: return [.resize(screen)]
        case 2, 3: return fingers()
        case 4: return tap()
        case 5, 6: return [.text(TextSample(edit(), revision: random.once(in: 3) ? nil : revision))]
        case 7: return [.text(TextSample(.selectAll))]
        case 8: return [.textMetrics(measured())]
        case 9:
            let delta = CGVector(
                dx: random.pick(from: [0, -30, 1e6]), dy: random.pick(from: [0, 5, 300, -1e6]))
            return [.scroll(ScrollSample(location: point(), delta: delta, isContinuous: random.once(in: 2)))]
        case 10:
            let place = point()
            return [.began, .changed, .changed, .ended].map {
                .transform(
                    TransformSample(
                        phase: $0, location: place, scaleFactor: random.pick(from: [0.001, 0.5, 1, 3, 1000]),
                        rotation: random.pick(from: [0, 1, -2 * .pi])))
            }
        case 11:
            let size = CGSize(width: random.pick(from: Self.lengths), height: random.pick(from: Self.lengths))
            return [.keyboardFrame(random.once(in: 3) ? nil : CGRect(origin: point(), size: size))]
        case 12: return keys()
        case 13: return [.cancelAll("blur")]
        case 14: return [.hover(HoverSample(pointer: 99, phase: .moved, location: point()))]
        default: return tap() + tap()
        }
    }

    private mutating func measured() -> MeasuredText {
        var advances: [Character: CGFloat] = [:]
        for grapheme in "abc …•w1" { advances[grapheme] = random.pick(from: Self.measures) }
        return MeasuredText(
            face: font.face,
            metrics: FontMetrics(
                ascent: random.pick(from: Self.measures), descent: random.pick(from: Self.measures),
                lineGap: random.pick(from: Self.measures), advances: advances))
    }

    private mutating func edit() -> TextSample.Edit {
        let text = random.pick(from: Self.texts)
        switch random.pick(9) {
        case 0, 1, 2: return .insert(text)
        case 3: return .replace(range(), with: text, selecting: random.once(in: 2) ? range() : nil)
        case 4: return .mark(text, selecting: 0..<0, replacing: random.once(in: 2) ? range() : nil)
        case 5: return .select(range())
        case 6: return .undo
        case 7: return .cut
        default: return .delete(.backward, random.pick(from: [.character, .word, .line, .paragraph]), removing: nil)
        }
    }

    private mutating func tap() -> [Input] {
        let place = point()
        return [
            .pointer(PointerSample(pointer: 50, phase: .down, location: place)),
            .pointer(PointerSample(pointer: 50, phase: .up, location: place)),
        ]
    }

    private mutating func fingers() -> [Input] {
        var result: [Input] = []
        for finger in 1...UInt64(1 + random.pick(2)) {
            let place = point()
            let phase: PointerSample.Phase =
                isDown[finger] == nil ? .down : random.pick(from: [.move, .move, .move, .up, .cancel])
            isDown[finger] = phase == .up || phase == .cancel ? nil : place
            result.append(.pointer(PointerSample(pointer: finger, phase: phase, location: place)))
        }
        return result
    }

    private mutating func keys() -> [Input] {
        let keys: [UIKeyboardHIDUsage] = [
            .keyboardTab, .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow,
            .keyboardPageDown,
            .keyboardHome, .keyboardEnd, .keyboardEscape, .keyboardLeftGUI, .keyboardReturnOrEnter,
        ]
        let key = random.pick(from: keys)
        let modifiers = random.pick(from: [UIKeyModifierFlags(), .shift, .alternate, .command])
        return [
            .key(KeySample(isDown: true, usage: key, modifiers: modifiers)),
            .key(KeySample(isDown: false, usage: key, modifiers: modifiers)),
        ]
    }
}
