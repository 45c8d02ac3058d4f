import Foundation

extension NSObject {
    /// The class's name, as Objective-C tells it of a class of Swift's.
    public class func description() -> String { String(reflecting: self) }
}

extension NSObject {
    /// The class itself.
    public class func classForCoder() -> AnyClass { self }
}
