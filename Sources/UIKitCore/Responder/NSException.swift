import Foundation

/// A mistake that ends the program: here nobody can catch it.
open class NSException: NSObject {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
    }

    /// Ends the program, with the name and the reason.
    open func raise() -> Never {
        // As an exception does that nobody catches.
        fatalError("\(name.rawValue): \(reason ?? "")")
    }
}

/// What an exception is about.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    public static let genericException = NSExceptionName("NSGenericException")
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    public static let rangeException = NSExceptionName("NSRangeException")
}
