// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A request for the content of a host's clipboard, for a paste that has no other way to get it.
public struct PasteboardRequest: Sendable, Hashable {
    /// Never used again within a run.
    public var number: UInt32

    /// A request of that number.
    public init(number: UInt32) {
        self.number = number
    }
}

/// What a host answers.
public struct PasteboardAnswer: Sendable, Hashable, Codable {
    /// The request's number.
    public var request: UInt32
    /// `nil` when the host may not read its clipboard.
    public var content: PasteboardContent?

    /// The answer to the request of that number; without content the host may not read its clipboard.
    public init(request: UInt32, content: PasteboardContent?) {
        self.request = request
        self.content = content
    }
}
