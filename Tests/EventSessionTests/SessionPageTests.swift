import EventSession
import EventTrace
import Foundation
import Testing

@Suite("The page of a session")
struct SessionPageTests {
    private let page = SessionPage(title: "Shop <1>", entries: SessionSamples.entries).html

    @Test("it has the story of each touch, and every entry, in the words of the explanations")
    func words() {
        let text = page.replacing(/<[^>]*>/, with: "")
        #expect(text.contains("Shop &lt;1&gt;"))
        #expect(text.contains("9 entries, 2 touches."))
        for entry in SessionSamples.entries {
            let line = TraceText.line(for: entry).description.replacing("\"", with: "&quot;")
            #expect(text.contains(line), "\(line)")
        }
        #expect(text.contains("Who was told:"))
    }

    @Test("it needs nothing else, and lets nothing in")
    func alone() {
        #expect(!page.contains("src="))
        #expect(!page.contains("href="))
        #expect(page.contains("default-src 'none'"))
        #expect(page.contains(#"split(/\s+/)"#))
        let label = Subject(identifier: 1, className: "UIView", label: "<script>alert(1)</script>\u{1}")
        let entry = TraceEntry(sequence: 0, time: 0, event: .keyWindow(from: nil, to: label))
        #expect(!SessionPage(title: "", entries: [entry]).html.contains("<script>alert"))
    }

    @Test("the page of one touch has its story open, and its entries only")
    func touch() throws {
        let story = try #require(TouchStory(of: SessionSamples.touch, in: SessionSamples.entries))
        let html = SessionPage(title: "touch 1", story: story, entries: SessionSamples.entries).html
        #expect(html.contains("<details open>"))
        #expect(html.contains("4 entries, 1 touch."))
    }
}
