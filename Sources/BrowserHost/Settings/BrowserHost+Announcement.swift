// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

extension BrowserHost {
    /// The text that a program prints when its host has started.
    struct Announcement {
        /// The one line for standard output.
        var line: String
        /// A QR code after it.
        var code: String?
        /// A warning about handing the address on, for standard error.
        var warning: String?

        /// A line and nothing else.
        init(line: String) { self.line = line }

        /// - Parameters:
        ///   - boundAddress: where the program listens; other machines can reach an address that is not loopback.
        ///   - isOnLocalNetwork: whether the settings ask for that, and other machines can use the address.
        init(program: String, address: String, boundAddress: String, isOnLocalNetwork: Bool, path: String) {
            line = "\(program) is at \(address)"
            guard !Self.isLoopback(boundAddress) else { return }
            warning = """
                Everybody who sees this address can use \(program) from your network, and the connection is not encrypted: \
                others on the network can read what goes over it. Use \(isOnLocalNetwork ? "--lan" : "--host \(boundAddress)") \
                only in networks you trust.
                """
            if isOnLocalNetwork { code = QRCode.terminalText(for: address, path: path) }
        }

        /// Prints, without waiting for a reader.
        ///
        /// The line contains the key to the program. It goes to standard output, and never into the log.
        func print() {
            if let warning { LineWriter.standardError.write(warning) }
            LineWriter.standardOutput.write(line)
            if let code { LineWriter.standardOutput.write(code) }
        }

        private static func isLoopback(_ address: String) -> Bool {
            address.hasPrefix("127.") || address == "::1" || address.lowercased() == "localhost"
        }
    }
}
