// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

/// Implements some of the delegates' methods.
@MainActor
private final class Inner: NSObject, UIScrollViewDelegate, UITextFieldDelegate, UITextViewDelegate,
    UIGestureRecognizerDelegate
{
    let log: CallLog
    let zoomed = UIView()
    // Applications have properties of these names; they come before what the delegates' extensions add.
    let textField = UITextField()
    let textView = UITextView()

    init(_ log: CallLog) { self.log = log }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log("didScroll") }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log("didEndDragging \(decelerate)")
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.y = 40
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string != "x" }

    func textFieldDidEndEditing(_ textField: UITextField) { log("field ended") }

    func textViewDidChange(_ textView: UITextView) { log("changed \(textView === self.textView)") }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        text != "y"
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }
}

/// Passes all on as applications do on iOS.
@MainActor
private final class Outer: NSObject, UIScrollViewDelegate {
    weak var forwarded: (any UIScrollViewDelegate)?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { forwarded?.scrollViewDidScroll?(scrollView) }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { forwarded?.viewForZooming?(in: scrollView) }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        forwarded?.scrollViewShouldScrollToTop?(scrollView) ?? false
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        forwarded?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        forwarded?.scrollViewWillEndDragging?(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
}

@MainActor
@Suite("Delegates called with iOS's question mark: delegate?.scrollViewDidScroll?(self)")
struct DelegateForwardingTests {
    let log = CallLog()

    @Test("A scroll view's delegate passes calls on, with labels and pointers")
    func scrollView() {
        let inner = Inner(log)
        let outer = Outer()
        outer.forwarded = inner
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.delegate = outer
        view.contentSize = CGSize(width: 100, height: 500)
        _ = log.take()
        view.contentOffset = CGPoint(x: 0, y: 10)
        view.delegate?.scrollViewDidEndDragging?(view, willDecelerate: true)
        #expect(log.take() == ["didScroll", "didEndDragging true"])
        var target = CGPoint(x: 0, y: 10)
        view.delegate?.scrollViewWillEndDragging?(view, withVelocity: .zero, targetContentOffset: &target)
        #expect(target.y == 40)
        #expect(view.delegate?.viewForZooming?(in: view) === inner.zoomed)
        // Nobody implements it: the default's answer.
        #expect(view.delegate?.scrollViewShouldScrollToTop?(view) == true)
        outer.forwarded = nil
        #expect(view.delegate?.scrollViewShouldScrollToTop?(view) == false)
    }

    @Test("A text field's delegate answers in both forms")
    func textField() {
        let inner = Inner(log)
        let field = UITextField()
        field.delegate = inner
        let range = NSRange(location: 0, length: 0)
        #expect(field.delegate?.textFieldShouldReturn?(field) == false)
        #expect(field.delegate?.textFieldShouldReturn(field) == false)
        #expect(field.delegate?.textFieldShouldClear?(field) == true)
        #expect(field.delegate?.textField?(field, shouldChangeCharactersIn: range, replacementString: "x") == false)
        #expect(field.delegate?.textField?(field, shouldChangeCharactersIn: range, replacementString: "z") == true)
        field.delegate?.textFieldDidEndEditing?(field)
        field.delegate?.textFieldDidEndEditing?(field, reason: .committed)
        #expect(log.take() == ["field ended", "field ended"])
    }

    @Test("A text view's and a recognizer's delegate do too")
    func others() throws {
        let inner = Inner(log)
        let view = inner.textView
        view.delegate = inner
        let delegate = try #require(view.delegate)
        delegate.textViewDidChange?(view)
        #expect(log.take() == ["changed true"])
        let range = NSRange(location: 0, length: 0)
        #expect(delegate.textView?(view, shouldChangeTextIn: range, replacementText: "y") == false)
        let tap = UITapGestureRecognizer()
        tap.delegate = inner
        #expect(tap.delegate?.gestureRecognizerShouldBegin?(tap) == false)
        #expect(tap.delegate?.gestureRecognizer?(tap, shouldReceive: UITouch()) == false)
        #expect(tap.delegate?.gestureRecognizer?(tap, shouldRequireFailureOf: tap) == false)
    }
}
