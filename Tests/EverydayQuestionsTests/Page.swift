// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UIKitTesting

/// A screen of an app as people write it: a table whose rows say that they were chosen, recognizers that say that they recognized.
@MainActor
final class Page: UIViewController, UITableViewDataSource, UITableViewDelegate, UIGestureRecognizerDelegate,
    UITabBarControllerDelegate
{
    final class Table: UITableView {
        var letsButtonsScroll = false
        override func touchesShouldCancel(in view: UIView) -> Bool {
            view is UIButton && letsButtonsScroll || super.touchesShouldCancel(in: view)
        }
    }

    /// What a recognizer does.
    @MainActor
    final class Tap: NSObject {
        let act: @MainActor () -> Void
        init(_ act: @escaping @MainActor () -> Void) { self.act = act }
        func tapped() { act() }
    }

    let table = Table(frame: .zero, style: .plain)
    private let log: CallLog
    private var taps: [Tap] = []
    var makeCell: () -> UITableViewCell = { UITableViewCell(style: .default, reuseIdentifier: nil) }

    init(_ log: CallLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func addTable(height: CGFloat) {
        table.frame = CGRect(x: 0, y: 0, width: 390, height: height)
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 44
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
        view.layoutIfNeeded()
    }

    /// A tap recognizer that writes a word, and ends editing.
    func tap(_ word: String) -> UITapGestureRecognizer {
        let tap = Tap { [weak self] in
            self?.log(word)
            self?.view.endEditing(true)
        }
        taps.append(tap)
        return UITapGestureRecognizer(target: tap, action: Selector("tapped", Tap.tapped))
    }

    func tapRow(_ row: Int, _ screen: TestScreen, x: CGFloat = 100) {
        let frame = table.rectForRow(at: IndexPath(row: row, section: 0))
        screen.finger().tap(at: table.convert(CGPoint(x: x, y: frame.midY), to: nil))
        screen.settle()
    }

    func button(inRow row: Int) -> UIButton? {
        (table.cellForRow(at: IndexPath(row: row, section: 0)) as? ButtonCell)?.button
    }

    /// How many rows there are.
    var rows = 30
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { makeCell() }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log("row \(indexPath.row)") }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view?.isDescendant(of: table) != true
    }

    // MARK: Further questions

    /// A pan recognizer that writes a word when it begins.
    func pan(_ word: String) -> UIPanGestureRecognizer {
        let pan = Pan(word)
        pan.addTarget(self, action: Selector("panned:", Page.panned))
        return pan
    }

    final class Pan: UIPanGestureRecognizer {
        let word: String

        init(_ word: String) {
            self.word = word
            super.init(target: nil, action: nil)
        }
    }

    func panned(_ pan: Any?) { if let pan = pan as? Pan, pan.state == .began { log(pan.word) } }

    func pressed(_ press: Any?) {
        guard let press = press as? UILongPressGestureRecognizer else { return }
        if press.state == .began { log("press began") }
        if press.state == .ended { log("press ended") }
    }

    func swiped(_ swipe: Any?) {
        switch (swipe as? UISwipeGestureRecognizer)?.direction {
        case .left: log("left")
        case .right: log("right")
        case [.left, .right]: log("left or right")
        default: log("another direction")
        }
    }

    /// The published answer: a pan of one direction looks at its velocity.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? Pan else { return true }
        let velocity = pan.velocity(in: view)
        return abs(velocity.y) > abs(velocity.x)
    }

    /// Whether rows may be deleted.
    var canDelete = false

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canDelete }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        log("delete \(indexPath.row)")
        rows -= 1
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    /// Whether the ends of scrolling are written down.
    var notesScrolling = false
    /// Which scroll views told that they scrolled, each once.
    var scrolled: Set<ObjectIdentifier> = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled.insert(ObjectIdentifier(scrollView)) }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if notesScrolling { log("ended dragging, decelerates: \(decelerate)") }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { if notesScrolling { log("ended decelerating") } }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        if notesScrolling { log("ended animation") }
    }

    /// What the delegate of tabs answers.
    var maySelectAgain = true

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        maySelectAgain
    }
}

/// A row with a button, in the cell or in its content.
final class ButtonCell: UITableViewCell {
    let button = UIButton(frame: CGRect(x: 200, y: 0, width: 100, height: 44))

    init(isInContent: Bool, _ log: CallLog) {
        super.init(style: .default, reuseIdentifier: nil)
        (isInContent ? contentView : self).addSubview(button)
        button.addAction(UIAction { _ in log("button") }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }
}
