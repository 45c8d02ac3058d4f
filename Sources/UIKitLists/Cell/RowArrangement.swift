// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Places an image, a text and a second text in a row.
@MainActor
struct RowArrangement {
    /// In points, for text that reads from left to right.
    var margins: UIEdgeInsets
    var imageSize: CGSize?
    var text: UILabel?
    var detail: UILabel?
    /// Whether the second text stands at the row's end, if both fit.
    var isSideBySide = false
    /// The width of the first text, whose end is aligned there (`value2`); `nil` for its own width.
    var leadingWidth: CGFloat?
    var imageGap: CGFloat = 16
    var horizontalGap: CGFloat = 6
    var verticalGap: CGFloat = 3

    struct Frames {
        var image: CGRect = .zero
        var text: CGRect = .zero
        var detail: CGRect = .zero
        /// The height of a row with room for everything.
        var height: CGFloat = 0

        /// The frames, mirrored for a row that reads from right to left.
        func mirrored(_ isMirrored: Bool, in width: CGFloat) -> Frames {
            guard isMirrored else { return self }
            var result = self
            for part in [\Frames.image, \Frames.text, \Frames.detail] {
                result[keyPath: part].origin.x = width - self[keyPath: part].maxX
            }
            return result
        }
    }

    /// The frames in a row of a size, vertically centered. If the size has no height, the row's own height is used.
    func frames(in size: CGSize) -> Frames {
        var frames = Frames()
        var start = margins.left
        let end = max(size.width - margins.right, start)
        if let imageSize {
            frames.image = CGRect(origin: CGPoint(x: start, y: 0), size: imageSize)
            start = min(frames.image.maxX + imageGap, end)
        }
        var textHeight = placeTexts(from: start, to: end, &frames)
        textHeight = max(textHeight, frames.image.height)
        frames.height = textHeight + margins.top + margins.bottom
        let height = size.height > 0 ? size.height : frames.height
        let middle = margins.top + (height - margins.top - margins.bottom) / 2
        frames.image.origin.y = middle - frames.image.height / 2
        let texts = frames.text.union(frames.detail)
        let shift = middle - (texts.isNull ? 0 : texts.midY)
        frames.text.origin.y += shift
        frames.detail.origin.y += shift
        return frames
    }

    /// Places the texts from y = 0 on, and returns their height.
    private func placeTexts(from start: CGFloat, to end: CGFloat, _ frames: inout Frames) -> CGFloat {
        let room = CGSize(width: end - start, height: .greatestFiniteMagnitude)
        guard let text else {
            guard let detail else { return 0 }
            let size = detail.sizeThatFits(room)
            frames.detail = CGRect(x: start, y: 0, width: room.width, height: size.height)
            return size.height
        }
        guard let detail else {
            let size = text.sizeThatFits(room)
            frames.text = CGRect(x: start, y: 0, width: room.width, height: size.height)
            return size.height
        }
        if let leadingWidth {
            let rest = CGSize(width: max(room.width - leadingWidth - horizontalGap, 0), height: room.height)
            let heights = (
                text.sizeThatFits(CGSize(width: leadingWidth, height: room.height)).height,
                detail.sizeThatFits(rest).height
            )
            let height = max(heights.0, heights.1)
            frames.text = CGRect(x: start, y: 0, width: leadingWidth, height: height)
            frames.detail = CGRect(
                x: start + leadingWidth + horizontalGap, y: 0, width: rest.width, height: height)
            return height
        }
        if isSideBySide {
            let first = text.sizeThatFits(room)
            let second = detail.sizeThatFits(room)
            if first.width + horizontalGap + second.width <= room.width {
                let height = max(first.height, second.height)
                frames.text = CGRect(x: start, y: 0, width: first.width, height: height)
                frames.detail = CGRect(x: end - second.width, y: 0, width: second.width, height: height)
                return height
            }
        }
        let heights = (text.sizeThatFits(room).height, detail.sizeThatFits(room).height)
        frames.text = CGRect(x: start, y: 0, width: room.width, height: heights.0)
        frames.detail = CGRect(x: start, y: heights.0 + verticalGap, width: room.width, height: heights.1)
        return heights.0 + verticalGap + heights.1
    }
}
