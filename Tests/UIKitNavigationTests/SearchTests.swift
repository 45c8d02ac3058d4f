// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitCore
import UIKitNavigation
import UIKitTesting

@MainActor
@Suite("SB: search bars and search controllers")
final class SearchTests: NavigationFixture, UISearchBarDelegate, UISearchControllerDelegate, UISearchResultsUpdating {
    let search = UISearchController(searchResultsController: nil)
    var mayBegin = true

    init() {
        super.init(UINavigationController())
    }

    private var searchBar: UISearchBar { search.searchBar }

    private func install(results: UIViewController? = nil) -> UISearchController {
        let made = results.map { UISearchController(searchResultsController: $0) } ?? search
        made.searchBar.delegate = self
        made.delegate = self
        made.searchResultsUpdater = self
        a.navigationItem.searchController = made
        screen.settle()
        return made
    }

    private var cancelButton: UIButton? { find(searchBar) { $0.accessibilityIdentifier == "CancelSearch" } }

    // MARK: Calls

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        log("shouldBegin")
        return mayBegin
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        log("shouldEnd")
        return true
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log("changed \(searchText)") }
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        log("shouldChange \(range.location),\(range.length) \(text)")
        return text != "x"
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log("cancel") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log("bookmarks") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        log("scope \(selectedScope)")
    }
    func willPresentSearchController(_ searchController: UISearchController) { log("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { log("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { log("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log("didDismiss") }
    func updateSearchResults(for searchController: UISearchController) {
        log("update \(searchController.searchBar.text ?? "-"), active: \(searchController.isActive)")
    }

    // MARK: A bar alone

    /// A bar in the page's view, without a controller.
    private func standalone() -> UISearchBar {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 390, height: 56))
        bar.delegate = self
        a.view.addSubview(bar)
        screen.settle()
        return bar
    }

    @Test("SB1, SB2, SB3: a tap begins editing, keys are asked for and told")
    func typing() {
        let bar = standalone()
        finger.tap(bar.searchTextField)
        screen.type("ax")
        #expect(
            log.take() == ["shouldBegin", "didBegin", "shouldChange 0,0 a", "changed a", "shouldChange 1,0 x"])
        #expect(bar.text == "a" && bar.isFirstResponder)
        bar.text = "other"
        #expect(log.take() == [])
    }

    @Test("SB1: a delegate that does not let editing begin leaves everything as it was")
    func refused() {
        let bar = standalone()
        mayBegin = false
        finger.tap(bar.searchTextField)
        #expect(log.take() == ["shouldBegin"])
        #expect(!bar.isFirstResponder)
    }

    @Test("SB3: the button in the field clears it, without asking for the change")
    func clearing() {
        let bar = standalone()
        bar.text = "abc"
        screen.settle()
        let field = bar.searchTextField
        let edge = field.convert(CGPoint(x: field.bounds.maxX - 14, y: field.bounds.midY), to: nil)
        finger.tap(at: edge)
        #expect(log.take().contains("changed "))
        #expect(bar.text == "")
    }

    @Test("SB4: Return searches where there is text, and leaves the keyboard to a bar without a controller")
    func returning() {
        let bar = standalone()
        bar.becomeFirstResponder()
        _ = log.take()
        screen.press(.keyboardReturnOrEnter, characters: "\r")
        #expect(log.take() == [])
        bar.text = "abc"
        screen.press(.keyboardReturnOrEnter, characters: "\r")
        #expect(log.take() == ["search"])
        #expect(bar.isFirstResponder)
    }

    @Test("SB5: the cancel button is told to the delegate, and is enabled while the field is edited")
    func cancelButtonAlone() throws {
        let bar = standalone()
        bar.showsCancelButton = true
        bar.becomeFirstResponder()
        screen.settle()
        let button = try #require(find(bar) { $0.accessibilityIdentifier == "CancelSearch" })
        _ = log.take()
        finger.tap(button)
        screen.press(.keyboardEscape)
        #expect(log.take() == ["cancel", "cancel"])
        bar.resignFirstResponder()
        #expect(!button.isEnabled)
        #expect(log.take() == ["shouldEnd", "didEnd"])
    }

    @Test("SB6: scopes are told when a finger chooses one, and not when the program does")
    func scopes() {
        let bar = standalone()
        bar.scopeButtonTitles = ["All", "New"]
        #expect(bar.sizeThatFits(CGSize(width: 390, height: 0)).height == 56)
        bar.showsScopeBar = true
        bar.frame.size.height = bar.sizeThatFits(CGSize(width: 390, height: 0)).height
        #expect(bar.bounds.height == 100)
        screen.settle()
        finger.tap(at: CGPoint(x: 300, y: 200 + 46 + 8 + 16))
        #expect(log.take() == ["scope 1"])
        bar.selectedScopeButtonIndex = 0
        #expect(log.take() == [])
        bar.selectedScopeButtonIndex = 7
        screen.settle()
        finger.tap(at: CGPoint(x: 50, y: 200 + 46 + 8 + 16))
        #expect(log.take() == ["scope 0"])
    }

    @Test("SB7: the bookmark button stands at the end of an empty field")
    func bookmarks() throws {
        let bar = standalone()
        bar.showsBookmarkButton = true
        screen.settle()
        let button = try #require(find(bar) { $0.accessibilityLabel == "Bookmarks" })
        finger.tap(button)
        #expect(log.take() == ["bookmarks"])
    }

    // MARK: In a navigation bar

    @Test("SB10, N35: the bar is below the title, and the content's safe area below it")
    func place() {
        _ = install()
        #expect(bar.frame.height == 96)
        #expect(a.view.safeAreaInsets.top == screen.window.safeAreaInsets.top + 96)
        #expect(searchBar.convert(searchBar.bounds, to: bar) == CGRect(x: 0, y: 44, width: 390, height: 52))
        navigation.pushViewController(b, animated: false)
        screen.settle()
        #expect(bar.frame.height == 44 && searchBar.window == nil)
        navigation.popViewController(animated: false)
        screen.settle()
        #expect(bar.frame.height == 96 && searchBar.window != nil)
    }

    @Test("SB11: content that scrolls up takes the search's room first, unless the item keeps it")
    func scrolling() {
        let scroll = UIScrollView(frame: a.view.bounds)
        scroll.contentSize = CGSize(width: 390, height: 3000)
        a.view.addSubview(scroll)
        bar.prefersLargeTitles = true
        _ = install()
        let top = scroll.adjustedContentInset.top
        func height(at offset: CGFloat) -> CGFloat {
            scroll.contentOffset.y = offset - top
            screen.settle()
            return bar.frame.height
        }
        #expect(height(at: 0) == 148)
        #expect(height(at: 20) == 128)
        #expect(height(at: 52) == 96)
        #expect(height(at: 70) == 78)
        #expect(height(at: 500) == 44)
        a.navigationItem.hidesSearchBarWhenScrolling = false
        #expect(height(at: 500) == 96)
        #expect(scroll.adjustedContentInset.top == top)
    }

    @Test("SB20, SB22: a tap on the field begins the search, in this order; typing and scopes ask for results")
    func beginning() {
        _ = install()
        finger.tap(searchBar.searchTextField)
        #expect(log.take() == ["shouldBegin", "didBegin", "willPresent", "update , active: true"])
        screen.advance(by: 0.5)
        #expect(log.take() == ["didPresent"])
        #expect(search.isActive && search.parent === a && search.view.window != nil)
        screen.type("a")
        #expect(log.take() == ["shouldChange 0,0 a", "changed a", "update a, active: true"])
        searchBar.text = "other"
        #expect(log.take() == ["update other, active: true"])
        #expect(
            trace.entries.contains {
                if case .presentation(let note) = $0.event { note.change == .searching } else { false }
            })
    }

    @Test("SB20: the cancel button ends it: text and keyboard go, and results are asked for once more")
    func ending() throws {
        _ = install()
        finger.tap(searchBar.searchTextField)
        screen.advance(by: 0.5)
        screen.type("a")
        _ = log.take()
        finger.tap(try #require(cancelButton))
        #expect(
            log.take() == ["cancel", "willDismiss", "shouldEnd", "didEnd", "update , active: false"])
        screen.advance(by: 0.5)
        #expect(log.take() == ["didDismiss"])
        #expect(!search.isActive && !searchBar.isFirstResponder && searchBar.text == "" && cancelButton == nil)
        #expect(search.parent == nil && search.viewIfLoaded?.window == nil)
    }

    @Test("SB4: Return in a search keeps it active and lets the keyboard go; the cancel button stays enabled")
    func returnInSearch() throws {
        _ = install()
        finger.tap(searchBar.searchTextField)
        screen.advance(by: 0.5)
        screen.type("a")
        _ = log.take()
        screen.press(.keyboardReturnOrEnter, characters: "\r")
        #expect(log.take() == ["search", "shouldEnd", "didEnd"])
        #expect(search.isActive && !searchBar.isFirstResponder)
        #expect(try #require(cancelButton).isEnabled)
    }

    @Test("SB21: the program begins a search without the keyboard, and ends it; what it is already tells nobody")
    func program() {
        _ = install()
        search.isActive = true
        search.isActive = true
        #expect(log.take() == ["willPresent", "update , active: true"])
        #expect(!searchBar.isFirstResponder)
        screen.advance(by: 0.5)
        #expect(log.take() == ["didPresent"])
        search.isActive = false
        search.isActive = false
        #expect(log.take() == ["willDismiss", "update , active: false"])
        screen.advance(by: 0.5)
        #expect(log.take() == ["didDismiss"])
    }

    @Test("SB21: a search that ends before it has come tells of its arrival first")
    func hurry() {
        _ = install()
        search.isActive = true
        _ = log.take()
        search.isActive = false
        #expect(log.take() == ["didPresent", "willDismiss", "update , active: false"])
    }

    @Test("SB12: the title's row goes while the search is active, unless it is to stay")
    func titleRow() {
        _ = install()
        search.isActive = true
        screen.advance(by: 0.5)
        #expect(bar.frame.height == 52)
        search.isActive = false
        screen.advance(by: 0.5)
        #expect(bar.frame.height == 96)
        search.hidesNavigationBarDuringPresentation = false
        search.isActive = true
        screen.advance(by: 0.5)
        #expect(bar.frame.height == 96)
    }

    @Test("SB23: a veil takes the content's touches, and a touch of it ends the search")
    func veil() {
        let view = LoggingView("content", frame: a.view.bounds, log: log)
        a.view.addSubview(view)
        _ = install()
        search.isActive = true
        screen.advance(by: 0.5)
        _ = log.take()
        finger.tap(at: CGPoint(x: 200, y: 500))
        #expect(log.take() == ["cancel", "willDismiss", "update , active: false"])
        screen.advance(by: 0.5)
        _ = log.take()
        search.obscuresBackgroundDuringPresentation = false
        search.isActive = true
        screen.advance(by: 0.5)
        _ = log.take()
        finger.tap(at: CGPoint(x: 200, y: 500))
        #expect(log.take() == ["content.began", "content.ended"])
        #expect(search.isActive)
    }

    @Test("SB23: results come with the text, over the content, and go with it")
    func results() {
        let results = LoggingPage("results", log: log)
        let search = install(results: results)
        search.isActive = true
        screen.advance(by: 0.5)
        _ = log.take()
        search.searchBar.text = "a"
        #expect(results.view.window != nil && search.children == [results])
        screen.settle()
        #expect(results.view.frame.size == a.view.bounds.size)
        #expect(results.view.safeAreaInsets.top == a.view.safeAreaInsets.top)
        search.searchBar.text = ""
        #expect(results.view.window == nil)
        search.showsSearchResultsController = true
        #expect(results.view.window != nil)
    }

    @Test("SB24: what results push comes over the search, which is there again afterwards")
    func pushing() {
        let results = LoggingPage("results", log: log)
        let search = install(results: results)
        search.isActive = true
        search.searchBar.text = "a"
        screen.advance(by: 0.5)
        results.show(b, sender: nil)
        screen.advance(by: 0.5)
        #expect(navigation.topViewController === b && bar.frame.height == 44 && search.isActive)
        navigation.popViewController(animated: true)
        screen.advance(by: 0.5)
        #expect(search.isActive && search.searchBar.text == "a" && results.view.window != nil)
    }

    @Test("SB5: Escape ends a search")
    func escape() {
        _ = install()
        finger.tap(searchBar.searchTextField)
        screen.advance(by: 0.5)
        _ = log.take()
        screen.press(.keyboardEscape)
        #expect(log.take().prefix(2) == ["cancel", "willDismiss"])
    }

    @Test("SB9: a background image fills the bar in place of its color; an empty one leaves it clear")
    func background() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        bar.barTintColor = .red
        bar.backgroundImage = UIImage()
        #expect(bar.backgroundColor == nil && bar.backgroundImage?.size == .zero)
        bar.frame.size.width = 400
        bar.layoutIfNeeded()
        #expect(bar.subviews.first is UIImageView && bar.subviews.first?.frame == bar.bounds)
        bar.backgroundImage = nil
        #expect(bar.backgroundColor == .red && !(bar.subviews.first is UIImageView))
    }

    @Test("SB8: to assistive technology the field is a search field, and the cancel button a button with its name")
    func accessibility() throws {
        _ = install()
        search.isActive = true
        screen.settle()
        #expect(searchBar.searchTextField.accessibilityTraits.contains(.searchField))
        let button = try #require(cancelButton)
        #expect(button.accessibilityTraits.contains(.button) && button.accessibilityLabel == "Cancel")
    }

    @Test("PO9: what sources reach by its name: the field, the cancel button and its text")
    func keyed() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        bar.showsCancelButton = true
        bar.setValue("Done", forKey: "cancelButtonText")
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
        #expect((bar.value(forKey: "cancelButton") as? UIButton)?.title(for: .normal) == "Done")
        bar.setValue(UIColor.red, forKeyPath: "searchField.textColor")
        #expect(bar.searchTextField.textColor == .red)
        bar.setValue(0.5, forKey: "alpha")
        #expect(bar.alpha == 0.5)
    }
}
