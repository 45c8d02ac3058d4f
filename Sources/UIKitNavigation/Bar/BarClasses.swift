// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

// Makes bars of classes that are known only at run time, by `init(frame:)`, which an application's bars need not declare `required`.
//
// A subclass that declares it `required` has it at the same place of the method table as every other subclass. So a call
// through that subclass's type reaches the right initializer. The check after the call detects another layout of the table.

/// Public, so that the compiler cannot assume that it knows every subclass and call the probe's own initializer directly.
open class RequiredNavigationBarProbe: UINavigationBar {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a bar as `init(frame:)` does; it reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// As ``RequiredNavigationBarProbe``, for toolbars.
open class RequiredToolbarProbe: UIToolbar {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a toolbar as `init(frame:)` does; it reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

@MainActor
enum BarClasses {
    @inline(never)
    static func make(_ type: UINavigationBar.Type) -> UINavigationBar {
        let constructible = unsafeBitCast(type, to: RequiredNavigationBarProbe.Type.self)
        return checked(constructible.init(frame: .zero) as UINavigationBar, type)
    }

    @inline(never)
    static func make(_ type: UIToolbar.Type) -> UIToolbar {
        let constructible = unsafeBitCast(type, to: RequiredToolbarProbe.Type.self)
        return checked(constructible.init(frame: .zero) as UIToolbar, type)
    }

    private static func checked<Bar: UIView>(_ made: Bar, _ type: Bar.Type) -> Bar {
        enforce(
            Swift.type(of: made) == type,
            "init(frame:) of \(type) made a \(Swift.type(of: made)): it cannot be made at run time.")
        return made
    }
}
