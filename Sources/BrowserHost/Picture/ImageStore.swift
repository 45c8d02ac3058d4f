// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import UIKitCore
import WebServer

/// The images that pages may fetch, by their names. It keeps none alive: an image is there as long as a view shows it.
///
/// Equal bytes have one name, and different ones never share one: contents are compared, and a name is random. With a hash alone, the
/// maker of two images with one hash could show everybody the wrong one.
final class ImageStore: Sendable {
    private struct Entry {
        weak var image: EncodedImage?
        var name: String
    }

    private struct State {
        /// By a hash of the content, which different contents may share.
        var entries: [Int: [Entry]] = [:]
        var byName: [String: Int] = [:]
        /// The number of names at which those without an image are removed.
        var sweepAt = 64

        mutating func sweep() {
            entries = entries.compactMapValues { entries in
                let living = entries.filter { $0.image != nil }
                return living.isEmpty ? nil : living
            }
            byName = [:]
            for (key, entries) in entries {
                for entry in entries { byName[entry.name] = key }
            }
            sweepAt = max(64, 2 * byName.count)
        }
    }

    private let state = Mutex(State())
    private let hash: @Sendable (Data) -> Int

    /// - Parameter hash: the hash for finding equal contents; a test passes one that collides.
    init(hash: @escaping @Sendable (Data) -> Int = { $0.hashValue }) { self.hash = hash }

    /// Makes an image available, and returns its name.
    func add(_ image: EncodedImage) -> String {
        let key = hash(image.data)
        return state.withLock { state in
            for (place, entry) in (state.entries[key] ?? []).enumerated() {
                guard let known = entry.image, known === image || known.data == image.data else { continue }
                // The newest of equals: it may be the last that lives.
                state.entries[key]?[place].image = image
                return entry.name
            }
            let name = Self.newName()
            state.entries[key, default: []].append(Entry(image: image, name: name))
            state.byName[name] = key
            if state.byName.count >= state.sweepAt { state.sweep() }
            return name
        }
    }

    /// The images served under `/image/`.
    func resource(named name: String) -> WebServer.Resource? {
        let image = state.withLock { state in
            state.byName[name].flatMap { state.entries[$0]?.first { $0.name == name }?.image }
        }
        guard let image else { return nil }
        return WebServer.Resource(image.data, contentType: image.header.format.rawValue, caching: .immutable)
    }

    /// 32 hexadecimal digits, from the system's random numbers.
    private static func newName() -> String {
        var generator = SystemRandomNumberGenerator()
        return SessionToken(high: generator.next(), low: generator.next()).name
    }
}
