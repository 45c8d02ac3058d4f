// SPDX-License-Identifier: Apache-2.0

/// The first message to a page.
package struct Welcome: Encodable, Sendable {
    /// Version 1 of the messages (Documentation/Inspector.md).
    package static let version = 1

    package var version = Welcome.version
    package var program: String
    /// The number of this run of the program: entries of other runs have other numbers.
    package var run: UInt32
    /// Whether the page may change the application.
    package var canEdit: Bool?
    /// The summary of a recorded run.
    package var recorded: RecordedSummary?

    package init(program: String, run: UInt32, canEdit: Bool? = nil, recorded: RecordedSummary? = nil) {
        (self.program, self.run, self.canEdit, self.recorded) = (program, run, canEdit, recorded)
    }
}

/// The first facts of a recorded run for a page.
package struct RecordedSummary: Encodable, Sendable {
    /// The file's name.
    package var name: String
    /// When it begins and ends, in seconds of the event clock.
    package var start: Double
    package var end: Double
    package var entries: Int
    package var pictures: Int
    /// For each part that follows, the number of its first entry, or of the next one if it has none.
    package var parts: [UInt64]
    /// The file's problem.
    package var warning: String?
}
