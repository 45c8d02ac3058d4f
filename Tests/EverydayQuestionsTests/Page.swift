// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UIKitTesting

/// A screen of an app as people write it: a table whose rows say that they were chosen, recognizers that say that they recognized.
@MainActor
final class Page: UIViewController, UITableViewDataSource, UITableViewDelegate, UIGestureRecognizerDelegate {
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

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { makeCell() }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log("row \(indexPath.row)") }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view?.isDescendant(of: table) != true
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
