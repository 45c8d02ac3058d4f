// SPDX-License-Identifier: Apache-2.0

/// Names the person who uses some of the scenes, if a host knows: a browser with access, or a user who logged in.
///
/// A visitor cannot paste what another visitor copied. A screen's measures lay out only the text of its own visitor. A host
/// that does not tell visitors apart gives no identifiers; then all its scenes belong to one visitor.
public struct VisitorIdentifier: Hashable, Sendable, Codable {
    /// The host's number: the same for each scene of the visitor. No other visitor of the same run has it.
    public var number: UInt32

    /// The identifier of that number.
    public init(_ number: UInt32) {
        self.number = number
    }
}
