// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A rectangle in a view's coordinates. It takes part in layout and in the search for the next item to focus, but is no view.
///
/// Constraints place it, or its owner sets `layoutFrame`, best in `layoutSubviews`. Subclasses that know their place override
/// `layoutFrame`.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The guide's name in texts for people; empty at first.
    open var identifier = ""

    /// The view that the guide belongs to, set by `UIView.addLayoutGuide`. Assigning moves the guide to another view.
    open weak var owningView: UIView? {
        willSet {
            if constraintState != nil, owningView !== newValue { UIView.constraintLayout?.guideWillLeave(self) }
        }
        didSet {
            guard oldValue !== owningView else { return }
            oldValue?.extras?.layoutGuides.removeAll { $0 === self }
            if let owningView { owningView.makeExtras().layoutGuides.append(self) }
        }
    }

    /// In points, the owning view's own coordinates. Empty at first.
    open var layoutFrame = CGRect.zero

    /// The guide's part in a layout by constraints: UIKitLayout's own data.
    package var constraintState: AnyObject?

    /// The guide's distances from the edges of its view, in points, if the system places it; `nil` for other guides.
    package var insetsInOwner: UIEdgeInsets? { nil }

    public override init() {
        super.init()
    }

    /// The class, the address and the frame.
    nonisolated open override var description: String {
        MainActor.assumeIsolated {
            let name = identifier.isEmpty ? "" : "\"\(identifier)\"; "
            return "<\(printedClassName(of: self)): \(printedAddress(of: self)); \(name)layoutFrame = "
                + "\(GeometryText.describe(layoutFrame))>"
        }
    }
}
