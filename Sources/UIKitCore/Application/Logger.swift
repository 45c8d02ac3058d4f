// SPDX-License-Identifier: Apache-2.0

/// Writes messages of a part of a program to the standard error stream, as ``OSLog`` does.
public struct Logger: Sendable {
    private let log: OSLog

    /// Lines that begin with nothing.
    public init() { log = .default }

    /// Lines that begin with `[subsystem:category]`; with an empty subsystem, with the category alone.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Lines as the log writes them.
    public init(_ logObj: OSLog) { log = logObj }

    /// Tells a message of the default type.
    public func log(_ message: @autoclosure () -> OSLogMessage) { log(level: .default, message()) }

    /// Tells a message of a type. A message that is not told is not made.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) { log.tell(message().text, level) }

    /// Tells a message only with `OS_ACTIVITY_MODE=debug`.
    public func trace(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }

    /// Tells a message only with `OS_ACTIVITY_MODE=debug`.
    public func debug(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }

    /// Tells a message only with `OS_ACTIVITY_MODE=debug`.
    public func info(_ message: @autoclosure () -> OSLogMessage) { log(level: .info, message()) }

    /// Tells a message of the default type.
    public func notice(_ message: @autoclosure () -> OSLogMessage) { log(level: .default, message()) }

    /// Tells that something failed.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }

    /// Tells that something failed.
    public func error(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }

    /// Tells of a fault of the program.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }

    /// Tells of a fault of the program.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }
}

/// The text of a message, with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// A message without values.
    public init(stringLiteral value: String) { text = value }

    /// A message with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Puts a message together.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Adds a part that the source has.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value's own text; `<private>` for one that must not be seen.
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.isHidden ? "<private>" : align.pad("\(value())")
    }

    /// Adds a value's own text; "nil" for none, and `<private>` for one that must not be seen.
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T?, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.isHidden ? "<private>" : align.pad(value().map { "\($0)" } ?? "nil")
    }
}

/// Who may see a value in a message. A value without a word about it is shown: the program's owner reads its error stream.
public struct OSLogPrivacy: Sendable {
    let isHidden: Bool

    /// A value without a word about it.
    public static let auto = OSLogPrivacy(isHidden: false)
    /// A value for everybody.
    public static let `public` = OSLogPrivacy(isHidden: false)
    /// A value that is not shown.
    public static let `private` = OSLogPrivacy(isHidden: true)
    /// A value that is not shown.
    public static let sensitive = OSLogPrivacy(isHidden: true)

    /// How a hidden value could be recognized. Here it is not.
    public enum Mask: Sendable {
        /// By a number that is the same for the same value.
        case hash
        /// Not at all.
        case none
    }

    /// A value without a word about it.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
    /// A value that is not shown.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// A value that is not shown.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// How many columns a value has in a message.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isRight: Bool

    /// As many as its text has.
    public static let none = OSLogStringAlignment(columns: 0, isRight: false)

    /// At least so many, the text at their end.
    public static func right(columns: Int) -> OSLogStringAlignment { .init(columns: columns, isRight: true) }

    /// At least so many, the text at their beginning.
    public static func left(columns: Int) -> OSLogStringAlignment { .init(columns: columns, isRight: false) }

    func pad(_ text: String) -> String {
        let room = String(repeating: " ", count: max(0, min(columns, 1024) - text.count))
        return isRight ? room + text : text + room
    }
}
