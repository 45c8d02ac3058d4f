// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Something in a text that is no letter, the value of ``Foundation/NSAttributedString/Key/attachment``. Texts keep it, and show nothing in
/// its place.
open class NSTextAttachment: NSObject {
    /// The picture in the text.
    open var image: UIImage?
    /// Where it stands from the text's baseline, in points; of the picture's size where it is empty.
    open var bounds = CGRect.zero
    /// What is attached, if it is no picture.
    open var contents: Data?
    /// What kind of thing `contents` is.
    open var fileType: String?

    /// An attachment with contents of a kind.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
    }

    /// An attachment without anything in it.
    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    /// An attachment that is a picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// The character that stands for an attachment: U+FFFC.
    public static let character = 0xFFFC
}

extension NSAttributedString {
    /// A text of one character, U+FFFC, with the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
