// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The parts of a background in a view that shows it: an effect, an image, the application's own view, a line outside (T133).

/// Shows a background's effect.
private final class BackgroundEffectView: UIVisualEffectView {}

/// Shows a background's image.
private final class BackgroundImageView: UIImageView {}

/// Shows a background's line beside its edge.
private final class BackgroundStrokeView: UIView {}

extension UIBackgroundConfiguration {
    /// Gives a view the look of the configuration.
    @MainActor
    package func show(in view: UIView, _ traits: UITraitCollection) {
        view.isUserInteractionEnabled = false
        view.backgroundColor = shownColor(nil)
        view.layer.cornerRadius = cornerRadius
        showParts(in: view, traits)
        placeParts(in: view, cornerRadius: cornerRadius)
    }

    /// Gives a view everything of the configuration but its color and its corners.
    @MainActor
    func showParts(in view: UIView, _ traits: UITraitCollection) {
        let line = shownStroke?.resolvedColor(with: traits).cgColor
        let isBeside = strokeOutset != 0 && strokeWidth > 0
        view.layer.borderWidth = isBeside ? 0 : strokeWidth
        view.layer.borderColor = isBeside ? nil : line
        showShadow(in: view, traits)
        let old = view.subviews
        var parts: [UIView] = []
        if let visualEffect {
            let part = old.lazy.compactMap { $0 as? BackgroundEffectView }.first ?? BackgroundEffectView(effect: nil)
            if part.effect !== visualEffect { part.effect = visualEffect }
            parts.append(part)
        }
        if let image {
            let part = old.lazy.compactMap { $0 as? BackgroundImageView }.first ?? BackgroundImageView(frame: .zero)
            if part.image != image { part.image = image }
            part.contentMode = imageContentMode
            parts.append(part)
        }
        for part in parts {
            part.isUserInteractionEnabled = false
            part.clipsToBounds = true
        }
        if let customView { parts.append(customView) }
        if isBeside {
            let part =
                old.lazy.compactMap { $0 as? BackgroundStrokeView }.first ?? BackgroundStrokeView(frame: .zero)
            part.isUserInteractionEnabled = false
            part.layer.borderWidth = strokeWidth
            part.layer.borderColor = line
            parts.append(part)
        }
        guard !old.elementsEqual(parts, by: { $0 === $1 }) else { return }
        for part in old where !parts.contains(where: { $0 === part }) { part.removeFromSuperview() }
        for part in parts { view.addSubview(part) }
    }

    @MainActor
    private func showShadow(in view: UIView, _ traits: UITraitCollection) {
        let layer = view.layer
        guard shadowProperties.opacity > 0 || layer.shadowOpacity > 0 else { return }
        layer.shadowOpacity = Float(shadowProperties.opacity)
        layer.shadowColor = shadowProperties.color.resolvedColor(with: traits).cgColor
        layer.shadowRadius = shadowProperties.radius
        layer.shadowOffset = shadowProperties.offset
        layer.shadowPath = shadowProperties.path?.cgPath
    }

    /// Gives the parts their frames: the view has its size.
    @MainActor
    package func placeParts(in view: UIView, cornerRadius: CGFloat) {
        for part in view.subviews {
            if part is BackgroundStrokeView {
                part.frame = view.bounds.insetBy(dx: -strokeOutset, dy: -strokeOutset)
                part.layer.cornerRadius = cornerRadius > 0 ? max(cornerRadius + strokeOutset, 0) : 0
                continue
            }
            part.frame = view.bounds
            if part !== customView { part.layer.cornerRadius = cornerRadius }
        }
    }

    /// The background's distances from the edges of a view, in points: with the view's margins where they are added (T133).
    @MainActor
    package func insets(in view: UIView) -> NSDirectionalEdgeInsets {
        var insets = backgroundInsets
        let edges = edgesAddingLayoutMarginsToBackgroundInsets
        guard !edges.isEmpty else { return insets }
        let margins = view.directionalLayoutMargins
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        return insets
    }

    /// Places a view that shows the background behind the content of another one, and its parts.
    @MainActor
    package func place(_ background: UIView, in view: UIView) {
        let insets = insets(in: view)
        let start = view.isRightToLeft ? insets.trailing : insets.leading
        background.frame = CGRect(
            x: start, y: insets.top, width: max(view.bounds.width - insets.leading - insets.trailing, 0),
            height: max(view.bounds.height - insets.top - insets.bottom, 0))
        placeParts(in: background, cornerRadius: cornerRadius)
    }
}
