// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Synchronization

/// The names printed so far. A trace asks for one at every step, and it takes microseconds to make one from the metadata.
private let printedClassNames = Mutex<[ObjectIdentifier: String]>([:])

/// Whether a module of this name is a part of the `UIKit` that apps import. Its classes are printed without their module.
func isModuleOfUIKit(_ name: some StringProtocol) -> Bool {
    switch name {
    case "UIKitCore", "UIKitLayout", "UIKitNavigation", "UIKitLists", "UIKitAlerts", "UIKitDragAndDrop": true
    case "UIKitPresentations", "UIKitPickers", "UIKitDynamics": true
    default: false
    }
}

/// A class as a device prints it: UIKit's own without a module, others as `Module.Class` (K1, K2).
package func printedClassName(of object: AnyObject) -> String {
    printedClassName((object as? ClassObject)?.type ?? type(of: object))
}

func printedClassName(_ type: Any.Type) -> String {
    let identifier = ObjectIdentifier(type)
    if let name = printedClassNames.withLock({ $0[identifier] }) { return name }
    let name = makePrintedClassName(type)
    printedClassNames.withLock { $0[identifier] = name }
    return name
}

private func makePrintedClassName(_ type: Any.Type) -> String {
    // A private or local type is printed with the address of its context, which differs from run to run.
    let parts = splitOutsideParentheses(String(reflecting: type)).filter { !$0.hasPrefix("(unknown context at ") }
    return (parts.first.map(isModuleOfUIKit) == true ? parts.dropFirst() : parts[...]).joined(separator: ".")
}

/// A qualified name's parts: cut at its dots, except those between parentheses or angle brackets.
private func splitOutsideParentheses(_ name: String) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = name.startIndex
    for index in name.indices {
        switch name[index] {
        case "(", "<": depth += 1
        case ")", ">": depth -= 1
        case "." where depth == 0:
            parts.append(name[start..<index])
            start = name.index(after: index)
        default: break
        }
    }
    return parts + [name[start...]]
}

/// An object's address, lower-case and without padding (K1).
package func printedAddress(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}

extension NSObject {
    /// The class's name, as Objective-C tells it of a class of Swift's.
    public class func description() -> String { String(reflecting: self) }
}

extension NSObject {
    /// The class itself.
    public class func classForCoder() -> AnyClass { self }
}

extension UIResponder {
    // Not UIKit's: an application's own method of this name is meant where both fit.
    /// The responders from this one to the end of the chain, one line each, each further in than the one before (K29).
    @_disfavoredOverload
    public func responderChainDescription() -> String {
        responderChain().enumerated()
            .map { String(repeating: "   | ", count: $0.offset) + $0.element.description }
            .joined(separator: "\n")
    }
}
