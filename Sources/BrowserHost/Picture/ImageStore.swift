import Synchronization
import UIKit
import WebServer

/// The images that pages may fetch, by their hashes. It keeps none alive: an image is there as long as a view shows it.
final class ImageStore: Sendable {
    private struct Entry {
        weak var image: EncodedImage?
    }

    private struct State {
        var entries: [String: Entry] = [:]
        /// At how many entries those without an image are thrown out.
        var sweepAt = 64
    }

    private let state = Mutex(State())

    /// Makes an image available, and returns its name.
    func add(_ image: EncodedImage) -> String {
        let name = image.contentHash
        state.withLock { state in
            state.entries[name] = Entry(image: image)
            if state.entries.count >= state.sweepAt {
                state.entries = state.entries.filter { $0.value.image != nil }
                state.sweepAt = max(64, 2 * state.entries.count)
            }
        }
        return name
    }

    /// What is served under `/image/`.
    func resource(named name: String) -> WebServer.Resource? {
        guard let image = state.withLock({ $0.entries[name]?.image }) else { return nil }
        return WebServer.Resource(
            image.data, contentType: image.header.format.rawValue, caching: .immutable)
    }
}
