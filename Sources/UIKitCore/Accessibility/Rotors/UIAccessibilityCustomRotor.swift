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
    open var attributedName: NSAttributedString
    open var itemSearchBlock: Search
    public let systemRotorType: SystemRotorType

    public init(name: String, itemSearch: @escaping Search) {
        attributedName = NSAttributedString(string: name)
        itemSearchBlock = itemSearch
        systemRotorType = .none
    }

    public init(attributedName: NSAttributedString, itemSearch: @escaping Search) {
        self.attributedName = attributedName
        itemSearchBlock = itemSearch
        systemRotorType = .none
    }

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
    open var searchDirection: UIAccessibilityCustomRotor.Direction = .next

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

    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
    }
}
