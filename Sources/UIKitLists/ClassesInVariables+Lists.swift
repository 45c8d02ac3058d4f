// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

// Makes lists of classes that are known only at run time (PO7), as UIKitCore makes views. The probes are public, so that the compiler cannot
// assume that it knows every subclass and call the probe's own initializer.

/// A collection view whose `init(frame:collectionViewLayout:)` can be called through its type.
open class RequiredCollectionProbe: UICollectionView {
    public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }

    /// Makes a view as its superclass does. Nobody calls this.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A table view whose `init(frame:style:)` can be called through its type.
open class RequiredTableProbe: UITableView {
    public required override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
    }

    /// Makes a view as its superclass does. Nobody calls this.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension UICollectionView {
    /// A view of this class, by `init(frame:collectionViewLayout:)`, which need not be `required`: for classes that are known only at run
    /// time.
    @inline(never)
    public class func made(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) -> Self {
        // Sound as UIView's is: only the method table's entry for this initializer is used, and every subclass has one.
        let constructible = unsafeBitCast(self, to: RequiredCollectionProbe.Type.self)
        let view = constructible.init(frame: frame, collectionViewLayout: layout)
        guard let made = view as UICollectionView as? Self else {
            brokenRule("\(self) cannot be made by init(frame:collectionViewLayout:).")
        }
        return made
    }
}

extension UITableView {
    /// A view of this class, by `init(frame:style:)`, which need not be `required`: for classes that are known only at run time.
    @inline(never)
    public class func made(frame: CGRect, style: UITableView.Style) -> Self {
        // Sound as UIView's is: only the method table's entry for this initializer is used, and every subclass has one.
        let constructible = unsafeBitCast(self, to: RequiredTableProbe.Type.self)
        guard let made = constructible.init(frame: frame, style: style) as UITableView as? Self else {
            brokenRule("\(self) cannot be made by init(frame:style:).")
        }
        return made
    }
}
