// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A request to a host's user: choose files of their machine, or take files there.
public struct FileRequest: Sendable, Hashable {
    /// What may be chosen.
    public struct Choice: Sendable, Hashable {
        /// Uniform type identifiers, such as `public.image`: files of these types and of their kinds. Empty for files of any type.
        public var types: [String]
        /// How many files may be chosen; 0 for any number.
        public var limit: Int
        /// Whether a picture may be given in another encoding or size: as PNG or JPEG, small enough to be sent.
        public var adaptsPictures: Bool

        /// Files of the given types.
        public init(types: [String], limit: Int = 1, adaptsPictures: Bool = false) {
            self.types = types
            self.limit = limit
            self.adaptsPictures = adaptsPictures
        }
    }

    /// What the user is asked for.
    public enum Purpose: Sendable, Hashable {
        case choose(Choice)
        /// Each item is a file: its name, and its bytes in one representation.
        case save(PasteboardContent)
    }

    /// Never used again within a run.
    public var number: UInt32
    /// What the user is asked for.
    public var purpose: Purpose

    /// A request of that number.
    public init(number: UInt32, purpose: Purpose) {
        self.number = number
        self.purpose = purpose
    }
}

/// What a host answers.
public struct FileAnswer: Sendable, Hashable, Codable {
    /// The result of a request for files.
    public enum Outcome: String, Sendable, Hashable, Codable {
        /// Files were chosen, or have been saved.
        case done
        /// The host's user wants no file.
        case dismissed
        /// The host cannot ask its user.
        case unavailable
        /// The chosen files are too large to be handed over; their user may choose again.
        case tooLarge
        /// More files were chosen than are wanted; their user may choose again.
        case tooMany
        /// A chosen file cannot be read, or a file cannot be saved; their user may choose again.
        case failed
    }

    /// The request's number.
    public var request: UInt32
    /// The result.
    public var outcome: Outcome
    /// The chosen files, in the user's order: each an item with a name and one representation.
    public var content: PasteboardContent

    /// The answer to the request of that number.
    public init(request: UInt32, outcome: Outcome, content: PasteboardContent = PasteboardContent()) {
        self.request = request
        self.outcome = outcome
        self.content = content
    }
}
