// SPDX-License-Identifier: Apache-2.0

/// The table of the default behavior of UIKit's classes with touches (B24, B26, B40), and of the classes for element types.
enum ViewClasses {
    /// The traits of the class, of its UIKit ancestor (K2), or of a plain view that may do anything.
    static func traits(of view: DumpedView) -> ViewTraits {
        if let live = view.live {
            var traits = live.traits
            traits.knownClass = lookUp(view.className)?.knownClass
            traits.hasFixedSize = lookUp(view.className)?.hasFixedSize ?? false
            return traits
        }
        if let traits = lookUp(view.className) { return traits }
        if let traits = KnownLibraries.traits(ofWindow: view) ?? KnownLibraries.traits(of: view) { return traits }
        if let base = view.baseClassName, var traits = lookUp(base) {
            // An element type stands for UIKit's class; an app's class may override what it inherits.
            traits.isUnknown = elementTypes[view.className] == nil
            return traits
        }
        return ViewTraits(role: .view, isUnknown: true)
    }

    /// An element's type without the prefix that XCTest's names have; that of any element if there is none.
    static func elementType(_ name: String) -> String {
        let prefix = "XCUIElementType"
        guard name.hasPrefix(prefix) else { return name }
        return name.utf8.count == prefix.utf8.count ? "Any" : String(name.dropFirst(prefix.count))
    }

    /// The class that stands for an element type of a user-interface test (K38); `nil` for one that has none.
    static func className(forElementType type: String) -> String? { elementTypes[type] }

    private static func lookUp(_ name: String) -> ViewTraits? {
        guard var traits = table[name] else { return nil }
        traits.knownClass = name
        return traits
    }

    private static let table: [String: ViewTraits] = {
        var table: [String: ViewTraits] = [:]
        func add(_ traits: ViewTraits, _ names: String...) {
            for name in names { table[name] = traits }
        }
        add(
            ViewTraits(role: .view),
            "UIView", "UIStackView", "UIVisualEffectView", "_UIVisualEffectContentView", "UILayoutContainerView",
            "UINavigationTransitionView", "UIViewControllerWrapperView", "UITableViewCell",
            "UITableViewCellContentView",
            "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView", "_UIContentView",
            "UICollectionViewListCell", "UIDropShadowView", "UIDimmingView", "UIPickerView", "WKWebView", "MKMapView",
            "UITableViewWrapperView", "_UIPageViewControllerContentView", "_UISystemBackgroundView", "WKContentView",
            "_UIRoundedRectShadowView", "UIInputView", "UIButtonBar", "MTKView", "SKView", "SCNView", "ARView")
        add(ViewTraits(role: .window), "UIWindow")
        // Keyboard, editing menu and status bar lie over the app, in windows that let all other touches through.
        add(
            ViewTraits(role: .passThrough, deviates: true),
            "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIStatusBarWindow", "_UIInteractiveHighlightEffectWindow",
            "UIInputSetContainerView", "UIInputSetHostView", "UIEditingOverlayGestureView", "UIEditingOverlayView",
            "_UITouchPassthroughView", "_UITouchPassthroughWindow", "UITrackingWindowView", "_UIPassthroughView",
            "UITransitionView", "_UICutoutShadowView", "UIAutoRotatingWindow")
        // The old search controller's: the search bar behind it gets its touches, and so do the views that its plain views cover.
        add(
            ViewTraits(role: .passThrough, deviates: true, isOverlayWindow: true),
            "UISearchDisplayControllerContainerView")
        add(
            ViewTraits(role: .display, takesTouchesByDefault: false),
            "UILabel", "UIImageView", "_UINavigationBarBackground", "_UIBarBackground", "UIActivityIndicatorView",
            "UIProgressView", "_UITableViewCellSeparatorView", "_UIScrollViewScrollIndicator", "UIButtonLabel",
            "UITextFieldLabel", "UITableViewLabel", "_UIVisualEffectBackdropView", "_UIVisualEffectSubview",
            "_UIBarBackgroundShadowView", "UIShadowView", "_UISlideriOSVisualElement", "_UITextLayoutFragmentView",
            "_UITextLayoutCanvasView", "UISwitchModernVisualElement")
        add(
            ViewTraits(role: .control),
            "UIControl", "UIButton", "UITextField", "UISearchTextField", "UISearchBarTextField", "UIDatePicker",
            "UIColorWell", "_UITextFieldClearButton")
        add(
            ViewTraits(role: .control, hasFixedSize: true),
            "UIStepper", "UISegmentedControl", "UIPageControl", "UIRefreshControl", "_UISegment", "_UIButtonBarButton",
            "_UIModernBarButton", "UITabBarButton", "_UITabButton", "UINavigationButton", "UIToolbarButton")
        // Their areas are larger than their bounds (B40).
        add(ViewTraits(role: .control, hasFixedSize: true, deviates: true), "UISlider", "UISwitch")
        add(
            ViewTraits(role: .scroll),
            "UIScrollView", "UITableView", "UICollectionView", "UITextView", "WKScrollView", "_UIScrollView",
            "_UIQueuingScrollView", "UIPickerTableView", "UIPickerColumnView")
        add(
            ViewTraits(role: .view, deviates: true),
            "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "_UINavigationBarContentView",
            "_UIButtonBarStackView", "_UITAMICAdaptorView", "_UIFloatingTabBar")
        return table
    }()

    private static let elementTypes: [String: String] = [
        "Window": "UIWindow", "Button": "UIButton", "Switch": "UISwitch", "Toggle": "UISwitch", "Slider": "UISlider",
        "Stepper": "UIStepper", "SegmentedControl": "UISegmentedControl", "PageIndicator": "UIPageControl",
        "TextField": "UITextField", "SecureTextField": "UITextField", "SearchField": "UITextField",
        "DatePicker": "UIDatePicker", "ColorWell": "UIColorWell", "Link": "UIControl", "Key": "UIControl",
        "RadioButton": "UIControl", "CheckBox": "UIControl", "PopUpButton": "UIButton", "MenuButton": "UIButton",
        "ToolbarButton": "UIButton", "Tab": "UIControl", "MenuItem": "UIControl",
        "StaticText": "UILabel", "Image": "UIImageView", "Icon": "UIControl",
        "ActivityIndicator": "UIActivityIndicatorView",
        "ProgressIndicator": "UIProgressView", "ScrollBar": "_UIScrollViewScrollIndicator",
        "Table": "UITableView", "CollectionView": "UICollectionView", "ScrollView": "UIScrollView",
        "ScrollArea": "UIScrollView",
        "TextView": "UITextView", "Cell": "UITableViewCell", "NavigationBar": "UINavigationBar", "TabBar": "UITabBar",
        "Toolbar": "UIToolbar", "Picker": "UIPickerView", "WebView": "WKWebView", "Map": "MKMapView",
        "TextArea": "UITextView", "Heading": "UILabel", "Application": "UIWindow", "GenericElement": "UIView",
        "Other": "UIView", "Group": "UIView", "Sheet": "UIView", "Alert": "UIView", "Keyboard": "UIView",
        "StatusBar": "UIView", "PickerWheel": "UIView", "Any": "UIView",
    ]
}
