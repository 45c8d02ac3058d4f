// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Elements of a collection on their way to where they stand, and out of it (T105, T108).
@MainActor
struct ElementMotion {
    private let elements: CollectionElements
    private var ways: [(element: UICollectionReusableView, from: ElementLook, to: ElementLook)] = []
    private var leaving: [UICollectionReusableView] = []

    init(of elements: CollectionElements) {
        self.elements = elements
    }

    /// An element that stays, or comes.
    mutating func add(_ element: UICollectionReusableView, from start: ElementLook, to end: ElementLook) {
        ways.append((element, start, end))
    }

    /// An element that the collection has no more; it is seen until it is there, and is used again then.
    mutating func addLeaving(_ element: UICollectionReusableView, from start: ElementLook, to end: ElementLook) {
        add(element, from: start, to: end)
        leaving.append(element)
    }

    /// - Parameter alongside: called in the animation.
    func run(alongside: @escaping () -> Void, completion: ((Bool) -> Void)?) {
        UIView.performWithoutAnimation {
            for way in ways { way.from.show(in: way.element, of: elements.view) }
        }
        UIView.animate(
            withDuration: ListConstants.updateDuration, delay: 0, options: .allowUserInteraction,
            animations: {
                for way in ways { way.to.show(in: way.element, of: elements.view) }
                alongside()
            },
            completion: { isFinished in
                for element in leaving {
                    element.transform3D = CATransform3DIdentity
                    elements.recycle(element)
                }
                completion?(isFinished)
            })
    }
}
