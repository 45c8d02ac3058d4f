// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A way through a screen: from the place of assistive technology to the next item of a kind, or back to the previous one (AX23).
///
///     list.accessibilityCustomRotors = [
///         UIAccessibilityCustomRotor(name: "Warnings") { [unowned list] predicate in
///             let next = list.warning(after: predicate.currentItem.targetElement, predicate.searchDirection)
///             return next.map { UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil) }
///         }
///     ]
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// Which way a search goes.
    public enum Direction: Int, Sendable, Codable {
        case previous, next
    }

    /// The well-known kinds of rotors. Such a rotor has the name of its kind.
    public enum SystemRotorType: Int, Sendable {
        case none, link, visitedLink, heading
        case headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
        case boldText, italicText, underlineText, misspelledWord
        case image, textField, table, list, landmark

        var name: String {
            switch self {
            case .none: ""
            case .link: "Links"
            case .visitedLink: "Visited links"
            case .heading: "Headings"
            case .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5, .headingLevel6:
                "Headings of level \(rawValue - Self.heading.rawValue)"
            case .boldText: "Bold text"
            case .italicText: "Italic text"
            case .underlineText: "Underlined text"
            case .misspelledWord: "Misspelled words"
            case .image: "Images"
            case .textField: "Text fields"
            case .table: "Tables"
            case .list: "Lists"
            case .landmark: "Landmarks"
            }
        }
    }

    /// Finds the item that a predicate asks for; `nil` when there is none.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The rotor's name, by which people choose it.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The name with attributes for speech.
    open var attributedName: NSAttributedString
    /// Finds the next or the previous item.
    open var itemSearchBlock: Search
    /// The well-known kind, or `none`.
    public let systemRotorType: SystemRotorType

    /// A rotor of one's own.
    public init(name: String, itemSearch: @escaping Search) {
        attributedName = NSAttributedString(string: name)
        itemSearchBlock = itemSearch
        systemRotorType = .none
    }

    /// A rotor with a name of its own, with attributes for speech.
    public init(attributedName: NSAttributedString, itemSearch: @escaping Search) {
        self.attributedName = attributedName
        itemSearchBlock = itemSearch
        systemRotorType = .none
    }

    /// A rotor of a well-known kind, with the kind's name.
    public init(systemType type: SystemRotorType, itemSearch: @escaping Search) {
        attributedName = NSAttributedString(string: type.name)
        itemSearchBlock = itemSearch
        systemRotorType = type
    }
}

/// A question to a rotor.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The item to search from. It has no element while assistive technology is nowhere. Then the search is for the first
    /// item, or the last.
    open var currentItem: UIAccessibilityCustomRotorItemResult
    /// To the next item, or back to the previous one.
    open var searchDirection: UIAccessibilityCustomRotor.Direction = .next

    /// A search from nowhere to the first item.
    public override init() { currentItem = UIAccessibilityCustomRotorItemResult() }
}

/// The result of a rotor: an element, or a part of its text.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// A view or a `UIAccessibilityElement`. Not kept alive.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The found part of the element's text, which is then selected; `nil` for the whole element.
    open var targetRange: UITextRange?

    override init() {}

    /// An element, which is not kept alive, and the found part of its text; `nil` for the whole element.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
    }
}
