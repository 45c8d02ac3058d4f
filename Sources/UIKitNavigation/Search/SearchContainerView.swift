// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The view over the searched content: a veil, on which a touch ends the search, or the results (SB23).
final class SearchContainerView: UIView {
    private weak var controller: UISearchController?
    private let veil = UIDimmingView(frame: .zero)

    init(_ controller: UISearchController) {
        self.controller = controller
        super.init(frame: .zero)
        veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        veil.onTap = { [weak controller] in controller?.searchBar.cancelWasChosen() }
        veil.isHidden = true
        addSubview(veil)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows one of the two, or nothing.
    func show(results: UIViewController?, isVeiled: Bool) {
        veil.frame = bounds
        veil.isHidden = results != nil || !isVeiled
        guard let controller else { return }
        let old = controller.children.first
        guard old !== results else { return }
        if let old {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        guard let results, let view = results.view else { return }
        controller.addChild(results)
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        results.didMove(toParent: controller)
    }

    /// The content gets touches where neither the veil nor results cover it.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
