// SPDX-License-Identifier: Apache-2.0

/// Names the person who uses some of the scenes, where a host knows: a browser that was let in, a user who logged in.
///
/// What one visitor copies no other pastes, and what one visitor's screen measures lays out no other's text. A host that tells
/// nobody apart says nothing, and all its scenes are one visitor's.
public struct VisitorIdentifier: Hashable, Sendable, Codable {
    /// The host's number; the same for each scene of the visitor, and of nobody else in the same run.
    public var number: UInt32

    /// The identifier of that number.
    public init(_ number: UInt32) {
        self.number = number
    }
}
