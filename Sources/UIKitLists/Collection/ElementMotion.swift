// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Animates elements of a collection to their places, and removed ones out of sight (T105, T108).
@MainActor
struct ElementMotion {
    private let elements: CollectionElements
    private var ways: [(element: UICollectionReusableView, from: ElementLook, to: ElementLook)] = []
    private var leaving: [UICollectionReusableView] = []

    init(of elements: CollectionElements) {
        self.elements = elements
    }

    /// Adds an element that stays or appears.
    mutating func add(_ element: UICollectionReusableView, from start: ElementLook, to end: ElementLook) {
        ways.append((element, start, end))
    }

    /// Adds a removed element. It stays visible until it has arrived, and is reused then.
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
