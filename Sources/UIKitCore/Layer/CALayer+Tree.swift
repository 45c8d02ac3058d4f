// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// A sublayer without a view, and the subview behind it; without a subview it stands behind all of them.
struct SublayerPlace {
    let layer: CALayer
    weak var subview: UIView?
}

// W18: sublayers stand among the subviews' layers in one order. If a subview leaves or moves, the layers in front of it stand
// in front of the previous subview.
extension CALayer {
    enum Item {
        case view(UIView)
        case layer(CALayer)

        @MainActor var layer: CALayer {
            switch self {
            case .view(let view): view.layer
            case .layer(let layer): layer
            }
        }
    }

    /// The sublayers and subviews in the layer, back to front.
    var items: [Item] {
        var rest = places[...]
        func take(inFrontOf subview: UIView?) -> [Item] {
            let taken = rest.prefix { $0.subview === subview }
            rest = rest.dropFirst(taken.count)
            return taken.map { .layer($0.layer) }
        }
        var result = take(inFrontOf: nil)
        for subview in view?.subviewStorage ?? [] {
            result.append(.view(subview))
            result += take(inFrontOf: subview)
        }
        return result
    }

    /// The layers that are painted in the layer, back to front: `sublayers`, and our own.
    package var paintedSublayers: [CALayer] { items.map(\.layer) }

    /// The visible extent of the layer and its sublayers without views, in its own coordinates.
    package var paintedBounds: CGRect {
        masksToBounds
            ? bounds
            : places.reduce(bounds) { $0.union(convert($1.layer.paintedBounds, from: $1.layer)) }
    }

    private func setItems(_ items: [Item]) {
        var subview: UIView?
        places = []
        for item in items {
            switch item {
            case .view(let view): subview = view
            case .layer(let layer): places.append(SublayerPlace(layer: layer, subview: subview))
            }
        }
        placesChanged()
    }

    private func placesChanged() {
        if let view, !places.isEmpty { view.makeExtras().layer = self }
        markChanged(.children)
    }

    // MARK: Putting in

    func insert(_ layer: CALayer, at index: Int) {
        if let subview = layer.view {
            guard let view else {
                return UIApplication.shared.report(
                    "\(layer) belongs to a view, and \(self) does not: it is not put in.")
            }
            return view.insertSubview(
                subview, at: items.prefix(index).count { if case .view = $0 { true } else { false } })
        }
        enforce(!isWithin(layer), "A layer cannot become a sublayer of itself or of a layer inside it.")
        layer.leaveSuperlayer()
        layer.setParent(self)
        layer.shown.arrival = SceneLife.picturelessTurns
        if index == .max {
            // In front of all: no other layer changes its place.
            places.append(SublayerPlace(layer: layer, subview: view?.subviewStorage.last))
            return placesChanged()
        }
        var items = items
        items.insert(.layer(layer), at: min(index, items.count))
        setItems(items)
    }

    /// Whether the layer is the other one, or below it, without a view between them.
    func isWithin(_ other: CALayer) -> Bool {
        sequence(first: self, next: \.parentLayer).contains { $0 === other }
    }

    func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        // The place of the sibling after the layer is removed.
        let others = items.filter { $0.layer !== layer }
        guard let place = others.firstIndex(where: { $0.layer === sibling }) else { return insert(layer, at: .max) }
        if layer.superlayer === self { layer.leaveSuperlayer() }
        insert(layer, at: place + offset)
    }

    func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, old.superlayer === self else { return }
        insert(new, beside: old, offset: 0)
        old.leaveSuperlayer()
    }

    func replaceSublayers(with layers: [CALayer]) {
        for place in places where !layers.contains(where: { $0 === place.layer }) { place.layer.leaveSuperlayer() }
        for layer in layers where layer.view == nil { insert(layer, at: .max) }
    }

    // MARK: Taking out

    func leaveSuperlayer() {
        if let view { return view.removeFromSuperview() }
        guard let parent = parentLayer else { return }
        if UIApplication.current?.animationNumbers.isInUse == true { removeMotionsBelow() }
        sceneDisplay?.layerWillLeave(self)
        parent.places.removeAll { $0.layer === self }
        setParent(nil)
        parent.markChanged(.children)
    }

    /// A subview leaves its place.
    func subviewWillLeave(_ subview: UIView, at position: Int) {
        let before = position > 0 ? view?.subviewStorage[position - 1] : nil
        for index in places.indices where places[index].subview === subview { places[index].subview = before }
    }
}
