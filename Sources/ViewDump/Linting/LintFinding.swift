// SPDX-License-Identifier: Apache-2.0

/// A problem because of which touches do not reach the expected view.
public struct LintFinding: Hashable, Sendable {
    /// The rule that found it.
    public var rule: Rule
    /// The view it is about.
    public var view: Int
    /// The fault, in one sentence.
    public var message: String
    /// Whether classes or an accessibility tree leave a doubt.
    public var certainty: Certainty

    /// The rules of lint (`Documentation/Explain.md`).
    public enum Rule: String, Hashable, Sendable, Codable, CaseIterable {
        /// No point of a control on the screen reaches it.
        case controlUnreachable = "control-unreachable"
        /// Another view takes a part of a control's area.
        case controlPartlyUnreachable = "control-partly-unreachable"
        /// Less than 44 points wide or high.
        case smallHitArea = "small-hit-area"
        /// B14: a part of a control, or of a view with gesture recognizers, lies outside a superview, where no touch reaches it.
        case outsideParent = "outside-parent"
        /// An invisible view takes touches.
        case invisibleSwallows = "invisible-swallows"
    }

    /// How bad a finding is.
    public enum Level: String, Hashable, Sendable, Codable {
        case warning, error
    }

    /// Only a sure finding is an error.
    public var level: Level { rule == .controlUnreachable && certainty == .sure ? .error : .warning }
}

extension LintFinding.Rule {
    /// The rule's subject, in one sentence.
    public var summary: String {
        switch self {
        case .controlUnreachable: "No touch on a visible control reaches it."
        case .controlPartlyUnreachable: "A part of a control's area goes to another view."
        case .smallHitArea: "A control's hit area is less than 44 points wide or high."
        case .outsideParent: "A part of a control lies outside a superview, where no touch reaches it."
        case .invisibleSwallows: "A view that nobody sees takes touches."
        }
    }
}
