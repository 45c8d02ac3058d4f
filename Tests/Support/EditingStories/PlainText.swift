// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a text input should have become: a string, a selection, and whole copies of both for every undo.
///
/// It knows nothing of how UIKit's text views work, and finds its characters by walking the whole string.
struct PlainText {
    struct State: Equatable {
        var units: [UInt16] = []
        var selection = 0..<0
    }

    private enum Kind {
        case typing, deleting, other
    }

    private struct Step {
        var before: State
        var after: State
        var kind: Kind
        /// Where a run goes on.
        var place: Int
    }

    private(set) var state = State()
    private(set) var marked: Range<Int>?
    /// The state before the composition, and what it took the place of.
    private var composition: (before: State, replaced: [UInt16])?
    private var undone: [Step] = []
    private var done: [Step] = []
    /// Whether the last step may grow.
    private var isOpen = false

    var text: String { String(decoding: state.units, as: UTF16.self) }
    var canUndo: Bool { !done.isEmpty }
    var canRedo: Bool { !undone.isEmpty }
    var count: Int { state.units.count }

    // MARK: Characters

    /// Every place between two characters.
    var boundaries: [Int] {
        var result = [0]
        for character in text { result.append((result.last ?? 0) + character.utf16.count) }
        return result
    }

    private func up(_ offset: Int) -> Int { boundaries.first { $0 >= offset } ?? count }
    private func down(_ offset: Int) -> Int { boundaries.last { $0 <= offset } ?? 0 }

    func aligned(_ range: Range<Int>) -> Range<Int> {
        let start = down(min(range.lowerBound, count))
        return start..<(range.isEmpty ? start : max(start, up(min(range.upperBound, count))))
    }

    // MARK: Edits

    private mutating func put(_ text: [UInt16], at range: Range<Int>) {
        state.units.replaceSubrange(range, with: text)
        let caret = up(range.lowerBound + text.count)
        state.selection = caret..<caret
    }

    private mutating func record(
        from before: State, _ removed: [UInt16], _ inserted: [UInt16], at location: Int, _ kind: Kind
    ) {
        if removed == inserted { return }
        if isOpen, var last = done.last, last.kind == kind {
            let goesOn: Bool
            switch kind {
            case .typing:
                goesOn = removed.isEmpty && location == last.place
                last.place += inserted.count
            case .deleting:
                goesOn = inserted.isEmpty && location + removed.count == last.place
                last.place = location
            case .other: goesOn = false
            }
            if goesOn {
                last.after = state
                done[done.count - 1] = last
                return
            }
        }
        undone = []
        let place = kind == .typing ? location + inserted.count : location
        done.append(Step(before: before, after: state, kind: kind, place: place))
        isOpen = true
    }

    private mutating func change(_ range: Range<Int>, to text: [UInt16], _ kind: Kind) {
        if let marked, marked != range { settle() }
        let composed = marked == nil ? nil : composition
        marked = nil
        composition = nil
        let before = composed?.before ?? state
        let removed = composed?.replaced ?? Array(state.units[range])
        put(text, at: range)
        record(from: before, removed, text, at: range.lowerBound, kind)
    }

    mutating func insert(_ text: String) { change(marked ?? state.selection, to: Array(text.utf16), .typing) }

    mutating func deleteBackward() {
        let caret = state.selection.lowerBound
        if !state.selection.isEmpty { return change(state.selection, to: [], .other) }
        guard caret > 0, let start = boundaries.last(where: { $0 < caret }) else { return }
        change(start..<caret, to: [], .deleting)
    }

    mutating func replace(_ range: Range<Int>, with text: String) {
        change(aligned(range), to: Array(text.utf16), .other)
    }

    mutating func select(_ range: Range<Int>) {
        let range = aligned(range)
        guard range != state.selection else { return }
        if let marked, range.lowerBound < marked.lowerBound || range.upperBound > marked.upperBound { settle() }
        isOpen = false
        state.selection = range
    }

    mutating func set(_ text: String) {
        state.units = Array(text.utf16)
        state.selection = count..<count
        marked = nil
        composition = nil
        done = []
        undone = []
        isOpen = false
    }

    // MARK: Composing

    mutating func mark(_ text: String, selecting part: Range<Int>) {
        let range = marked ?? state.selection
        if range.isEmpty, text.isEmpty {
            marked = nil
            return
        }
        if marked == nil { composition = (state, Array(state.units[range])) }
        put(Array(text.utf16), at: range)
        let own = range.lowerBound..<range.lowerBound + text.utf16.count
        marked = own
        state.selection = aligned(own.lowerBound + part.lowerBound..<own.lowerBound + part.upperBound)
        if own.isEmpty { settle() }
    }

    mutating func settle() {
        guard let own = marked, let composition else { return }
        marked = nil
        self.composition = nil
        let inserted = Array(state.units[own])
        record(
            from: composition.before, composition.replaced, inserted, at: own.lowerBound,
            inserted.isEmpty ? .other : .typing)
    }

    // MARK: Back and forth

    mutating func undo() {
        settle()
        guard let step = done.popLast() else { return }
        isOpen = false
        undone.append(step)
        state = step.before
    }

    mutating func redo() {
        settle()
        guard let step = undone.popLast() else { return }
        isOpen = false
        done.append(step)
        state = step.after
    }
}
