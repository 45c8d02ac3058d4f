// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How a segmented control's width is divided. Pure, in points.
enum SegmentWidths {
    /// - Parameters:
    ///   - fixed: the width asked for each segment; 0 where the control chooses.
    ///   - content: the width that each segment's content takes.
    ///   - isByContent: whether content divides the rest; otherwise all get the same.
    static func divide(_ total: CGFloat, fixed: [CGFloat], content: [CGFloat], isByContent: Bool) -> [CGFloat] {
        let open = fixed.indices.filter { fixed[$0] <= 0 }
        let rest = max(0, total - fixed.reduce(0) { $0 + max(0, $1) })
        let contentSum = open.reduce(0) { $0 + content[$1] }
        return fixed.indices.map { index in
            if fixed[index] > 0 { return fixed[index] }
            if isByContent, contentSum > 0 { return rest * content[index] / contentSum }
            return rest / CGFloat(open.count)
        }
    }
}
