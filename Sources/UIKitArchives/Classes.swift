// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import UIKitLayout
import UIKitLists
import UIKitNavigation
import UIKitPickers

/// The views that archives name by their tags.
@MainActor
enum ViewClasses {
    static let types: [String: UIView.Type] = [
        "view": UIView.self, "control": UIControl.self, "label": UILabel.self, "button": UIButton.self,
        "textField": UITextField.self, "textView": UITextView.self, "imageView": UIImageView.self,
        "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
        "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
        "activityIndicatorView": UIActivityIndicatorView.self, "pageControl": UIPageControl.self,
        "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self, "searchBar": UISearchBar.self,
        "scrollView": UIScrollView.self, "stackView": UIStackView.self, "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self, "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
        "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
        "collectionReusableView": UICollectionReusableView.self, "toolbar": UIToolbar.self,
        "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self, "visualEffectView": UIVisualEffectView.self,
        "containerView": UIView.self, "window": UIWindow.self, "refreshControl": UIRefreshControl.self,
        "colorWell": UIColorWell.self,
    ]
}

/// The controllers that archives name by their tags.
@MainActor
enum ControllerClasses {
    static let types: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
        "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
    ]

    static func presentationStyle(_ name: String) -> UIModalPresentationStyle? {
        switch name {
        case "automatic": .automatic
        case "fullScreen": .fullScreen
        case "pageSheet": .pageSheet
        case "formSheet": .formSheet
        case "currentContext": .currentContext
        case "custom": .custom
        case "overFullScreen": .overFullScreen
        case "overCurrentContext": .overCurrentContext
        case "popover": .popover
        default: nil
        }
    }

    static func transitionStyle(_ name: String) -> UIModalTransitionStyle? {
        switch name {
        case "coverVertical": .coverVertical
        case "flipHorizontal": .flipHorizontal
        case "crossDissolve": .crossDissolve
        case "partialCurl": .partialCurl
        default: nil
        }
    }
}

/// The recognizers that archives name by their tags.
@MainActor
enum RecognizerClasses {
    // A long press is written so.
    private static let types: [String: UIGestureRecognizer.Type] = [
        "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "hoverGestureRecognizer": UIHoverGestureRecognizer.self, "gestureRecognizer": UIGestureRecognizer.self,
    ]

    /// `nil` for an element that is no recognizer.
    static func make(_ element: ArchiveElement, _ document: ArchiveDocument) -> UIGestureRecognizer? {
        guard let type = types[element.tag] else { return nil }
        let own = document.customClass(element) as? UIGestureRecognizer.Type
        return (own ?? type).made(target: nil, action: nil)
    }
}

/// What an archive says of a recognizer.
@MainActor
enum RecognizerAttributes {
    static func apply(_ element: ArchiveElement, to recognizer: UIGestureRecognizer) {
        if let isEnabled = element.bool("enabled") { recognizer.isEnabled = isEnabled }
        if let cancels = element.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = cancels }
        if let delays = element.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = delays }
        if let delays = element.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = delays }
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            if let count = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = count }
            if let count = element.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = count }
        case let swipe as UISwipeGestureRecognizer:
            if let count = element.integer("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = count }
            // The archive has the direction as an attribute, or several of them as an element.
            let names = element["direction"].map { [$0] } ?? directions(in: element.child(key: "direction"))
            if !names.isEmpty { swipe.direction = names.reduce(into: []) { $0.formUnion(direction($1)) } }
        case let edge as UIScreenEdgePanGestureRecognizer:
            if let edges = element.child(key: "edges") { edge.edges = edges.options(Names.edges) }
        case let pan as UIPanGestureRecognizer:
            if let count = element.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = count }
            if let count = element.integer("maximumNumberOfTouches"), count > 0 { pan.maximumNumberOfTouches = count }
        case let press as UILongPressGestureRecognizer:
            if let count = element.integer("numberOfTapsRequired") { press.numberOfTapsRequired = count }
            if let count = element.integer("numberOfTouchesRequired") { press.numberOfTouchesRequired = count }
            if let duration = element.number("minimumPressDuration") { press.minimumPressDuration = duration }
            if let movement = element.number("allowableMovement") { press.allowableMovement = movement }
        case let pinch as UIPinchGestureRecognizer:
            if let scale = element.number("scale"), scale > 0 { pinch.scale = scale }
        default: break
        }
    }

    private static func directions(in element: ArchiveElement?) -> [String] {
        (element?.attributes ?? [:]).filter { $0.value == "YES" }.map(\.key)
    }

    private static func direction(_ name: String) -> UISwipeGestureRecognizer.Direction {
        switch name {
        case "left": .left
        case "up": .up
        case "down": .down
        default: .right
        }
    }
}
