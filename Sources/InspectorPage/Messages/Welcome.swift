// SPDX-License-Identifier: Apache-2.0

/// What a page is greeted with.
package struct Welcome: Encodable, Sendable {
    /// Version 1 of the messages (Documentation/Inspector.md).
    package static let version = 1

    package var version = Welcome.version
    package var program: String
    /// Tells this run of the program from others, whose entries have other numbers.
    package var run: UInt32
    /// Whether the page may change the application.
    package var canEdit: Bool?
    /// Of a recorded run, what there is of it.
    package var recorded: RecordedSummary?

    package init(program: String, run: UInt32, canEdit: Bool? = nil, recorded: RecordedSummary? = nil) {
        (self.program, self.run, self.canEdit, self.recorded) = (program, run, canEdit, recorded)
    }
}

/// What a page is told first of a recorded run.
package struct RecordedSummary: Encodable, Sendable {
    /// The file's name.
    package var name: String
    /// When it begins and ends, in seconds of the event clock.
    package var start: Double
    package var end: Double
    package var entries: Int
    package var pictures: Int
    /// For each part that follows, the number of its first entry, or of the next one where it has none.
    package var parts: [UInt64]
    /// What is wrong with the file.
    package var warning: String?
}
