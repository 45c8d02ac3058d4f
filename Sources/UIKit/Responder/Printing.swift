import CoreGraphics

/// A class as a device prints it: UIKit's own without a module, others as `Module.Class` (K1, K2).
func printedClassName(of object: AnyObject) -> String {
    printedClassName(type(of: object))
}

func printedClassName(_ type: Any.Type) -> String {
    let qualified = String(reflecting: type)
    return qualified.hasPrefix("UIKit.") ? String(qualified.dropFirst("UIKit.".count)) : qualified
}

/// An object's address, lower-case and without padding (K1).
func printedAddress(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
}
