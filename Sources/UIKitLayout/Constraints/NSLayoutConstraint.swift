// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import UIKitCore

/// An equation or inequality between an attribute of a view or guide, and a multiple of another one's plus a constant:
///
///     item1.attribute1 = multiplier × item2.attribute2 + constant
///
/// It has an effect while it is active (L1). Lengths are points. Constraints do not keep their items alive.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    private(set) var first = LayoutTerm.nothing
    private(set) var second = LayoutTerm.nothing
    /// The view whose `constraints` has this one; `nil` while the constraint is not active.
    private(set) weak var holder: UIView?
    /// Whether a stack view made it: the application's constraints give way before it (L10).
    var isMadeByStack = false

    /// Lengths and sizes in points; `multiplier` applies to the second attribute only (L2). Without a second item the second
    /// attribute is ignored: the constraint sets a size to the constant.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let second = view2.map { LayoutPlace(item: Self.item($0), attribute: attr2) }
        self.init(
            .place(LayoutPlace(item: Self.item(view1), attribute: attr1)), relation,
            attr2 == .notAnAttribute ? .nothing : second.map(LayoutTerm.place) ?? .nothing, multiplier, c)
    }

    /// A constraint without items, for subclasses. It cannot be activated.
    public override init() {
        super.init()
    }

    convenience init(
        _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm, _ multiplier: CGFloat, _ constant: CGFloat
    ) {
        self.init()
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        LayoutSystem.install()
        check()
    }

    private static func item(_ item: Any) -> AnyObject? {
        enforce(item is UIView || item is UILayoutGuide, "A constraint is about views and layout guides, not \(item).")
        return item as AnyObject
    }

    /// L2: an impossible constraint ends the program.
    private func check() {
        enforce(multiplier.isFinite && constant.isFinite, "A constraint's multiplier and constant must be numbers.")
        enforce(first.dimension != .none, "A constraint needs a first attribute.")
        guard !second.isNothing else {
            enforce(
                first.dimension == .size,
                "A constraint can't set the place \(firstAttribute.name) to a number: it needs a second item.")
            return
        }
        enforce(
            first.dimension == second.dimension,
            "A constraint can't compare \(firstAttribute.name) with \(secondAttribute.name): one is along another axis, or a size."
        )
        let attributes = (first.places + second.places).map(\.attribute)
        enforce(
            !(attributes.contains(where: \.isDirectional) && attributes.contains(where: \.isAbsoluteSide)),
            "A constraint can't compare \(firstAttribute.name) with \(secondAttribute.name): leading and trailing change sides, left and right do not."
        )
    }

    // MARK: What it says

    /// The view or guide on the left side of the equation; `nil` once it is gone.
    open var firstItem: AnyObject? { first.places.first?.item }
    /// Which side or length of the first item; none if the constraint is about the distance of two places.
    open var firstAttribute: Attribute {
        if case .place(let place) = first { place.attribute } else { .notAnAttribute }
    }
    /// The view or guide on the right side of the equation; `nil` where there is none, and once it is gone.
    open var secondItem: AnyObject? { second.places.first?.item }
    /// Which side or length of the second item; none without a second item, or for the distance of two places.
    open var secondAttribute: Attribute {
        if case .place(let place) = second { place.attribute } else { .notAnAttribute }
    }
    /// Whether the left side is equal to, at most or at least the right side; fixed when the constraint is made.
    public private(set) var relation = Relation.equal
    /// The factor of the second attribute; fixed when the constraint is made. Without a second attribute it has no effect.
    public private(set) var multiplier: CGFloat = 1

    /// In points; it may change at any time, and the cost depends on what the change moves (L5).
    open var constant: CGFloat = 0 {
        didSet {
            enforce(constant.isFinite, "A constraint's constant must be a number.")
            if constant != oldValue { LayoutSystem.constantChanged(of: self) }
        }
    }

    /// Its weight against other constraints. At 1000 it must hold; otherwise any constraint of higher priority wins (L6).
    open var priority: UILayoutPriority = .required {
        didSet {
            enforce(
                priority.rawValue > 0 && priority.rawValue <= 1000,
                "A constraint's priority is above 0 and at most 1000, not \(priority.rawValue).")
            if priority != oldValue { LayoutSystem.priorityChanged(of: self) }
        }
    }

    /// Its name in texts for people.
    open var identifier: String?

    /// Kept without an effect: there are no archives here.
    open var shouldBeArchived = false

    /// Never called by the system: there are no archives here.
    open func awakeFromNib() {}

    // MARK: Whether it counts

    /// Whether the constraint has an effect. Activating adds it to the nearest common ancestor of both items, which may be
    /// one of them (L1). There must be one.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { LayoutSystem.activate(self) } else { LayoutSystem.deactivate(self) }
        }
    }

    /// Activates each constraint, in order. One whose items have no view in common ends the program (L1).
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates each constraint; those that are not active are skipped.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    func setHolder(_ view: UIView?) { holder = view }

    /// The views and guides that it is about.
    var items: [AnyObject] { first.items + second.items }

    var isWhole: Bool { first.isWhole && second.isWhole }

    // MARK: Text for people

    /// The constraint as an equation, with the classes and addresses of its items.
    nonisolated open override var description: String {
        MainActor.assumeIsolated { ConstraintDescription.line(for: self) }
    }
}
