// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitNavigation

@MainActor
@Suite("N56 to N59: groups of a navigation item, its title and its search bar")
final class ItemGroupTests: NSObject {
    let log = CallLog()
    let page = UIViewController()
    private(set) lazy var navigation = UINavigationController(rootViewController: page)
    private var screen = TestScreen()

    /// - Parameter width: regular from 600 on.
    private func start(_ width: CGFloat) {
        screen = TestScreen(size: CGSize(width: width, height: 800))
        page.title = "Page"
        screen.window.rootViewController = navigation
        screen.settle()
    }

    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { [log] _ in log(title) })
    }

    private func button(_ label: String) -> UIView? {
        navigation.navigationBar.firstView { ($0 as? UIControl)?.accessibilityLabel == label }
    }

    private func x(_ label: String) -> CGFloat {
        button(label).map { $0.convert($0.bounds, to: navigation.navigationBar).midX } ?? -1
    }

    private var titleX: CGFloat {
        let label = navigation.navigationBar.firstView { ($0 as? UILabel)?.text == "Page" }
        return label.map { $0.convert($0.bounds, to: navigation.navigationBar).minX } ?? -1
    }

    private func tap(_ label: String) {
        guard let button = button(label) else { return log("no \(label)") }
        screen.finger().tap(button)
        screen.advance(by: 0.5)
    }

    @Test("N57: groups stand at their sides, the pinned one at the end; a tap chooses an item")
    func sides() {
        start(1000)
        page.navigationItem.leftBarButtonItem = item("Left")
        page.navigationItem.leadingItemGroups = [item("Undo").creatingFixedGroup()]
        page.navigationItem.trailingItemGroups = [
            .fixedGroup(representativeItem: nil, items: [item("Cut"), item("Copy")])
        ]
        page.navigationItem.pinnedTrailingGroup = item("Done").creatingFixedGroup()
        screen.settle()
        let places = ["Left", "Undo", "Cut", "Copy", "Done"].map(x)
        #expect(places == places.sorted() && places[0] > 0 && places[4] > 900)
        tap("Cut")
        tap("Done")
        #expect(log.take() == ["Cut", "Done"])
    }

    @Test("N57: a group that is hidden is left out, and changes of groups show at once")
    func hidden() {
        start(1000)
        let group = item("Undo").creatingMovableGroup(customizationIdentifier: "undo")
        page.navigationItem.leadingItemGroups = [group]
        screen.settle()
        #expect(button("Undo") != nil)
        group.isHidden = true
        screen.settle()
        #expect(button("Undo") == nil)
        group.isHidden = false
        group.barButtonItems = [item("Redo")]
        screen.settle()
        #expect(button("Undo") == nil && button("Redo") != nil)
    }

    @Test("N56, N57: in the style of browsers the title is at the leading side, and groups stand in the middle")
    func browser() {
        start(1000)
        page.navigationItem.centerItemGroups = [item("Bold").creatingFixedGroup()]
        screen.settle()
        #expect(titleX > 400 && button("Bold") == nil && button("More") != nil)
        page.navigationItem.style = .browser
        screen.settle()
        #expect(titleX < 100 && abs(x("Bold") - 500) < 1 && button("More") == nil)
    }

    @Test("N56, N57: another width has another arrangement")
    func resized() {
        start(1000)
        page.navigationItem.style = .browser
        page.navigationItem.centerItemGroups = [item("Bold").creatingFixedGroup()]
        screen.settle()
        #expect(titleX < 100 && button("Bold") != nil)
        screen.resize(to: CGSize(width: 390, height: 800))
        screen.settle()
        #expect(titleX > 100 && button("Bold") == nil && button("More") != nil)
    }

    @Test("N57: where there is no room in the middle, a menu has the groups, with their own lines if they have some")
    func overflow() throws {
        start(390)
        let second = item("Italic").creatingOptionalGroup(
            customizationIdentifier: "italic", isInDefaultCustomization: false)
        second.alwaysAvailable = true
        let third = item("Never").creatingOptionalGroup(
            customizationIdentifier: "never", isInDefaultCustomization: false)
        let fourth = item("Many").creatingFixedGroup()
        fourth.menuRepresentation = UIAction(title: "Styles") { [log] _ in log("Styles") }
        page.navigationItem.style = .editor
        page.navigationItem.centerItemGroups = [item("Bold").creatingFixedGroup(), second, third, fourth]
        screen.settle()
        let more = try #require(button("More") as? UIButton)
        #expect(more.menu?.children.map(\.title) == ["Bold", "Italic", "Styles"])
        #expect(button("Italic") == nil)
        tap("More")
        let line = try #require(screen.element("Bold"))
        screen.finger().tap(at: line)
        screen.advance(by: 0.5)
        #expect(log.take() == ["Bold"])
    }

    @Test("N59: a tap on the title opens the menu that the item makes, each time anew")
    func titleMenu() throws {
        start(390)
        var made = 0
        page.navigationItem.titleMenuProvider = { [log] suggested in
            made += 1
            return UIMenu(children: suggested + [UIAction(title: "Rename") { _ in log("Rename") }])
        }
        screen.settle()
        #expect(made == 0)
        tap("Page")
        #expect(made == 1)
        screen.finger().tap(at: try #require(screen.element("Rename")))
        screen.advance(by: 0.5)
        #expect(log.take() == ["Rename"])
        page.navigationItem.titleMenuProvider = nil
        screen.settle()
        #expect(button("Page") == nil)
    }

    @Test("N58: a search bar stands beside the title if it should and the width is regular, else below")
    func search() {
        start(1000)
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        screen.settle()
        let bar = navigation.navigationBar
        #expect(page.navigationItem.searchBarPlacement == .stacked && bar.frame.height == 96)
        page.navigationItem.preferredSearchBarPlacement = .inline
        screen.settle()
        #expect(page.navigationItem.searchBarPlacement == .inline && search.searchBarPlacement == .inline)
        #expect(bar.frame.height == 44)
        let field = search.searchBar.searchTextField
        let place = field.convert(field.bounds, to: bar)
        #expect(place.minX > 600 && place.midY == 22)
        screen.finger().tap(field)
        screen.advance(by: 1)
        #expect(search.isActive && field.isFirstResponder && titleX > 0)
    }
}

extension TestScreen {
    /// The middle of a shown label with a text, in the scene's coordinates.
    fileprivate func element(_ text: String) -> CGPoint? {
        for window in scene.windows.reversed() where !window.isHidden {
            guard let label = window.firstView(where: { ($0 as? UILabel)?.text == text && $0.window != nil }) else {
                continue
            }
            let middle = CGPoint(x: label.bounds.midX, y: label.bounds.midY)
            return window.convert(label.convert(middle, to: nil), to: nil)
        }
        return nil
    }
}
