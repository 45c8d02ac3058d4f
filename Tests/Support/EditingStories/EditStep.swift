// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One thing that is done to a text input.
enum EditStep: CustomStringConvertible {
    case insert(String)
    case deleteBackward
    case select(Range<Int>)
    case replace(Range<Int>, String)
    case mark(String, Range<Int>)
    case unmark
    case undo
    case redo
    case set(String)
    /// The caret goes to the next or the previous character.
    case step(forward: Bool)

    var description: String {
        switch self {
        case .insert(let text): "insertText(\(Self.escaped(text)))"
        case .deleteBackward: "deleteBackward()"
        case .select(let range): "select \(range)"
        case .replace(let range, let text): "replace \(range) with \(Self.escaped(text))"
        case .mark(let text, let range): "setMarkedText(\(Self.escaped(text)), selected: \(range))"
        case .unmark: "unmarkText()"
        case .undo: "undo()"
        case .redo: "redo()"
        case .set(let text): "text = \(Self.escaped(text))"
        case .step(let forward): forward ? "caret one forward" : "caret one backward"
        }
    }

    static func escaped(_ text: String) -> String {
        "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
    }
}

/// Steps at random: what people type and paste in many scripts, and what is hard to keep apart.
struct EditSource {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func pick(_ count: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % max(1, count)
    }

    private static let pieces = [
        "a", "b", "e", "n", " ", " ", ".", ",", "1", "9", "x y", "word", "Hello, world.", "\t", "don't", "(b)",
        "\u{301}", "\u{308}", "e\u{301}", "é", "\u{200D}", "👨\u{200D}👩\u{200D}👧\u{200D}👦", "👩", "\u{1F3FD}",
        "👍\u{1F3FD}", "🏳️\u{200D}🌈",
        "🇩🇪", "🇩", "🇪", "🇺🇸🇫🇷", "\u{FE0F}", "❤️", "1\u{FE0F}\u{20E3}", "שלום", "ש", "ב\u{5BC}", "سلام", "م", "١٢",
        "ab אב 12 cd",
        "한", "\u{1112}", "\u{1161}", "\u{11AB}", "日本", "か\u{3099}", "ไทย", "กำ", "नमस्ते", "क्षि", "𝒜", "😀",
    ]
    private static let breaks = ["\n", "\r\n", "\r", "\u{2029}", "a\nb", "\n\n", "x\r\ny"]

    mutating func piece(breaksLines: Bool) -> String {
        if breaksLines, pick(8) == 0 { return Self.breaks[pick(Self.breaks.count)] }
        return Self.pieces[pick(Self.pieces.count)]
    }

    mutating func range(upTo count: Int) -> Range<Int> {
        let (one, other) = (pick(count + 1), pick(count + 1))
        return pick(2) == 0 ? one..<one : min(one, other)..<max(one, other)
    }

    mutating func step(_ count: Int, isMarked: Bool, breaksLines: Bool) -> EditStep {
        switch pick(isMarked ? 30 : 24) {
        case 0..<8: return .insert(piece(breaksLines: breaksLines))
        case 8..<11: return .deleteBackward
        case 11..<14: return .select(range(upTo: count))
        case 14: return .replace(range(upTo: count), pick(3) == 0 ? "" : piece(breaksLines: breaksLines))
        case 15..<17, 24..<28: return mark()
        case 17, 28, 29: return .unmark
        case 18..<20: return .undo
        case 20: return .redo
        // Texts that grow for ever are slow, and nobody's texts.
        case 21 where count > 200 || pick(40) == 0: return .set(longer())
        default: return count > 300 ? .replace(range(upTo: count), "") : .step(forward: pick(2) == 0)
        }
    }

    private mutating func mark() -> EditStep {
        let text = pick(6) == 0 ? "" : piece(breaksLines: false)
        return .mark(text, range(upTo: text.utf16.count))
    }

    private mutating func longer() -> String { (0..<pick(12)).map { _ in piece(breaksLines: false) }.joined() }
}
