// SPDX-License-Identifier: Apache-2.0

/// An element could not be used as the test requires.
public enum ElementError: Error, Sendable {
    /// No element on the screen matches; `elements` lists the existing ones.
    case missing(element: String, elements: [String], ElementPlace)
    /// Several elements match; `elements` lists them.
    case ambiguous(element: String, elements: [String], ElementPlace)
    /// It exists although it should not.
    case present(element: String, ElementPlace)
    /// The element does not support the action, and why.
    case unsuitable(element: String, reason: String, ElementPlace)
    /// A touch would not reach it; the text says which view gets the touch, and what would help.
    case unreachable(element: String, explanation: String, ElementPlace)
}

/// The place in a test that uses an element.
public struct ElementPlace: Sendable, Hashable, CustomStringConvertible {
    /// As `#fileID` has it.
    public let file: String
    /// As `#line` has it.
    public let line: Int

    /// File and line, as compilers write them: `ShopTests/CartTests.swift:31`.
    public var description: String { "\(file):\(line)" }
}

extension ElementError: CustomStringConvertible {
    /// The place in the test, the fault, and the elements on the screen.
    public var description: String {
        switch self {
        case .missing(let element, let elements, let place):
            "\(place): There is no \(element). " + ElementText.onScreen(elements)
        case .ambiguous(let element, let elements, let place):
            "\(place): There are \(elements.count) for \(element); say which with at(_:), by what they are in, or by more. "
                + ElementText.onScreen(elements, below: "They are")
        case .present(let element, let place): "\(place): There still is \(element)."
        case .unsuitable(let element, let reason, let place): "\(place): \(element): \(reason)"
        case .unreachable(let element, let explanation, let place):
            "\(place): A touch does not get to \(element).\n\(explanation)"
        }
    }
}
