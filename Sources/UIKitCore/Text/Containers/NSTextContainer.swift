// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The room that a text is set in: that of a text view, or one of a layout manager's (PO11).
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// What lines keep from either side, in points.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { changed() } }
    }
    /// The most lines that are shown; 0, any number, at first. Text behind them is kept and not seen (PO10).
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { changed() } }
    }
    /// How the last of the lines is shortened where there is more text; between words, without a mark, at first (PO10).
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
        didSet { if lineBreakMode != oldValue { changed() } }
    }
    /// Whether the width is that of the text view, less its insets; true for a text view's own.
    open var widthTracksTextView = false
    /// Whether the height is that of the text view, less its insets. Kept: a text view sets all of its text.
    open var heightTracksTextView = false
    weak var textView: UITextView?
    /// What sets text in the container.
    open internal(set) weak var layoutManager: NSLayoutManager?
    private var ownSize: CGSize

    /// In points; a side of 0 or less has no end. That of a text view's container is the view's, less its insets, while the width tracks it.
    open var size: CGSize {
        get {
            guard widthTracksTextView, let textView else { return ownSize }
            let insets = textView.textContainerInset
            return CGSize(
                width: max(0, textView.bounds.width - insets.left - insets.right), height: .greatestFiniteMagnitude)
        }
        set {
            guard newValue != ownSize else { return }
            ownSize = newValue
            changed()
        }
    }

    /// Makes a room of a size in points; a side of 0 or less has no end.
    public init(size: CGSize) {
        ownSize = size
        super.init()
    }

    /// Makes a room without end.
    public override convenience init() { self.init(size: .zero) }

    private func changed() {
        layoutManager?.forget()
        textView?.textContainerChanged()
    }

    /// The width between the paddings, in points.
    var lineWidth: CGFloat { size.width > 0 ? max(0, size.width - 2 * lineFragmentPadding) : .infinity }
}
