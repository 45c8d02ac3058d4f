// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A way through a screen: from where assistive technology is to the next thing of a kind, or back to the one before (AX23).
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

    /// What a rotor of a kind that everybody knows leads to. Its name is the kind's.
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

    /// Finds the thing that a predicate asks for; `nil` where there is none.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// What people choose the rotor by.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The name with attributes of how it is spoken.
    open var attributedName: NSAttributedString
    /// Finds the next or the previous thing.
    open var itemSearchBlock: Search
    /// The kind that everybody knows, or `none`.
    public let systemRotorType: SystemRotorType

    /// A rotor of one's own.
    public init(name: String, itemSearch: @escaping Search) {
        attributedName = NSAttributedString(string: name)
        itemSearchBlock = itemSearch
        systemRotorType = .none
    }

    /// A rotor of one's own, with attributes of how its name is spoken.
    public init(attributedName: NSAttributedString, itemSearch: @escaping Search) {
        self.attributedName = attributedName
        itemSearchBlock = itemSearch
        systemRotorType = .none
    }

    /// A rotor of a kind that everybody knows, with the kind's name.
    public init(systemType type: SystemRotorType, itemSearch: @escaping Search) {
        attributedName = NSAttributedString(string: type.name)
        itemSearchBlock = itemSearch
        systemRotorType = type
    }
}

/// What a rotor is asked for.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// Where to search from. It has no element while assistive technology is nowhere: the search is for the first thing then, or the last.
    open var currentItem: UIAccessibilityCustomRotorItemResult
    /// To the next thing, or back to the previous one.
    open var searchDirection: UIAccessibilityCustomRotor.Direction = .next

    /// A search from nowhere to the first thing.
    public override init() { currentItem = UIAccessibilityCustomRotorItemResult() }
}

/// What a rotor found: an element, or a part of its text.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// A view or a `UIAccessibilityElement`. Not kept alive.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The part of the element's text that is meant, which is selected then; `nil` for all of the element.
    open var targetRange: UITextRange?

    override init() {}

    /// An element that is not kept alive, and the part of its text that is meant; `nil` for all of it.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
    }
}
