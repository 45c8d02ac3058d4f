// SPDX-License-Identifier: Apache-2.0

/// How a presented controller covers its presenter.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the window; the presenter's view leaves it when the transition is over (J12).
    case fullScreen = 0
    /// A sheet over the presenter's view (J16).
    case pageSheet = 1
    /// A smaller sheet in a wide window; a page sheet in others.
    case formSheet = 2
    /// Covers the nearest controller that defines a presentation context, whose view leaves the window.
    case currentContext = 3
    /// As the transitioning delegate's presentation controller arranges it.
    case custom = 4
    /// Covers the window; the presenter's view stays.
    case overFullScreen = 5
    /// Covers the nearest controller that defines a presentation context, whose view stays.
    case overCurrentContext = 6
    /// Beside its source in a wide window, a sheet in others (P1). A page sheet if no module above the core makes popovers.
    case popover = 7
    /// No style: the answer of a delegate that does not want another one. Nothing can be presented with it.
    case none = -1
    /// The system's choice: a page sheet (J14).
    case automatic = -2

    /// J14: automatic stands for a page sheet.
    var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }

    /// Whether a presentation may adapt to it. Other answers to the question for a style are ignored (P1).
    var isAdaptive: Bool {
        switch self {
        case .automatic, .fullScreen, .pageSheet, .formSheet, .overFullScreen: true
        default: false
        }
    }

    /// Whether the presentation covers the controller that defines the context instead of the window.
    var usesContext: Bool { self == .currentContext || self == .overCurrentContext }
}
