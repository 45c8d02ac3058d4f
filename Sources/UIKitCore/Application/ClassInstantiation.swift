// SPDX-License-Identifier: Apache-2.0

import EventTrace
import CoreGraphics

/// Makes an object of a class that is known only at run time.
///
/// Swift can do that only for a class whose `init()` is `required`, which an application's delegate need not write. Every
/// subclass of NSObject has `init()` in its method table, at the place where NSObject has it; a class here that declares it
/// `required` has it at the same place, so calling it through that class's type reaches the right one.
enum ClassInstantiation {
    /// `nil` for a class that does not inherit from NSObject.
    @inline(never)
    static func make(_ type: AnyClass) -> NSObject? {
        guard let type = type as? NSObject.Type else { return nil }
        // Sound because only the method table's entry for NSObject's init() is used, which every subclass has. The check
        // after it would find a table that is laid out otherwise.
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
