// SPDX-License-Identifier: Apache-2.0

/// The facts about UIKit and Foundation that a porting needs, because it does not read their sources.
enum UIKitNames {
    /// Whether instances of an imported class are responders. UIKit's classes have telling names.
    static func isResponder(_ name: String) -> Bool {
        let name = String(name.prefix { $0 != "<" })
        return name.hasPrefix("UI") && !besideResponders.contains(name)
            && responderEndings.contains { name.hasSuffix($0) }
    }

    /// Whether an imported class is a layer.
    static func isLayer(_ name: String) -> Bool { name.hasPrefix("CA") && name.hasSuffix("Layer") }

    /// Whether an imported protocol has requirements that a class may leave out.
    static func isDelegate(_ name: String) -> Bool {
        name.hasPrefix("UI") && ["Delegate", "DataSource", "DelegateFlowLayout"].contains { name.hasSuffix($0) }
    }

    private static let responderEndings = [
        "AccessibilityElement", "Application", "Bar", "Button", "Cell", "Control", "Controller", "Field", "Indicator",
        "Label", "Picker", "Responder", "Scene", "Slider", "Stepper", "Switch", "Toolbar", "View", "Well", "Window",
    ]

    /// Classes and protocols that are named like responders, but are none.
    private static let besideResponders: Set<String> = [
        "UIContentView", "UIDocumentInteractionController", "UIMenuController",
        "UIPopoverPresentationController",
        "UIPresentationController", "UIPrintInteractionController", "UISheetPresentationController",
    ]

    /// Requirements of UIKit's delegates that are optional on iOS, and have a default body here.
    static let optionalRequirements: Set<String> = [
        "action", "activityViewController", "adaptivePresentationStyle", "addAnimations", "addCompletion",
        "animationController",
        "animationDidStart",
        "animationDidStop", "animationEnded", "application", "applicationDidBecomeActive",
        "audioPlayerDecodeErrorDidOccur", "audioPlayerDidFinishPlaying",
        "applicationDidEnterBackground",
        "applicationDidFinishLaunching", "applicationDidReceiveMemoryWarning", "applicationWillEnterForeground",
        "applicationWillResignActive", "applicationWillTerminate", "collectionView", "collisionBehavior",
        "colorPickerViewController", "colorPickerViewControllerDidFinish", "colorPickerViewControllerDidSelectColor",
        "contextMenuInteraction",
        "continueAnimation",
        "didDismissSearchController", "didPresentSearchController", "display", "documentPicker",
        "documentPickerWasCancelled", "dragInteraction", "draw",
        "dropInteraction", "dynamicAnimatorDidPause", "dynamicAnimatorWillResume",
        "editMenuInteraction", "findInteraction", "gestureRecognizer", "gestureRecognizerShouldBegin",
        "imagePickerController", "imagePickerControllerDidCancel", "indexPathForPreferredFocusedView",
        "interactionDidEnd",
        "interactionDidFinish", "interactionShouldBegin", "interactionWillBegin", "layerWillDraw", "layoutSublayers",
        "navigationBar",
        "navigationController", "navigationControllerSupportedInterfaceOrientations", "numberOfSections",
        "pageViewController", "pickerView", "pointerInteraction", "popoverPresentationController", "position",
        "prepareForPopoverPresentation", "previewInteraction", "previewInteractionDidCancel",
        "previewInteractionShouldBegin",
        "presentationController", "presentationControllerDidAttemptToDismiss",
        "presentationControllerDidDismiss", "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
        "presentationCount", "presentationIndex", "safariViewController", "safariViewControllerDidFinish",
        "safariViewControllerWillOpenInBrowser", "scene", "sceneDidBecomeActive", "sceneDidDisconnect",
        "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneWillResignActive",
        "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating", "scrollViewDidEndDragging",
        "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming", "scrollViewDidScroll",
        "scrollViewDidScrollToTop", "scrollViewDidZoom", "scrollViewShouldScrollToTop",
        "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging", "scrollViewWillBeginZooming",
        "scrollViewWillEndDragging", "searchBar", "searchBarBookmarkButtonClicked", "searchBarCancelButtonClicked",
        "searchBarResultsListButtonClicked", "searchBarSearchButtonClicked", "searchBarShouldBeginEditing",
        "searchBarShouldEndEditing", "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing",
        "interactionControllerForDismissal", "interactionControllerForPresentation",
        "sectionIndexTitles", "selectionContainerViewBelowText",
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "splitViewController",
        "splitViewControllerDidCollapse", "splitViewControllerDidExpand", "stateRestorationActivity", "tabBar",
        "tabBarController", "tableView", "tableViewDidEndMultipleSelectionInteraction", "textField",
        "textFieldDidBeginEditing", "textFieldDidChangeSelection", "textFieldDidEndEditing",
        "textFieldShouldBeginEditing", "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn",
        "textStorage", "textView", "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection",
        "textViewDidEndEditing", "textViewShouldBeginEditing", "textViewShouldEndEditing", "viewForZooming",
        "willDismissSearchController", "willPresentSearchController", "windowScene", "userNotificationCenter",
    ]

    /// Requirements of UIKit's that are optional on iOS, and whose absence a source acts on, by the methods that answer `nil` for it here.
    static let askedRequirements = ["interruptibleAnimator": "interruptibleAnimatorIfImplemented"]

    /// View properties of UIKit's classes whose names are also the beginnings of delegates' requirements.
    static let viewProperties: Set<String> = [
        "collectionView", "navigationBar", "scrollView", "searchBar", "tabBar", "tableView", "textField", "textView",
    ]

    /// Methods of UIKit's classes without arguments that sources use in selectors: in Objective-C they have Swift's names.
    static let plainMethods: Set<String> = [
        "becomeFirstResponder", "beginRefreshing", "dismissKeyboard", "endRefreshing", "flashScrollIndicators",
        "invalidateIntrinsicContentSize", "layoutIfNeeded", "layoutSubviews", "reloadData",
        "reloadInputViews", "removeAllObjects",
        "removeFromSuperview", "resignFirstResponder",
        "setNeedsDisplay", "setNeedsLayout", "setNeedsStatusBarAppearanceUpdate", "setNeedsUpdateConstraints",
        "sizeToFit", "startAnimating", "stopAnimating", "suspend", "viewDidLayoutSubviews", "viewDidLoad",
        "viewWillLayoutSubviews",
    ]

    /// UIKit's methods with arguments whose Objective-C names differ, by their Swift names.
    static let methods: [String: String] = [
        "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
        "dismiss": "dismissViewControllerAnimated:completion:",
        "endEditing": "endEditing:",
        "printContent(_:)": "print:",
        "viewDidAppear": "viewDidAppear:",
        "viewDidDisappear": "viewDidDisappear:",
        "viewWillAppear": "viewWillAppear:",
        "viewWillDisappear": "viewWillDisappear:",
        "touchesBegan(_:with:)": "touchesBegan:withEvent:",
        "touchesMoved(_:with:)": "touchesMoved:withEvent:",
        "touchesEnded(_:with:)": "touchesEnded:withEvent:",
        "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
    ]

    /// Methods that take the sender. Any object that implements one performs it, under the name alone.
    static let editActions: Set<String> = [
        "alignCenter", "alignJustified", "alignLeft", "alignRight", "copy", "cut", "decreaseSize", "delete",
        "duplicate",
        "export", "find", "findAndReplace", "findNext", "findPrevious", "increaseSize",
        "makeTextWritingDirectionLeftToRight",
        "makeTextWritingDirectionRightToLeft", "move", "newFromPasteboard", "paste", "pasteAndGo", "pasteAndMatchStyle",
        "pasteAndSearch", "performClose", "rename", "select", "selectAll", "showWritingTools", "toggleBoldface",
        "toggleInspector", "toggleItalics", "toggleSidebar", "toggleUnderline", "useSelectionForFind",
    ]

    /// Whether an imported name that comes first in a class's list is a class. UIKit's protocols end in one of few words.
    static func isClass(_ name: String) -> Bool {
        let name = String(name.prefix { $0 != "<" })
        if !name.hasPrefix("UI") { return name == "NSObject" }
        if name.hasSuffix("DiffableDataSource") || name == "UIActivityItemProvider" { return true }
        return !protocols.contains(name) && !protocolEndings.contains { name.hasSuffix($0) }
    }

    private static let protocolEndings = [
        "Adjusting", "Animating", "AnimationContext", "Configurating", "Configuring", "Container", "DataSource",
        "Definition", "Invalidating",
        "Delegate",
        "Environment", "InputTokenizer", "Leaf", "Observable", "Output", "Prefetching", "Provider", "Providing",
        "Proxy",
        "Registration",
        "Restoring",
        "Supporting", "Traits", "TransitionCoordinator", "TransitionCoordinatorContext", "Transitioning",
    ]
    private static let protocols: Set<String> = [
        "UIAccessibilityContainerDataTable", "UIAccessibilityContainerDataTableCell", "UIActionSender",
        "UIActivityItemSource", "UIAppearance",
        "UIBarPositioning", "UICollectionViewDropCoordinator",
        "UICollectionViewDropItem", "UICollectionViewDelegateFlowLayout", "UICommandAction",
        "UIConfigurationState", "UIContentConfiguration", "UIContentView",
        "UICoordinateSpace", "UIDragDropSession",
        "UIDragSession",
        "UIDropSession", "UIDynamicItem", "UIFocusItem", "UIInteraction", "UIKeyInput", "UILayoutSupport",
        "UIMenuBuilder",
        "UIPopoverBackgroundViewMethods", "UIPopoverPresentationControllerSourceItem",
        "UIResponderStandardEditActions", "UISearchResultsUpdating",
        "UISpringLoadedInteractionBehavior", "UISpringLoadedInteractionContext", "UISpringLoadedInteractionEffect",
        "UITableViewDropCoordinator", "UITableViewDropItem",
        "UISheetPresentationControllerDetentResolutionContext", "UITextCursorView",
        "UITextInput",
        "UITextSearching", "UITextSelectionHandleView", "UITextSelectionHighlightView", "UIViewControllerPreviewing",
        "NSLayoutManagerDelegate", "NSTextStorageDelegate", "UIInputViewAudioFeedback", "UIPreviewActionItem",
    ]
}
