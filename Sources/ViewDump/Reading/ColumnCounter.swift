// SPDX-License-Identifier: Apache-2.0

/// The column of a place that only moves forward, so that many places of one long line are counted in one pass.
struct ColumnCounter {
    /// In characters, from 1.
    private(set) var column = 1
    private var index = 0

    /// - Precondition: `index` is not before the last one.
    mutating func move(to index: Int, lineStart: Int, in bytes: [UInt8]) {
        if lineStart > self.index {
            self.index = lineStart
            column = 1
        }
        while self.index < index {
            if bytes[self.index] & 0b1100_0000 != 0b1000_0000 { column += 1 }
            self.index += 1
        }
    }
}
