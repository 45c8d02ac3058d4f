// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Synchronization

/// Stands for a class where a target is an object (PO28). In Objective-C a class is an object; here its metatype is a value, of which a
/// weak reference would keep nothing.
final class ClassObject: NSObject, Sendable {
    let type: AnyClass

    private init(_ type: AnyClass) {
        self.type = type
    }

    /// The only object of a class. It lasts as long as the program.
    static func of(_ type: AnyClass) -> ClassObject {
        table.withLock { table in
            if let known = table[ObjectIdentifier(type)] { return known }
            let made = ClassObject(type)
            table[ObjectIdentifier(type)] = made
            return made
        }
    }

    /// The class that a value stands for, or the value itself.
    static func unwrapped(_ target: Any) -> Any {
        guard ObjectCast.fits(target, ClassObject.self) else { return target }
        let object: ClassObject = ObjectCast.load(target)
        return object.type
    }

    /// The name of the class.
    override var description: String { "\(type)" }

    private static let table = Mutex<[ObjectIdentifier: ClassObject]>([:])
}
