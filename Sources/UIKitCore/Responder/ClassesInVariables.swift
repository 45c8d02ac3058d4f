// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

// Makes objects of classes that are known only at run time (PO7), as Objective-C does with any initializer. A probe, such as
// `RequiredInitProbe`, has an initializer of UIKit's in the place where every subclass has it. The probes are public, so that
// the compiler cannot assume that it knows every subclass and call the probe's own initializer.

/// A view whose `init(frame:)` can be called through its type.
open class RequiredFrameProbe: UIView {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a view as its superclass does. Nobody calls this.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A recognizer whose `init(target:action:)` can be called through its type.
open class RequiredTargetProbe: UIGestureRecognizer {
    public required override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }
}

/// A segue whose initializer can be called through its type.
open class RequiredSegueProbe: UIStoryboardSegue {
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}

extension UIView {
    /// A view of this class, by `init(frame:)`, which need not be `required`: for classes that are known only at run time.
    @inline(never)
    public class func made(frame: CGRect) -> Self {
        // Sound: only the method table's entry for UIView's initializer is used, and every subclass has one. The check below
        // would find a table with another layout.
        let constructible = unsafeBitCast(self, to: RequiredFrameProbe.Type.self)
        guard let made = constructible.init(frame: frame) as UIView as? Self else {
            brokenRule("\(self) cannot be made by init(frame:).")
        }
        return made
    }
}

extension UIGestureRecognizer {
    /// A recognizer of this class, by `init(target:action:)`, which need not be `required`: for classes that are known only at run time.
    @inline(never)
    public class func made(target: Any?, action: Selector?) -> Self {
        // Sound as UIView's is.
        let constructible = unsafeBitCast(self, to: RequiredTargetProbe.Type.self)
        guard let made = constructible.init(target: target, action: action) as UIGestureRecognizer as? Self else {
            brokenRule("\(self) cannot be made by init(target:action:).")
        }
        return made
    }
}

extension UIStoryboardSegue {
    /// A segue of this class, by `init(identifier:source:destination:)`, which need not be `required`: for classes that are known only at run
    /// time.
    @inline(never)
    public class func made(identifier: String?, source: UIViewController, destination: UIViewController) -> Self {
        // Sound as UIView's is.
        let constructible = unsafeBitCast(self, to: RequiredSegueProbe.Type.self)
        let segue = constructible.init(identifier: identifier, source: source, destination: destination)
        guard let made = segue as UIStoryboardSegue as? Self else {
            brokenRule("\(self) cannot be made by init(identifier:source:destination:).")
        }
        return made
    }
}

extension UIBarButtonItem {
    /// An item of this class with a title, made by `init()`: for classes that are known only at run time.
    public class func made(title: String?, style: Style, target: Any?, action: Selector?) -> Self {
        let item = made()
        item.title = title
        item.prepare(style, target, action)
        return item
    }

    /// An item of this class with an image, made by `init()`: for classes that are known only at run time.
    public class func made(image: UIImage?, style: Style, target: Any?, action: Selector?) -> Self {
        let item = made()
        item.image = image
        item.prepare(style, target, action)
        return item
    }

    /// An item of this class that looks as the system's do, made by `init()`: for classes that are known only at run time.
    public class func made(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) -> Self {
        let item = made()
        item.prepare(systemItem.style, target, action)
        item.systemItem = systemItem
        return item
    }

    /// An item of this class with a view, made by `init()`: for classes that are known only at run time.
    public class func made(customView: UIView) -> Self {
        let item = made()
        item.customView = customView
        return item
    }

    private func prepare(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        self.target = target.map(ObjectCast.object)
        self.action = action
    }
}
