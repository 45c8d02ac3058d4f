// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The kinds of text that become links.
public struct UIDataDetectorTypes: OptionSet, Sendable, Hashable {
    /// The bits of all types in the set.
    public var rawValue: UInt

    /// The types whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of pages, and of electronic mail.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses. Here none are found.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates: none are found.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// All.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// The kind of interaction with a link.
public enum UITextItemInteraction: Int, Sendable {
    /// It was tapped.
    case invokeDefaultAction = 0
    /// A finger rests on it. Never reported here.
    case presentActions = 1
    /// It is pressed firmly. Never reported here.
    case preview = 2
}

/// What a tap in text that is not edited may mean, with its range in UTF-16 units (PO12).
enum TextItem {
    case link(URL, NSRange)
    case attachment(NSTextAttachment, NSRange)
}

/// A tap on a link or an attachment of text that is not edited (PO12).
final class LinkTouches: NSObject, UIGestureRecognizerDelegate {
    private weak var view: UITextView?
    let tap: UITapGestureRecognizer

    init(_ view: UITextView) {
        self.view = view
        tap = TextLinkTapRecognizer()
        super.init()
        tap.addTarget(self, action: LinkTouches.tapped(_:))
        tap.delegate = self
        view.addGestureRecognizer(tap)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        view?.item(at: touch.location(in: view?.textInputView)) != nil
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is TextTapRecognizer || otherGestureRecognizer is TextPointerRecognizer
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        guard let view, tap.state == .ended else { return }
        view.tapItem(at: tap.location(in: view.textInputView))
    }
}

/// Like all recognizers of text it has a class of its own, so that it is not mistaken for an application's.
final class TextLinkTapRecognizer: UITapGestureRecognizer {}

extension UITextView {
    /// The look of links; `nil` if the text has none.
    var linkStyle: TextStyle? {
        guard editor.buffer.styles?.runs.contains(where: { $0.attributes.values[.link] != nil }) == true else {
            return nil
        }
        return TextStyle(linkTextAttributes)
    }

    /// The link or the attachment at a point of the coordinates of ``textInputView``, in text that may be selected and not edited.
    func item(at point: CGPoint) -> TextItem? {
        guard !isEditable, isSelectable, let styles = editor.buffer.styles else { return nil }
        arrangeIfNeeded()
        guard let character = surface.character(at: point),
            let attributes = styles.attributes(at: character.lowerBound)
        else { return nil }
        if let url = Self.url(attributes.values[.link]) {
            return range(of: url, at: character.lowerBound, in: styles).map { .link(url, NSRange($0)) }
        }
        guard let attachment = attributes.style.attachment,
            editor.buffer.substring(character) == String(NSTextAttachment.letter)
        else { return nil }
        return .attachment(attachment, NSRange(character))
    }

    /// All characters of a link.
    private func range(of url: URL, at offset: Int, in styles: TextStyles) -> Range<Int>? {
        var range: Range<Int>?
        for part in styles.parts(of: 0..<editor.buffer.count) {
            guard Self.url(part.attributes.values[.link]) == url else {
                if let range, range.contains(offset) { break }
                range = nil
                continue
            }
            range = (range?.lowerBound ?? part.range.lowerBound)..<part.range.upperBound
        }
        return range
    }

    private static func url(_ value: Any?) -> URL? { value as? URL ?? (value as? String).flatMap { URL(string: $0) } }

    /// Asks the delegate, and opens a link. An attachment has no effect of its own.
    func tapItem(at point: CGPoint) {
        switch item(at: point) {
        case .link(let url, let range):
            let mayOpen = textDelegate?.textView(
                self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
            if mayOpen != false { windowApplication.open(url) }
        case .attachment(let attachment, let range):
            _ = textDelegate?.textView(
                self, shouldInteractWith: attachment, in: range, interaction: .invokeDefaultAction)
        case nil: break
        }
    }

    /// Makes links of the detected text, and drops those of a former text.
    func detectLinks() {
        if linkTouches == nil, !isEditable { linkTouches = LinkTouches(self) }
        linkTouches?.tap.isEnabled = !isEditable
        guard !isEditable, !dataDetectorTypes.isEmpty, !editor.buffer.isEmpty else { return }
        guard let detector = try? NSDataDetector(types: dataDetectorTypes.checkingTypes) else { return }
        let text = NSMutableAttributedString(attributedString: editor.attributedText(wholeText))
        let whole = NSRange(location: 0, length: text.length)
        var found = false
        for match in detector.matches(in: text.string, options: [], range: whole) {
            guard let url = match.url ?? match.phoneNumber.flatMap(NSDataDetector.url(ofPhoneNumber:)) else { continue }
            guard text.attribute(.link, at: match.range.location, effectiveRange: nil) == nil else { continue }
            text.addAttribute(.link, value: url, range: match.range)
            found = true
        }
        guard found else { return }
        editor.setStyles(TextStyles(text))
        restyle()
        updateStorage()
    }
}

extension UIDataDetectorTypes {
    fileprivate var checkingTypes: NSTextCheckingTypes {
        var result: NSTextCheckingResult.CheckingType = []
        if contains(.link) { result.insert(.foundLink) }
        if contains(.phoneNumber) { result.insert(.foundPhoneNumber) }
        return result.rawValue
    }
}
