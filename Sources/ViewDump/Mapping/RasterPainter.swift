// SPDX-License-Identifier: Apache-2.0

/// Paints front views first and each cell once, so that covered views cost time for their rows, but not for cells.
struct RasterPainter {
    private(set) var owners: [Int32]
    private let columns: Int
    /// For every cell the nearest free one in its row from there on, or one past the row's end; the paths are shortened during use.
    private var next: [Int32]
    private var freeCount: Int

    /// No cell is free.
    var isFull: Bool { freeCount == 0 }

    /// - Precondition: no cell has an owner.
    init(owners: [Int32], columns: Int) {
        self.owners = owners
        self.columns = columns
        freeCount = owners.count
        let rows = owners.count / columns
        next = []
        next.reserveCapacity(rows * (columns + 1))
        // An array is copied as a whole.
        let row = Array(0...Int32(columns))
        for _ in 0..<rows { next.append(contentsOf: row) }
    }

    mutating func paint(_ span: Range<Int>, row: Int, with owner: Int32) {
        let (width, row, base) = (columns, row, row * (columns + 1))
        var painted = 0
        next.withUnsafeMutableBufferPointer { next in
            owners.withUnsafeMutableBufferPointer { owners in
                var column = Self.free(from: span.lowerBound, in: next, base)
                while column < span.upperBound {
                    owners[row * width + column] = owner
                    next[base + column] = Int32(column + 1)
                    painted += 1
                    column = Self.free(from: column + 1, in: next, base)
                }
            }
        }
        freeCount -= painted
    }

    private static func free(from column: Int, in next: UnsafeMutableBufferPointer<Int32>, _ base: Int) -> Int {
        var column = column
        while Int(next[base + column]) != column {
            let step = Int(next[base + column])
            // Paths are halved during use, so that frequently used paths become short.
            next[base + column] = next[base + step]
            column = step
        }
        return column
    }
}
