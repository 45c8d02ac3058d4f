// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// An object in a text that is no letter: the value of ``Foundation/NSAttributedString/Key/attachment``. Labels, text views and
/// drawn texts show its picture in the place of its character (W69).
open class NSTextAttachment: NSObject {
    /// The picture in the text.
    open var image: UIImage?
    /// Its rectangle relative to the text's baseline, in points; an empty one stands for the picture's size.
    open var bounds = CGRect.zero
    /// The content as a file has it. That of a picture is shown if there is no ``image``.
    open var contents: Data? { didSet { contentImage = contents.flatMap { UIImage(data: $0) } } }
    /// The picture in ``contents``.
    private(set) var contentImage: UIImage?
    /// The type of `contents`.
    open var fileType: String?

    /// An attachment with contents of a kind.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        contentImage = contentData.flatMap { UIImage(data: $0) }
        fileType = uti
    }

    /// An attachment without content.
    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    /// An attachment that is a picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// The picture for a rectangle of a text: ``image``. Subclasses may make another one.
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
        -> UIImage?
    { image }

    /// The rectangle in a line, relative to the baseline (points): ``bounds``, or the picture's size if these are empty.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        bounds.isEmpty ? CGRect(origin: .zero, size: (image ?? contentImage)?.size ?? .zero) : bounds
    }

    /// The character that stands for an attachment: U+FFFC.
    public static let character = 0xFFFC
    static let letter: Character = "\u{FFFC}"
}

extension NSAttributedString {
    /// A text of one character, U+FFFC, with the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
