// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The area of a text: that of a text view, or one of a layout manager's (PO11).
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// The distance of lines from either side, in points.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { changed() } }
    }
    /// The most lines that are shown; 0, any number, at first. Text behind them is kept, but invisible (PO10).
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { changed() } }
    }
    /// How the last line is shortened if there is more text; at first between words, without a mark (PO10).
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
        didSet { if lineBreakMode != oldValue { changed() } }
    }
    /// Whether the width follows the text view's, less its insets; true for a text view's own container.
    open var widthTracksTextView = false
    /// Whether the height follows the text view's, less its insets. Kept without an effect: a text view lays out all of its text.
    open var heightTracksTextView = false
    /// The parts that text leaves out, in the container's coordinates (points); none at first. Text flows on both sides of them (PO20).
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet { changed() }
    }
    /// The same, as lines need it; `nil` for nothing.
    var exclusionArea: ExclusionArea? {
        guard !exclusionPaths.isEmpty else { return nil }
        let area = ExclusionArea(exclusionPaths.map(\.cgPath), padding: lineFragmentPadding)
        return area.isEmpty ? nil : area
    }
    weak var textView: UITextView?
    /// The manager that lays out text in the container.
    open internal(set) weak var layoutManager: NSLayoutManager?
    private var ownSize: CGSize

    /// In points; a side of 0 or less has no end. While the width follows a text view, it is the view's size, less its insets.
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

    /// Makes an area of a size in points; a side of 0 or less has no end.
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
