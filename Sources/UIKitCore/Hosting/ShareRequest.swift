// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Content that a host's share sheet offers to other programs.
public struct ShareRequest: Sendable, Hashable {
    /// Never used again within a run.
    public var number: UInt32
    /// What is shared.
    public var content: PasteboardContent
    /// Its subject, as of a letter.
    public var subject: String?

    /// A request of that number.
    public init(number: UInt32, content: PasteboardContent, subject: String? = nil) {
        self.number = number
        self.content = content
        self.subject = subject
    }
}

/// What a host answers.
public struct ShareAnswer: Sendable, Hashable, Codable {
    /// The result of sharing.
    public enum Outcome: String, Sendable, Hashable, Codable {
        /// It was given to another program.
        case shared
        /// The host's user did not want to share it.
        case dismissed
        /// The host has no share sheet for it.
        case unavailable
    }

    /// The request's number.
    public var request: UInt32
    /// The result.
    public var outcome: Outcome

    /// The answer to the request of that number.
    public init(request: UInt32, outcome: Outcome) {
        self.request = request
        self.outcome = outcome
    }
}
