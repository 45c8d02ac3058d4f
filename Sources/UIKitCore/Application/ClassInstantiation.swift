// SPDX-License-Identifier: Apache-2.0

import EventTrace
import CoreGraphics

/// Makes an object of a class that is known only at run time.
///
/// Swift can do that only for a class whose `init()` is `required`, and an application's delegate need not declare it so.
/// Every subclass of NSObject has `init()` in its method table, in NSObject's place. The probe below declares it `required`,
/// in the same place. So a call through the probe's type reaches the `init()` of the right class.
package enum ClassInstantiation {
    /// `nil` for a class that does not inherit from NSObject.
    @inline(never)
    package static func make(_ type: AnyClass) -> NSObject? {
        guard let type = type as? NSObject.Type else { return nil }
        // Sound: only the method table's entry for NSObject's init() is used, and every subclass has one. The check below
        // would find a table with another layout.
        let constructible = unsafeBitCast(type, to: RequiredInitProbe.Type.self)
        let made = constructible.init() as NSObject
        enforce(
            Swift.type(of: made) == type,
            "init() of \(type) made a \(Swift.type(of: made)): it cannot be made at run time.")
        return made
    }
}

/// Public, so that the compiler cannot assume it knows every subclass and call the probe's own `init()`.
open class RequiredInitProbe: NSObject {
    public required override init() {
        super.init()
    }
}
