// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A list for its context menus.
@MainActor
protocol MenuList: UIScrollView {
    func element(at point: CGPoint) -> IndexPath?
    func shownView(at path: IndexPath) -> UIView?
    func menuConfiguration(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration?
    func menuPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath) -> UITargetedPreview?
    func performPreviewAction(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
    func willDisplayMenu(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func willEndMenu(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
}

/// Context menus of a list's elements (T90, T91). A press in an element without a menu is not recognized.
@MainActor
final class ListMenus: NSObject, UIContextMenuInteractionDelegate, UIGestureRecognizerDelegate {
    private unowned let list: any MenuList
    private lazy var interaction = UIContextMenuInteraction(delegate: self)
    private var pending: UIContextMenuConfiguration?
    private var path: IndexPath?

    init(_ list: any MenuList) {
        self.list = list
    }

    /// Adds the recognizer: there is a delegate, which may have menus.
    func attach() {
        guard interaction.view == nil else { return }
        let before = list.gestureRecognizers ?? []
        list.addInteraction(interaction)
        let press = ListMenuPressGestureRecognizer(target: nil, action: nil)
        press.delegate = self
        interaction.replacePress(with: press)
        // T60: keys select.
        for recognizer in list.gestureRecognizers ?? [] where !before.contains(recognizer) {
            recognizer.allowedPressTypes = []
        }
    }

    func detach() {
        if interaction.view != nil { list.removeInteraction(interaction) }
    }

    /// The element that was pressed, lifted.
    var preview: UITargetedPreview? { path.flatMap(list.shownView(at:)).map { UITargetedPreview(view: $0) } }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        pending = configuration(at: gestureRecognizer.location(in: list))
        return pending != nil
    }

    private func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
        path = list.element(at: point)
        return path.flatMap { list.menuConfiguration(at: $0, point) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        defer { pending = nil }
        return pending ?? configuration(at: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        // The delegate of a list is asked for places, not for names of further items.
        guard (identifier as AnyObject) === (configuration.identifier as AnyObject) else { return nil }
        return path.flatMap { list.menuPreview(configuration, at: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { list.performPreviewAction(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list.willDisplayMenu(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list.willEndMenu(configuration, animator) }
}

/// A long press that opens a menu. It has its own class, so that nobody takes it for an application's.
final class ListMenuPressGestureRecognizer: UILongPressGestureRecognizer {}
