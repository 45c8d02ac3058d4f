// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The room that a text view has for its text. Its size is the view's.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// What lines keep from either side, in points.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { textView?.textContainerChanged() } }
    }
    /// The most lines that are shown; 0, any number, at first. Text behind them is kept and not seen (PO10).
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { textView?.textContainerChanged() } }
    }
    /// How the last of the lines is shortened where there is more text; between words, without a mark, at first (PO10).
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
        didSet { if lineBreakMode != oldValue { textView?.textContainerChanged() } }
    }
    weak var textView: UITextView?

    /// The size is not kept: the view that shows the text has one.
    public convenience init(size: CGSize) { self.init() }

    public override init() {}
}
