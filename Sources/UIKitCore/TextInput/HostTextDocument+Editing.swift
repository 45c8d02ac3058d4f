// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

// Turns edits of a host into calls of UIKeyInput and UITextInput only.
extension HostTextDocument {
    /// Performs the edit. An edit that throws has no effect.
    func perform(_ sample: TextSample, on input: any UIKeyInput) throws(InputFault) -> TextEditNote.Outcome {
        guard let input = input as? any UITextInput else { return try performByKeys(sample, on: input) }
        switch sample.edit {
        case .insert(let text): return insert(text, in: input)
        case .replace(let range, let text, let selected):
            let place = try place(range, sample, in: input)
            return try replace(place, with: text, selecting: selected, in: input)
        case .delete(let direction, let unit, let removed):
            return try delete(direction, unit, removed, sample, in: input)
        case .mark(let text, let selected, let replaced):
            return try mark(text, selecting: selected, replacing: replaced, sample, in: input)
        case .commit(let text): return try commit(text, sample, in: input)
        case .cancelMarking:
            guard input.markedTextRange != nil else { return .nothing }
            input.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
            input.unmarkText()
            return .performed
        case .select(let range):
            input.selectedTextRange = try place(range, sample, in: input)
            return .performed
        case .selectAll, .undo, .redo, .copy, .cut, .paste: return .nothing
        }
    }

    /// A place of the host's is valid only in the text that the host knows.
    private func place(
        _ range: Range<Int>, _ sample: TextSample, in input: any UITextInput
    ) throws(InputFault) -> UITextRange {
        synchronize(input, staying: true)
        if let known = sample.revision, known != revision {
            throw .staleText(revision: known, current: revision)
        }
        guard let reading else {
            throw .textRangeOutside(start: range.lowerBound, end: range.upperBound, length: 0)
        }
        return try reading.range(range)
    }

    private func insert(_ text: String, in input: any UITextInput) -> TextEditNote.Outcome {
        if let range = input.markedTextRange ?? input.selectedTextRange,
            !input.shouldChangeText(in: range, replacementText: text)
        {
            return .declined
        }
        input.insertText(text)
        return .performed
    }

    private func replace(
        _ place: UITextRange, with text: String, selecting selected: Range<Int>?, in input: any UITextInput
    ) throws(InputFault) -> TextEditNote.Outcome {
        guard input.shouldChangeText(in: place, replacementText: text) else { return .declined }
        input.replace(place, withText: text)
        // The application may have changed the text. If the host's selection no longer fits, the host gets the present one.
        guard let selected, let reading = reread(input), let range = try? reading.range(selected) else {
            return .performed
        }
        input.selectedTextRange = range
        return .performed
    }

    private func delete(
        _ direction: TextSample.Direction, _ unit: TextSample.Unit, _ removed: Range<Int>?, _ sample: TextSample,
        in input: any UITextInput
    ) throws(InputFault) -> TextEditNote.Outcome {
        let selection = input.selectedTextRange
        if let selection, !selection.isEmpty {
            guard input.shouldChangeText(in: selection, replacementText: "") else { return .declined }
            input.deleteBackward()
            return .performed
        }
        // The range that the host deleted from its copy, if the copy is still equal to the text.
        let isKnown = sample.revision == nil || sample.revision == revision
        if unit != .character, isKnown, let removed, !removed.isEmpty {
            let place = try place(removed, sample, in: input)
            return try replace(place, with: "", selecting: nil, in: input)
        }
        let range = selection.flatMap { self.range(from: $0, direction, unit, in: input) }
        if let range, !input.shouldChangeText(in: range, replacementText: "") { return .declined }
        if direction == .backward, unit == .character {
            // Also with nothing to delete: some text inputs then move focus to the input before them.
            input.deleteBackward()
            return .performed
        }
        guard let range else { return .nothing }
        input.replace(range, withText: "")
        return .performed
    }

    /// From the caret to the next boundary; `nil` at the end of the text.
    private func range(
        from caret: UITextRange, _ direction: TextSample.Direction, _ unit: TextSample.Unit, in input: any UITextInput
    ) -> UITextRange? {
        let way = UITextDirection.storage(direction == .backward ? .backward : .forward)
        let granularity: UITextGranularity =
            switch unit {
            case .character: .character
            case .word: .word
            case .line: .line
            case .paragraph: .paragraph
            }
        guard
            let end = input.tokenizer.position(from: caret.start, toBoundary: granularity, inDirection: way),
            input.compare(end, to: caret.start) != .orderedSame
        else { return nil }
        return input.textRange(from: caret.start, to: end)
    }

    // MARK: Compositions

    private func mark(
        _ text: String, selecting selected: Range<Int>, replacing replaced: Range<Int>?, _ sample: TextSample,
        in input: any UITextInput
    ) throws(InputFault) -> TextEditNote.Outcome {
        let count = text.utf16.count
        guard selected.lowerBound >= 0, selected.upperBound <= count else {
            throw .textRangeOutside(start: selected.lowerBound, end: selected.upperBound, length: count)
        }
        for end in [selected.lowerBound, selected.upperBound]
        where HostTextReading.characters(before: end, of: text) == nil {
            throw .textRangeCutsCharacter(offset: end)
        }
        if let replaced {
            synchronize(input, staying: true)
            // A composition that begins at the host's caret needs no place: like typed text, it goes to the present caret.
            let isAtCaret = earlierCopy(sample.revision)?.selection == replaced
            let place = isAtCaret ? nil : try place(replaced, sample, in: input)
            if input.markedTextRange != nil { input.unmarkText() }
            if let place { input.selectedTextRange = place }
        } else if input.markedTextRange == nil {
            try refuseIfCrossed(sample)
        }
        input.setMarkedText(text, selectedRange: NSRange(location: selected.lowerBound, length: selected.count))
        return .performed
    }

    private func commit(
        _ text: String, _ sample: TextSample, in input: any UITextInput
    ) throws(InputFault) -> TextEditNote.Outcome {
        guard let marked = input.markedTextRange else {
            try refuseIfCrossed(sample)
            return text.isEmpty ? .nothing : insert(text, in: input)
        }
        if input.text(in: marked) != text {
            input.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
        }
        input.unmarkText()
        return .performed
    }

    /// A composition that the application has ended meanwhile must not go on at another place.
    private func refuseIfCrossed(_ sample: TextSample) throws(InputFault) {
        if let known = sample.revision, known != revision { throw .staleText(revision: known, current: revision) }
    }

    /// The host gives up its input. The text of its composition stays as it is.
    func endComposition() {
        guard isMarked, let input = responder as? any UITextInput, input.markedTextRange != nil else { return }
        input.unmarkText()
    }

    // MARK: Inputs that take keys only

    /// Without positions there is only the caret, at the end of the host's text. Composed text is inserted when it is final.
    private func performByKeys(_ sample: TextSample, on input: any UIKeyInput) throws(InputFault)
        -> TextEditNote.Outcome
    {
        switch sample.edit {
        case .insert(let text): input.insertText(text)
        case .commit(let text):
            guard !text.isEmpty else { return .nothing }
            input.insertText(text)
        case .delete(.backward, _, let removed):
            let removed = removed.map(scratch) ?? ""
            // A host may claim to delete more than it has given.
            for _ in 0..<min(max(1, removed.count), Self.longestScratch) { input.deleteBackward() }
        case .replace(let range, let text, _):
            let count = mirror.units.count
            guard range.upperBound == count, range.lowerBound >= 0 else {
                throw .textRangeOutside(start: range.lowerBound, end: range.upperBound, length: count)
            }
            for _ in scratch(range).prefix(Self.longestScratch) { input.deleteBackward() }
            if !text.isEmpty { input.insertText(text) }
        case .mark, .cancelMarking, .select, .delete(.forward, _, _), .selectAll, .undo, .redo, .copy, .cut, .paste:
            return .nothing
        }
        return .performed
    }

    private func scratch(_ range: Range<Int>) -> String {
        String(decoding: mirror.units[range.clamped(to: 0..<mirror.units.count)], as: UTF16.self)
    }
}
