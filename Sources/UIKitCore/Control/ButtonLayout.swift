// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension CGRect {
    /// This rectangle with no side longer than that of a room: a side that was longer fills the room.
    func shrunk(to room: CGRect) -> CGRect {
        var rect = self
        if width > room.width { (rect.origin.x, rect.size.width) = (room.minX, max(room.width, 0)) }
        if height > room.height { (rect.origin.y, rect.size.height) = (room.minY, max(room.height, 0)) }
        return rect
    }
}

/// Where the image, the title and the subtitle of a button go. Pure: sizes in, rectangles out, in points.
///
/// The two texts stand one above the other; the image stands at one side of them.
struct ButtonLayout {
    enum ImageSide {
        case left, right, top, bottom
    }

    enum TextAlignment {
        case left, center, right
    }

    struct Frames: Equatable {
        var image: CGRect
        var title: CGRect
        var subtitle: CGRect
    }

    /// Zero for what the button does not have.
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var imageSide = ImageSide.left
    /// Between the image and the texts, where there are both.
    var imagePadding: CGFloat = 0
    /// Between the title and the subtitle, where there are both.
    var titlePadding: CGFloat = 0
    var textAlignment = TextAlignment.center
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center

    private var texts: CGSize {
        let padding = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
        return CGSize(width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
    }

    private var gap: CGFloat { image.width > 0 && texts.width > 0 ? imagePadding : 0 }

    private var isBeside: Bool { imageSide == .left || imageSide == .right }

    /// The size of everything together.
    var size: CGSize {
        let texts = texts
        return isBeside
            ? CGSize(width: image.width + gap + texts.width, height: max(image.height, texts.height))
            : CGSize(width: max(image.width, texts.width), height: image.height + gap + texts.height)
    }

    /// The rectangles in a content rectangle. If the content does not fit, the texts get narrower, and the image keeps its width.
    func frames(in content: CGRect) -> Frames {
        var layout = self
        let room = max(0, isBeside ? content.width - image.width - gap : content.width)
        layout.title.width = min(title.width, room)
        layout.subtitle.width = min(subtitle.width, room)
        return layout.placed(in: content)
    }

    private func placed(in content: CGRect) -> Frames {
        let texts = texts
        let size = size
        let x = Self.start(of: size.width, from: content.minX, to: content.maxX, at: horizontal)
        let y = Self.start(of: size.height, from: content.minY, to: content.maxY, at: vertical)
        var imageOrigin = CGPoint(x: x + (size.width - image.width) / 2, y: y + (size.height - image.height) / 2)
        var textOrigin = CGPoint(x: x + (size.width - texts.width) / 2, y: y + (size.height - texts.height) / 2)
        switch imageSide {
        case .left:
            imageOrigin.x = x
            textOrigin.x = x + image.width + gap
        case .right:
            textOrigin.x = x
            imageOrigin.x = x + texts.width + gap
        case .top:
            imageOrigin.y = y
            textOrigin.y = y + image.height + gap
        case .bottom:
            textOrigin.y = y
            imageOrigin.y = y + texts.height + gap
        }
        return Frames(
            image: CGRect(origin: imageOrigin, size: image),
            title: CGRect(
                origin: CGPoint(x: textX(of: title, in: texts, from: textOrigin.x), y: textOrigin.y), size: title),
            subtitle: CGRect(
                origin: CGPoint(
                    x: textX(of: subtitle, in: texts, from: textOrigin.x),
                    y: textOrigin.y + texts.height - subtitle.height),
                size: subtitle))
    }

    private func textX(of text: CGSize, in texts: CGSize, from x: CGFloat) -> CGFloat {
        switch textAlignment {
        case .left: x
        case .center: x + (texts.width - text.width) / 2
        case .right: x + texts.width - text.width
        }
    }

    private static func start(
        of length: CGFloat, from low: CGFloat, to high: CGFloat, at alignment: UIControl.ContentHorizontalAlignment
    ) -> CGFloat {
        switch alignment {
        case .left, .leading: low
        case .right, .trailing: high - length
        case .center, .fill: (low + high - length) / 2
        }
    }

    private static func start(
        of length: CGFloat, from low: CGFloat, to high: CGFloat, at alignment: UIControl.ContentVerticalAlignment
    ) -> CGFloat {
        switch alignment {
        case .top: low
        case .bottom: high - length
        case .center, .fill: (low + high - length) / 2
        }
    }
}
