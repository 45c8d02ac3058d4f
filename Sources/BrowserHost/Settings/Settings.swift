// SPDX-License-Identifier: Apache-2.0

import Foundation
import WebServer

extension BrowserHost {
    /// The host's address, its limits and its waiting times.
    public struct Settings: Sendable, Hashable {
        /// The address to bind.
        public var address = "127.0.0.1"
        /// The port to bind; 0 lets the system choose.
        public var port = 0
        /// Whether machines of the local network may connect, with the address and its token.
        public var isOnLocalNetwork = false
        /// Origins of reverse proxies in front of the host, such as `https://touch.example.org`.
        ///
        /// The first is where the printed addresses lead.
        public var proxyOrigins: [String] = []
        /// A file with 32 secret random bytes or more, the same for all programs behind one origin: each then accepts the cookies
        /// of all, and the sessions of those that have ended. See `Documentation/Deployment.md`.
        public var secretFile: String?
        /// The beginning of this program's tokens, by which a proxy can send each token to the program that made it.
        public var name: String?
        /// Whether this machine's browser is asked to open the address.
        public var opensBrowser = false
        /// Whether port, token and cookie stay over restarts, so that loading a page again is enough while a program is written.
        public var isInDevelopment = false
        /// How many tabs may be open at a time, of all browsers together. Further ones say so to their users.
        public var tabs = 256
        /// How long a scene waits for its page when the connection broke. A page that comes back later gets a new scene with
        /// its old session, and the state that the application saved for it.
        public var reconnectionGrace = Duration.seconds(5)
        /// How long a scene waits for a page that left: long enough for one that only loads again, also on a slow line or a busy
        /// machine.
        public var departureGrace = Duration.seconds(5)

        /// The defaults: `127.0.0.1`, a port that the system chooses, and 256 tabs.
        public init() {}

        /// Settings from a program's arguments and environment, the arguments first.
        ///
        /// | argument | variable | |
        /// |---|---|---|
        /// | `--port N` | `RESPONDER_PORT` | ``port`` |
        /// | `--host ADDRESS` | `RESPONDER_ADDRESS` | ``address`` |
        /// | `--lan` | `RESPONDER_LAN=1` | ``isOnLocalNetwork``; `0` is no |
        /// | `--origin URL,…` | `RESPONDER_ORIGIN` | ``proxyOrigins`` |
        /// | `--secret-file PATH` | `RESPONDER_SECRET_FILE` | ``secretFile`` |
        /// | `--name NAME` | `RESPONDER_NAME` | ``name`` |
        /// | `--open` | `RESPONDER_OPEN=1` | ``opensBrowser`` |
        /// | `--dev` | `RESPONDER_DEV=1` | ``isInDevelopment``; on this machine's own addresses alone |
        /// | `--tabs N` | `RESPONDER_TABS` | ``tabs``, 1 to 400 |
        ///
        /// Both `--port N` and `--port=N` are understood. Other arguments are the program's own and left alone.
        ///
        /// - Throws: ``SettingsError``.
        public init(arguments: [String], environment: [String: String]) throws(SettingsError) {
            var values = [Option: String]()
            for option in Option.allCases {
                if let value = environment[option.variable], !value.isEmpty { values[option] = value }
            }
            for option in Option.allCases where option.isFlag {
                guard let value = values[option] else { continue }
                switch value.lowercased() {
                case "1", "true", "yes", "on": break
                case "0", "false", "no", "off": values[option] = nil
                default: throw .badSwitch(variable: option.variable, found: value)
                }
            }
            var rest = arguments.dropFirst()[...]
            while let argument = rest.popFirst() {
                // All later arguments belong to the program.
                if argument == "--" { break }
                let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard let option = Option(argument: parts[0]) else { continue }
                if option.isFlag {
                    values[option] = "1"
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
            opensBrowser = values[.open] != nil
            if let tabs = values[.tabs] {
                guard let number = Int(tabs), Self.allowedTabs.contains(number) else { throw .badTabs(found: tabs) }
                self.tabs = number
            }
            isInDevelopment = values[.development] != nil
            if isInDevelopment {
                let isElsewhere = values[.lan] != nil || values[.origin] != nil || values[.secretFile] != nil
                guard !isElsewhere, ["127.0.0.1", "::1", "localhost"].contains(self.address) else {
                    throw .openDevelopment
                }
            }
            secretFile = values[.secretFile]
            name = values[.name]
            if let origin = values[.origin] { proxyOrigins = origin.split(separator: ",").map(String.init) }
        }

        /// With their connections, these stay below the 1024 files that a program may have open on most systems.
        static let allowedTabs = 1...400

        private enum Option: CaseIterable {
            case address, port, lan, open, origin, secretFile, name, tabs, development

            /// Whether it has no value: it is there or not.
            var isFlag: Bool { self == .lan || self == .open || self == .development }

            init?(argument: Substring) {
                switch argument {
                case "--host": self = .address
                case "--port": self = .port
                case "--lan": self = .lan
                case "--open": self = .open
                case "--origin": self = .origin
                case "--secret-file": self = .secretFile
                case "--name": self = .name
                case "--tabs": self = .tabs
                case "--dev": self = .development
                default: return nil
                }
            }

            var variable: String {
                switch self {
                case .address: "RESPONDER_ADDRESS"
                case .port: "RESPONDER_PORT"
                case .lan: "RESPONDER_LAN"
                case .open: "RESPONDER_OPEN"
                case .origin: "RESPONDER_ORIGIN"
                case .secretFile: "RESPONDER_SECRET_FILE"
                case .name: "RESPONDER_NAME"
                case .tabs: "RESPONDER_TABS"
                case .development: "RESPONDER_DEV"
                }
            }
        }
    }

    /// An error in a program's arguments or environment, or in a file that they name.
    public enum SettingsError: Error, Hashable, CustomStringConvertible {
        case missingValue(argument: String)
        case badPort(found: String)
        case badTabs(found: String)
        case badSwitch(variable: String, found: String)
        /// A development token, which stays valid, on a network.
        case openDevelopment
        /// Other users may access the file; the mode is the file's.
        case exposedSecret(path: String, mode: String)
        /// The reason is the system's.
        case unreadableSecret(path: String, reason: String)
        case badSecret(path: String, WebServer.SharedKeyError)

        /// The error, the found and the expected value, in one line without the program's name.
        public var description: String {
            switch self {
            case .missingValue(let argument): "\(argument) needs a value"
            case .badPort(let found): "\"\(found)\" is not a port; expected a number from 0 to 65535"
            case .badTabs(let found):
                "\"\(found)\" is no number of tabs; expected one from \(Settings.allowedTabs.lowerBound) to "
                    + "\(Settings.allowedTabs.upperBound)"
            case .badSwitch(let variable, let found): "\(variable) is \"\(found)\"; expected 1 or 0"
            case .openDevelopment:
                "--dev keeps a token that opens any number of sessions, and is for this machine alone: not with --lan, --origin, "
                    + "--secret-file or another --host"
            case .exposedSecret(let path, let mode):
                "the secret file \(path) can be written by others (mode \(mode)), who then know the secret; chmod go-w would do"
            case .unreadableSecret(let path, let reason): "the secret file \(path) cannot be read: \(reason)"
            case .badSecret(let path, let error): "the secret file \(path) has \(error)"
            }
        }
    }
}

extension BrowserHost.Settings {
    /// The key of a secret file.
    static func sharedKey(in path: String) throws(BrowserHost.SettingsError) -> WebServer.SharedKey {
        let secret: Data
        do {
            // Check the link's target: a link itself appears to be writable by everybody.
            let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? NSNumber
            if let mode, mode.intValue & 0o022 != 0 {
                throw BrowserHost.SettingsError.exposedSecret(path: path, mode: String(mode.intValue, radix: 8))
            }
            secret = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch let error as BrowserHost.SettingsError {
            throw error
        } catch {
            throw .unreadableSecret(path: path, reason: error.localizedDescription)
        }
        do throws(WebServer.SharedKeyError) {
            return try WebServer.SharedKey(secret)
        } catch {
            throw .badSecret(path: path, error)
        }
    }
}
