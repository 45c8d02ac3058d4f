// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SystemStory {
    /// Reads a story that was written with ``write(to:)``.
    public init(contentsOf file: URL) throws {
        self = try JSONDecoder().decode(SystemStory.self, from: Data(contentsOf: file))
    }

    /// Writes the story as JSON. Inputs are coded as in session files.
    public func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(self).write(to: file)
    }
}
