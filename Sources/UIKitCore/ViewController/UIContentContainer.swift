// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A container of content with a size: view controllers and presentation controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The preferred size (points); zero for none.
    var preferredContentSize: CGSize { get }

    /// A container directly inside this one changed its `preferredContentSize`.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// A container directly inside this one, whose view is laid out by constraints, changed the size that they give the view (J43).
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size (points) that a container inside gets when this one has `parentSize`.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// The container's view is about to get another size (points). Overrides call `super`, which tells those inside.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// The container is about to get other traits. Overrides call `super`, which tells those inside.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
