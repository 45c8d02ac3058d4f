// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A mistake that ends the program: it cannot be caught here.
open class NSException: NSObject {
    /// The kind of the mistake.
    public let name: NSExceptionName
    /// What went wrong, in a sentence for people.
    public let reason: String?
    /// Further information from the application.
    public let userInfo: [AnyHashable: Any]?

    /// Makes a mistake's description. Only ``raise()`` ends the program.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
    }

    /// Ends the program, with the name and the reason.
    open func raise() -> Never {
        // As an uncaught exception does.
        fatalError("\(name.rawValue): \(reason ?? "")")
    }
}

/// The kind of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// The name of that text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The name of that text.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// A mistake of no particular kind.
    public static let genericException = NSExceptionName("NSGenericException")
    /// The program is in a state that it should never be in.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// A function got an argument that it cannot take.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// An index or a range is out of bounds.
    public static let rangeException = NSExceptionName("NSRangeException")
}
