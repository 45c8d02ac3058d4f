// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore
import UIKitLists
import UIKitNavigation
import UIKitPickers

/// Sets outlets, actions, segues and the attributes that applications define, when all objects are there (IB4).
@MainActor
struct Connections {
    private let assembly: Assembly

    init(_ assembly: Assembly) { self.assembly = assembly }

    // MARK: Attributes

    /// IB10: the user-defined attributes, by their key paths.
    func setAttributes(of object: AnyObject, _ element: ArchiveElement) {
        for attribute in element.list("userDefinedRuntimeAttributes") {
            guard let path = attribute["keyPath"], let value = assembly.values.attribute(attribute) else { continue }
            if set(path, of: object, to: value.content) { continue }
            // A layer's colors are given as views' colors.
            let content =
                path.hasPrefix("layer.") ? (value.content as? UIColor)?.cgColor ?? value.content : value.content
            (object as? NSObject)?.setValue(content, forKeyPath: path)
        }
    }

    // MARK: Connections

    func connect(_ object: AnyObject, _ element: ArchiveElement) {
        var lists: [String: [AnyObject]] = [:]
        for connection in element.list("connections") {
            switch connection.tag {
            case "outlet":
                guard let name = connection["property"], let target = assembly.object(connection["destination"]) else {
                    continue
                }
                connect(object, name, to: target)
            case "outletCollection":
                guard let name = connection["property"], let target = assembly.object(connection["destination"]) else {
                    continue
                }
                lists[name, default: []].append(target)
            case "action": addAction(connection, of: object)
            case "segue": addSegue(connection, of: object)
            default: break
            }
        }
        for (name, list) in lists.sorted(by: { $0.key < $1.key }) {
            if name == "gestureRecognizers", let view = object as? UIView {
                for case let recognizer as UIGestureRecognizer in list { view.addGestureRecognizer(recognizer) }
            } else {
                connect(object, name, to: list)
            }
        }
    }

    private func connect(_ object: AnyObject, _ name: String, to target: Any) {
        if set(name, of: object, to: target) || StandardOutlets.set(name, of: object, to: target) { return }
        assembly.document.report("\(type(of: object)) has no outlet \(name)")
    }

    /// Sets a property of the application's. False if its class has none of that name.
    private func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool {
        let properties =
            ArchivedProperty.list(of: object).filter { $0.name == name } + assembly.document.extensionProperties(name)
        for property in properties {
            do {
                if try property.set(value, of: object) { return true }
            } catch {
                assembly.document.report("\(name) of \(type(of: object)) is not set: \(error)")
                return true
            }
        }
        return false
    }

    // MARK: Actions

    /// IB11: an action without a target goes up the responder chain.
    private func addAction(_ connection: ArchiveElement, of object: AnyObject) {
        guard let name = connection["selector"], let id = connection["destination"] else { return }
        let target = assembly.object(id)
        let action = assembly.document.action(name, for: target)
        switch object {
        case let control as UIControl:
            control.addTarget(target, action: action, for: ControlEvents.named(connection["eventType"], of: control))
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: action) }
        case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
        default: assembly.document.report("\(type(of: object)) sends no action \(name)")
        }
    }

    /// IB12: what begins a segue.
    private func addSegue(_ connection: ArchiveElement, of object: AnyObject) {
        guard let scene = assembly.scene, let kind = connection["kind"], kind != "embed", kind != "relationship" else {
            return
        }
        let trigger = SegueTrigger(SegueTemplate(connection), scene)
        switch object {
        case let control as UIControl:
            scene.keep(trigger)
            control.addTarget(
                trigger, action: SegueTrigger.action, for: ControlEvents.named(connection["eventType"], of: control))
        case let recognizer as UIGestureRecognizer:
            scene.keep(trigger)
            recognizer.addTarget(trigger, action: SegueTrigger.recognized)
        case let item as UIBarButtonItem:
            scene.keep(trigger)
            (item.target, item.action) = (trigger, SegueTrigger.action)
        case let cell as UITableViewCell:
            let perform = { [unowned cell] in trigger.begin(cell) }
            if connection["trigger"] == "accessoryAction" {
                cell.accessorySegue = perform
            } else {
                cell.selectionSegue = perform
            }
        case let cell as UICollectionViewCell: cell.selectionSegue = { [unowned cell] in trigger.begin(cell) }
        default: break  // A controller's are performed by the application.
        }
    }
}

/// Events of controls, by their names in archives.
@MainActor
enum ControlEvents {
    private static let names: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
        "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
    ]

    /// A segue names no event: buttons begin it when they are tapped, other controls when their value changes.
    static func named(_ name: String?, of control: UIControl) -> UIControl.Event {
        guard let name else { return control is UIButton ? .touchUpInside : .primaryActionTriggered }
        return names[name] ?? .touchUpInside
    }
}

/// The outlets of UIKit's own classes.
@MainActor
enum StandardOutlets {
    static func set(_ name: String, of object: AnyObject, to target: Any) -> Bool {
        switch (name, object) {
        case ("delegate", let view as UITableView): view.delegate = target as? any UITableViewDelegate
        case ("delegate", let view as UICollectionView): view.delegate = target as? any UICollectionViewDelegate
        case ("delegate", let view as UITextView): view.delegate = target as? any UITextViewDelegate
        case ("delegate", let view as UIScrollView): view.delegate = target as? any UIScrollViewDelegate
        case ("delegate", let view as UITextField): view.delegate = target as? any UITextFieldDelegate
        case ("delegate", let view as UIPickerView): view.delegate = target as? any UIPickerViewDelegate
        case ("delegate", let view as UISearchBar): view.delegate = target as? any UISearchBarDelegate
        case ("delegate", let view as UINavigationBar): view.delegate = target as? any UINavigationBarDelegate
        case ("delegate", let view as UITabBar): view.delegate = target as? any UITabBarDelegate
        case ("delegate", let view as UIToolbar): view.delegate = target as? any UIToolbarDelegate
        case ("delegate", let recognizer as UIGestureRecognizer):
            recognizer.delegate = target as? any UIGestureRecognizerDelegate
        case ("delegate", let controller as UINavigationController):
            controller.delegate = target as? any UINavigationControllerDelegate
        case ("delegate", let controller as UITabBarController):
            controller.delegate = target as? any UITabBarControllerDelegate
        case ("delegate", let controller as UISplitViewController):
            controller.delegate = target as? any UISplitViewControllerDelegate
        case ("delegate", let controller as UIPageViewController):
            controller.delegate = target as? any UIPageViewControllerDelegate
        case ("dataSource", let view as UITableView): view.dataSource = target as? any UITableViewDataSource
        case ("dataSource", let view as UICollectionView): view.dataSource = target as? any UICollectionViewDataSource
        case ("dataSource", let view as UIPickerView): view.dataSource = target as? any UIPickerViewDataSource
        case ("dataSource", let controller as UIPageViewController):
            controller.dataSource = target as? any UIPageViewControllerDataSource
        case ("prefetchDataSource", let view as UITableView):
            view.prefetchDataSource = target as? any UITableViewDataSourcePrefetching
        case ("prefetchDataSource", let view as UICollectionView):
            view.prefetchDataSource = target as? any UICollectionViewDataSourcePrefetching
        case ("view", let controller as UIViewController): controller.view = target as? UIView
        case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = target as? UIView
        case ("editingAccessoryView", let cell as UITableViewCell): cell.editingAccessoryView = target as? UIView
        case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = target as? UIView
        case ("selectedBackgroundView", let cell as UITableViewCell): cell.selectedBackgroundView = target as? UIView
        case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = target as? UIView
        case ("selectedBackgroundView", let cell as UICollectionViewCell):
            cell.selectedBackgroundView = target as? UIView
        case ("backgroundView", let table as UITableView): table.backgroundView = target as? UIView
        case ("backgroundView", let collection as UICollectionView): collection.backgroundView = target as? UIView
        case ("inputView", let field as UITextField): field.inputView = target as? UIView
        case ("inputView", let text as UITextView): text.inputView = target as? UIView
        case ("inputAccessoryView", let field as UITextField): field.inputAccessoryView = target as? UIView
        case ("inputAccessoryView", let text as UITextView): text.inputAccessoryView = target as? UIView
        // What a table controller has by its view, and what nobody reads any longer.
        case ("tableView", is UITableViewController), ("collectionView", is UICollectionViewController),
            ("searchDisplayController", is UIViewController):
            break
        default: return false
        }
        return true
    }
}
