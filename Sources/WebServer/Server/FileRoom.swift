// SPDX-License-Identifier: Apache-2.0

import NIOCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#elseif canImport(Darwin)
    import Darwin
#elseif os(Windows)
    import ucrt
#endif

/// The files that a process may still open.
enum FileRoom {
    /// The files that each loop of SwiftNIO needs.
    private static let filesOfLoop = 3
    /// For the port, and a few connections.
    private static let least = 8

    /// Refuses to start if loops would find no files: SwiftNIO would end the program.
    ///
    /// - Parameter loops: The server's own. SwiftNIO's come on top.
    static func check(forLoops loops: Int) throws(WebServer.StartError) {
        #if !os(Windows)
            let needed = filesOfLoop * (loops + NIOSingletons.groupLoopCountSuggestion) + least
            var taken: [CInt] = []
            defer { for file in taken { _ = close(file) } }
            while taken.count < needed {
                let file = open("/dev/null", O_RDONLY | O_CLOEXEC)
                guard file >= 0 else {
                    throw .tooFewFiles(needed: needed, limit: Int(sysconf(CInt(_SC_OPEN_MAX))))
                }
                taken.append(file)
            }
        #endif
    }
}
