// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore
import UIKitLayout
import UIKitLists
import UIKitNavigation
import UIKitPickers

/// What an archive says of a view: its properties, and the views in it.
@MainActor
struct ViewAttributes {
    let view: UIView
    let element: ArchiveElement
    let assembly: Assembly
    var values: ElementValues { assembly.values }

    init(_ view: UIView, _ element: ArchiveElement, _ assembly: Assembly) {
        self.view = view
        self.element = element
        self.assembly = assembly
    }

    func apply() {
        applyGeometry()
        applyLook()
        applyKind()
        applySubviews()
        assembly.constrain(view, element)
        applyAccessibility()
    }

    // MARK: Every view

    private func applyGeometry() {
        if let frame = values.rect(element.child(key: "frame")) { view.frame = frame }
        if let bounds = values.rect(element.child(key: "bounds")) { view.bounds = bounds }
        let names: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        if let mask = element.child(key: "autoresizingMask") {
            view.autoresizingMask = mask.options(names)
        }
        if element.bool("fixedFrame") ?? false {
            // IB62
            view.translatesAutoresizingMaskIntoConstraints = true
        } else if let translates = element.bool("translatesAutoresizingMaskIntoConstraints") {
            view.translatesAutoresizingMaskIntoConstraints = translates
        }
        for (name, axis) in Names.axes {
            if let priority = element.number(name + "HuggingPriority") {
                view.setContentHuggingPriority(UILayoutPriority(Float(priority)), for: axis)
            }
            if let priority = element.number(name + "CompressionResistancePriority") {
                view.setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: axis)
            }
        }
        if let margins = values.insets(element.child(key: "layoutMargins")) { view.layoutMargins = margins }
        if let margins = values.directionalInsets(element.child(key: "directionalLayoutMargins")) {
            view.directionalLayoutMargins = margins
        }
        if let preserves = element.bool("preservesSuperviewLayoutMargins") {
            view.preservesSuperviewLayoutMargins = preserves
        }
        if let insets = element.bool("insetsLayoutMarginsFromSafeArea") {
            view.insetsLayoutMarginsFromSafeArea = insets
        }
        for guide in element.children where guide.tag == "viewLayoutGuide" {
            switch guide["key"] {
            case "safeArea": assembly.name(view.safeAreaLayoutGuide, guide.id)
            case "keyboard": assembly.name(view.keyboardLayoutGuide, guide.id)
            case "contentLayoutGuide": assembly.name((view as? UIScrollView)?.contentLayoutGuide ?? view, guide.id)
            case "frameLayoutGuide": assembly.name((view as? UIScrollView)?.frameLayoutGuide ?? view, guide.id)
            default: assembly.name(view.layoutMarginsGuide, guide.id)
            }
        }
    }

    private func applyLook() {
        if let mode = element["contentMode"].flatMap({ Names.contentModes[$0] }) { view.contentMode = mode }
        if let tag = element.integer("tag") { view.tag = tag }
        if let identifier = element["restorationIdentifier"] { view.restorationIdentifier = identifier }
        if let alpha = element.number("alpha") { view.alpha = alpha }
        if let isHidden = element.bool("hidden") { view.isHidden = isHidden }
        if let clips = element.bool("clipsSubviews") ?? element.bool("clipsToBounds") { view.clipsToBounds = clips }
        if let isOpaque = element.bool("opaque") { view.isOpaque = isOpaque }
        if let isEnabled = element.bool("userInteractionEnabled") { view.isUserInteractionEnabled = isEnabled }
        if let several = element.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = several }
        if let exclusive = element.bool("exclusiveTouch") { view.isExclusiveTouch = exclusive }
        if let resizes = element.bool("autoresizesSubviews") { view.autoresizesSubviews = resizes }
        if let color = values.color("backgroundColor", in: element) { view.backgroundColor = color }
        if let color = values.color("tintColor", in: element) { view.tintColor = color }
        switch element["semanticContentAttribute"] {
        case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
        case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
        case "playback": view.semanticContentAttribute = .playback
        case "spatial": view.semanticContentAttribute = .spatial
        default: break
        }
    }

    private func applyAccessibility() {
        guard let settings = element.child(key: "accessibilityConfiguration") else { return }
        if let identifier = settings.string("identifier") { view.accessibilityIdentifier = identifier }
        if let label = settings.string("label") { view.accessibilityLabel = label }
        if let hint = settings.string("hint") { view.accessibilityHint = hint }
        if let isElement = settings.child(key: "isElement")?.bool("value") { view.isAccessibilityElement = isElement }
        guard let traits = settings.child(key: "traits") else { return }
        let names: [(String, UIAccessibilityTraits)] = [
            ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("header", .header),
            ("staticText", .staticText), ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently),
            ("adjustable", .adjustable), ("searchField", .searchField), ("keyboardKey", .keyboardKey),
        ]
        view.accessibilityTraits = traits.options(names)
    }

    /// Views in the view, in the right container of those that have one.
    private func applySubviews() {
        var container = view
        switch view {
        case let stack as UIStackView:
            return addSubviews { stack.addArrangedSubview($0) }
        case let effect as UIVisualEffectView: return fill(effect.contentView, element.child(key: "contentView"))
        case let cell as UITableViewCell: return CellContents(self).fill(cell)
        case let cell as UICollectionViewCell:
            if let content = element.child(key: "contentView"), content.tag == "collectionViewCellContentView" {
                return fill(cell.contentView, content)
            }
            if let content = element.child(key: "contentView") { return fill(cell.contentView, content) }
            container = cell.contentView
        default: break
        }
        addSubviews { container.addSubview($0) }
    }

    /// Makes the views in the view. Those that only other size classes have are made, too, for the outlets, and wait for their time.
    private func addSubviews(_ add: (UIView) -> Void, without styled: Set<String> = []) {
        for child in element.list("subviews") where child.id.map({ !styled.contains($0) }) ?? true {
            let isIn = assembly.variations.isInstalled(child.id, "subviews", in: element)
            guard isIn || element.includes(child.id, "subviews") else { continue }
            if let made = assembly.makeView(child), isIn { add(made) }
        }
    }

    /// A part that its view made itself gets what the archive says of it.
    func fill(_ part: UIView, _ element: ArchiveElement?) {
        guard let written = element else { return }
        let element = assembly.variations.present(written)
        assembly.note(part, element)
        assembly.follow(part, written)
        let attributes = ViewAttributes(part, element, assembly)
        attributes.applyLook()
        attributes.applySubviews()
        assembly.constrain(part, element)
    }

    /// The content of a cell, without the views of the cell's style, which the cell made itself.
    func fillContent(_ content: UIView, _ written: ArchiveElement, leavingOut styled: Set<String>) {
        let element = assembly.variations.present(written)
        assembly.note(content, element)
        assembly.follow(content, written)
        let attributes = ViewAttributes(content, element, assembly)
        attributes.applyLook()
        attributes.addSubviews({ content.addSubview($0) }, without: styled)
        assembly.constrain(content, element)
    }

    // MARK: Kinds of views

    private func applyKind() {
        if let control = view as? UIControl { applyControl(control) }
        switch view {
        case let label as UILabel: TextAttributes(self).apply(label)
        case let button as UIButton: ButtonAttributes(self).apply(button)
        case let field as UITextField: TextAttributes(self).apply(field)
        case let text as UITextView:
            applyScrolling(text)
            TextAttributes(self).apply(text)
        case let image as UIImageView: applyImage(image)
        case let stack as UIStackView: applyStack(stack)
        case let table as UITableView:
            applyScrolling(table)
            ListAttributes(self).apply(table)
        case let collection as UICollectionView:
            applyScrolling(collection)
            ListAttributes(self).apply(collection)
        case let scroll as UIScrollView: applyScrolling(scroll)
        case let effect as UIVisualEffectView: applyEffect(effect)
        case let search as UISearchBar: TextAttributes(self).apply(search)
        case let picker as UIDatePicker: ControlAttributes(self).apply(picker)
        case let bar as UINavigationBar: BarItems(assembly).apply(element, to: bar)
        case let bar as UIToolbar: BarItems(assembly).apply(element, to: bar)
        case let bar as UITabBar: BarItems(assembly).apply(element, to: bar)
        default: ControlAttributes(self).apply(view)
        }
    }

    private func applyControl(_ control: UIControl) {
        if let isEnabled = element.bool("enabled") { control.isEnabled = isEnabled }
        if let isSelected = element.bool("selected") { control.isSelected = isSelected }
        if let isHighlighted = element.bool("highlighted") { control.isHighlighted = isHighlighted }
        if let side = element["contentHorizontalAlignment"].flatMap({ Names.horizontalAlignments[$0] }) {
            control.contentHorizontalAlignment = side
        }
        if let side = element["contentVerticalAlignment"].flatMap({ Names.verticalAlignments[$0] }) {
            control.contentVerticalAlignment = side
        }
    }

    private func applyImage(_ image: UIImageView) {
        image.image = values.image("image", in: element)
        image.highlightedImage = values.image("highlightedImage", in: element)
        if let isHighlighted = element.bool("highlighted") { image.isHighlighted = isHighlighted }
        if let configuration = SymbolConfigurations.read(element.child(key: "preferredSymbolConfiguration"), values) {
            image.preferredSymbolConfiguration = configuration
        }
        // As on iOS, unless the archive says so.
        if element.bool("userInteractionEnabled") == nil { image.isUserInteractionEnabled = true }
    }

    private func applyStack(_ stack: UIStackView) {
        if let axis = element["axis"].flatMap({ Names.axes[$0] }) { stack.axis = axis }
        if let value = element["distribution"].flatMap({ Names.distributions[$0] }) { stack.distribution = value }
        if let value = element["alignment"].flatMap({ Names.stackAlignments[$0] }) { stack.alignment = value }
        if element["spacingType"] == "standard" {
            stack.spacing = UIStackView.spacingUseSystem
        } else if let spacing = element.number("spacing") {
            stack.spacing = spacing
        }
        if let value = element.bool("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = value }
        if let value = element.bool("layoutMarginsRelativeArrangement") {
            stack.isLayoutMarginsRelativeArrangement = value
        }
    }

    private func applyEffect(_ view: UIVisualEffectView) {
        guard let blur = element.child(tag: "blurEffect") else { return }
        let style: UIBlurEffect.Style =
            switch blur["style"] {
            case "extraLight": .extraLight
            case "light": .light
            case "dark": .dark
            case "prominent": .prominent
            case "systemMaterial": .systemMaterial
            case "systemThinMaterial": .systemThinMaterial
            case "systemUltraThinMaterial": .systemUltraThinMaterial
            case "systemThickMaterial": .systemThickMaterial
            case "systemChromeMaterial": .systemChromeMaterial
            default: .regular
            }
        view.effect = UIBlurEffect(style: style)
    }

    private func applyScrolling(_ scroll: UIScrollView) {
        if let value = element.bool("scrollEnabled") { scroll.isScrollEnabled = value }
        if let value = element.bool("pagingEnabled") { scroll.isPagingEnabled = value }
        if let value = element.bool("directionalLockEnabled") { scroll.isDirectionalLockEnabled = value }
        if let value = element.bool("bounces") { scroll.bounces = value }
        if let value = element.bool("alwaysBounceVertical") { scroll.alwaysBounceVertical = value }
        if let value = element.bool("alwaysBounceHorizontal") { scroll.alwaysBounceHorizontal = value }
        if let value = element.bool("bouncesZoom") { scroll.bouncesZoom = value }
        if let value = element.bool("showsHorizontalScrollIndicator") { scroll.showsHorizontalScrollIndicator = value }
        if let value = element.bool("showsVerticalScrollIndicator") { scroll.showsVerticalScrollIndicator = value }
        if let value = element.bool("delaysContentTouches") { scroll.delaysContentTouches = value }
        if let value = element.bool("canCancelContentTouches") { scroll.canCancelContentTouches = value }
        if let value = element.number("minimumZoomScale") { scroll.minimumZoomScale = value }
        if let value = element.number("maximumZoomScale") { scroll.maximumZoomScale = value }
        if let insets = values.insets(element.child(key: "contentInset")) { scroll.contentInset = insets }
        switch element["keyboardDismissMode"] {
        case "onDrag": scroll.keyboardDismissMode = .onDrag
        case "interactive": scroll.keyboardDismissMode = .interactive
        default: break
        }
        switch element["contentInsetAdjustmentBehavior"] {
        case "never": scroll.contentInsetAdjustmentBehavior = .never
        case "always": scroll.contentInsetAdjustmentBehavior = .always
        case "scrollableAxes": scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        default: break
        }
        if element["indicatorStyle"] == "white" { scroll.indicatorStyle = .white }
        if element["indicatorStyle"] == "black" { scroll.indicatorStyle = .black }
    }
}

/// The look of symbols.
@MainActor
enum SymbolConfigurations {
    static func read(_ element: ArchiveElement?, _ values: ElementValues) -> UIImage.SymbolConfiguration? {
        guard let element else { return nil }
        let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
        let scale = element["scale"].flatMap { scales[$0] } ?? .default
        if let style = element["textStyle"] {
            return UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(rawValue: style), scale: scale)
        }
        if let size = element.number("pointSize") {
            return UIImage.SymbolConfiguration(pointSize: size, weight: .regular, scale: scale)
        }
        return element["scale"] == nil ? nil : UIImage.SymbolConfiguration(scale: scale)
    }
}
