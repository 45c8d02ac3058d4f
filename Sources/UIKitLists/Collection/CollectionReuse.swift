// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

/// The registered classes of a collection's elements, and the elements that wait for reuse.
@MainActor
final class CollectionReuse {
    private var classes: [String: AnyClass] = [:]
    /// The registered nibs, by the same names; the first view of a nib is the element.
    private var nibs: [String: UINib] = [:]
    private var waiting = ReuseQueue<UICollectionReusableView>()
    /// Under which each view waits.
    private var queueNames: [ObjectIdentifier: String] = [:]
    /// The frame of the element that is asked for: new ones are made with it, and those that waited have it when they are given (T143).
    private var place: CGRect?
    /// The cell that the data source is to fill in again, instead of a dequeued one.
    var reconfigured: UICollectionViewCell?

    func register(_ type: AnyClass?, _ name: String) {
        classes[name] = type
    }

    /// The registered class of elements (T148).
    private func registered(_ name: String) -> UICollectionReusableView.Type? {
        classes[name].map { type in
            guard let type = type as? UICollectionReusableView.Type else {
                brokenRule("\(type) is registered with a collection: it has to inherit from UICollectionReusableView.")
            }
            return type
        }
    }

    func dequeue(_ name: String, _ identifier: String) -> UICollectionReusableView? {
        if let cell = reconfigured, queueNames[ObjectIdentifier(cell)] == name { return cell }
        if let view = takeWaiting(name) { return view }
        return registered(name).map { make($0, name, identifier) } ?? makeOfNib(name, identifier)
    }

    func register(_ nib: UINib?, _ name: String) {
        nibs[name] = nib
        classes[name] = nil
    }

    private func makeOfNib(_ name: String, _ identifier: String) -> UICollectionReusableView? {
        let made = nibs[name]?.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
        guard let made else { return nil }
        made.reuseIdentifier = identifier
        queueNames[ObjectIdentifier(made)] = name
        return made
    }

    func dequeueDecoration(_ type: UICollectionReusableView.Type, _ kind: String) -> UICollectionReusableView {
        // No identifier of an application looks like this.
        let name = "\(type)/\(kind)/decoration"
        return takeWaiting(name) ?? make(type, name, kind)
    }

    func dequeueDecoration(_ nib: UINib, _ kind: String) -> UICollectionReusableView {
        let name = "\(kind)/nib/decoration"
        if let waiting = takeWaiting(name) { return waiting }
        nibs[name] = nib
        guard let made = makeOfNib(name, kind) else {
            brokenRule("The nib that is registered for decorations of the kind \"\(kind)\" makes no reusable view.")
        }
        return made
    }

    /// Asks for an element at the place of its attributes.
    func asking<Element>(for attributes: UICollectionViewLayoutAttributes, _ ask: () -> Element) -> Element {
        let outer = place
        let (size, center) = (attributes.size, attributes.center)
        place = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        defer { place = outer }
        return ask()
    }

    private func takeWaiting(_ name: String) -> UICollectionReusableView? {
        guard let view = waiting.take(name) else { return nil }
        view.prepareForReuse()
        if let place {
            view.bounds.size = place.size
            view.center = CGPoint(x: place.midX, y: place.midY)
        }
        return view
    }

    private func make(
        _ type: UICollectionReusableView.Type, _ name: String, _ identifier: String
    ) -> UICollectionReusableView {
        let made = ListClasses.make(type, place ?? .zero)
        made.reuseIdentifier = identifier
        queueNames[ObjectIdentifier(made)] = name
        return made
    }

    /// Queues the view for reuse, out of sight. Drops a view that was not dequeued.
    func put(_ element: UICollectionReusableView) {
        if let name = queueNames[ObjectIdentifier(element)] {
            element.isHidden = true
            waiting.put(element, name)
        } else {
            element.removeFromSuperview()
        }
    }
}

extension CollectionElements {
    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = cells[path], let source = view.dataSource else { continue }
            reuse.reconfigured = cell
            let answer = view.traitCollection.asCurrent { source.collectionView(view, cellForItemAt: path) }
            reuse.reconfigured = nil
            enforce(
                answer === cell,
                "An item that is reconfigured keeps its cell: the data source has to dequeue it for its path.")
            forgetSize(of: path)
        }
    }

    /// The size of an item may have changed.
    func forgetSize(of path: IndexPath) {
        layout.forgetSize(of: path)
        setNeedsLayout()
    }

    func recycle(_ cell: UICollectionViewCell, at path: IndexPath) {
        cells[path] = nil
        places[ObjectIdentifier(cell)] = nil
        if view.isSwiped(cell) { view.closeSwipes(animated: false) }
        recycle(cell)
        view.collectionDelegate?.collectionView(view, didEndDisplaying: cell, forItemAt: path)
    }

    func recycle(_ element: UICollectionReusableView) { reuse.put(element) }

    func recycleAll() {
        for (path, cell) in cells.inOrder { recycle(cell, at: path) }
        let old = supplements.inOrder
        supplements = [:]
        for (key, element) in old {
            recycle(element)
            ended(key, element)
        }
    }
}
