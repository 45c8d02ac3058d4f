// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore
import UIKitLists
import UIKitNavigation

/// What a storyboard says of a controller before its view is loaded.
@MainActor
struct ControllerAttributes {
    private let controller: UIViewController
    private let element: ArchiveElement
    private let assembly: Assembly

    init(_ controller: UIViewController, _ element: ArchiveElement, _ assembly: Assembly) {
        self.controller = controller
        self.element = element
        self.assembly = assembly
    }

    func apply() {
        if let title = element.string("title") { controller.title = title }
        let sharesIdentifier = element.bool("useStoryboardIdentifierAsRestorationIdentifier") == true
        controller.restorationIdentifier = element[sharesIdentifier ? "storyboardIdentifier" : "restorationIdentifier"]
        if let defines = element.bool("definesPresentationContext") { controller.definesPresentationContext = defines }
        if let provides = element.bool("providesPresentationContextTransitionStyle") {
            controller.providesPresentationContextTransitionStyle = provides
        }
        if let hides = element.bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = hides }
        if let isModal = element.bool("modalInPresentation") { controller.isModalInPresentation = isModal }
        if let style = element["modalPresentationStyle"].flatMap(ControllerClasses.presentationStyle) {
            controller.modalPresentationStyle = style
        }
        if let style = element["modalTransitionStyle"].flatMap(ControllerClasses.transitionStyle) {
            controller.modalTransitionStyle = style
        }
        if let size = assembly.values.size(element.child(key: "preferredContentSize")) {
            controller.preferredContentSize = size
        }
        if let edges = element.child(key: "edgesForExtendedLayout") {
            controller.edgesForExtendedLayout = edges.options(Names.edges)
        }
        applyItems()
        applyKind()
    }

    private func applyItems() {
        let items = BarItems(assembly)
        if let child = element.child(key: "navigationItem") {
            assembly.note(controller.navigationItem, child)
            assembly.scene?.remember(controller.navigationItem, child.id)
            items.fill(controller.navigationItem, child)
        }
        if let child = element.child(key: "tabBarItem") { controller.tabBarItem = items.tabItem(child) }
        let toolbar = element.list("toolbarItems").compactMap(items.barButton)
        if !toolbar.isEmpty { controller.toolbarItems = toolbar }
    }

    private func applyKind() {
        let items = BarItems(assembly)
        switch controller {
        case let navigation as UINavigationController:
            if let bar = element.child(key: "navigationBar") {
                assembly.name(navigation.navigationBar, bar.id)
                items.apply(bar, to: navigation.navigationBar)
            }
            if let bar = element.child(key: "toolbar") { items.apply(bar, to: navigation.toolbar) }
            if element.bool("navigationBarHidden") == true { navigation.isNavigationBarHidden = true }
            if element.bool("toolbarHidden") == false { navigation.isToolbarHidden = false }
            if element.bool("hidesBarsOnSwipe") == true { navigation.hidesBarsOnSwipe = true }
            if element.bool("hidesBarsOnTap") == true { navigation.hidesBarsOnTap = true }
        case let tabs as UITabBarController:
            if let bar = element.child(key: "tabBar") {
                assembly.name(tabs.tabBar, bar.id)
                items.apply(bar, to: tabs.tabBar)
            }
        case let table as UITableViewController:
            if let clears = element.bool("clearsSelectionOnViewWillAppear") {
                table.clearsSelectionOnViewWillAppear = clears
            }
        case let collection as UICollectionViewController:
            if let clears = element.bool("clearsSelectionOnViewWillAppear") {
                collection.clearsSelectionOnViewWillAppear = clears
            }
        default: break
        }
    }
}

/// The controllers that a container of a storyboard begins with.
@MainActor
struct ControllerRelations {
    private let controller: UIViewController
    private let segues: [ArchiveElement]
    private let scene: Scene
    private let awakening: Awakening

    init(_ controller: UIViewController, _ element: ArchiveElement, _ scene: Scene, _ awakening: Awakening) {
        self.controller = controller
        segues = element.list("connections").filter { $0.tag == "segue" && $0["kind"] == "relationship" }
        self.scene = scene
        self.awakening = awakening
    }

    func connect() {
        switch controller {
        case let navigation as UINavigationController:
            let root = made("rootViewController")
            if !root.isEmpty { navigation.setViewControllers(root, animated: false) }
        case let tabs as UITabBarController:
            let children = made("viewControllers")
            if !children.isEmpty { tabs.viewControllers = children }
        case let split as UISplitViewController:
            let children = made("masterViewController") + made("detailViewController")
            if !children.isEmpty { split.viewControllers = children }
        default: break
        }
    }

    private func made(_ relationship: String) -> [UIViewController] {
        segues.filter { $0["relationship"] == relationship }
            .compactMap { segue in
                segue["destination"].flatMap {
                    scene.makeDestination($0, awakening.request?.creator(segue), awakening)
                }
            }
    }
}

/// The controllers that are made together, a container before those in it. Each is told that it was made when all are in their
/// containers (IB52).
@MainActor
final class Awakening {
    private var controllers: [UIViewController] = []
    /// The segue that asks for all of them; `nil` where code does.
    let request: SegueRequest?

    init(_ request: SegueRequest?) { self.request = request }

    func add(_ controller: UIViewController) { controllers.append(controller) }

    func tell() { for controller in controllers { controller.awakeFromNib() } }
}
