// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A picture of a view and its content at one moment. It follows no later change, and takes no touches.
final class ViewPicture: UIView {
    private let content: DisplayContent
    /// What a drawing of this picture shows of it (W73).
    let drawnMask: DisplayMask?

    init(_ view: UIView) {
        let change = DisplayChange(view: view, aspects: .all)
        content = view.displayContent
        drawnMask = view.displayMask
        super.init(frame: view.bounds)
        copy(change)
        for item in view.extras?.layer?.items ?? view.subviews.map({ .view($0) }) { add(item) }
        if let mask = view.mask { self.mask = ViewPicture(mask) }
    }

    private init(_ layer: CALayer) {
        // A layer that no host shows waits for its layout until now.
        layer.layoutOwnIfNeeded()
        content = layer.displayContent
        drawnMask = layer.displayMask
        super.init(frame: layer.bounds)
        copy(DisplayLayerChange(layer: layer, aspects: .all))
        for item in layer.items { add(item) }
    }

    required init?(coder: NSCoder) { nil }

    /// A picture of a view after its waiting layout and drawing.
    static func upToDate(_ view: UIView) -> ViewPicture? {
        view.layoutIfNeeded()
        view.drawWhatWaits()
        return ViewPicture(view)
    }

    /// A picture of a layer without a view.
    convenience init?(of layer: CALayer) { self.init(layer) }

    override var displayContent: DisplayContent { content }

    private func add(_ item: CALayer.Item) {
        let picture: ViewPicture
        switch item {
        case .view(let view):
            guard !view.isHidden, view.alpha > 0, !showsBack(view.extras?.layer) else { return }
            view.layoutIfNeeded()
            view.drawWhatWaits()
            picture = ViewPicture(view)
        case .layer(let layer):
            guard !layer.isHidden, layer.opacity > 0, !layer.isReplaced, !showsBack(layer) else { return }
            layer.displayIfNeeded()
            picture = ViewPicture(layer)
        }
        addSubview(picture)
    }

    private func showsBack(_ layer: CALayer?) -> Bool {
        guard let layer else { return false }
        return layer.showsBack(by: layer.paintedTransform)
    }

    private func copy(_ surface: some DisplayedSurface) {
        isUserInteractionEnabled = false
        anchorPoint = surface.anchorPoint
        bounds = surface.bounds
        center = surface.position
        transform3D = surface.transform
        alpha = surface.opacity
        clipsToBounds = surface.clipsToBounds
        changeLook { $0 = surface.look }
        backgroundColor = surface.backgroundColor
    }
}

extension UIView {
    /// The look of this view is always known here. `afterUpdates` says whether waiting layout is done first.
    func picture(afterScreenUpdates afterUpdates: Bool) -> UIView {
        if afterUpdates { layoutIfNeeded() }
        drawWhatWaits()
        let picture = ViewPicture(self)
        picture.transform3D = CATransform3DIdentity
        picture.alpha = 1
        picture.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        picture.center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        let box = UIView(frame: CGRect(origin: .zero, size: bounds.size))
        box.isUserInteractionEnabled = false
        box.addSubview(picture)
        return box
    }
}
