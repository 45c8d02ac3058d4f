import Foundation

extension BrowserHost {
    /// What a program prints when its host has started.
    struct Announcement {
        /// The one line for standard output.
        var line: String
        /// A QR code to follow it.
        var code: String?
        /// What to know before handing the address on, for standard error.
        var warning: String?

        /// A line and nothing else.
        init(line: String) { self.line = line }

        init(program: String, address: String, isOnLocalNetwork: Bool, path: String) {
            line = "\(program) is at \(address)"
            guard isOnLocalNetwork else { return }
            warning = """
                Everybody who sees this address can use \(program) from your network, and the connection is not encrypted: \
                others on the network can read what goes over it. Use --lan only in networks you trust.
                """
            code = QRCode.terminalText(for: address, path: path)
        }

        /// Prints and flushes: a program that reads the line through a pipe waits for it.
        func print() {
            if let warning { FileHandle.standardError.write(Data((warning + "\n").utf8)) }
            FileHandle.standardOutput.write(Data((line + "\n" + (code ?? "")).utf8))
        }
    }
}
