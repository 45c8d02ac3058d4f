// SPDX-License-Identifier: Apache-2.0

extension WebServer {
    /// Why a server did not start.
    public enum StartError: Error, Hashable, CustomStringConvertible {
        /// Another program listens there.
        case portInUse(host: String, port: Int)
        /// The address is not this machine's, or not permitted; the reason is the system's.
        case cannotBind(host: String, port: Int, reason: String)
        /// An entry of ``Configuration/additionalOrigins`` is not of the form `https://name` or `http://name:port`.
        case badOrigin(found: String)
        /// ``Configuration/name`` is no valid name.
        case badName(found: String)
        /// The process may not open as many files as the server needs before anybody comes; the limit is `ulimit -n`.
        case tooFewFiles(needed: Int, limit: Int)
        /// A server starts once, also after it was stopped.
        case alreadyStarted

        /// The problem and the remedy, in one line.
        public var description: String {
            switch self {
            case .portInUse(let host, let port):
                "port \(port) of \(host) is in use by another program; choose another port, or 0 for any that is free"
            case .cannotBind(let host, let port, let reason): "cannot listen on \(host) port \(port): \(reason)"
            case .badOrigin(let found):
                "\"\(found)\" is not an origin; expected one such as \"https://touch.example.org\""
            case .badName(let found):
                "\"\(found)\" is no name for a server; expected 1 to 32 letters, digits and hyphens"
            case .tooFewFiles(let needed, let limit):
                "the server needs \(needed) open files to start, and the program may have \(limit) in all; raise it with ulimit -n"
            case .alreadyStarted: "a server starts once; make another to serve again"
            }
        }
    }
}
