// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A view that is shown in another place than its own: lifted, dragged, above a menu.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
    /// The view that is shown in another place.
    open private(set) var view: UIView
    /// The preview's visible part and background.
    open private(set) var parameters: UIPreviewParameters
    /// Where the preview is, or goes to.
    open private(set) var target: UIPreviewTarget

    /// A preview of a view that appears, or ends, at a place in a container.
    public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
    }

    /// A preview of a view at its present place.
    /// - Precondition: the view is in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        let container = view.superview ?? view
        self.init(
            view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
    }

    /// A preview of a whole view at its present place. The view must be in a window.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The preview itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// In points.
    open var size: CGSize { parameters.visiblePath?.bounds.size ?? view.bounds.size }

    /// The same preview in another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> Self {
        Self(view: view, parameters: parameters, target: newTarget)
    }

    /// The middle of the preview in its window's coordinates; `nil` outside of one.
    package var centerInWindow: CGPoint? {
        guard target.container.window != nil else { return nil }
        return target.container.convert(target.center, to: nil)
    }

    /// The shown view: a picture of the view, or the view itself if it is in no window, on the parameters' background.
    package func makePicture() -> UIView {
        let shown = view.window == nil ? view : (view.snapshotView(afterScreenUpdates: true) ?? view)
        let box = UIView(frame: CGRect(origin: .zero, size: size))
        box.isUserInteractionEnabled = false
        let ground = UIView(frame: box.bounds)
        ground.backgroundColor = parameters.backgroundColor
        ground.clipsToBounds = true
        ground.layer.cornerRadius = view.layer.cornerRadius
        let origin = parameters.visiblePath?.bounds.origin ?? .zero
        shown.frame = CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: view.bounds.size)
        if let path = parameters.visiblePath {
            let mask = CAShapeLayer()
            let moved = UIBezierPath(cgPath: path.cgPath)
            moved.apply(CGAffineTransform(translationX: -origin.x, y: -origin.y))
            mask.path = moved.cgPath
            ground.layer.mask = mask
        }
        ground.addSubview(shown)
        box.addSubview(ground)
        box.layer.shadowColor = UIColor.black.cgColor
        box.layer.shadowOffset = CGSize(width: 0, height: 6)
        box.layer.shadowRadius = 12
        return box
    }
}
