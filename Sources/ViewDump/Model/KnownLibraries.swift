// SPDX-License-Identifier: Apache-2.0

/// How classes of well-known libraries handle touches, from their published sources. A release may differ, so answers that
/// depend on one are likely, not sure.
enum KnownLibraries {
    /// - Returns: `nil` for a class that is not known.
    static func traits(of view: DumpedView) -> ViewTraits? {
        let name = view.className
        if name.contains("_UIHostingView") {
            return ViewTraits(role: .view, deviates: true, takesOver: true, knownClass: "_UIHostingView")
        }
        if let traits = reactNative[name] {
            var traits = traits
            traits.knownClass = name
            return traits
        }
        if letsThrough(name) { return ViewTraits(role: .passThrough, isUnknown: true) }
        return nil
    }

    /// A window whose class has a UIKit ancestor printed beside it.
    static func traits(ofWindow view: DumpedView) -> ViewTraits? {
        guard view.baseClassName == "UIWindow" || view.className.hasSuffix("Window") else { return nil }
        if overlayWindows.contains(view.className) || letsThrough(view.className) {
            return ViewTraits(role: .passThrough, isUnknown: true, isOverlayWindow: true)
        }
        return nil
    }

    /// A telling name, for the usual override, `view == self ? nil : view`.
    private static func letsThrough(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.contains("passthrough") || name.contains("passthru")
    }

    /// SwiftEntryKit's, FLEX's.
    private static let overlayWindows: Set<String> = ["EKWindow", "SwiftEntryKit.EKWindow", "FLEXWindow"]

    private static let reactNative: [String: ViewTraits] = {
        var table: [String: ViewTraits] = [:]
        func add(_ traits: ViewTraits, _ names: String...) {
            for name in names { table[name] = traits }
        }
        // React/Views/RCTView.m and RCTViewComponentView.mm: neither alpha nor, without clipping, the bounds are asked;
        // pointerEvents, which no dump shows, may let the point through or take it from the subviews.
        add(
            ViewTraits(role: .view, deviates: true, ignoresAlpha: true, reachesOutside: true),
            "RCTView", "RCTViewComponentView", "RCTRootContentView", "RCTRootComponentView", "RCTImageComponentView",
            "RCTParagraphComponentView", "RCTModalHostView", "RCTTextInputComponentView", "RCTSinglelineTextInputView",
            "RCTMultilineTextInputView", "RNCSafeAreaView", "RNCSafeAreaProvider", "RNSScreenView",
            "RNSScreenContentWrapper",
            "RCTSafeAreaView", "RCTScrollContentView", "RCTScrollContentComponentView")
        add(
            ViewTraits(role: .view, deviates: true),
            "RCTRootView", "RCTSurfaceHostingProxyRootView", "RCTSurfaceHostingView", "RCTSurfaceView", "RCTScrollView",
            "RCTScrollViewComponentView", "RCTTextView", "RCTParagraphTextView", "RCTImageView", "RNSScreenStackView",
            "RNSScreenContainerView")
        add(ViewTraits(role: .scroll), "RCTCustomScrollView", "RCTEnhancedScrollView")
        add(ViewTraits(role: .control), "RCTUITextField")
        // apple/RNGestureHandlerButton.mm: takes the touches of its plain children.
        add(
            ViewTraits(role: .control, deviates: true, takesOver: true), "RNGestureHandlerButton",
            "RNGestureHandlerButtonComponentView")
        return table
    }()
}
