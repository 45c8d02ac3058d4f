// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// An application's drags, its own and those from outside.
@MainActor
final class DragCenter: DragReceiver {
    private(set) var drags: [Drag] = []
    /// The drags from outside, by scene.
    private var external: [ObjectIdentifier: Drag] = [:]
    private weak var application: UIApplication?

    static func of(_ application: UIApplication) -> DragCenter {
        if let center = application.dragReceiver as? DragCenter { return center }
        let made = DragCenter()
        made.application = application
        application.dragReceiver = made
        return made
    }

    func begin(_ drag: Drag) { drags.append(drag) }

    func forget(_ drag: Drag) {
        drags.removeAll { $0 === drag }
        external = external.filter { $0.value !== drag }
    }

    /// The drags from views of a scene in progress, the oldest first.
    func sessions(in scene: UIWindowScene?) -> [DragSession] {
        drags.compactMap { $0.dragged.scene === scene ? $0.session : nil }
    }

    func drag(of session: any UIDragSession) -> Drag? { drags.first { $0.session === session } }

    /// Whether another drag is over an interaction that takes one at a time.
    func isBusy(_ interaction: UIDropInteraction, besides drag: Drag) -> Bool {
        guard !interaction.allowsSimultaneousDropSessions else { return false }
        return drags.contains { $0 !== drag && $0.target === interaction }
    }

    // MARK: From outside

    func accept(_ sample: DragSample, in scene: UIWindowScene) {
        switch sample.phase {
        case .entered:
            end(in: scene)
            let items = sample.content.items.map(UIDragItem.init(external:))
            guard !items.isEmpty else { return }
            // X42: items of another program are copied, never moved.
            let dragged = DraggedItems(items, in: scene, at: sample.location)
            let drag = Drag(dragged, from: nil, self)
            external[ObjectIdentifier(scene)] = drag
            begin(drag)
            move(drag, sample, in: scene)
        case .moved:
            if let drag = external[ObjectIdentifier(scene)] { move(drag, sample, in: scene) }
        case .exited: end(in: scene)
        case .dropped: drop(sample, in: scene)
        }
    }

    private func move(_ drag: Drag, _ sample: DragSample, in scene: UIWindowScene) {
        let before = drag.operation
        drag.move(to: sample.location, in: scene)
        guard drag.operation != before || sample.phase == .entered else { return }
        application?.tellHost(drag.operation.takesItems ? .copy : .none, of: scene)
    }

    private func drop(_ sample: DragSample, in scene: UIWindowScene) {
        guard let drag = external[ObjectIdentifier(scene)] else { return }
        // X41: the bytes arrive only now. The items stay the same objects.
        for (item, content) in zip(drag.dragged.items, sample.content.items) { item.itemProvider.register(content) }
        drag.move(to: sample.location, in: scene)
        _ = drag.performDrop()
        drag.finish()
    }

    private func end(in scene: UIWindowScene) {
        guard let drag = external[ObjectIdentifier(scene)] else { return }
        drag.cancel()
        drag.finish()
    }

    func cancelDrag(in scene: UIWindowScene) { end(in: scene) }

    func escapePressed(in scene: UIWindowScene) -> Bool {
        let runs = sessions(in: scene).compactMap(\.run)
        for run in runs { run.escape() }
        return !runs.isEmpty
    }
}

extension UIDragItem {
    /// An item from the host, which has only its types so far.
    convenience init(external content: PasteboardContent.Item) {
        let provider = NSItemProvider()
        provider.register(content)
        self.init(itemProvider: provider)
    }
}

extension NSItemProvider {
    /// Registers the representations of a host's item; those without bytes have only a type.
    func register(_ content: PasteboardContent.Item) {
        suggestedName = content.name ?? suggestedName
        for representation in content.representations {
            let (type, data) = (representation.type, representation.data)
            registerDataRepresentation(forTypeIdentifier: type) { completion in
                if data.isEmpty {
                    completion(nil, LoadError.unavailable(typeIdentifier: type))
                } else {
                    completion(data, nil)
                }
                return nil
            }
        }
    }
}
