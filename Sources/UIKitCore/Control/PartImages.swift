// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Images over the parts of a control. Most controls have none, and no views for them.
@MainActor
struct PartImages {
    private var views: [ObjectIdentifier: ControlImageView] = [:]

    /// Shows an image over a part, or none, and returns its view; `nil` as long as the part has had no image.
    ///
    /// - Parameter tint: the color of a template image; `nil` for that of the control.
    @discardableResult
    mutating func show(_ image: UIImage?, over part: UIView, in frame: CGRect, tint: UIColor? = nil) -> UIView? {
        guard image != nil || views[ObjectIdentifier(part)] != nil else { return nil }
        let view = views[ObjectIdentifier(part)] ?? makeView(over: part)
        if view.image != image { view.image = image }
        if let tint, view.tintColor != tint { view.tintColor = tint }
        view.frame = frame
        return view
    }

    private mutating func makeView(over part: UIView) -> ControlImageView {
        let view = ControlImageView(frame: .zero)
        view.contentMode = .scaleToFill
        part.superview?.insertSubview(view, aboveSubview: part)
        views[ObjectIdentifier(part)] = view
        return view
    }
}
