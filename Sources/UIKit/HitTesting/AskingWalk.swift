import CoreGraphics

/// The part of the walk of `HitTester` where classes have a say, and where an index finds the children that a point concerns.
///
/// What overrides do may change the tree that they are asked about. So whatever is read of it is read anew after each, and the
/// views at hand are held.
@MainActor
enum AskingWalk {
    /// Goes on from a node, whose children from the place `end` on are done with.
    static func descend(
        from start: NodePointer, below end: Int? = nil, to x: Double, _ y: Double, with event: UIEvent?
    ) -> UIView {
        var node = start
        var x = x
        var y = y
        var end = end
        // The view whose children are searched: an override may take it out of the tree.
        var held: UIView?
        search: while true {
            let count = Int(node.pointee.slotCount)
            let isLarge = count >= ChildIndexing.threshold
            var candidates = isLarge && end == nil ? node.indexedCandidates(at: x, y) : nil
            var place = end ?? count
            end = nil
            let scanStart = place
            while true {
                if candidates != nil {
                    place = candidates?.next() ?? -1
                } else {
                    // Read anew each time: an override may have changed the children, and their number.
                    let slots = node.pointee.slots
                    place = min(place, Int(node.pointee.slotCount)) - 1
                    while place >= 0, !slots.unsafelyUnwrapped[place].box.contains(x, y) { place -= 1 }
                }
                guard place >= 0 else { break }
                let child = node.pointee.childSlots[place].node
                let local = child.pointee.fromParent(CGPoint(x: x, y: y))
                if child.pointee.flags.isDisjoint(with: [.overridesHitTest, .overridesPointInside]) {
                    guard child.pointee.boundsContain(local) else { continue }
                } else {
                    let parent = node.pointee.view.takeUnretainedValue()
                    held = parent
                    let view = child.pointee.view.takeUnretainedValue()
                    if child.pointee.flags.contains(.overridesHitTest) {
                        let answer = child.pointee.isTransformSingular ? nil : view.hitTest(local, with: event)
                        if let answer { return answer }
                    } else if view.point(inside: local, with: event), view.superview === parent {
                        held = view
                        node = child
                        x = local.x
                        y = local.y
                        continue search
                    }
                    if candidates?.isCurrent == false { candidates = nil }
                    continue
                }
                if isLarge, candidates == nil { node.noteScan(of: scanStart - place) }
                node = child
                x = local.x
                y = local.y
                continue search
            }
            if isLarge, candidates == nil { node.noteScan(of: scanStart) }
            let found = node.pointee.view.takeUnretainedValue()
            // Mostly nobody was asked, and nothing is held.
            return held == nil ? found : withExtendedLifetime(held) { found }
        }
    }
}
