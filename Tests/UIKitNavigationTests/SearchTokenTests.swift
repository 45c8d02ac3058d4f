// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitNavigation

@MainActor
@Suite("SB25 to SB28: tokens, scopes and places of searches")
final class SearchTokenTests: NSObject, UISearchBarDelegate, UISearchResultsUpdating, UISearchTextFieldDelegate {
    private let log = CallLog()
    private let screen = TestScreen()
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
    private var field: UISearchTextField { bar.searchTextField }
    private lazy var finger = screen.finger()

    override init() {
        super.init()
        bar.delegate = self
        bar.placeholder = "Search"
        screen.window.addSubview(bar)
        screen.settle()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log("changed \(searchText)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log("search") }
    func updateSearchResults(for searchController: UISearchController) {
        log("update \(searchController.searchBar.searchTextField.tokens.count)")
    }
    func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider { NSItemProvider(object: NSString(string: "copied \(token.representedObject ?? "-")")) }

    private func token(_ text: String) -> UISearchToken { UISearchToken(icon: nil, text: text) }

    private func chip(_ text: String) -> SearchTokenChip? {
        field.firstView { ($0 as? SearchTokenChip)?.accessibilityLabel == text } as? SearchTokenChip
    }

    private func place(_ view: UIView?) -> CGRect {
        view.map { $0.convert($0.bounds, to: field) } ?? .null
    }

    @Test("SB25: a field that is edited comes to rest, with its tokens under the finger")
    func rest() {
        field.tokens = [token("From")]
        #expect(field.becomeFirstResponder())
        screen.settle()
        #expect(screen.application.faults.isEmpty)
        let place = field.convert(place(chip("From")), to: nil)
        #expect(screen.window.hitTest(CGPoint(x: place.midX, y: place.midY), with: nil) === chip("From"))
    }

    @Test("SB25: tokens stand before the text, in their order, and are no part of it")
    func shown() throws {
        field.tokens = [token("From"), token("To")]
        field.insertToken(token("New"), at: 1)
        field.text = "text"
        screen.settle()
        #expect(field.tokens.map(\.text) == ["From", "New", "To"] && field.text == "text")
        let places = ["From", "New", "To"].map { place(chip($0)) }
        #expect(places[0].minX > 20 && places[0].maxX < places[1].minX && places[1].maxX < places[2].minX)
        #expect(field.caretRect(for: field.beginningOfDocument).minX >= places[2].maxX)
        #expect(field.accessibilityLabel == "Search, From, New, To")
        field.removeToken(at: 0)
        screen.settle()
        #expect(field.tokens.map(\.text) == ["New", "To"] && chip("From") == nil)
        #expect(log.take() == [])
        let application = screen.application
        field.removeToken(at: 7)
        #expect(application.faults.last?.contains("has no token at 7") == true)
    }

    @Test("SB25: tokens alone are something to search for: the placeholder goes, and the button clears them")
    func alone() throws {
        field.tokens = [token("From")]
        screen.settle()
        #expect(field.hasText)
        let placeholder = field.firstView { ($0 as? UILabel)?.text == "Search" }
        #expect(placeholder?.isHidden == true)
        finger.tap(at: CGPoint(x: 250, y: 128))
        screen.press(.keyboardReturnOrEnter)
        #expect(log.take() == ["search"])
        finger.tap(at: CGPoint(x: 390 - 8 - 14, y: 128))
        screen.settle()
        #expect(field.tokens.isEmpty && log.take() == ["changed "])
    }

    @Test("SB25: ranges from a token's place have tokens, the text's range has none")
    func ranges() throws {
        field.tokens = ["a", "b", "c"].map(token)
        field.text = "text"
        #expect(field.tokens(in: field.textualRange).isEmpty)
        #expect(field.text(in: field.textualRange) == "text")
        let range = field.textRange(from: field.positionOfToken(at: 1), to: field.endOfDocument)
        #expect(field.tokens(in: try #require(range)).map(\.text) == ["b", "c"])
        let some = field.textRange(from: field.positionOfToken(at: 2), to: field.positionOfToken(at: 0))
        #expect(field.tokens(in: try #require(some)).map(\.text) == ["a", "b"])
        let last = try #require(
            field.position(from: field.beginningOfDocument, offset: 2).flatMap {
                field.textRange(from: field.beginningOfDocument, to: $0)
            })
        field.replaceTextualPortion(of: last, with: token("te"), at: 9)
        #expect(field.text == "xt" && field.tokens.map(\.text) == ["a", "b", "c", "te"])
        #expect(log.take() == ["changed xt"])
    }

    @Test("SB26: Backspace before the text chooses the last token, and deletes it then")
    func backspace() throws {
        field.tokens = ["a", "b"].map(token)
        finger.tap(at: CGPoint(x: 250, y: 128))
        screen.type("x")
        _ = log.take()
        screen.press(.keyboardDeleteOrBackspace)
        #expect(log.take() == ["changed "] && field.tokens.count == 2)
        screen.press(.keyboardDeleteOrBackspace)
        screen.settle()
        #expect(field.tokens.count == 2 && chip("b")?.isSelected == true && log.take() == [])
        screen.press(.keyboardDeleteOrBackspace)
        #expect(field.tokens.map(\.text) == ["a"] && log.take() == ["changed "])
        field.allowsDeletingTokens = false
        screen.press(.keyboardDeleteOrBackspace)
        screen.press(.keyboardDeleteOrBackspace)
        #expect(field.tokens.count == 1)
    }

    @Test("SB26: a tap chooses a token; it can be copied, cut, and typed over")
    func chosen() throws {
        let own = UISearchTextField(frame: CGRect(x: 0, y: 300, width: 390, height: 36))
        own.delegate = self
        own.tokens = ["a", "b"].map(token)
        own.tokens[0].representedObject = 7
        screen.window.addSubview(own)
        screen.settle()
        func chip(_ text: String) -> SearchTokenChip? {
            own.firstView { ($0 as? SearchTokenChip)?.accessibilityLabel == text } as? SearchTokenChip
        }
        finger.tap(try #require(chip("a")))
        screen.settle()
        #expect(own.isFirstResponder && chip("a")?.isSelected == true)
        #expect(own.canPerformAction(Selector("copy:"), withSender: nil))
        own.copy(nil)
        #expect(UIPasteboard.general.string == "copied 7")
        own.allowsCopyingTokens = false
        #expect(!own.canPerformAction(Selector("copy:"), withSender: nil))
        screen.type("z")
        #expect(own.tokens.map(\.text) == ["b"] && own.text == "z")
        own.tokenBackgroundColor = .red
        #expect(chip("b")?.backgroundColor == .red)
    }

    @Test("SB27: scopes come with the search, with what is typed, or by the application alone")
    func scopes() {
        let page = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.searchBar.scopeButtonTitles = ["All", "Some"]
        page.navigationItem.searchController = search
        screen.window.rootViewController = UINavigationController(rootViewController: page)
        screen.settle()
        search.scopeBarActivation = .onTextEntry
        #expect(search.automaticallyShowsScopeBar)
        finger.tap(search.searchBar.searchTextField)
        screen.advance(by: 1)
        #expect(search.isActive && !search.searchBar.showsScopeBar)
        screen.type("a")
        #expect(search.searchBar.showsScopeBar)
        screen.press(.keyboardDeleteOrBackspace)
        #expect(!search.searchBar.showsScopeBar)
        search.isActive = false
        screen.advance(by: 1)
        search.scopeBarActivation = .manual
        #expect(!search.automaticallyShowsScopeBar)
        search.isActive = true
        screen.advance(by: 1)
        #expect(!search.searchBar.showsScopeBar)
        search.scopeBarActivation = .onSearchActivation
        #expect(search.searchBar.showsScopeBar)
    }

    @Test("SB28: a container shows a search at the top, and the search below its bar")
    func container() {
        let search = UISearchController(searchResultsController: nil)
        let container = UISearchContainerViewController(searchController: search)
        bar.removeFromSuperview()
        screen.window.rootViewController = container
        screen.settle()
        #expect(search.searchBar.frame.minY == container.view.safeAreaInsets.top)
        #expect(search.searchBar.frame.width == 390 && search.searchBarPlacement == .stacked)
        finger.tap(search.searchBar.searchTextField)
        screen.advance(by: 1)
        #expect(search.isActive && search.view.window != nil)
        #expect(search.view.frame.minY == search.searchBar.frame.maxY)
    }
}
