import Foundation

extension NSObject {
    /// The class's name, as Objective-C tells it of a class of Swift's.
    public class func description() -> String { String(reflecting: self) }
}
