// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Dispatch
import Foundation

/// A page at a loopback address.
protocol ServedPage: AnyObject, Sendable {
    /// Listens, and returns the address that lets one browser in.
    func start() throws -> String

    /// An address for one more browser; `nil` unless the page is served.
    func newAddress() -> String?

    func stop()
}

/// Serves a page until Control-C, and prints its addresses.
enum Serving {
    /// - Parameter make: makes the page; the page calls `entered` when a browser has got access.
    static func run(_ make: (_ entered: @escaping @Sendable () -> Void) -> some ServedPage) throws {
        let news = DispatchQueue(label: "serve")
        let holder = Holder()
        let page = make { news.async { holder.announce() } }
        let interruption = Interruption()
        let address: String
        do { address = try page.start() } catch { throw Failure.explained("\(error)") }
        news.sync { holder.page = page }
        try Output.write(text: "responder is at \(address)\n")
        Output.complain("Control-C ends it.")
        interruption.wait()
        page.stop()
    }

    /// For its queue only.
    private final class Holder: @unchecked Sendable {
        // Written once and read only on the queue `serve`, both in `run`: no two threads use it at once.
        var page: (any ServedPage)?

        /// One more browser may come in.
        func announce() {
            guard let address = page?.newAddress() else { return }
            try? Output.write(text: "Another browser may come in at \(address)\n")
        }
    }
}

/// Waits for Control-C or SIGTERM, from its making on: a signal that comes before the wait counts.
private final class Interruption {
    private let done = DispatchSemaphore(value: 0)
    private let sources: [any DispatchSourceSignal]

    init() {
        sources = [SIGINT, SIGTERM].map { [done] number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { done.signal() }
            source.resume()
            return source
        }
    }

    func wait() {
        done.wait()
        sources.forEach { $0.cancel() }
    }
}
