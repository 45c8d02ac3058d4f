// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number that Apple's systems give the type.
    public let rawValue: UInt8

    /// The type of that number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The type of that number, as `init(rawValue:)`.
    public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

    /// A default message; always written.
    public static let `default` = OSLogType(rawValue: 0)
    /// Told only with `OS_ACTIVITY_MODE=debug`.
    public static let info = OSLogType(rawValue: 1)
    /// Told only with `OS_ACTIVITY_MODE=debug`.
    public static let debug = OSLogType(rawValue: 2)
    /// Something failed; always told.
    public static let error = OSLogType(rawValue: 16)
    /// The program has a fault; always told.
    public static let fault = OSLogType(rawValue: 17)
}

/// Writes messages of a part of a program to the standard error stream. It leaves out information and debugging messages, unless the
/// environment has `OS_ACTIVITY_MODE=debug`.
public final class OSLog: NSObject, Sendable {
    private let name: String
    private let isOn: Bool
    private static let tellsAll = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "debug"

    /// A log whose lines begin with `[subsystem:category]`; with an empty subsystem, with the category alone.
    public init(subsystem: String, category: String) {
        name = subsystem.isEmpty ? category : subsystem + ":" + category
        isOn = true
    }

    /// A log whose lines begin with the subsystem and the category's name.
    public init(subsystem: String, category: Category) {
        name = subsystem.isEmpty ? category.rawValue : subsystem + ":" + category.rawValue
        isOn = true
    }

    private init(isOn: Bool) {
        name = ""
        self.isOn = isOn
    }

    /// A category by its name. It changes only the beginning of lines.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name, as lines show it.
        public let rawValue: String

        /// The category of that name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// `PointsOfInterest`.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    }

    /// A log whose lines begin with nothing.
    public static let `default` = OSLog(isOn: true)
    /// A log that tells nothing.
    public static let disabled = OSLog(isOn: false)

    /// Whether messages of a type are told.
    public func isEnabled(type: OSLogType) -> Bool { isOn && (Self.tellsAll || type != .debug && type != .info) }

    func tell(_ text: @autoclosure () -> String, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        let line = name.isEmpty ? text() : "[\(name)] \(text())"
        // A log that nobody reads must not end the program.
        try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }
}

/// Tells a message, with the arguments in the places of the format's `%` directives.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any...
) {
    log.tell(LogFormat.text("\(message)", args), type)
}

/// As above.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
    log.tell(LogFormat.text("\(message)", args), type)
}

enum LogFormat {
    /// Puts each argument as its own text where a directive such as `%{public}@` or `%d` stands.
    static func text(_ format: String, _ arguments: [Any]) -> String {
        var rest = arguments[...]
        var result = ""
        var characters = format[...]
        while let place = characters.firstIndex(of: "%") {
            result += characters[..<place]
            characters = characters[place...].dropFirst()
            if characters.first == "%" {
                result += "%"
                characters.removeFirst()
                continue
            }
            if characters.first == "{", let end = characters.firstIndex(of: "}") {
                characters = characters[end...].dropFirst()
            }
            while let next = characters.first, !next.isLetter && next != "@" || "lhqzt".contains(next) {
                characters.removeFirst()
            }
            if !characters.isEmpty { characters.removeFirst() }
            result += rest.popFirst().map { "\($0)" } ?? ""
        }
        return result + characters
    }
}
