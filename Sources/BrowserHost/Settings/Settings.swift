extension BrowserHost {
    /// Where the host listens and how patient it is.
    public struct Settings: Sendable, Hashable {
        /// The address to bind.
        public var address = "127.0.0.1"
        /// The port to bind; 0 lets the system choose.
        public var port = 0
        /// Whether every machine of the local network may come in that has the address with its token.
        public var isOnLocalNetwork = false
        /// Origins of reverse proxies in front of the host, such as `https://touch.example.org`.
        public var proxyOrigins: [String] = []
        /// How long a scene waits for its page when the connection broke. A page that comes back later gets a new scene with
        /// its old session, and the state that the application saved for it.
        public var reconnectionGrace = Duration.seconds(5)
        /// How long a scene waits for a page that left: long enough for one that only loads again.
        public var departureGrace = Duration.seconds(1)

        public init() {}

        /// Settings from a program's arguments and environment, the arguments first.
        ///
        /// `--port N`, `--host ADDRESS`, `--lan` and `--origin URL`, or `RESPONDER_PORT`, `RESPONDER_ADDRESS`,
        /// `RESPONDER_LAN=1` and `RESPONDER_ORIGIN`; both `--port N` and `--port=N` are understood. Other arguments are the
        /// program's own and left alone.
        ///
        /// - Throws: ``SettingsError``.
        public init(arguments: [String], environment: [String: String]) throws(SettingsError) {
            var values = [Option: String]()
            for option in Option.allCases {
                if let value = environment[option.variable], !value.isEmpty { values[option] = value }
            }
            if values[.lan] == "0" { values[.lan] = nil }
            var rest = arguments.dropFirst()[...]
            while let argument = rest.popFirst() {
                // What follows belongs to the program, whatever it looks like.
                if argument == "--" { break }
                let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard let option = Option(argument: parts[0]) else { continue }
                if option == .lan {
                    values[.lan] = "1"
                } else if let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() {
                    values[option] = value
                } else {
                    throw .missingValue(argument: argument)
                }
            }
            if let address = values[.address] { self.address = address }
            if let port = values[.port] {
                guard let number = UInt16(port) else { throw .badPort(found: port) }
                self.port = Int(number)
            }
            isOnLocalNetwork = values[.lan] != nil
            if let origin = values[.origin] { proxyOrigins = origin.split(separator: ",").map(String.init) }
        }

        private enum Option: CaseIterable {
            case address, port, lan, origin

            init?(argument: Substring) {
                switch argument {
                case "--host": self = .address
                case "--port": self = .port
                case "--lan": self = .lan
                case "--origin": self = .origin
                default: return nil
                }
            }

            var variable: String {
                switch self {
                case .address: "RESPONDER_ADDRESS"
                case .port: "RESPONDER_PORT"
                case .lan: "RESPONDER_LAN"
                case .origin: "RESPONDER_ORIGIN"
                }
            }
        }
    }

    /// What is wrong with a program's arguments or environment.
    public enum SettingsError: Error, Hashable, CustomStringConvertible {
        case missingValue(argument: String)
        case badPort(found: String)

        public var description: String {
            switch self {
            case .missingValue(let argument): "\(argument) needs a value"
            case .badPort(let found): "\"\(found)\" is not a port; expected a number from 0 to 65535"
            }
        }
    }
}
