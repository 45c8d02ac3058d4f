// SPDX-License-Identifier: Apache-2.0

#if Window
    import Foundation

    /// AX10: sorts boxes in reading order, by recursive X-Y cuts: bands from the top; in a band, columns from the leading
    /// side; in a column, bands again. Boxes that cannot be cut are ordered by their middles. The page does the same
    /// (`reading-order.js`).
    enum ReadingCuts {
        /// In points: boxes that overlap by less count as beside each other.
        private static let slack: CGFloat = 2

        /// The indexes of the boxes, in order.
        static func order(_ boxes: [CGRect], isRightToLeft: Bool) -> [Int] {
            cut(Array(boxes.indices), boxes, isRightToLeft)
        }

        private static func cut(_ places: [Int], _ boxes: [CGRect], _ isRightToLeft: Bool) -> [Int] {
            guard places.count > 1 else { return places }
            let bands = parts(places) { (boxes[$0].minY, boxes[$0].maxY) }
            if bands.count > 1 { return bands.flatMap { cut($0, boxes, isRightToLeft) } }
            let columns = parts(places) { (boxes[$0].minX, boxes[$0].maxX) }
            if columns.count > 1 {
                return (isRightToLeft ? columns.reversed() : columns).flatMap { cut($0, boxes, isRightToLeft) }
            }
            let side: CGFloat = isRightToLeft ? -1 : 1
            return places.sorted { one, other in
                (boxes[one].midY, side * boxes[one].midX, one) < (boxes[other].midY, side * boxes[other].midX, other)
            }
        }

        /// The boxes between gaps, from the smallest coordinate.
        private static func parts(_ places: [Int], _ ends: (Int) -> (CGFloat, CGFloat)) -> [[Int]] {
            var found: [[Int]] = []
            var reach = -CGFloat.infinity
            for place in places.sorted(by: { (ends($0).0, $0) < (ends($1).0, $1) }) {
                let (start, end) = ends(place)
                if found.isEmpty || start >= reach - slack { found.append([]) }
                found[found.count - 1].append(place)
                reach = max(reach, end)
            }
            return found
        }
    }
#endif
