// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CPangoCairo
    import UIKitCore

    /// What of a scene was painted where: from that and from what changed it knows what has to be painted anew.
    ///
    /// What changes damages where it was and where it is now.
    @MainActor
    final class ShownScene {
        private var surfaces: [ViewIdentifier: ShownSurface] = [:]
        private var damage = Damage()
        private var picture = 0
        private let texts: TextCache
        /// The whole picture.
        private(set) var screen = PixelBox.empty
        private var scale: CGFloat = 1
        /// Around what has focus.
        var ring: FocusRing?

        init(_ texts: TextCache) {
            self.texts = texts
        }

        // MARK: Damage

        /// Looks at all of a scene; all of it is to be painted.
        func begin(_ scene: UIWindowScene, width: Int, height: Int, scale: CGFloat) {
            (surfaces, self.scale) = ([:], scale)
            screen = PixelBox(left: 0, top: 0, right: width, bottom: height)
            picture += 1
            for window in scene.shownWindows { _ = measured(window, in: nil) }
            damage = Damage()
            damage.add(screen)
        }

        /// Looks at what changed. What is around others comes before them where both are new.
        func note(
            _ changes: [(layer: CALayer, identifier: ViewIdentifier, aspects: DisplayAspects)],
            removed: [ViewIdentifier]
        ) {
            picture += 1
            // Where everything was, before any of it is measured anew.
            for identifier in removed {
                guard let surface = surfaces[identifier] else { continue }
                add(surface.box)
                surface.parent?.children.removeAll { $0 === surface }
                forget(surface)
            }
            var rearranged: [ShownSurface] = []
            for change in changes {
                guard let surface = surfaces[change.identifier] else { continue }
                if change.aspects.isSubset(of: Self.unseen) {
                    if change.aspects.contains(.children) { rearranged.append(surface) }
                } else {
                    add(surface.box)
                }
            }
            for surface in rearranged { arrange(surface) }
            for change in changes where !change.aspects.isSubset(of: Self.unseen) {
                if surfaces[change.identifier]?.picture != picture { measure(change.layer, change.identifier) }
            }
            for surface in rearranged {
                // What was in another view before is not told by itself.
                for layer in surface.layer?.sublayers ?? [] where layer.view?.numberIfGiven != 0 {
                    let identifier = layer.displayIdentifier
                    if surfaces[identifier]?.parent !== surface { measure(layer, identifier) }
                }
                // What came is last until here.
                sort(surface)
            }
        }

        /// Changes that are seen only by what comes and goes, which is told by itself, and by who is before whom.
        private static let unseen: DisplayAspects = [.children, .accessibility]

        private func sort(_ surface: ShownSurface) {
            let places = surface.layer.map(Self.places) ?? [:]
            surface.children.sort { places[$0.identifier] ?? -1 < places[$1.identifier] ?? -1 }
        }

        private static func places(in layer: CALayer) -> [ViewIdentifier: Int] {
            let order = (layer.sublayers ?? []).map(\.displayIdentifier)
            return Dictionary(zip(order, order.indices)) { first, _ in first }
        }

        /// Those that changed places among the others cover each other in another way.
        private func arrange(_ surface: ShownSurface) {
            guard let layer = surface.layer else { return }
            let places = Self.places(in: layer)
            let staying = surface.children.filter { places[$0.identifier] != nil }
            let order = staying.compactMap { places[$0.identifier] }
            for place in Set(order.indices).subtracting(Self.longestRise(order)) { add(staying[place].box) }
            for child in surface.children where places[child.identifier] == nil { leave(child) }
            surface.children = staying
            sort(surface)
        }

        /// The places of the most numbers that rise from one to the next.
        private static func longestRise(_ numbers: [Int]) -> [Int] {
            // By length: the place of the least number that ends a rise of it.
            var ends: [Int] = []
            var before = [Int?](repeating: nil, count: numbers.count)
            for (place, number) in numbers.enumerated() {
                var (low, high) = (0, ends.count)
                while low < high {
                    let middle = (low + high) / 2
                    if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
                }
                before[place] = low > 0 ? ends[low - 1] : nil
                if low < ends.count { ends[low] = place } else { ends.append(place) }
            }
            var rise: [Int] = []
            var next = ends.last
            while let place = next {
                rise.append(place)
                next = before[place]
            }
            return rise
        }

        private func measure(_ layer: CALayer, _ identifier: ViewIdentifier) {
            let parent = layer.superlayer.flatMap { surfaces[$0.displayIdentifier] }
            let known = surfaces[identifier]
            // A window is in nothing, and everything else in what was measured before.
            guard parent?.inside != nil || parent == nil && layer.view is UIWindow,
                let surface = measured(layer, in: parent)
            else {
                if let known {
                    known.parent?.children.removeAll { $0 === known }
                    leave(known)
                }
                return
            }
            if surface !== known, let parent { parent.children.append(surface) }
            add(surface.box)
            var (around, box) = (parent, surface.box)
            while let next = around {
                if let margin = next.margin {
                    box = box.inset(by: -margin)
                    next.whole.append(box)
                }
                next.box = next.box.union(box)
                around = next.parent
            }
        }

        private func add(_ box: PixelBox) { damage.add(box.common(screen)) }

        private func leave(_ surface: ShownSurface) {
            add(surface.box)
            forget(surface)
        }

        private func forget(_ surface: ShownSurface) {
            if surfaces[surface.identifier] === surface { surfaces[surface.identifier] = nil }
            for child in surface.children { forget(child) }
        }

        /// What is to be painted anew; then nothing is.
        func takeDamage() -> [PixelBox] {
            damage.spread(over: surfaces.values.flatMap(\.whole).map { $0.common(screen) })
            defer { damage = Damage() }
            return damage.boxes
        }

        func layer(_ identifier: ViewIdentifier) -> CALayer? { surfaces[identifier]?.layer }

        /// Whether nothing of a surface lies in a box. What is not known yet may lie anywhere.
        func isOutside(_ identifier: ViewIdentifier, _ box: PixelBox) -> Bool {
            guard let surface = surfaces[identifier] else { return false }
            return !surface.box.meets(box)
        }

        // MARK: Measures

        private func measured(_ view: UIView, in parent: ShownSurface?) -> ShownSurface? {
            view.layer.displayIfNeeded()
            return measured(MovingSurface(view.painted, view.layer, true), view.layer, in: parent) { shown in
                guard view.hasLayers else {
                    for subview in view.subviews where subview.numberIfGiven != 0 {
                        if let child = measured(subview, in: shown) { shown.children.append(child) }
                    }
                    return
                }
                for sublayer in view.layer.sublayers ?? [] {
                    if let child = measured(sublayer, in: shown) { shown.children.append(child) }
                }
            }
        }

        private func measured(_ layer: CALayer, in parent: ShownSurface?) -> ShownSurface? {
            if let view = layer.view { return view.numberIfGiven == 0 ? nil : measured(view, in: parent) }
            layer.displayIfNeeded()
            return measured(MovingSurface(layer.painted, layer, true), layer, in: parent) { shown in
                for sublayer in layer.sublayers ?? [] {
                    if let child = measured(sublayer, in: shown) { shown.children.append(child) }
                }
            }
        }

        private func measured(
            _ surface: MovingSurface, _ layer: CALayer, in parent: ShownSurface?, children: (ShownSurface) -> Void
        ) -> ShownSurface? {
            let around =
                parent == nil
                ? ShownSurface.Surroundings(
                    transform: CGAffineTransform(scaleX: scale, y: scale), clip: screen, isGrouped: false)
                : parent?.inside
            guard let around else { return nil }
            let identifier = layer.displayIdentifier
            var known = surfaces[identifier]
            if let moved = known, moved.parent !== parent {
                add(moved.box)
                moved.parent?.children.removeAll { $0 === moved }
                forget(moved)
                known = nil
            }
            let shown = known ?? ShownSurface(identifier, layer, in: parent)
            let before = shown.children
            (shown.children, shown.whole, shown.margin) = ([], [], nil)
            (shown.inside, shown.box, shown.picture) = (nil, .empty, picture)
            surfaces[identifier] = shown
            defer { for child in before where child.picture != picture { forget(child) } }
            let placing = surface.placing
            guard !surface.isHidden, surface.opacity > 0, placing.isFinite else { return shown }
            let transform = placing.concatenating(around.transform)
            // Boxes are moved to whole pixels, and blurred edges take one more.
            func pixels(_ box: CGRect) -> PixelBox {
                box.isNull ? .empty : PixelBox(around: box.applying(transform)).inset(by: -2)
            }
            let ink = SurfaceInk(of: surface, texts)
            let isGrouped =
                around.isGrouped || surface.opacity < 1 || surface.mask != nil
                || surface.castsContentShadow && surface.look.shadowOpacity > 0
            var inside = ShownSurface.Surroundings(transform: transform, clip: around.clip, isGrouped: isGrouped)
            let isCut = surface.clipsToBounds || surface.mask != nil
            if isCut { inside.clip = inside.clip.common(pixels(surface.bounds)) }
            shown.inside = inside
            shown.box = pixels(ink.box).common(inside.clip)
            // What is turned has slanted edges everywhere.
            let isTurned = transform.b != 0 || transform.c != 0 || transform.a < 0 || transform.d < 0
            shown.whole = isTurned ? [isCut ? pixels(surface.bounds) : shown.box] : ink.whole.map(pixels)
            // Where a group begins depends on what is painted, and Cairo rounds the places of such pictures by it.
            if isGrouped, isTurned && ink.hasPixels || ink.hasGradient { shown.whole = [screen] }
            children(shown)
            for child in shown.children { shown.box = shown.box.union(child.box) }
            if let ring, ring.view == identifier {
                let box = pixels(ring.outer(surface.bounds)).common(around.clip)
                shown.box = shown.box.union(box)
                shown.whole.append(box)
            }
            if let reach = ink.reach {
                let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
                let margin = Int((min(reach, 1e5) * scale).rounded(.up)) + 2
                shown.box = pixels(surface.bounds).union(shown.box).inset(by: -margin)
                shown.whole.append(shown.box)
                shown.margin = margin
            }
            return shown
        }
    }
#endif
