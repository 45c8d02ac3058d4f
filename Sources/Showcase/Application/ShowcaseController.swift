// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The list of screens and the one that is shown: beside each other in a wide window, one over the other in a narrow one.
final class ShowcaseController: UISplitViewController, UISplitViewControllerDelegate {
    /// In points.
    private static let listWidth: CGFloat = 232

    private let platform: any Platform
    private let list: ScreenListController
    private var screens: [Screen: ScreenController] = [:]
    private(set) var selected = Screen.hitTesting
    /// Whether the user chose a screen: then one column shows it, and otherwise the list.
    private var isChosen = false

    init(_ platform: any Platform) {
        self.platform = platform
        list = ScreenListController(platform)
        super.init(nibName: nil, bundle: nil)
        title = "Responder"
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        preferredSplitBehavior = .tile
        minimumPrimaryColumnWidth = Self.listWidth
        maximumPrimaryColumnWidth = Self.listWidth
        list.onChoice = { [weak self] in self?.choose($0) }
        viewControllers = [UINavigationController(rootViewController: list), screenController(for: selected)]
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.accessibilityIdentifier = "showcase"
        list.select(selected)
    }

    // MARK: Screens

    private func choose(_ screen: Screen) {
        selected = screen
        isChosen = true
        showDetailViewController(screenController(for: screen), sender: list)
    }

    /// Shows a screen without animation.
    func select(_ screen: Screen) {
        loadViewIfNeeded()
        guard screen != selected || !isChosen else { return }
        UIView.performWithoutAnimation {
            if isCollapsed { list.navigationController?.popToRootViewController(animated: false) }
            list.select(screen)
            choose(screen)
        }
    }

    func controller(for screen: Screen) -> UIViewController { screenController(for: screen).content }

    private func screenController(for screen: Screen) -> ScreenController {
        if let made = screens[screen] { return made }
        let made = ScreenController(screen, on: platform)
        screens[screen] = made
        return made
    }

    /// The kept states of screens, by their names.
    var keptStates: [String: [String: Any]] {
        get {
            screens.reduce(into: [:]) { states, entry in
                if let screen = entry.value.content as? any StateKeeping { states[entry.key.name] = screen.keptState }
            }
        }
        set {
            for screen in Screen.allCases {
                guard let state = newValue[screen.name], let keeping = controller(for: screen) as? any StateKeeping
                else { continue }
                keeping.keptState = state
            }
        }
    }

    /// Tab begins in the shown screen, if anything there can have focus.
    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        let screen = controller(for: selected)
        return (screen.viewIfLoaded?.window == nil ? [] : [screen]) + super.preferredFocusEnvironments
    }

    // MARK: One column, and two

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { !isChosen }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) { list.select(selected) }
}

extension ShowcaseController: EventObserver {
    private var observer: (any EventObserver)? { screens[selected]?.content as? any EventObserver }

    func window(_ window: UIWindow, willSend event: UIEvent) { observer?.window(window, willSend: event) }

    func window(_ window: UIWindow, didSend event: UIEvent) { observer?.window(window, didSend: event) }
}
