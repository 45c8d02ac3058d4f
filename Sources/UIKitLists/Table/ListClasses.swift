// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

// Makes cells and headers of classes that are known only at run time, by the initializers that UIKit calls.
//
// Swift can do that only for a class whose initializer is `required`, and an application's cells need not declare that. But a
// subclass that declares it `required` has it at the same place of the method table as every other subclass. So a call
// through that subclass's type reaches the right initializer. The check after the call detects another layout of the table.

/// Public, so that the compiler cannot assume that it knows every subclass and call the probe's own initializer directly.
open class RequiredCellProbe: UITableViewCell {
    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// Makes a cell as `UITableViewCell` does; never called.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// As ``RequiredCellProbe``, for headers and footers.
open class RequiredHeaderFooterProbe: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    /// Makes a view as `UITableViewHeaderFooterView` does; never called.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// As ``RequiredCellProbe``, for views of collections.
open class RequiredReusableProbe: UICollectionReusableView {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a view as `UICollectionReusableView` does; never called.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

@MainActor
enum ListClasses {
    @inline(never)
    static func make(_ type: UICollectionReusableView.Type, _ frame: CGRect) -> UICollectionReusableView {
        let constructible = unsafeBitCast(type, to: RequiredReusableProbe.Type.self)
        let made = constructible.init(frame: frame) as UICollectionReusableView
        enforce(
            Swift.type(of: made) == type,
            "init(frame:) of \(type) made a \(Swift.type(of: made)): it cannot be made at run time.")
        return made
    }

    @inline(never)
    static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
        make(type, .default, identifier)
    }

    @inline(never)
    static func make(
        _ type: UITableViewCell.Type, _ style: UITableViewCell.CellStyle, _ identifier: String?
    ) -> UITableViewCell {
        let constructible = unsafeBitCast(type, to: RequiredCellProbe.Type.self)
        let made = constructible.init(style: style, reuseIdentifier: identifier) as UITableViewCell
        enforce(
            Swift.type(of: made) == type,
            "init(style:reuseIdentifier:) of \(type) made a \(Swift.type(of: made)): it cannot be made at run time.")
        return made
    }

    @inline(never)
    static func make(
        _ type: UITableViewHeaderFooterView.Type, _ identifier: String?
    ) -> UITableViewHeaderFooterView {
        let constructible = unsafeBitCast(type, to: RequiredHeaderFooterProbe.Type.self)
        let made = constructible.init(reuseIdentifier: identifier) as UITableViewHeaderFooterView
        enforce(
            Swift.type(of: made) == type,
            "init(reuseIdentifier:) of \(type) made a \(Swift.type(of: made)): it cannot be made at run time.")
        return made
    }
}
