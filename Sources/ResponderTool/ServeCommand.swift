import ArgumentParser
import Dispatch
import Foundation
import LocalPage

struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "A page in your browser: drop a dump or a session, press where the tap was, read the answer.",
        discussion: """
            The page is at a loopback address, behind a one-time token, and works off-line: files go to this command and nowhere \
            else, screenshots stay in the browser. It ends with Control-C.

            Exit status: 0 when it was ended, 2 when the file cannot be read or the port not be had.
            """)

    @Argument(help: "A dump, session or trace to begin with; - for the standard input.", completion: .file())
    var file: String?

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port = 0

    func validate() throws {
        guard (0...65535).contains(port) else { throw ValidationError("--port is 0 to 65535.") }
    }

    func run() throws {
        var first: (name: String, data: Data)?
        if let file {
            let data = try InputFile(file).data()
            guard data.count <= LocalPage.greatestFile else {
                throw Failure.explained("\(file): larger than \(LocalPage.greatestFile >> 20) MB")
            }
            first = (file == "-" ? "standard input" : URL(fileURLWithPath: file).lastPathComponent, data)
        }
        let news = DispatchQueue(label: "serve")
        let holder = Holder()
        let page = LocalPage(port: port, showing: first) {
            news.async { holder.announce() }
        }
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
        // Written once and read on the queue `serve` alone, both in `run`: no two threads meet here.
        var page: LocalPage?

        /// One more browser may come in.
        func announce() {
            guard let address = page?.newAddress() else { return }
            try? Output.write(text: "Another browser may come in at \(address)\n")
        }
    }
}

/// Waits for Control-C, or for who ends processes politely: from its making on, so that none comes too early.
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
