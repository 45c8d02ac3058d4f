// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Questions about lists, bars and recognizers that developers keep asking, played with what apps import, with the published
/// answers as the outcomes. The address in each comment is where question and answer were read.
@MainActor
@Suite("Everyday questions")
struct EverydayQuestions {
    let screen = TestScreen()
    let log = CallLog()
    let page: Page

    init() {
        page = Page(log)
        screen.window.rootViewController = page
        screen.settle()
    }

    // https://www.codingpan.com/2015/08/07/UITableView-method-is-not-called-when-cell-is-clicked-on.html and
    // https://wiki.gubat.org/content/stackoverflow.com_en_all_2023-11/questions/49223459/cancel-gesturerecognizer-when-touching-uitableview
    @Test("T28: a tap recognizer around a table keeps didSelectRowAt from being called")
    func tapAroundTable() {
        page.addTable(height: 400)
        let tap = page.tap("around")
        page.view.addGestureRecognizer(tap)
        page.tapRow(1, screen)
        #expect(log.take() == ["around"])
        // One answer: touches in the table are not for the recognizer.
        tap.delegate = page
        page.tapRow(1, screen)
        #expect(log.take() == ["row 1"])
        // The other one: it takes nothing from views.
        tap.delegate = nil
        tap.cancelsTouchesInView = false
        page.tapRow(2, screen)
        #expect(log.take().sorted() == ["around", "row 2"])
    }

    // https://jierong.dev/2020/12/20/touch-events-not-firing-in-uitableviewcell.html
    @Test("T64: a button added to the cell itself gets no touch: the content view is in front of it")
    func buttonBesideTheContent() {
        page.makeCell = { ButtonCell(isInContent: false, log) }
        page.addTable(height: 400)
        page.tapRow(1, screen, x: 250)
        #expect(log.take() == ["row 1"])
        page.makeCell = { ButtonCell(isInContent: true, log) }
        page.table.reloadData()
        screen.settle()
        page.tapRow(1, screen, x: 250)
        #expect(log.take() == ["button"])
    }

    // https://mo4tech.com/xcode12-ios14-cell-contentview-display-hierarchy-bug-explore.html
    @Test("T64: a button added to the cell itself after the content view was asked for gets its touches")
    func buttonAfterTheContent() {
        page.makeCell = {
            let cell = ButtonCell(isInContent: true, log)
            cell.addSubview(cell.button)
            return cell
        }
        page.addTable(height: 400)
        page.tapRow(1, screen, x: 250)
        #expect(log.take() == ["button"])
    }

    // https://charlesharley.com/2013/programming/uibutton-in-uitableviewcell-has-no-highlight-state
    @Test(
        "G92: a button in a row is highlighted late, without delaysContentTouches at once; then it keeps the table from scrolling"
    )
    func lateHighlight() throws {
        page.makeCell = { ButtonCell(isInContent: true, log) }
        page.addTable(height: 400)
        let button = try #require(page.button(inRow: 1))
        let finger = screen.finger()
        finger.down(on: button)
        #expect(!button.isHighlighted)
        screen.advance(by: 0.2)
        #expect(button.isHighlighted)
        finger.cancel()
        page.table.delaysContentTouches = false
        finger.down(on: button)
        #expect(button.isHighlighted)
        finger.move(by: CGVector(dx: 0, dy: -80), over: 0.2, steps: 8)
        #expect(page.table.contentOffset.y == 0)
        finger.up()
        screen.advance(by: 1)
        // The answer: buttons let the table scroll.
        page.table.letsButtonsScroll = true
        finger.down(on: button)
        finger.move(by: CGVector(dx: 0, dy: -80), over: 0.2, steps: 8)
        #expect(page.table.contentOffset.y > 40)
        #expect(!button.isHighlighted)
        finger.up()
    }

    // https://taourl.com/read-3489503.html
    @Test("T28: a tap that puts the keyboard away keeps rows from being selected, until it does not cancel")
    func keyboardAndSelection() {
        page.addTable(height: 400)
        let field = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 40))
        page.view.addSubview(field)
        let tap = page.tap("end")
        page.view.addGestureRecognizer(tap)
        #expect(field.becomeFirstResponder())
        page.tapRow(1, screen)
        #expect(log.take() == ["end"] && !field.isFirstResponder)
        tap.cancelsTouchesInView = false
        #expect(field.becomeFirstResponder())
        page.tapRow(1, screen)
        #expect(log.take().contains("row 1") && !field.isFirstResponder)
    }

    // http://www.sore.nu/blog/2012/apr/16/uitapgesturerecognizer-and-uibutton/ and, since iOS 6,
    // https://mcmap.net/q/1071892/-how-does-uigesturerecognizer-works-with-uiresponder-chain
    @Test("G66: a button in a view with a tap recognizer does its action, and the recognizer does nothing")
    func buttonInTappedView() {
        let button = UIButton(frame: CGRect(x: 40, y: 100, width: 100, height: 50))
        button.addAction(UIAction { [log] _ in log("button") }, for: .touchUpInside)
        page.view.addSubview(button)
        page.view.addGestureRecognizer(page.tap("view"))
        screen.finger().tap(button)
        #expect(log.take() == ["button"])
        // Attached to the button itself, the recognizer has the touch first.
        button.addGestureRecognizer(page.tap("on the button"))
        screen.finger().tap(button)
        #expect(log.take() == ["on the button"])
    }

    // https://syntaxfix.com/question/29842/uitapgesturerecognizer-single-tap-and-double-tap
    @Test("G20: single and double taps on one view: the single one waits for the double one to fail")
    func singleAndDoubleTap() {
        let single = page.tap("single")
        let double = page.tap("double")
        double.numberOfTapsRequired = 2
        page.view.addGestureRecognizer(single)
        page.view.addGestureRecognizer(double)
        let finger = screen.finger()
        let point = CGPoint(x: 100, y: 600)
        finger.tap(at: point)
        screen.advance(by: 0.1)
        finger.tap(at: point)
        #expect(log.take().first == "single")
        screen.advance(by: 1)
        single.require(toFail: double)
        _ = log.take()
        finger.tap(at: point)
        screen.advance(by: 0.1)
        finger.tap(at: point)
        screen.advance(by: 1)
        #expect(log.take() == ["double"])
        finger.tap(at: point)
        #expect(log.take() == [])
        screen.advance(by: 1)
        #expect(log.take() == ["single"])
    }

    // https://www.e-learn.cn/qa/answer/28135/119956.html
    @Test("G17: one recognizer on several views: only the last one has it")
    func oneRecognizerOnSeveralViews() {
        let views = [100, 200, 300].map { UIView(frame: CGRect(x: 20, y: $0, width: 80, height: 80)) }
        let tap = page.tap("tapped")
        for view in views {
            page.view.addSubview(view)
            view.addGestureRecognizer(tap)
        }
        for view in views { screen.finger().tap(view) }
        #expect(log.take() == ["tapped"])
        #expect(tap.view === views[2])
        #expect(views[0].gestureRecognizers?.isEmpty != false)
    }

    // https://codemia.io/knowledge-hub/path/changing_back_button_in_ios_7_disables_swipe_to_navigate_back
    @Test("N20: a back button of one's own ends the back swipe, and a delegate for its recognizer gives it back")
    func backSwipe() {
        let stack = UINavigationController(rootViewController: UIViewController())
        screen.window.rootViewController = stack
        let detail = UIViewController()
        detail.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Close", style: .plain, target: nil, action: nil)
        stack.pushViewController(detail, animated: false)
        screen.settle()
        func swipe() {
            let finger = screen.finger()
            finger.down(at: CGPoint(x: 2, y: 400))
            finger.move(to: CGPoint(x: 330, y: 400), over: 0.3, steps: 10)
            finger.up()
            screen.advance(by: 1)
        }
        swipe()
        #expect(stack.topViewController === detail)
        stack.interactivePopGestureRecognizer?.delegate = page
        swipe()
        #expect(stack.topViewController !== detail)
    }

    // https://itecnote.com/tecnote/ios-how-to-add-a-uitapgesturerecognizer-to-a-uilabel-inside-a-table-view-cell/
    @Test("B3: a recognizer on a label does nothing until the label takes touches")
    func tapOnLabel() throws {
        page.addTable(height: 400)
        let label = UILabel(frame: CGRect(x: 200, y: 0, width: 100, height: 44))
        label.text = "Name"
        label.addGestureRecognizer(page.tap("label"))
        let cell = try #require(page.table.cellForRow(at: IndexPath(row: 1, section: 0)))
        cell.contentView.addSubview(label)
        page.tapRow(1, screen, x: 250)
        #expect(log.take() == ["row 1"])
        label.isUserInteractionEnabled = true
        page.tapRow(1, screen, x: 250)
        #expect(log.take() == ["label"])
    }

    // https://stackoverflow.com/tags/uigesturerecognizer/info: recognizers work on touches hit-tested to their view and all of its
    // subviews, which is what the many questions about scroll views in scroll views come down to.
    @Test("G53: a scroll view in a scroll view: each takes the direction in which it can scroll")
    func scrollViewInScrollView() {
        let outer = UIScrollView(frame: page.view.bounds)
        outer.contentSize = CGSize(width: 390, height: 2000)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
        inner.contentSize = CGSize(width: 1200, height: 200)
        page.view.addSubview(outer)
        outer.addSubview(inner)
        screen.settle()
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 300, y: 200))
        finger.move(by: CGVector(dx: -100, dy: 0), over: 0.2, steps: 8)
        #expect(inner.contentOffset.x > 60 && outer.contentOffset.y == 0)
        finger.up()
        screen.advance(by: 3)
        let across = inner.contentOffset.x
        finger.down(at: CGPoint(x: 300, y: 200))
        finger.move(by: CGVector(dx: 0, dy: -80), over: 0.2, steps: 8)
        #expect(inner.contentOffset.x == across && outer.contentOffset.y > 40)
        finger.up()
    }
}
