// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Find sessions of an app's own (FI4 to FI6)")
struct FindSessionTests {
    private final class Place: UITextRange {
        let location: Int
        init(_ location: Int) { self.location = location }
    }

    /// Two documents of numbered places, which are found when they are asked for.
    private final class Shelf: NSObject, UITextSearching, UIFindInteractionDelegate {
        typealias DocumentIdentifier = String
        var log: [String] = []
        var aggregator: UITextSearchAggregator<String>?
        var selectedTextRange: UITextRange?
        var selectedTextSearchDocument: String?

        func compare(_ foundRange: UITextRange, toRange: UITextRange, document: String?) -> ComparisonResult {
            let (first, second) = ((foundRange as? Place)?.location ?? 0, (toRange as? Place)?.location ?? 0)
            return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
        }
        func compare(document: String, toDocument: String) -> ComparisonResult {
            document == toDocument ? .orderedSame : document < toDocument ? .orderedAscending : .orderedDescending
        }
        func performTextSearch(
            queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<String>
        ) {
            log.append("search \(queryString)")
            aggregator = resultAggregator
        }
        func decorate(foundTextRange: UITextRange, document: String?, usingStyle: UITextSearchFoundTextStyle) {
            log.append("\(usingStyle) \(document ?? "") \((foundTextRange as? Place)?.location ?? -1)")
        }
        func clearAllDecoratedFoundText() { log.append("clear") }
        func willHighlight(foundTextRange: UITextRange, document: String?) { log.append("will") }
        func scrollRangeToVisible(_ range: UITextRange, inDocument: String?) { log.append("scroll") }
        func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
            log.append("session")
            return UITextSearchingFindSession(searchableObject: self)
        }
        func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { log.append("begin") }
        func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { log.append("end") }
        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private let shelf = Shelf()

    @Test("FI6: matches in the order of documents and places, and the messages of a way to the next")
    func order() {
        let session = UITextSearchingFindSession(searchableObject: shelf)
        session.performSearch(query: "x", options: nil)
        #expect(shelf.take() == ["clear", "search x"] && session.resultCount == 0)
        shelf.aggregator?.foundRange(Place(7), searchString: "x", document: "b")
        shelf.aggregator?.foundRange(Place(9), searchString: "x", document: "a")
        let twice = Place(3)
        shelf.aggregator?.foundRange(twice, searchString: "x", document: "a")
        shelf.aggregator?.foundRange(twice, searchString: "x", document: "a")
        #expect(shelf.take() == [])
        shelf.aggregator?.finishedSearching()
        #expect(
            shelf.take() == ["clear", "found a 3", "found a 9", "found b 7", "will", "highlighted a 3", "scroll"])
        session.highlightNextResult(in: .backward)
        #expect(shelf.take() == ["found a 3", "will", "highlighted b 7", "scroll"])
        #expect(session.resultCount == 3 && session.highlightedResultIndex == 2)
    }

    @Test("FI6: a selection in another document")
    func selection() {
        shelf.selectedTextRange = Place(5)
        shelf.selectedTextSearchDocument = "b"
        let session = UITextSearchingFindSession(searchableObject: shelf)
        session.performSearch(query: "x", options: nil)
        for (location, document) in [(8, "a"), (2, "b"), (6, "b")] {
            shelf.aggregator?.foundRange(Place(location), searchString: "x", document: document)
        }
        shelf.aggregator?.finishedSearching()
        #expect(session.highlightedResultIndex == 2)
    }

    @Test("FI4: what an earlier search still finds does not count; a match that is lost is shown no more")
    func late() {
        let session = UITextSearchingFindSession(searchableObject: shelf)
        session.performSearch(query: "x", options: nil)
        let early = shelf.aggregator
        session.performSearch(query: "xy", options: nil)
        early?.foundRange(Place(1), searchString: "x", document: "a")
        early?.finishedSearching()
        #expect(session.resultCount == 0)
        let place = Place(2)
        shelf.aggregator?.foundRange(place, searchString: "xy", document: "a")
        shelf.aggregator?.foundRange(Place(4), searchString: "xy", document: "a")
        shelf.aggregator?.finishedSearching()
        #expect(session.resultCount == 2)
        shelf.aggregator?.invalidateFoundRange(place, document: "a")
        #expect(session.resultCount == 1)
        shelf.aggregator?.invalidate()
        #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
    }

    @Test("FI4: matches that another thread finds")
    func threads() async throws {
        let screen = TestScreen()
        let session = UITextSearchingFindSession(searchableObject: shelf)
        session.performSearch(query: "x", options: nil)
        let aggregator = try #require(shelf.aggregator)
        let places = (0..<4).map(Place.init)
        let work = Thread {
            for place in places { aggregator.foundRange(place, searchString: "x", document: "a") }
            aggregator.finishedSearching()
        }
        work.start()
        for _ in 0..<1000 where session.resultCount == 0 {
            try await Task.sleep(for: .milliseconds(10))
            screen.settle()
        }
        #expect(session.resultCount == 4)
    }

    @Test("FI1, FI9: the delegate gives the session, and hears of its beginning and its end")
    func delegate() {
        let screen = TestScreen()
        let view = UIView(frame: screen.window.bounds)
        screen.window.addSubview(view)
        let interaction = UIFindInteraction(sessionDelegate: shelf)
        view.addInteraction(interaction)
        #expect(interaction.view === view && interaction.delegate === shelf)
        interaction.searchText = "x"
        interaction.presentFindNavigator(showingReplace: true)
        #expect(shelf.take() == ["session", "begin", "clear", "search x"])
        interaction.presentFindNavigator(showingReplace: false)
        #expect(shelf.take() == [])
        view.removeInteraction(interaction)
        #expect(shelf.take() == ["clear", "end"] && interaction.view == nil)
    }

    @Test("FI1: without a session, nothing is shown")
    func noSession() {
        final class Refusing: NSObject, UIFindInteractionDelegate {
            func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { nil }
        }
        let screen = TestScreen()
        let refusing = Refusing()
        let interaction = UIFindInteraction(sessionDelegate: refusing)
        screen.window.addInteraction(interaction)
        interaction.presentFindNavigator(showingReplace: false)
        #expect(!interaction.isFindNavigatorVisible && screen.scene.keyboardFrame == nil)
    }

    @Test("FI2: one navigator at a time")
    func two() {
        let screen = TestScreen()
        let views = [UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UITextView(frame: .zero)]
        for view in views {
            view.isFindInteractionEnabled = true
            screen.window.addSubview(view)
            view.findInteraction?.presentFindNavigator(showingReplace: false)
        }
        #expect(views.map { $0.findInteraction?.isFindNavigatorVisible } == [false, true])
    }
}
