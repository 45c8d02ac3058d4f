// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Sorts rectangles in reading order: by rows from the top, each row from its leading end.
enum ReadingOrder {
    /// The indexes of the frames, in order. A frame is in a row if its middle is beside the row's first frame.
    static func sorted(_ frames: [CGRect], isRightToLeft: Bool) -> [Int] {
        let byHeight = frames.indices.sorted { (frames[$0].midY, $0) < (frames[$1].midY, $1) }
        var rows: [[Int]] = []
        for index in byHeight {
            if let first = rows.last?.first, frames[index].midY < frames[first].maxY {
                rows[rows.count - 1].append(index)
            } else {
                rows.append([index])
            }
        }
        return rows.flatMap { row in
            row.sorted { one, other in
                let (left, right) = (frames[one].minX, frames[other].minX)
                if left == right { return (frames[one].midY, one) < (frames[other].midY, other) }
                return isRightToLeft ? left > right : left < right
            }
        }
    }
}
