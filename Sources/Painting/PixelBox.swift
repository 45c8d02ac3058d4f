// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CoreGraphics

    /// Whole pixels of a picture.
    package struct PixelBox: Equatable {
        package var left: Int
        package var top: Int
        package var right: Int
        package var bottom: Int

        static let empty = PixelBox(left: 0, top: 0, right: 0, bottom: 0)

        /// The pixels that a box has a part of.
        init(around box: CGRect) {
            func whole(_ number: CGFloat) -> Int { Int(min(max(number, -1e6), 1e6)) }
            guard !box.isNull, box.width >= 0, box.height >= 0, !box.minX.isNaN, !box.minY.isNaN else {
                self = .empty
                return
            }
            self.init(
                left: whole(box.minX.rounded(.down)), top: whole(box.minY.rounded(.down)),
                right: whole(box.maxX.rounded(.up)), bottom: whole(box.maxY.rounded(.up)))
        }

        init(left: Int, top: Int, right: Int, bottom: Int) {
            (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
        }

        var isEmpty: Bool { left >= right || top >= bottom }
        var area: Int { isEmpty ? 0 : (right - left) * (bottom - top) }

        func inset(by distance: Int) -> PixelBox {
            PixelBox(left: left + distance, top: top + distance, right: right - distance, bottom: bottom - distance)
        }

        func meets(_ other: PixelBox) -> Bool {
            left < other.right && other.left < right && top < other.bottom && other.top < bottom && !isEmpty
                && !other.isEmpty
        }

        func contains(_ other: PixelBox) -> Bool {
            left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
        }

        /// The intersection; empty if there is none.
        func common(_ other: PixelBox) -> PixelBox {
            let box = PixelBox(
                left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
                bottom: min(bottom, other.bottom))
            return box.isEmpty ? .empty : box
        }

        /// The smallest box around both.
        func union(_ other: PixelBox) -> PixelBox {
            if isEmpty { return other }
            if other.isEmpty { return self }
            return PixelBox(
                left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
                bottom: max(bottom, other.bottom))
        }
    }

    /// The invalid parts of a picture: a few boxes.
    struct Damage {
        private(set) var boxes: [PixelBox] = []
        /// With more boxes, painting would visit the views more often, and cost more than it saves.
        private static let most = 4

        /// Adds a box. Overlapping boxes are joined; if there are too many, those whose union wastes least.
        mutating func add(_ box: PixelBox) {
            var box = box
            guard !box.isEmpty, !boxes.contains(where: { $0.contains(box) }) else { return }
            while let place = boxes.firstIndex(where: { $0.meets(box) }) { box = box.union(boxes.remove(at: place)) }
            boxes.append(box)
            if boxes.count > Self.most { mergeClosest() }
        }

        private mutating func mergeClosest() {
            var best = (waste: Int.max, first: 0, second: 1)
            for first in boxes.indices {
                for second in boxes.indices where second > first {
                    let waste = boxes[first].union(boxes[second]).area - boxes[first].area - boxes[second].area
                    if waste < best.waste { best = (waste, first, second) }
                }
            }
            let other = boxes.remove(at: best.second)
            add(boxes.remove(at: best.first).union(other))
        }

        func meets(_ box: PixelBox) -> Bool { boxes.contains { $0.meets(box) } }

        /// If boxes that can only be painted whole are damaged, damages them whole.
        mutating func spread(over whole: [PixelBox]) {
            var isSpreading = true
            while isSpreading {
                isSpreading = false
                for box in whole where !boxes.contains(where: { $0.contains(box) }) && meets(box) {
                    add(box)
                    isSpreading = true
                }
            }
        }
    }
#endif
