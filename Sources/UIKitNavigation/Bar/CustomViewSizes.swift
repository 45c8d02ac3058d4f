// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The sizes of an application's own views in bars (N65).
///
/// A view with a size keeps it. A view without one, such as a stack view, gets the size of its constraints or of its content, and anew in
/// each layout of its bar: the sizes that bars gave are not the application's.
@MainActor
enum CustomViewSizes {
    private static let given = NSMapTable<UIView, NSValue>.weakToStrongObjects()

    static func size(of view: UIView) -> CGSize {
        let own = view.bounds.size
        let isOwn = own.width > 0 && given.object(forKey: view)?.cgSizeValue != own
        if isOwn, view.translatesAutoresizingMaskIntoConstraints { return own }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return fitting.width > 0 ? fitting : CGSize(width: view.sizeThatFits(.zero).width, height: own.height)
    }

    static func place(_ view: UIView, _ frame: CGRect) {
        if frame.size != view.bounds.size { given.setObject(NSValue(cgSize: frame.size), forKey: view) }
        view.frame = frame
    }
}
