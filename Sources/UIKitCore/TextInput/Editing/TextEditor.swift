// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Edits a text: the characters, the selection, the marked text of a composition, and undo.
///
/// It has no view and no geometry. Offsets are UTF-16 units; selections always lie at grapheme boundaries.
///
///     user's change        text replaced, selection set -> undo recorded -> client told
///     program's change     text replaced, selection set -> those who look on told (`UITextInputDelegate`)
@MainActor
final class TextEditor {
    private(set) var buffer = TextBuffer() { didSet { version &+= 1 } }
    private(set) var selection = TextSelection.caret(0) {
        didSet {
            version &+= 1
            if selection.range != oldValue.range, !buffer.isEmpty { typing = nil }
        }
    }
    private(set) var marked: TextMarking? { didSet { version &+= 1 } }
    /// Grows when one of these changes. Readers read them again only then.
    private(set) var version = 0
    /// The greatest length of a text by users, in UTF-16 units: while one user undoes a long change, no other user may wait
    /// (promise 16). Programs may make longer texts.
    static let longestText = 1 << 20
    /// The attributes of the next typing, if they were set. The next selection ends that.
    private(set) var typing: TextStyles.Attributes?
    weak var client: (any TextEditorClient)?
    weak var inputDelegate: (any UITextInputDelegate)?
    private var run: TextUndoStep?
    /// The manager that recorded the run: other code may have recorded something since.
    private weak var runManager: UndoManager?
    private weak var runStep: AnyObject?
    private var cachedText: String?
    private var ownUndoManager: TextUndoManager?

    /// D34: the text input's own undo manager, made when it is first needed.
    var undoManager: UndoManager {
        if let ownUndoManager { return ownUndoManager }
        let made = TextUndoManager()
        made.editor = self
        ownUndoManager = made
        return made
    }

    var text: String {
        if let cachedText { return cachedText }
        let text = buffer.string
        cachedText = text
        return text
    }

    // MARK: Places

    /// Clamps a range to the text, and extends it to grapheme boundaries.
    func aligned(_ range: Range<Int>) -> Range<Int> {
        let start = buffer.boundary(atOrBefore: range.lowerBound)
        return start..<(range.isEmpty ? start : max(start, buffer.boundary(atOrAfter: range.upperBound)))
    }

    // MARK: Selecting

    /// Changes the selection. Marked text stays marked if the selection is inside it; otherwise it is settled.
    func select(_ range: Range<Int>, _ affinity: UITextStorageDirection = .forward) {
        let new = TextSelection(range: aligned(range), affinity: affinity)
        if let marked, new.range.lowerBound < marked.range.lowerBound || new.range.upperBound > marked.range.upperBound
        {
            settleMarkedText()
        }
        guard new != selection else { return }
        endRun()
        selection = new
        client?.editorDidChangeSelection()
    }

    // MARK: Attributes

    /// Sets the attributes of the next typing; `nil` leaves them to the text around it.
    func setTyping(_ attributes: TextStyles.Attributes?) {
        endRun()
        typing = attributes
    }

    /// Changes the attributes of the text.
    func setStyles(_ styles: TextStyles?) {
        endRun()
        typing = nil
        buffer.setStyles(styles)
    }

    /// Gives all of the text, and the next typing, an attribute. False if no part has attributes of its own.
    func setAttribute(_ key: NSAttributedString.Key, _ value: Any) -> Bool {
        if let typing { self.typing = TextStyles.Attributes(typing.values.merging([key: value]) { $1 }) }
        return buffer.setAttribute(key, value)
    }

    /// Gives all paragraphs with a style of their own, and the next typing, an alignment. False if no paragraph has one.
    func align(_ alignment: NSTextAlignment) -> Bool {
        typing = typing?.aligned(alignment)
        return buffer.align(alignment)
    }

    // MARK: The user's changes

    /// Replaces the marked text, or the selection, by text.
    func insert(_ text: String) {
        perform(marked?.range ?? selection.range, text, kind: .typing)
    }

    /// Deletes the selection, or the character before the caret.
    func deleteBackward() {
        let caret = selection.range.lowerBound
        let range = selection.range.isEmpty ? buffer.boundary(before: caret)..<caret : selection.range
        guard !range.isEmpty else { return }
        perform(range, "", kind: selection.range.isEmpty ? .deleting : .other)
    }

    /// Replaces a range by text, as a paste, a correction or a drop does.
    func replace(_ range: Range<Int>, with text: String) { perform(aligned(range), text, kind: .other) }

    /// Asks the client whether the user's change may happen. The source of the change asks first: keyboards and hosts by
    /// `shouldChangeText(in:replacementText:)`, commands by this method. A program's own calls of `insertText` and the like
    /// are not asked about.
    func mayChange(_ range: Range<Int>, to text: String) -> Bool {
        guard buffer.count - range.count + text.utf16.count <= max(buffer.count, Self.longestText) else { return false }
        guard let client else { return true }
        // The client may have shortened the text, so that the range is not in it any more.
        return client.editorShouldChange(range, to: text) && range.upperBound <= buffer.count
    }

    /// The part of the text that may replace a range (`GraphemeLimit`). `nil` if no text may, because the characters around
    /// the range would become one that is too long.
    private func admitted(_ text: String, in range: Range<Int>) -> String? {
        let left = buffer.substring(buffer.boundary(before: range.lowerBound)..<range.lowerBound)
        let right = buffer.substring(range.upperBound..<buffer.boundary(after: range.upperBound))
        let capped = GraphemeLimit.capped(text, behind: left)
        return GraphemeLimit.allows(capped, between: left, and: right) ? capped : nil
    }

    private func perform(_ range: Range<Int>, _ text: String, kind: TextUndoStep.Kind) {
        let range = range.clamped(to: 0..<buffer.count)
        guard let text = admitted(text, in: range) else { return }
        let marking = marked
        if marking != nil, range != marking?.range { settleMarkedText() }
        let isComposed = marked != nil
        let before = selection
        marked = nil
        var change = TextChange(
            location: range.lowerBound, removed: buffer.substring(range), inserted: text, before: before, after: before)
        change.removedStyles = buffer.styles?.slice(range)
        exchange(range, text)
        change.insertedStyles = buffer.styles?.slice(change.insertedRange)
        selection = .caret(buffer.boundary(atOrAfter: range.lowerBound + text.utf16.count))
        change.after = selection
        if isComposed, let marking {
            change.removed = marking.replaced
            change.removedStyles = marking.replacedStyles
            change.before = marking.before
        }
        record(change, kind)
        tellChange(ofSelection: selection != before || marking != nil)
    }

    // MARK: Marked text

    /// Composes: replaces the marked text, or the selection, by text, and marks it.
    func setMarked(_ text: String, selected: Range<Int>) {
        let range = marked?.range ?? selection.range
        guard !(range.isEmpty && text.isEmpty) else {
            marked = nil
            return
        }
        guard mayChange(range, to: text) else { return }
        let clamped = range.clamped(to: 0..<buffer.count)
        guard let text = admitted(text, in: clamped) else { return }
        let before = selection
        let marking =
            marked
            ?? TextMarking(
                range: clamped, replaced: buffer.substring(clamped), replacedStyles: buffer.styles?.slice(clamped),
                before: selection)
        exchange(clamped, text)
        let length = text.utf16.count
        let own = clamped.lowerBound..<clamped.lowerBound + length
        marked = marking.covering(own)
        let part = selected.clamped(to: 0..<length)
        selection = TextSelection(
            range: aligned(clamped.lowerBound + part.lowerBound..<clamped.lowerBound + part.upperBound))
        if own.isEmpty { settleMarkedText() }
        tellChange(ofSelection: selection != before)
    }

    /// Keeps the marked text, and removes the mark.
    func unmark() {
        guard marked != nil else { return }
        settleMarkedText()
        client?.editorDidChangeSelection()
    }

    /// The composition is over, and becomes one change to undo.
    func settleMarkedText() {
        guard let marking = marked else { return }
        marked = nil
        let inserted = buffer.substring(marking.range)
        record(
            TextChange(
                location: marking.range.lowerBound, removed: marking.replaced, inserted: inserted,
                before: marking.before, after: selection, removedStyles: marking.replacedStyles,
                insertedStyles: buffer.styles?.slice(marking.range)),
            inserted.isEmpty ? .other : .typing)
    }

    // MARK: The program's changes

    /// Sets another text, with the caret at its end. Recorded steps do not fit any more, and are dropped.
    func setText(_ text: String, styles: TextStyles? = nil) {
        inputDelegate?.textWillChange(client)
        inputDelegate?.selectionWillChange(client)
        endRun()
        marked = nil
        ownUndoManager?.removeAllActions(withTarget: self)
        let before = selection
        let old = 0..<buffer.count
        buffer = TextBuffer(text, styles: styles)
        cachedText = text
        client?.editorDidReplace(old, length: buffer.count)
        selection = .caret(buffer.count)
        typing = nil
        inputDelegate?.textDidChange(client)
        inputDelegate?.selectionDidChange(client)
        if selection != before { client?.editorDidChangeSelection() }
    }

    /// Changes the selection, and tells observers.
    func selectAnnounced(_ range: Range<Int>, _ affinity: UITextStorageDirection = .forward) {
        inputDelegate?.selectionWillChange(client)
        select(range, affinity)
        inputDelegate?.selectionDidChange(client)
    }

    /// Replaces a range for a command other than typing, such as a paste, and tells observers.
    func replaceAnnounced(_ range: Range<Int>, with text: String) {
        inputDelegate?.textWillChange(client)
        inputDelegate?.selectionWillChange(client)
        replace(range, with: text)
        inputDelegate?.textDidChange(client)
        inputDelegate?.selectionDidChange(client)
    }

    /// D54: the client's class decides which change is reported first.
    private func tellChange(ofSelection selectionChanged: Bool) {
        guard let client else { return }
        if selectionChanged, client.tellsSelectionFirst { client.editorDidChangeSelection() }
        client.editorDidChangeText()
        if selectionChanged, !client.tellsSelectionFirst { client.editorDidChangeSelection() }
    }

    private func exchange(_ range: Range<Int>, _ text: String, _ styles: TextStyles? = nil) {
        let inherited = typing ?? buffer.styles?.inherited(at: range)
        buffer.replace(range, with: text, styles: styles ?? typing.map { TextStyles($0, count: text.utf16.count) })
        if buffer.isEmpty {
            // Typing continues in the style of the deleted text.
            typing = inherited.flatMap { client?.wholeText.covers($0) == true ? nil : $0 }
            buffer.setStyles(nil)
        }
        cachedText = nil
        client?.editorDidReplace(range, length: text.utf16.count)
    }

    // MARK: Undo

    /// The next change begins a step of its own.
    func endRun() { run = nil }

    /// D34: text inputs forget their steps when they resign.
    func forgetSteps() {
        endRun()
        ownUndoManager?.removeAllActions()
    }

    private func record(_ change: TextChange, _ kind: TextUndoStep.Kind) {
        guard !change.removed.hasSameBytes(as: change.inserted) else { return }
        guard let manager = client?.undoManager, manager.isUndoRegistrationEnabled else { return endRun() }
        if let run, run.kind == kind, runManager === manager, let runStep, manager.lastStep === runStep,
            run.extend(by: change)
        {
            return manager.countLastStep(change.bytes)
        }
        let step = TextUndoStep(change, kind: kind)
        register(step, with: manager)
        run = step
        runManager = manager
        runStep = manager.lastStep
    }

    /// Each step is a group of its own, also where several come in one event.
    private func register(_ step: TextUndoStep, with manager: UndoManager) {
        let groups = manager.groupsByEvent
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: self) { [weak manager] in $0.takeBack(step, manager) }
        manager.countRegistered(step.change.bytes)
        manager.setActionName(step.change.inserted.isEmpty ? "Delete" : "Typing")
        manager.endUndoGrouping()
        manager.groupsByEvent = groups
    }

    private func takeBack(_ step: TextUndoStep, _ manager: UndoManager?) {
        marked = nil
        endRun()
        let change = step.change.inverse
        // The text may have been changed without this manager since.
        guard change.removed.hasSameBytes(as: buffer.substring(change.removedRange)) else { return }
        inputDelegate?.textWillChange(client)
        inputDelegate?.selectionWillChange(client)
        let before = selection
        exchange(change.removedRange, change.inserted, change.insertedStyles)
        selection = TextSelection(range: aligned(change.after.range), affinity: change.after.affinity)
        let back = TextUndoStep(change, kind: .other)
        manager?.registerUndo(withTarget: self) { [weak manager] in $0.takeBack(back, manager) }
        manager?.countRegistered(change.bytes)
        inputDelegate?.textDidChange(client)
        inputDelegate?.selectionDidChange(client)
        tellChange(ofSelection: selection != before)
    }
}
