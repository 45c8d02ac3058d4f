// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Public, so that the compiler cannot assume it knows every subclass and call the probe's own initializer.
open class RequiredControllerProbe: UIViewController {
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller as its superclass does. Nobody calls this.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension UIViewController {
    /// A controller of this class, by `init(nibName:bundle:)`, which need not be `required`: for classes that are known only at run time.
    @inline(never)
    public class func made(nibName: String?, bundle: Bundle?) -> Self {
        // Sound: only the method table's entry for UIViewController's initializer is used, and every subclass has one. The
        // check below would find a table with another layout.
        let constructible = unsafeBitCast(self, to: RequiredControllerProbe.Type.self)
        guard let made = constructible.init(nibName: nibName, bundle: bundle) as UIViewController as? Self else {
            brokenRule("\(self) cannot be made by init(nibName:bundle:).")
        }
        return made
    }
}
