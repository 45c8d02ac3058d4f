// SPDX-License-Identifier: Apache-2.0

/// The facts that lint needs of every view, found in one pass from the roots down, without recursion.
struct LintFacts {
    /// The nearest control above; `nil` for none.
    private(set) var outerControls: [Int?] = []
    /// The outermost hidden or nearly transparent view: neither it nor its content is visible.
    private(set) var faintest: [Int?] = []
    /// Whether it is in a bar, a search field or an alert; these give their parts a size.
    private(set) var isInBar: [Bool] = []
    private(set) var isInCell: [Bool] = []
    /// A key of the system's keyboard in a tree that knows no keyboards.
    private(set) var isKey: Set<Int> = []
    /// The nearest scroll view above.
    private(set) var scrollers: [Int?] = []
    /// An accessibility tree of a Mac, whose controls have other sizes.
    private(set) var isMac = false
    /// A screen of an Apple TV, which has no touches.
    private(set) var isTelevision = false
    /// Part of a presentation, which covers the rest on purpose.
    private(set) var isPresented: [Bool] = []
    /// Part of an internal UIKit view that no app sets up.
    private(set) var isInternal: [Bool] = []
    /// The view or one above it may override a deciding method.
    private(set) var isDoubtful: [Bool] = []
    private(set) var roots: [Int] = []
    private var entries: [Int] = []
    private var exits: [Int] = []

    private static let bars: Set<String> = [
        "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "_UIButtonBarStackView", "UISearchTextField",
        "UISearchBarTextField", "NavigationBar", "TabBar", "Toolbar", "Keyboard", "SearchField", "StatusBar",
        "Alert",
    ]

    private static let ofMacs: Set<String> = ["RadioButton", "RadioGroup", "CheckBox", "MenuBar", "TouchBar"]

    /// - Parameter faint: a view below this alpha is invisible.
    init(_ tree: ViewTree, faint: Double) {
        isTelevision =
            tree.format.isAccessibilityTree
            && tree.roots.contains {
                tree.placements[$0].frame.width == 1920 && tree.placements[$0].frame.height == 1080
            }
        isMac = tree.format.isAccessibilityTree && tree.views.contains { Self.ofMacs.contains($0.className) }
        for index in tree.views.indices {
            let view = tree.views[index]
            let traits = tree.traits[index]
            let parent = tree.parents[index]
            func inherited<Value>(_ values: [Value], _ none: Value) -> Value { parent.map { values[$0] } ?? none }
            outerControls.append(
                parent.flatMap { tree.traits[$0].role == .control ? $0 : outerControls[$0] })
            faintest.append(inherited(faintest, nil) ?? (view.isHidden || view.alpha < faint ? index : nil))
            let names = [view.className, traits.knownClass ?? view.className]
            isInBar.append(inherited(isInBar, false) || names.contains(where: Self.bars.contains))
            scrollers.append(parent.flatMap { tree.traits[$0].role == .scroll ? $0 : scrollers[$0] })
            isInCell.append(inherited(isInCell, false) || traits.knownClass == "UITableViewCell")
            let isFront = parent.map { tree.children(of: $0).first != index } ?? false
            isPresented.append(
                inherited(isPresented, false) || view.className == "UITransitionView" && isFront
                    || traits.knownClass == "UIDimmingView" || ["Alert", "Sheet"].contains(view.className))
            isInternal.append(inherited(isInternal, false) || Self.isInternal(view.className))
            isDoubtful.append(
                inherited(isDoubtful, false) || traits.isUnknown || view.isAnimating || view.isCut
                    || tree.placements[index].isAssumed)
            roots.append(inherited(roots, index))
        }
        if tree.format == .simulatorAccessibility { findKeys(tree) }
        number(tree)
    }

    /// The identifiers of keys that have no character of their own.
    private static let namedKeys: Set<String> = ["shift", "delete", "more", "emoji", "space", "dictation"]
    private static let fewestLetters = 8

    /// The simulator lists a keyboard's keys as buttons among the application's: letters side by side with keys of those names.
    private mutating func findKeys(_ tree: ViewTree) {
        let buttons = tree.views.indices.filter { tree.views[$0].className == "Button" }
        let named = buttons.filter { tree.views[$0].identifier.map(Self.namedKeys.contains) == true }
        guard named.count > 1 else { return }
        isKey.formUnion(named)
        for siblings in Dictionary(grouping: buttons, by: { tree.parents[$0] }).values {
            let letters = siblings.filter { tree.views[$0].text?.count == 1 }
            guard letters.count >= Self.fewestLetters,
                let top = letters.map({ tree.placements[$0].frame.y }).min()
            else { continue }
            isKey.formUnion(siblings.filter { tree.placements[$0].frame.y >= top })
        }
    }

    /// Keyboards, and parts of UIKit whose names begin with an underscore, except those that contain an app's content.
    private static func isInternal(_ name: String) -> Bool {
        if name.hasPrefix("UIKB") || name.hasPrefix("UIKeyboard") { return true }
        guard name.hasPrefix("_UI") else { return false }
        return !["Content", "Hosting", "Passthrough", "PassThrough"].contains(where: name.contains)
    }

    private mutating func number(_ tree: ViewTree) {
        entries = [Int](repeating: 0, count: tree.views.count)
        exits = entries
        var counter = 0
        var open: [(view: Int, isLeft: Bool)] = tree.roots.map { ($0, false) }
        while let (view, isLeft) = open.popLast() {
            if isLeft {
                exits[view] = counter
                continue
            }
            counter += 1
            entries[view] = counter
            open.append((view, true))
            for child in tree.children(of: view) { open.append((child, false)) }
        }
    }

    /// Whether `view` is `ancestor` or somewhere below it.
    func `is`(_ view: Int, below ancestor: Int) -> Bool {
        entries[ancestor] <= entries[view] && exits[view] <= exits[ancestor]
    }
}
