// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import UIKitCore
import WebServer

/// Bytes that pages fetch, and what they are.
protocol ServedContent: AnyObject, Sendable {
    var data: Data { get }
    /// The media type (MIME).
    var contentType: String { get }
}

extension EncodedImage: ServedContent {
    var contentType: String { header.format.rawValue }
}

extension Sound: ServedContent {
    var contentType: String { format.rawValue }
}

extension FontFile: ServedContent {
    var contentType: String { hasPostScriptOutlines ? "font/otf" : "font/ttf" }
}

/// The images, the sounds, or the fonts that pages may fetch, by their names. It keeps none alive: an image is there as long as a view
/// shows it, a sound as long as something may play it, and a font as long as the application runs.
///
/// Equal bytes have one name, and different ones never share one: contents are compared, and a name is random. With a hash alone, the
/// maker of two images with one hash could show everybody the wrong one.
final class ContentStore<Content: ServedContent>: Sendable {
    private struct Entry {
        weak var content: Content?
        var name: String
    }

    private struct State {
        /// By a hash of the content, which different contents may share.
        var entries: [Int: [Entry]] = [:]
        var byName: [String: Int] = [:]
        /// The number of names at which those without content are removed.
        var sweepAt = 64

        mutating func sweep() {
            entries = entries.compactMapValues { entries in
                let living = entries.filter { $0.content != nil }
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

    /// Makes content available, and returns its name.
    func add(_ content: Content) -> String {
        let key = hash(content.data)
        return state.withLock { state in
            for (place, entry) in (state.entries[key] ?? []).enumerated() {
                guard let known = entry.content, known === content || known.data == content.data else { continue }
                // The newest of equals: it may be the last that lives.
                state.entries[key]?[place].content = content
                return entry.name
            }
            let name = Self.newName()
            state.entries[key, default: []].append(Entry(content: content, name: name))
            state.byName[name] = key
            if state.byName.count >= state.sweepAt { state.sweep() }
            return name
        }
    }

    /// What is served by its name.
    func resource(named name: String) -> WebServer.Resource? {
        let content = state.withLock { state in
            state.byName[name].flatMap { state.entries[$0]?.first { $0.name == name }?.content }
        }
        guard let content else { return nil }
        return WebServer.Resource(content.data, contentType: content.contentType, caching: .immutable)
    }

    /// 32 hexadecimal digits, from the system's random numbers.
    private static func newName() -> String {
        var generator = SystemRandomNumberGenerator()
        return SessionToken(high: generator.next(), low: generator.next()).name
    }
}
