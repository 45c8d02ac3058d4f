// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// The data that a drag and its drop share: the items, and the finger's place.
@MainActor
final class DraggedItems {
    fileprivate(set) var items: [UIDragItem]
    var allowsMove = false
    var isRestricted = false
    weak var scene: UIWindowScene?
    /// In the scene's coordinates (points).
    var location = CGPoint.zero

    init(_ items: [UIDragItem], in scene: UIWindowScene?, at location: CGPoint) {
        self.items = items
        self.scene = scene
        self.location = location
    }

    func add(_ more: [UIDragItem]) { items += more }

    func location(in view: UIView) -> CGPoint {
        guard let window = view.window else { return location }
        return view.convert(window.convert(location, from: nil), from: nil)
    }
}

/// A drag, for its source.
final class DragSession: NSObject, UIDragSession {
    let dragged: DraggedItems
    var localContext: Any?
    /// The run that moves the drag.
    weak var run: DragRun?

    init(_ dragged: DraggedItems) {
        self.dragged = dragged
    }

    var items: [UIDragItem] { dragged.items }
    var allowsMoveOperation: Bool { dragged.allowsMove }
    var isRestrictedToDraggingApplication: Bool { dragged.isRestricted }
    func location(in view: UIView) -> CGPoint { dragged.location(in: view) }
}

/// A drag, for the views under it.
final class DropSession: NSObject, UIDropSession {
    let dragged: DraggedItems
    let localDragSession: (any UIDragSession)?
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    let progress = Progress(totalUnitCount: 0)
    /// Called after the drop, when everything requested has been loaded.
    var didLoad: (@MainActor () -> Void)?
    private var loading = 0

    init(_ dragged: DraggedItems, from drag: DragSession?) {
        self.dragged = dragged
        localDragSession = drag
    }

    var items: [UIDragItem] { dragged.items }
    var allowsMoveOperation: Bool { dragged.allowsMove }
    var isRestrictedToDraggingApplication: Bool { dragged.isRestricted }
    func location(in view: UIView) -> CGPoint { dragged.location(in: view) }

    /// Whether nothing is being loaded.
    var isLoaded: Bool { loading == 0 }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        var objects = [(any NSItemProviderReading)?](repeating: nil, count: providers.count)
        var waiting = providers.count
        progress.totalUnitCount += Int64(waiting)
        loading += 1
        let finish: @MainActor () -> Void = { [weak self] in
            completion(objects.compactMap { $0 })
            guard let self else { return }
            loading -= 1
            if loading == 0 { didLoad?() }
        }
        guard waiting > 0 else {
            finish()
            return progress
        }
        for (place, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { [weak self] object, _ in
                objects[place] = object
                waiting -= 1
                self?.progress.completedUnitCount += 1
                if waiting == 0 { finish() }
            }
        }
        return progress
    }
}
