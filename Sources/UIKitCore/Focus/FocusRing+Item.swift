import CoreGraphics

extension FocusRing {
    /// The ring of an item; `nil` where its effect is none.
    @MainActor
    init?(_ item: any UIFocusItem) {
        guard let effect = item.focusEffect, let view = FocusTree.view(of: item), view.window != nil else { return nil }
        var rect = view.bounds
        if item !== view {
            guard let space = FocusTree.container(of: item)?.coordinateSpace else { return nil }
            rect = space.convert(item.frame, to: view)
        }
        let shape = effect.shape(of: view, rect)
        self.init(
            view: view.displayIdentifier, rect: shape.rect, cornerRadius: shape.cornerRadius, isInside: shape.isInside,
            isWholeView: shape.rect == view.bounds, color: view.tintColor.resolvedColor(with: view.traitCollection))
    }
}
