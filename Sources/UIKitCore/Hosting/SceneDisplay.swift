// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Gathers what a host has to paint of one scene. Views note their changes here. The end of a turn takes them.
@MainActor
final class SceneDisplay {
    private unowned let scene: UIWindowScene
    private var changed: [UIView] = []
    var removed: [ViewIdentifier] = []
    /// Layers without a view that changed, and those that wait for layout.
    var changedLayers: [CALayer] = []
    var unlaidLayers: [CALayer] = []
    /// Views that wait to draw themselves.
    var undrawnViews: [UIView] = []
    var undrawnLayers: [CALayer] = []
    /// Moving layers that the program, not the host, paints at each step.
    var tickingLayers: [CALayer] = []
    private var windowsChanged = true
    /// Views and layers with masks, and how the masks were when the host heard of them last.
    private var masked: [Masked] = []

    private struct Masked {
        weak var surface: (any MaskedSurface)?
        var told: DisplayMask?
    }

    init(_ scene: UIWindowScene) {
        self.scene = scene
    }

    /// Each view is listed once, also if it changes more than once.
    func markChanged(_ view: UIView, _ aspects: DisplayAspects) {
        var flags = view.node.pointee.flags
        // A view that the picture does not have yet is sent whole, together with its place in the tree.
        guard flags.contains(.displayed) else { return }
        let old = flags.aspects
        guard !old.isSuperset(of: aspects) else { return }
        flags.aspects = old.union(aspects)
        view.node.pointee.flags = flags
        if old.isEmpty {
            if changed.isEmpty { UIApplication.current?.setNeedsTurn() }
            changed.append(view)
        }
    }

    /// A view or a layer got another mask, or none.
    func maskChanged(_ surface: any MaskedSurface) {
        masked.removeAll { $0.surface === surface }
        if surface.hasMask { masked.append(Masked(surface: surface, told: nil)) }
        surface.markChanged(.mask)
    }

    /// Masks are in no tree. So this compares each mask with its former state.
    private func lookAtMasks() {
        masked.removeAll { $0.surface?.hasMask != true }
        for place in masked.indices {
            guard let surface = masked[place].surface, surface.isInPicture else { continue }
            let mask = surface.displayMask
            guard mask != masked[place].told else { continue }
            masked[place].told = mask
            surface.markChanged(.mask)
        }
    }

    func windowOrderChanged() {
        windowsChanged = true
        UIApplication.current?.setNeedsTurn()
    }

    /// A subtree is leaving the picture.
    func viewWillLeave(_ view: UIView) {
        guard view.node.pointee.flags.contains(.displayed) else { return }
        removed.append(view.displayIdentifier)
        forget(view)
        UIApplication.current?.setNeedsTurn()
    }

    private func forget(_ view: UIView) {
        guard view.node.pointee.flags.contains(.displayed) else { return }
        view.node.pointee.flags.remove(.displayed)
        view.node.pointee.flags.aspects = []
        for place in view.extras?.layer?.places ?? [] { forget(place.layer) }
        for subview in view.subviewStorage { forget(subview) }
    }

    /// Starts over: the next changes are the full picture.
    func reset() {
        for window in scene.windows { forget(window) }
        changed.removeAll()
        changedLayers.removeAll()
        removed.removeAll()
        windowsChanged = true
        UIApplication.current?.setNeedsTurn()
    }

    /// What changed since the last time.
    func takeChanges() -> DisplayChanges {
        if !unlaidLayers.isEmpty { layOutLayers() }
        if !undrawnViews.isEmpty || !undrawnLayers.isEmpty { drawWhatWaits() }
        if !masked.isEmpty { lookAtMasks() }
        var result = DisplayChanges(windows: nil, changed: [], removed: removed)
        removed.removeAll(keepingCapacity: true)
        if windowsChanged {
            windowsChanged = false
            let visible = scene.visibleWindows
            result.windows = visible.map(\.displayIdentifier)
            for window in visible { include(window, in: &result) }
        }
        let marked = changed
        changed.removeAll(keepingCapacity: true)
        for view in marked {
            let aspects = view.node.pointee.flags.aspects
            // Empty: the view left after it changed, or has been sent whole.
            guard !aspects.isEmpty else { continue }
            view.node.pointee.flags.aspects = []
            result.changed.append(DisplayChange(view: view, aspects: aspects))
            if aspects.contains(.children) {
                if let layer = view.extras?.layer { includeLayers(of: layer, in: &result) }
                for subview in view.subviewStorage { include(subview, in: &result) }
            }
        }
        if !changedLayers.isEmpty { takeLayers(into: &result) }
        return result
    }

    /// Sends a view that the picture does not have, with everything below it.
    private func include(_ view: UIView, in changes: inout DisplayChanges) {
        guard !view.node.pointee.flags.contains(.displayed) else { return }
        view.drawWhatWaits()
        view.node.pointee.flags.insert(.displayed)
        view.node.pointee.flags.aspects = []
        // Numbers are given out here, not when a host first asks: a replay has another host, and must give the same numbers.
        _ = view.displayIdentifier
        if let extras = view.extras, extras.rare != nil || extras.layer != nil, view.hasMask { noteMask(of: view) }
        changes.changed.append(DisplayChange(view: view, aspects: .all))
        if let layer = view.extras?.layer { includeLayers(of: layer, in: &changes) }
        for subview in view.subviewStorage { include(subview, in: &changes) }
    }

    /// A surface that is sent whole brings its mask.
    func noteMask(of surface: any MaskedSurface) {
        masked.removeAll { $0.surface === surface }
        masked.append(Masked(surface: surface, told: surface.displayMask))
    }
}
