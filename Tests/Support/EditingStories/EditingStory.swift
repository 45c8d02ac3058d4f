// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import UIKitTesting

/// Does the same at random to a text view, by its protocols alone, and to a plain model, and compares the two after each step.
@MainActor
public final class EditingStory {
    public enum Kind: String, CaseIterable, Sendable {
        case field, view
    }

    /// What differed, with the steps that led to it.
    public struct Divergence: CustomStringConvertible {
        public let description: String
    }

    public private(set) var stepCount = 0
    public private(set) var undoCount = 0
    public private(set) var markCount = 0

    private let screen = TestScreen()
    private let kind: Kind
    private let input: any UIResponder & UITextInput
    private var model = PlainText()
    private var source: EditSource
    private var recent: [String] = []

    public init(_ kind: Kind, seed: UInt64) {
        self.kind = kind
        source = EditSource(seed: seed)
        let frame = CGRect(x: 20, y: 100, width: 160, height: kind == .field ? 34 : 120)
        let view: UIView & UITextInput = kind == .field ? UITextField(frame: frame) : UITextView(frame: frame)
        screen.window.addSubview(view)
        input = view
        view.becomeFirstResponder()
        screen.settle()
    }

    /// The text input, for further questions between the steps.
    public var textInput: any UIResponder & UITextInput { input }

    /// Takes steps; `nil` if nothing differed.
    public func run(_ count: Int, between: (() -> String?)? = nil) -> Divergence? {
        for _ in 0..<count {
            let step = source.step(model.count, isMarked: model.marked != nil, breaksLines: kind == .view)
            recent.append("\(step)")
            if recent.count > 40 { recent.removeFirst() }
            perform(step)
            stepCount += 1
            if let difference = difference() ?? between?() {
                return Divergence(
                    description: "\(kind), step \(stepCount): \(difference)\n" + recent.joined(separator: "\n"))
            }
        }
        return nil
    }

    private func perform(_ step: EditStep) {
        switch step {
        case .insert(let text):
            input.insertText(text)
            model.insert(text)
        case .deleteBackward:
            input.deleteBackward()
            model.deleteBackward()
        case .select(let range): select(range)
        case .replace(let range, let text):
            let aligned = model.aligned(range)
            if let found = textRange(aligned) { input.replace(found, withText: text) }
            model.replace(aligned, with: text)
        case .mark(let text, let part):
            markCount += 1
            input.setMarkedText(text, selectedRange: NSRange(part))
            model.mark(text, selecting: part)
        case .unmark:
            input.unmarkText()
            model.settle()
        case .undo:
            undoCount += 1
            input.undoManager?.undo()
            model.undo()
        case .redo:
            input.undoManager?.redo()
            model.redo()
        case .set(let text):
            (input as? UITextField)?.text = text
            (input as? UITextView)?.text = text
            model.set(text)
        case .step(let forward):
            let caret = model.state.selection.upperBound
            let boundaries = model.boundaries
            let next = forward ? boundaries.first { $0 > caret } : boundaries.last { $0 < caret }
            guard let selection = input.selectedTextRange else { return }
            if let found = input.position(from: selection.end, offset: forward ? 1 : -1) {
                input.selectedTextRange = input.textRange(from: found, to: found)
            }
            if let next { model.select(next..<next) }
        }
    }

    private func select(_ range: Range<Int>) {
        let aligned = model.aligned(range)
        guard let found = textRange(aligned) else { return }
        input.selectedTextRange = found
        model.select(aligned)
    }

    private func textRange(_ range: Range<Int>) -> UITextRange? {
        guard let start = input.position(from: input.beginningOfDocument, offset: range.lowerBound),
            let end = input.position(from: start, offset: range.count)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    // MARK: Comparing

    private func difference() -> String? {
        guard let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
            let text = input.text(in: all)
        else { return "no text" }
        if !text.utf16.elementsEqual(model.state.units) {
            return "text is \(EditStep.escaped(text)), not \(EditStep.escaped(model.text))"
        }
        let selection = input.selectedTextRange.map(offsets)
        if selection != model.state.selection {
            return "selection is \(selection.map { "\($0)" } ?? "nil"), not \(model.state.selection)"
        }
        let marked = input.markedTextRange.map(offsets)
        // A mark that joins a character before or behind it is told with that.
        if marked != model.marked.map(model.aligned) {
            return "marked is \(marked.map { "\($0)" } ?? "nil"), not \(model.marked.map { "\($0)" } ?? "nil")"
        }
        let (canUndo, canRedo) = (input.undoManager?.canUndo, input.undoManager?.canRedo)
        if canUndo != model.canUndo || canRedo != model.canRedo { return "undo or redo is there, or is not" }
        if input.hasText != (model.count > 0) { return "hasText is \(input.hasText)" }
        return nil
    }

    private func offsets(_ range: UITextRange) -> Range<Int> {
        let start = input.offset(from: input.beginningOfDocument, to: range.start)
        return start..<start + input.offset(from: range.start, to: range.end)
    }
}
