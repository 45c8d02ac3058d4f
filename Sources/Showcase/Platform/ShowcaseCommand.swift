// SPDX-License-Identifier: Apache-2.0

#if canImport(EventTrace)
    import ArgumentParser
    import EventTrace
    import Foundation
    import UIKit

    #if Painting
        import Painting
    #endif

    /// The showcase's command line. The linked host reads the same options; here they are checked and explained.
    @main
    struct ShowcaseCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "Showcase",
            abstract: "Shows UIKit's event delivery at work, in a browser tab.",
            discussion: """
                It prints an address that lets one browser in. Every option can be given in the environment too: --port as \
                RESPONDER_PORT, --host as RESPONDER_ADDRESS, the others by their names. RESPONDER_RECORD=FILE records the session.
                """,
            version: ResponderVersion.text)

        @Option(help: "The port to listen at; 0 lets the system choose.")
        var port: UInt16?

        @Option(help: ArgumentHelp("The address to listen at, instead of 127.0.0.1.", valueName: "address"))
        var host: String?

        @Flag(help: "Let machines of the local network in that have the address, and show it as a QR code.")
        var lan = false

        @Flag(
            name: .customLong("dev"),
            help: "Keep port and token over restarts, so that loading the page again is enough.")
        var isInDevelopment = false

        @Flag(name: .customLong("open"), help: "Open the address in this machine's browser.")
        var opensBrowser = false

        @Option(
            defaultAsFlag: "look",
            help: ArgumentHelp(
                "Serve the inspector, which shows why events go where they go; edit lets it change views too.",
                valueName: "look|edit"))
        var inspector: String? = nil

        @Flag(help: "Serve the inspector, and let every visitor see the scenes of all visitors there.")
        var inspectAll = false

        @Option(help: ArgumentHelp("How many tabs may be open at a time.", valueName: "number"))
        var tabs: Int?

        @Option(help: ArgumentHelp("The origins of reverse proxies, separated by commas.", valueName: "URL,…"))
        var origin: String?

        @Option(help: "What this process's tokens begin with, so that a proxy knows whose they are.")
        var name: String?

        @Option(help: "The secret of processes behind one origin; needs the trait SharedSecrets.", completion: .file())
        var secretFile: String?

        @Option(
            name: .customLong("UIFocusLoggingEnabled", withSingleDash: true),
            help: ArgumentHelp("YES logs every update of focus.", valueName: "YES|NO"))
        var logsFocus: String?

        #if Painting
            @Option(
                help: ArgumentHelp(
                    "Replay the recorded session and write what it shows at its end as NAME.png beside it, without a browser.",
                    valueName: "session"),
                completion: .file())
            var paint: String?

            @Option(help: ArgumentHelp("The pixels to a point of that picture.", valueName: "number"))
            var paintScale = 1.0
        #endif

        func validate() throws {
            guard inspector.map({ ["look", "edit"].contains($0) }) ?? true else {
                throw ValidationError("--inspector is given alone, or as --inspector=edit.")
            }
        }

        func run() throws {
            #if Painting
                if let paint { return try MainActor.assumeIsolated { try write(pictureOf: paint) } }
            #endif
            _ = MainActor.assumeIsolated {
                UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
            }
        }
        #if Painting
            @MainActor
            private func write(pictureOf session: String) throws {
                let file = URL(fileURLWithPath: session)
                let application = UIApplication()
                let delegate = AppDelegate()
                application.delegate = delegate
                let replay = try SessionReplay(contentsOf: file)
                guard let picture = PixelPicture(at: replay, in: application, scale: paintScale) else {
                    throw ValidationError("\(session) ends without a screen.")
                }
                try picture.png.write(to: file.deletingPathExtension().appendingPathExtension("png"))
            }
        #endif
    }
#else
    import UIKit

    /// For systems without a command line.
    @main
    enum ShowcaseApp {
        @MainActor
        static func main() {
            _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
        }
    }
#endif
