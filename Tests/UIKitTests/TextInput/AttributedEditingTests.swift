// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Fields and text views in several styles")
struct AttributedEditingTests {
    let screen = TestScreen()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let small = UIFont.systemFont(ofSize: 10)
    let large = UIFont.systemFont(ofSize: 30)
    let mark = NSAttributedString.Key("mark")

    init() {
        screen.window.addSubview(view)
        view.becomeFirstResponder()
    }

    private func text(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for (string, attributes) in parts { text.append(NSAttributedString(string: string, attributes: attributes)) }
        return text
    }

    /// What is painted: each run with the size of its letters.
    private func painted(_ view: UIView) -> [String] {
        screen.window.layoutIfNeeded()
        var found: [String] = []
        func visit(_ view: UIView) {
            if let line = view as? TextLineView {
                switch line.displayContent {
                case .styledText(let styled):
                    found.append(styled.runs.map { "\($0.text):\(Int($0.size))" }.joined(separator: " "))
                case .text(let text): found.append(text.lines.map(\.text).joined() + ":\(Int(text.size))")
                default: break
                }
            }
            view.subviews.forEach(visit)
        }
        visit(view)
        return found.sorted()
    }

    private func sizes(_ attributed: NSAttributedString?) -> [String] {
        guard let attributed else { return [] }
        var found: [String] = []
        attributed.enumerateAttribute(.font, in: NSRange(location: 0, length: attributed.length)) { font, range, _ in
            let part = (attributed.string as NSString).substring(with: range)
            found.append("\(part):\(Int((font as? UIFont)?.pointSize ?? 0))")
        }
        return found
    }

    @Test("Each part of a text view is painted in its style; what has no font has the first one's")
    func painting() {
        view.attributedText = text(("ab", [.font: small]), ("cd", [.font: large]), ("e", [mark: 1]))
        #expect(painted(view) == ["ab:10 cd:30 e:10"])
        #expect(view.font == small && sizes(view.attributedText) == ["ab:10", "cd:30", "e:10"])
    }

    @Test("Lines are as high as their highest letters, and carets stand on them")
    func heights() throws {
        view.attributedText = text(("a\n", [.font: small]), ("b\n", [.font: large]), ("c", [.font: small]))
        let carets = [0, 2, 4].map { view.caretRect(for: TextInputPosition($0)) }
        #expect(carets[1].height > 2 * carets[0].height && carets[2].height == carets[0].height)
        #expect(abs(carets[1].minY - carets[0].maxY) < 0.001 && abs(carets[2].minY - carets[1].maxY) < 0.001)
        let found = try #require(view.closestPosition(to: CGPoint(x: 2, y: carets[2].midY)) as? TextInputPosition)
        #expect(found.offset == 4)
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == (carets[2].maxY + 8).rounded(.up))
    }

    @Test("Letters stand where their own fonts put them")
    func advances() {
        view.attributedText = text(("aa", [.font: small]), ("aa", [.font: large]))
        let places = (0...4).map { view.caretRect(for: TextInputPosition($0)).minX }
        #expect(abs((places[4] - places[2]) - 3 * (places[2] - places[0])) < 0.01)
    }

    @Test("Typing goes on in the style of the letter before; at the beginning in that of the first")
    func typing() {
        view.attributedText = text(("ab", [.font: small]), ("cd", [.font: large]))
        view.selectedRange = NSRange(location: 2, length: 0)
        view.insertText("x")
        view.selectedRange = NSRange(location: 5, length: 0)
        view.insertText("y")
        view.selectedRange = NSRange(location: 0, length: 0)
        view.insertText("z")
        #expect(sizes(view.attributedText) == ["zabx:10", "cdy:30"])
        #expect(painted(view) == ["zabx:10 cdy:30"])
    }

    @Test("What replaces a selection looks as its first letter")
    func replacing() {
        view.attributedText = text(("ab", [.font: small]), ("cd", [.font: large]))
        view.selectedRange = NSRange(location: 1, length: 2)
        view.insertText("-")
        #expect(sizes(view.attributedText) == ["a-:10", "d:30"])
    }

    @Test("Attributes that are set for typing hold until something else is selected, and change nothing that is there")
    func typingAttributes() {
        view.font = small
        view.text = "ab"
        view.typingAttributes = [.font: large]
        #expect(sizes(view.attributedText) == ["ab:10"] && view.typingAttributes[.font] as? UIFont == large)
        view.insertText("c")
        view.insertText("d")
        #expect(sizes(view.attributedText) == ["ab:10", "cd:30"])
        view.selectedRange = NSRange(location: 1, length: 0)
        #expect(view.typingAttributes[.font] as? UIFont == small)
        view.typingAttributes = [.font: large]
        view.selectedRange = NSRange(location: 0, length: 0)
        view.insertText("e")
        #expect(sizes(view.attributedText) == ["eab:10", "cd:30"])
    }

    @Test("Undo brings letters back with their attributes, redo those that were typed")
    func undo() {
        view.attributedText = text(("ab", [.font: small]), ("cd", [.font: large, mark: 7]))
        view.selectedRange = NSRange(location: 1, length: 3)
        view.insertText("x")
        view.insertText("y")
        #expect(sizes(view.attributedText) == ["axy:10"])
        view.undoManager?.undo()
        view.undoManager?.undo()
        #expect(sizes(view.attributedText) == ["ab:10", "cd:30"])
        #expect(view.attributedText.attributes(at: 3, effectiveRange: nil)[mark] as? Int == 7)
        view.undoManager?.redo()
        view.undoManager?.redo()
        #expect(sizes(view.attributedText) == ["axy:10"])
    }

    @Test("Deleting letter by letter is taken back with the attributes of each")
    func undoOfDeleting() {
        view.attributedText = text(("ab", [.font: small]), ("cd", [.font: large]))
        for _ in 0..<4 { view.deleteBackward() }
        #expect(view.text.isEmpty)
        view.undoManager?.undo()
        #expect(sizes(view.attributedText) == ["ab:10", "cd:30"])
    }

    @Test("Who deletes everything goes on typing in the style that stood there")
    func emptied() {
        view.attributedText = text(("ab", [.font: large, mark: 1]))
        view.deleteBackward()
        view.deleteBackward()
        view.insertText("c")
        #expect(view.attributedText.attributes(at: 0, effectiveRange: nil)[mark] as? Int == 1)
    }

    @Test("What is composed has the style of what it replaces, and is one step back")
    func composing() {
        view.attributedText = text(("ab", [.font: small]), ("cd", [.font: large]))
        view.selectedRange = NSRange(location: 2, length: 2)
        view.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
        view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        view.unmarkText()
        #expect(sizes(view.attributedText) == ["ab:10", "ni:30"])
        view.undoManager?.undo()
        #expect(sizes(view.attributedText) == ["ab:10", "cd:30"])
    }

    @Test("A font or a color that is set is all the text's; other attributes stay")
    func setting() {
        view.attributedText = text(("ab", [.font: small, mark: 1]), ("cd", [.font: large]))
        view.font = large
        view.textColor = .red
        #expect(sizes(view.attributedText) == ["abcd:30"] && painted(view) == ["ab:30 cd:30"])
        #expect(view.attributedText.attributes(at: 0, effectiveRange: nil)[mark] as? Int == 1)
        #expect(view.attributedText.attributes(at: 3, effectiveRange: nil)[.foregroundColor] as? UIColor == .red)
        view.text = "new"
        #expect(painted(view) == ["new:30"] && view.attributedText.attributes(at: 0, effectiveRange: nil)[mark] == nil)
    }

    @Test("Edits at random leave text and attributes as those of a plain list of letters")
    func model() {
        var model: [(letter: String, size: CGFloat)] = []
        var numbers = SeededGenerator(seed: 7)
        view.font = small
        view.text = ""
        for step in 0..<400 {
            let start = Int.random(in: 0...model.count, using: &numbers)
            let end = Int.random(in: start...min(model.count, start + 3), using: &numbers)
            view.selectedRange = NSRange(location: start, length: end - start)
            let size = CGFloat(Int.random(in: 8...12, using: &numbers))
            view.typingAttributes = [.font: UIFont.systemFont(ofSize: size)]
            let letter = step.isMultiple(of: 9) ? "\n" : "x"
            view.insertText(letter)
            model.replaceSubrange(start..<end, with: [(letter, size)])
        }
        let attributed: NSAttributedString = view.attributedText
        #expect(attributed.string == model.map(\.letter).joined())
        let found = (0..<attributed.length).map {
            (attributed.attributes(at: $0, effectiveRange: nil)[.font] as? UIFont)?.pointSize
        }
        #expect(found == model.map(\.size))
        // The lines that were broken one by one are those of the whole.
        let carets = (0...attributed.length).map { view.caretRect(for: TextInputPosition($0)) }
        view.attributedText = attributed
        #expect(carets == (0...attributed.length).map { view.caretRect(for: TextInputPosition($0)) })
    }

    @Test("A field paints each part in its style; one that is kept from view shows none of them")
    func field() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        screen.window.addSubview(field)
        field.attributedText = text(("ab", [.font: small]), ("cd", [.font: large]))
        #expect(painted(field) == ["ab:10 cd:30"])
        field.becomeFirstResponder()
        field.insertText("e")
        #expect(sizes(field.attributedText) == ["ab:10", "cde:30"])
        #expect(field.typingAttributes?[.font] as? UIFont == large)
        field.defaultTextAttributes = [.font: small, .kern: 2]
        #expect(painted(field) == ["abcde:10"])
        #expect(field.attributedText?.attributes(at: 3, effectiveRange: nil)[.kern] as? Int == 2)
        field.isSecureTextEntry = true
        #expect(painted(field) == ["•••••:10"])
    }

    @Test("A placeholder has its attributes; one without goes back to those of placeholders")
    func placeholder() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        field.attributedPlaceholder = text(("Na", [.foregroundColor: UIColor.red]), ("me", [.font: large]))
        #expect(field.placeholder == "Name" && sizes(field.attributedPlaceholder) == ["Na:0", "me:30"])
        field.placeholder = "Other"
        #expect(
            field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
                == .placeholderText)
    }

    @Test("A place's styling is that of its letter")
    func styling() {
        view.attributedText = text(("ab", [.font: small]), ("cd", [.font: large]))
        let forward = view.textStyling(at: TextInputPosition(2), in: .forward)?[.font] as? UIFont
        let backward = view.textStyling(at: TextInputPosition(2), in: .backward)?[.font] as? UIFont
        #expect(forward == large && backward == small)
    }
}
