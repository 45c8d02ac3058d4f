// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Links in text views, and what is detected in text (PO12)")
struct LinkTests {
    private final class Host: URLHost {
        var opened: [String] = []
        func start(_ application: UIApplication) {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
        func reject(_ record: InputRecord, because fault: InputFault) {}
        func stop() {}
        func open(_ url: URL, for scene: SceneIdentifier) -> Bool {
            opened.append(url.absoluteString)
            return true
        }
        func canOpen(_ url: URL, for scene: SceneIdentifier) -> Bool { true }
    }

    private final class Asked: NSObject, UITextViewDelegate {
        var ranges: [NSRange] = []
        var answer = true
        func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
            ranges.append(characterRange)
            return answer
        }
    }

    let screen = TestScreen()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    private let host = Host()

    init() {
        screen.application.host = host
        view.font = .systemFont(ofSize: 20)
        screen.window.addSubview(view)
    }

    private func tap(_ offset: Int) {
        screen.settle()
        let start = view.position(from: view.beginningOfDocument, offset: offset).map(view.caretRect(for:)) ?? .zero
        let finger = screen.finger()
        finger.tap(at: view.convert(CGPoint(x: start.midX + 3, y: start.midY), to: nil))
        screen.advance(by: 0.5)
    }

    @Test(
        "A tap on a link opens it, if the delegate lets it; beside it nothing is opened, and text that is edited has none"
    )
    func taps() {
        let text = NSMutableAttributedString(string: "See here now", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.addAttribute(.link, value: "https://example.org/a", range: NSRange(location: 4, length: 4))
        view.attributedText = text
        tap(5)
        #expect(host.opened.isEmpty)
        view.isEditable = false
        tap(5)
        #expect(host.opened == ["https://example.org/a"])
        tap(0)
        #expect(host.opened.count == 1)
        let asked = Asked()
        view.delegate = asked
        asked.answer = false
        tap(6)
        #expect(asked.ranges == [NSRange(location: 4, length: 4)] && host.opened.count == 1)
    }

    @Test("A tap on an attachment asks the delegate, in the newer form first, and on another character with one nobody")
    func attachments() {
        final class Asked: NSObject, UITextViewDelegate {
            var asked: [(attachment: NSTextAttachment, range: NSRange)] = []
            func textView(
                _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
            ) -> Bool {
                asked.append((textAttachment, characterRange))
                return true
            }
        }
        let asked = Asked()
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.append(NSAttributedString(attachment: attachment))
        text.addAttribute(.attachment, value: attachment, range: NSRange(location: 1, length: 2))
        view.attributedText = text
        view.delegate = asked
        tap(2)
        #expect(asked.asked.isEmpty)
        view.isEditable = false
        tap(1)
        #expect(asked.asked.isEmpty)
        tap(2)
        #expect(asked.asked.map(\.range) == [NSRange(location: 2, length: 1)])
        #expect(asked.asked.first?.attachment === attachment && host.opened.isEmpty)
    }

    @Test("Links have the tint color, or what linkTextAttributes say")
    func look() {
        let text = NSMutableAttributedString(string: "a link", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 2, length: 4))
        view.attributedText = text
        view.tintColor = .green
        func runs() -> [DisplayStyledText.Run] {
            screen.window.layoutIfNeeded()
            var found: [DisplayStyledText.Run] = []
            func visit(_ view: UIView) {
                if case .styledText(let styled) = view.displayContent { found += styled.runs }
                view.subviews.forEach(visit)
            }
            visit(view)
            return found
        }
        #expect(runs().last?.color.cgColor == UIColor.green.cgColor && runs().last?.text == "link")
        view.linkTextAttributes = [.foregroundColor: UIColor.red, .underlineStyle: 1]
        #expect(runs().last?.color.cgColor == UIColor.red.cgColor && runs().last?.underline != nil)
        #expect(runs().first?.color.cgColor != UIColor.red.cgColor)
    }

    @Test("What is detected becomes a link when the text may not be edited")
    func detection() {
        view.isEditable = false
        view.dataDetectorTypes = .all
        view.text = "Call 555-123-4567 or see www.example.org."
        tap(7)
        tap(27)
        #expect(host.opened == ["tel:5551234567", "http://www.example.org"])
    }

    @Test("A detector finds pages, mail and numbers, with their places; a full stop is no part of a page")
    func detector() throws {
        let types = NSTextCheckingTypes(1 << 6 | 1 << 11)
        let detector = try NSDataDetector(types: types)
        let text: String =
            "Mail me@example.com, see (https://example.org/a_(b)), example.com/x. Or +49 30 1234567; not 1984."
        let found = detector.matches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
        let words = found.map { NSString(string: text).substring(with: $0.range) }
        #expect(words == ["me@example.com", "https://example.org/a_(b)", "example.com/x", "+49 30 1234567"])
        #expect(
            found.compactMap { $0.url?.absoluteString } == [
                "mailto:me@example.com", "https://example.org/a_(b)", "http://example.com/x",
            ])
        #expect(found.last?.phoneNumber == "+49 30 1234567" && found.last?.resultType == .foundPhoneNumber)
        #expect(detector.numberOfMatches(in: "nothing", options: [], range: NSRange(location: 0, length: 7)) == 0)
        #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    }
}
