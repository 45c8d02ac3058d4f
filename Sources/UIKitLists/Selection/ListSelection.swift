// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import UIKitCore

/// The selected rows of a list, and the effects of touches on them. Tables and collections share it.
///
///     touch began in a row    may it be highlighted? -> highlighted
///     touch lifted in it      unhighlighted, selected (or deselected)
///     touch left it, was      unhighlighted, nothing else
///       cancelled, row gone
///
/// For every `didHighlight` exactly one `didUnhighlight` follows. Each decision is in the trace, with its reason.
@MainActor
final class ListSelection {
    private unowned let list: any ListSelectionOwner
    /// The selected rows, with the order of their selection.
    private var selected: [IndexPath: UInt64] = [:]
    private var order: UInt64 = 0
    /// The present touch or key, and its row.
    private var press: Press?

    private struct Press {
        /// `nil` for a key.
        let touch: UITouch?
        var path: IndexPath
        var isHighlighted: Bool
    }

    init(_ list: any ListSelectionOwner) {
        self.list = list
    }

    // MARK: Selected rows

    var paths: [IndexPath] { selected.sorted { $0.value < $1.value }.map(\.key) }

    var isEmpty: Bool { selected.isEmpty }

    func contains(_ path: IndexPath) -> Bool { selected[path] != nil }

    /// Whether the row looks selected: while another row is pressed, a single selection does not (T23).
    func looksSelected(_ path: IndexPath) -> Bool { contains(path) && !hidesSelection }

    func isHighlighted(_ path: IndexPath) -> Bool { press?.path == path && press?.isHighlighted == true }

    private var hidesSelection: Bool {
        guard let press, press.isHighlighted else { return false }
        return !list.selectsSeveral && !contains(press.path)
    }

    /// The rows changed: deselects everything, and forgets the touch.
    func removeAll() {
        drop(because: .reloaded)
        selected = [:]
    }

    /// Rows have new places; removed ones have none.
    func move(_ place: (IndexPath) -> IndexPath?) {
        var moved: [IndexPath: UInt64] = [:]
        for (path, number) in selected { if let new = place(path) { moved[new] = number } }
        selected = moved
        guard let path = press?.path else { return }
        if let new = place(path) { press?.path = new } else { drop(because: .reloaded) }
    }

    // MARK: By the application

    /// Selects without asking or telling the delegate (T30).
    func select(_ path: IndexPath, animated: Bool) {
        if !list.selectsSeveral { for other in paths where other != path { deselect(other, animated: animated) } }
        insert(path)
        list.shownCell(at: path)?.showSelected(true, animated: animated)
    }

    /// Deselects without asking or telling the delegate (T30).
    func deselect(_ path: IndexPath, animated: Bool) {
        guard selected.removeValue(forKey: path) != nil else { return }
        list.shownCell(at: path)?.showSelected(false, animated: animated)
    }

    private func insert(_ path: IndexPath) {
        order += 1
        if selected[path] == nil { selected[path] = order }
    }

    // MARK: By touches

    /// A touch came up the chain from a row, or came down in the list itself.
    func began(_ touch: UITouch) {
        // If a view kept a touch's end, its press is still here.
        if let old = press?.touch, old.phase == .ended || old.phase == .cancelled { drop(because: .touchCancelled) }
        guard press == nil else { return }
        guard let cell = cell(of: touch), let path = list.path(of: cell) else { return noteDisabledCell(under: touch) }
        guard list.selectionRefusal == nil else {
            press = Press(touch: touch, path: path, isHighlighted: false)
            return
        }
        highlight(cell, at: path, by: touch)
    }

    private func highlight(_ cell: any ListCell, at path: IndexPath, by touch: UITouch?) {
        guard list.shouldHighlight(path) else {
            note(path, .selected, .highlightRefused, touch: touch)
            return
        }
        // The delegate may have changed anything.
        guard press == nil, list.path(of: cell) == path else { return }
        press = Press(touch: touch, path: path, isHighlighted: true)
        if hidesSelection { for other in paths { list.shownCell(at: other)?.showSelected(false, animated: false) } }
        cell.showHighlighted(true, animated: false)
        note(path, .highlighted, touch: touch)
        list.didHighlight(path)
    }

    /// A touch that leaves its row selects nothing.
    func moved(_ touch: UITouch) {
        guard press?.touch === touch, !isInside(touch) else { return }
        drop(because: .liftedOutside)
    }

    func ended(_ touch: UITouch) {
        guard let press, press.touch === touch else { return }
        if let refusal = list.selectionRefusal {
            self.press = nil
            return note(press.path, .selected, refusal, touch: touch)
        }
        guard isInside(touch) else { return drop(because: .liftedOutside) }
        choose(press, by: touch)
    }

    /// T24, T25: selects the pressed row.
    private func choose(_ press: Press, by touch: UITouch?) {
        if list.unhighlightsBeforeSelecting {
            let path = press.path
            unhighlight(keepsLook: true)
            // The delegate may have changed the rows.
            guard let cell = list.shownCell(at: path) else { return }
            perform(path, by: touch)
            if let now = list.path(of: cell) { showSelection(of: now) }
        } else {
            perform(press.path, by: touch)
            unhighlight(keepsLook: false)
        }
        showAll()
    }

    // MARK: By keys

    /// T60: a selecting key went down while a row has focus. Returns false if the list does not handle it.
    func beganKey(in cell: any ListCell) -> Bool {
        guard press == nil, list.selectionRefusal == nil, let path = list.path(of: cell) else { return false }
        highlight(cell, at: path, by: nil)
        return true
    }

    /// Returns false if no key is down.
    func endedKey() -> Bool {
        guard let press, press.touch == nil else { return false }
        choose(press, by: nil)
        return true
    }

    func cancelledKey() -> Bool {
        guard let press, press.touch == nil else { return false }
        drop(because: .touchCancelled)
        return true
    }

    // MARK: By a drag that rests

    /// T149: as a tap on the cell.
    func tap(_ cell: any ListCell) {
        if beganKey(in: cell) { _ = endedKey() }
    }

    // MARK: Ends

    /// The touch will not select. If a recognizer took it, it is `recognizer`.
    func cancelled(_ touch: UITouch, by recognizer: UIGestureRecognizer?) {
        guard press?.touch === touch else { return }
        drop(because: refusal(for: recognizer))
    }

    /// Whether the touch is followed.
    func follows(_ touch: UITouch) -> Bool { press?.touch === touch }

    /// Whether the touch presses a row or an item that may be selected.
    func uses(_ touch: UITouch) -> Bool { follows(touch) && press?.isHighlighted == true }

    func refusal(for recognizer: UIGestureRecognizer?) -> ListRefusal {
        guard let recognizer else { return .touchCancelled }
        if recognizer === list.panGestureRecognizer || recognizer.view is SectionScrollView { return .scrolled }
        if recognizer.withholdsContentTouches { return .stoppedScrolling }
        return .recognized(by: list.windowApplication.subject(of: recognizer))
    }

    /// A touch ended that the list never got.
    func missed(_ touch: UITouch, because refusal: ListRefusal, in cell: any ListCell) {
        guard let path = list.path(of: cell) else { return }
        note(path, .selected, refusal, touch: touch)
    }

    private func isInside(_ touch: UITouch) -> Bool {
        guard let path = press?.path, let cell = list.shownCell(at: path) else { return false }
        return cell.bounds.contains(touch.location(in: cell))
    }

    /// The row that a touch came down in.
    func cell(of touch: UITouch) -> (any ListCell)? {
        var view = touch.view
        while let current = view, current !== list {
            if let cell = current as? any ListCell, list.path(of: cell) != nil { return cell }
            view = current.superview
        }
        return nil
    }

    private func noteDisabledCell(under touch: UITouch) {
        let application = list.windowApplication
        guard application.isTracing, touch.view === list, let cell = list.shownCell(at: touch.location(in: list)),
            !cell.isUserInteractionEnabled, let path = list.path(of: cell)
        else { return }
        note(path, .selected, .cellDisabled(application.subject(of: cell)), touch: touch)
    }

    // MARK: Deciding

    /// Ends the press without selecting.
    func drop(because refusal: ListRefusal) {
        guard let press else { return }
        note(press.path, .selected, refusal, touch: press.touch)
        unhighlight(keepsLook: false)
        self.press = nil
        showAll()
    }

    /// - Parameter keepsLook: whether the row goes from pressed to selected in one step.
    private func unhighlight(keepsLook: Bool) {
        guard let press else { return }
        self.press = nil
        guard press.isHighlighted else { return }
        if !keepsLook { list.shownCell(at: press.path)?.showHighlighted(false, animated: false) }
        note(press.path, .unhighlighted, touch: press.touch)
        list.didUnhighlight(press.path)
    }

    private func showSelection(of path: IndexPath) {
        guard let cell = list.shownCell(at: path) else { return }
        cell.showSelected(looksSelected(path), animated: false)
        cell.showHighlighted(isHighlighted(path), animated: false)
    }

    private func showAll() {
        for path in paths { list.shownCell(at: path)?.showSelected(looksSelected(path), animated: false) }
    }

    private func perform(_ path: IndexPath, by touch: UITouch?) {
        if list.selectsSeveral, contains(path) {
            _ = deselectAsking(path, by: touch)
        } else {
            selectAsking(path, by: touch)
        }
        // T130: a choice among several is no action.
        if !list.selectsSeveral || paths == [path] { list.performPrimaryAction(path) }
    }

    /// T24: selects like the user, and asks the delegate.
    func selectAsking(_ path: IndexPath, by touch: UITouch?) {
        guard let chosen = list.willSelect(path) else {
            return note(path, .selected, .selectionRefused, touch: touch)
        }
        if !list.selectsSeveral { for other in paths where other != chosen { _ = deselectAsking(other, by: touch) } }
        insert(chosen)
        showSelection(of: chosen)
        // The segue of a storyboard's cell comes before the delegate hears of the selection (IB13).
        let segue = list.shownCell(at: chosen)?.selectionSegue
        segue?()
        let isHeard = list.didSelect(chosen) || segue != nil
        note(chosen, .selected, touch: touch, isHeard: isHeard)
    }

    /// False when the delegate refused.
    func deselectAsking(_ path: IndexPath, by touch: UITouch?) -> Bool {
        guard let chosen = list.willDeselect(path) else {
            note(path, .deselected, .deselectionRefused, touch: touch)
            return false
        }
        guard contains(chosen) else { return false }
        deselect(chosen, animated: false)
        let isHeard = list.didDeselect(chosen)
        note(chosen, .deselected, touch: touch, isHeard: isHeard ? true : nil)
        return true
    }

    // MARK: Notes

    func note(
        _ path: IndexPath, _ change: ListNote.Change, _ refusal: ListRefusal? = nil, touch: UITouch? = nil,
        isHeard: Bool? = nil
    ) {
        let application = list.windowApplication
        guard application.isTracing else { return }
        application.record(
            .list(
                ListNote(
                    list: application.subject(of: list), element: list.element, section: path.section,
                    index: path.item, touch: touch?.identifier, change: change, refusal: refusal, isHeard: isHeard)))
    }
}
