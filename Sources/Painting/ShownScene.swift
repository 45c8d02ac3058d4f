// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CPangoCairo
    import UIKitCore

    /// The changes of a view or a layer.
    struct SurfaceChange {
        let owner: SurfaceOwner
        let identifier: ViewIdentifier
        let aspects: DisplayAspects
    }

    /// Remembers where each part of a scene was painted. From that and from the changes it computes the parts that must be
    /// painted again.
    ///
    /// A change damages the old and the new place.
    @MainActor
    final class ShownScene {
        private var surfaces: [ViewIdentifier: ShownSurface] = [:]
        /// The surfaces with a part that must be painted whole.
        private var unparted: [ViewIdentifier: ShownSurface] = [:]
        /// The number of surfaces that reach further than their content.
        private var reaching = 0
        private var damage = Damage()
        private var picture = 0
        private let texts: TextCache
        /// The whole picture.
        private(set) var screen = PixelBox.empty
        private var scale: CGFloat = 1
        /// The ring around the item that has focus.
        var ring: FocusRing?

        init(_ texts: TextCache) {
            self.texts = texts
        }

        // MARK: Damage

        /// Measures a whole scene; all of it must be painted.
        func begin(_ scene: UIWindowScene, width: Int, height: Int, scale: CGFloat) {
            forgetAll()
            self.scale = scale
            screen = PixelBox(left: 0, top: 0, right: width, bottom: height)
            picture += 1
            for window in scene.shownWindows where window.numberIfGiven != 0 {
                _ = measured(.view(window), window.displayIdentifier, in: nil)
            }
            damage = Damage()
            damage.add(screen)
        }

        /// Forgets and releases all views.
        func forgetAll() { (surfaces, unparted, reaching) = ([:], [:], 0) }

        /// Measures the changes; a change may be reported twice. If both are new, a container comes before its content.
        func note(_ changes: [SurfaceChange], removed: [ViewIdentifier]) {
            picture += 1
            // The old places of everything, before it is measured again.
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
                    surface.changed.formUnion(change.aspects)
                }
            }
            for surface in rearranged { arrange(surface) }
            for change in changes where !change.aspects.isSubset(of: Self.unseen) {
                let known = surfaces[change.identifier]
                if known?.picture != picture { measure(change.owner, change.identifier, known) }
            }
            for surface in rearranged {
                // Views that moved from another view are not reported separately.
                for owner in surface.owner.children where owner.isKnown {
                    let identifier = owner.identifier
                    let known = surfaces[identifier]
                    if known?.parent !== surface { measure(owner, identifier, known) }
                }
                // New ones are last until here.
                sort(surface)
            }
        }

        /// Changes that are visible only through added and removed views, which are reported separately, and through the order.
        private static let unseen: DisplayAspects = [.children, .accessibility]

        private func sort(_ surface: ShownSurface) {
            let places = Self.places(in: surface)
            surface.children.sort { places[$0.identifier] ?? -1 < places[$1.identifier] ?? -1 }
        }

        private static func places(in surface: ShownSurface) -> [ViewIdentifier: Int] {
            let order = surface.owner.told.children
            return Dictionary(zip(order, order.indices)) { first, _ in first }
        }

        /// Surfaces that changed their order cover each other in another way.
        private func arrange(_ surface: ShownSurface) {
            let places = Self.places(in: surface)
            let staying = surface.children.filter { places[$0.identifier] != nil }
            let order = staying.compactMap { places[$0.identifier] }
            for place in Set(order.indices).subtracting(Self.longestRise(order)) { add(staying[place].box) }
            for child in surface.children where places[child.identifier] == nil { leave(child) }
            surface.children = staying
            sort(surface)
        }

        /// The places of the longest increasing subsequence.
        private static func longestRise(_ numbers: [Int]) -> [Int] {
            // By length: the place of the least number that ends a subsequence of that length.
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

        private func measure(_ owner: SurfaceOwner, _ identifier: ViewIdentifier, _ known: ShownSurface?) {
            let parent = owner.parent.flatMap { surfaces[$0] }
            // A window has no parent; everything else is in a surface that was measured before.
            guard parent?.inside != nil || parent == nil && owner.isWindow,
                let surface = measured(owner, identifier, in: parent)
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
                } else if reaching == 0, next.box.contains(box) {
                    // So are the surfaces around that.
                    break
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
            if surfaces[surface.identifier] === surface {
                surfaces[surface.identifier] = nil
                unparted[surface.identifier] = nil
                if surface.margin != nil { reaching -= 1 }
            }
            for child in surface.children { forget(child) }
        }

        /// Returns the boxes that must be painted again, and forgets them.
        func takeDamage() -> [PixelBox] {
            damage.spread(over: unparted.values.flatMap(\.whole).map { $0.common(screen) })
            defer { damage = Damage() }
            return damage.boxes
        }

        /// `nil` if the picture does not have it.
        subscript(identifier: ViewIdentifier) -> ShownSurface? { surfaces[identifier] }

        // MARK: Measures

        private func measured(_ owner: SurfaceOwner, _ identifier: ViewIdentifier, in parent: ShownSurface?)
            -> ShownSurface?
        {
            let around =
                parent == nil
                ? ShownSurface.Surroundings(
                    transform: CGAffineTransform(scaleX: scale, y: scale), clip: screen, isGrouped: false)
                : parent?.inside
            guard let around else { return nil }
            var known = surfaces[identifier]
            if let moved = known, moved.parent !== parent {
                add(moved.box)
                moved.parent?.children.removeAll { $0 === moved }
                forget(moved)
                known = nil
            }
            if let known, move(known, in: around) { return known }
            owner.draw()
            let surface = owner.surface(isMoving: true)
            let shown = known ?? ShownSurface(identifier, owner, in: parent)
            let before = shown.children
            if shown.margin != nil { reaching -= 1 }
            (shown.children, shown.whole, shown.margin, shown.plain) = ([], [], nil, nil)
            (shown.inside, shown.box, shown.picture, shown.changed) = (nil, .empty, picture, [])
            shown.depth = owner.depth
            surfaces[identifier] = shown
            defer {
                for child in before where child.picture != picture { forget(child) }
                unparted[identifier] = shown.whole.isEmpty ? nil : shown
                if shown.margin != nil { reaching += 1 }
            }
            let placing = surface.placing
            guard !surface.isHidden, surface.opacity > 0, placing.isFinite else { return shown }
            let transform = placing.concatenating(around.transform)
            func pixels(_ box: CGRect) -> PixelBox { Self.pixels(of: box, transform) }
            let ink = SurfaceInk(of: surface, texts)
            let isGrouped =
                around.isGrouped || surface.opacity < 1 || surface.mask != nil
                || surface.castsContentShadow && surface.look.shadowOpacity > 0
            var inside = ShownSurface.Surroundings(transform: transform, clip: around.clip, isGrouped: isGrouped)
            let isCut = surface.clipsToBounds || surface.mask != nil
            if isCut { inside.clip = inside.clip.common(pixels(surface.bounds)) }
            shown.inside = inside
            shown.box = pixels(ink.box).common(inside.clip)
            // A turned surface has slanted edges everywhere.
            let isTurned = transform.b != 0 || transform.c != 0 || transform.a < 0 || transform.d < 0
            shown.whole = isTurned ? [isCut ? pixels(surface.bounds) : shown.box] : ink.whole.map(pixels)
            // The origin of a group depends on the painted part, and Cairo rounds the places of such pictures by it.
            if isGrouped, isTurned && ink.hasPixels || ink.hasGradient { shown.whole = [screen] }
            for child in owner.children where child.isKnown {
                if let child = measured(child, child.identifier, in: shown) { shown.children.append(child) }
            }
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
            if shown.children.isEmpty, !isGrouped, !isCut, ring?.view != identifier, ink.isPlain, !surface.isMoving,
                let color = surface.backgroundColor
            {
                shown.plain = PlainBox(surface.bounds, transform, PlainBox.Ink(color))
            }
            return shown
        }

        /// Measures a plain box that has only moved, together with everything around it or alone; false for everything else.
        private func move(_ shown: ShownSurface, in around: ShownSurface.Surroundings) -> Bool {
            guard let plain = shown.plain, shown.changed.isSubset(of: .geometry), shown.children.isEmpty,
                !around.isGrouped, ring?.view != shown.identifier
            else { return false }
            let told = shown.owner.told
            let (bounds, placing) = (told.bounds, told.placing)
            guard told.animations.isEmpty, placing.isFinite else { return false }
            let transform = placing.concatenating(around.transform)
            guard let moved = PlainBox(bounds, transform, plain.ink) else { return false }
            shown.plain = moved
            shown.inside = ShownSurface.Surroundings(transform: transform, clip: around.clip, isGrouped: false)
            shown.box = Self.pixels(of: bounds, transform).common(around.clip)
            (shown.picture, shown.changed) = (picture, [])
            return true
        }

        /// Boxes are moved to whole pixels, and blurred edges take one more.
        private static func pixels(of box: CGRect, _ transform: CGAffineTransform) -> PixelBox {
            box.isNull ? .empty : PixelBox(around: box.applying(transform)).inset(by: -2)
        }
    }
#endif
