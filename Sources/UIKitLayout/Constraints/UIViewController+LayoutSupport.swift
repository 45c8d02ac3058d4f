// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The part of a controller's view that bars and the screen's unsafe area cover, at its top or bottom.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of the covered part, in points.
    var length: CGFloat { get }
    /// The upper edge of the covered part.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge of the covered part.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the covered part.
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide from an edge of the view to its safe area.
@MainActor
final class CoveredLayoutGuide: UILayoutGuide, UILayoutSupport {
    private let isAtTop: Bool

    init(of view: UIView, isAtTop: Bool) {
        self.isAtTop = isAtTop
        super.init()
        identifier = isAtTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
        view.addLayoutGuide(self)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: isAtTop ? view.topAnchor : safeArea.bottomAnchor),
            bottomAnchor.constraint(equalTo: isAtTop ? safeArea.topAnchor : view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            widthAnchor.constraint(equalToConstant: 0),
        ])
    }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isAtTop ? insets.top : insets.bottom
    }
}

extension UIViewController {
    /// The covered part at the top of the view; its `bottomAnchor` is where the safe area begins.
    public var topLayoutGuide: any UILayoutSupport { coveredGuide(isAtTop: true) }

    /// The covered part at the bottom of the view; its `topAnchor` is where the safe area ends.
    public var bottomLayoutGuide: any UILayoutSupport { coveredGuide(isAtTop: false) }

    private func coveredGuide(isAtTop: Bool) -> CoveredLayoutGuide {
        let view = self.view ?? UIView()
        let identifier = isAtTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
        let made = view.layoutGuides.lazy.compactMap { $0 as? CoveredLayoutGuide }.first { $0.identifier == identifier }
        return made ?? CoveredLayoutGuide(of: view, isAtTop: isAtTop)
    }
}
