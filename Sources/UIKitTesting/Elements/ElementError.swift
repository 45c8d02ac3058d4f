/// An element could not be used as a test wants to.
public enum ElementError: Error, Sendable {
    /// Nothing on the screen is meant; `elements` lists what there is.
    case missing(element: String, elements: [String], ElementPlace)
    /// Several are meant; `elements` lists them.
    case ambiguous(element: String, elements: [String], ElementPlace)
    /// It is there although it should not be.
    case present(element: String, ElementPlace)
    /// It cannot do what is asked of it, and why.
    case unsuitable(element: String, reason: String, ElementPlace)
    /// A touch would not get to it; the text says who gets it, and what would help.
    case unreachable(element: String, explanation: String, ElementPlace)
}

/// Where in a test an element is asked for.
public struct ElementPlace: Sendable, Hashable, CustomStringConvertible {
    /// As `#fileID` has it.
    public let file: String
    /// As `#line` has it.
    public let line: Int

    /// File and line, as compilers write them: `ShopTests/CartTests.swift:31`.
    public var description: String { "\(file):\(line)" }
}

extension ElementError: CustomStringConvertible {
    /// Where in the test it is, what is wrong, and what there is on the screen instead.
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
