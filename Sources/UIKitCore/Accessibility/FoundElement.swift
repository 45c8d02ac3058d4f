// SPDX-License-Identifier: Apache-2.0

/// What assistive technology finds in a view instead of the view's subviews.
enum FoundElement {
    case view(UIView)
    case element(UIAccessibilityElement)

    /// `nil` for a view.
    var element: UIAccessibilityElement? {
        if case .element(let element) = self { element } else { nil }
    }
}

extension UIView {
    /// What is found in the view, in the order of reading. A host knows an element by its place here. `nil` where the subviews
    /// stand for themselves.
    ///
    /// It is what the view's class answers, because applications override the questions (AX37). Elements inside of one that is
    /// none take its place (AX34).
    var foundElements: [FoundElement]? { ElementReading.elements(of: self) }
}

/// Asks views for their elements.
@MainActor
enum ElementReading {
    /// More than that are no answer: an application that does not count says `NSNotFound`.
    private static let most = 4096

    /// The view that is asked. A weak reference would cost every view memory.
    private static var view: ObjectIdentifier?

    /// Whether the view's elements are being asked for. What is made for the answer is no change: the view would be asked again,
    /// and again.
    static func isUnderWay(in other: UIView) -> Bool { view == ObjectIdentifier(other) }

    fileprivate static func elements(of asked: UIView) -> [FoundElement]? {
        let outer = view
        view = ObjectIdentifier(asked)
        defer { view = outer }
        return (asked.accessibilityElements ?? counted(in: asked))?.flatMap(found)
    }

    private static func counted(in view: UIView) -> [Any]? {
        let count = view.accessibilityElementCount()
        return count > 0 && count <= most ? (0..<count).compactMap(view.accessibilityElement) : nil
    }

    private static func found(_ thing: Any) -> [FoundElement] {
        switch thing {
        case let view as UIView: [.view(view)]
        case let element as UIAccessibilityElement:
            element.isAccessibilityElement
                ? [.element(element)] : element.accessibilityElements?.flatMap(found) ?? [.element(element)]
        default: []
        }
    }
}
