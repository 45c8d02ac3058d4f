// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

@MainActor
@Suite("T123: a table's controller and the keyboard")
struct KeyboardRoomTests {
    /// Twenty rows of 44 points, each with a field.
    private final class Form: UITableViewController {
        var fields: [IndexPath: UITextField] = [:]

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let field = UITextField(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
            cell.contentView.addSubview(field)
            fields[indexPath] = field
            return cell
        }
    }

    private let screen = TestScreen(size: CGSize(width: 390, height: 844))
    private let form = Form(style: .plain)

    init() {
        screen.send(.resize(ScreenDescription(size: CGSize(width: 390, height: 844), keyboard: .none)))
        screen.window.rootViewController = form
        screen.settle()
    }

    private func field(_ row: Int) throws -> UITextField {
        try #require(form.fields[IndexPath(row: row, section: 0)])
    }

    /// Whether all of a field is above the keyboard.
    private func isInSight(_ field: UITextField) -> Bool {
        let frame = field.convert(field.bounds, to: nil)
        return frame.minY >= 0 && frame.maxY <= 844 - form.tableView.contentInset.bottom
    }

    @Test("T123: the room comes and goes with the keyboard, and the field that is edited is above it")
    func room() throws {
        let last = try field(18)
        #expect(form.tableView.contentInset.bottom == 0)
        last.becomeFirstResponder()
        screen.advance(by: 1)
        let room = form.tableView.contentInset.bottom
        #expect(room > 200 && form.tableView.verticalScrollIndicatorInsets.bottom == room)
        #expect(isInSight(last))
        last.resignFirstResponder()
        screen.advance(by: 1)
        #expect(form.tableView.contentInset.bottom == 0 && form.tableView.verticalScrollIndicatorInsets.bottom == 0)
    }

    @Test("T123: editing goes on in a row that the keyboard covers")
    func another() throws {
        let (first, covered) = (try field(0), try field(14))
        first.becomeFirstResponder()
        screen.advance(by: 1)
        #expect(form.tableView.contentOffset.y == 0 && !isInSight(covered))
        covered.becomeFirstResponder()
        screen.advance(by: 1)
        #expect(isInSight(covered))
    }

    @Test("T123: insets that an app sets meanwhile stay; a controller that disappears gives its room back")
    func insets() throws {
        form.tableView.contentInset.bottom = 10
        try field(3).becomeFirstResponder()
        screen.advance(by: 1)
        #expect(form.tableView.contentInset.bottom > 210)
        form.tableView.contentInset.bottom += 5
        screen.window.rootViewController = UIViewController()
        screen.advance(by: 1)
        #expect(form.tableView.contentInset.bottom == 15)
    }

    @Test("T123: the keyboard of another screen is none of this one's")
    func otherScreen() throws {
        let other = TestScreen(size: CGSize(width: 390, height: 844))
        other.send(.resize(ScreenDescription(size: CGSize(width: 390, height: 844), keyboard: .none)))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        other.window.addSubview(field)
        var frame = CGRect.null
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardDidShowNotification, object: other.scene.screen, queue: nil
        ) { notification in
            let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
            MainActor.assumeIsolated { frame = end }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        field.becomeFirstResponder()
        other.advance(by: 1)
        #expect(frame.height > 200)
        #expect(form.tableView.contentInset.bottom == 0)
    }
}
