// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import Showcase

@MainActor
@Suite("Showcase: layout")
struct LayoutTests {
    /// What a visitor's screen is like.
    struct Visit: CustomTestStringConvertible, Sendable {
        var size: CGSize
        var isRightToLeft = false
        var textSize = UIContentSizeCategory.large

        var testDescription: String {
            "\(Int(size.width)) × \(Int(size.height)), \(textSize.rawValue)\(isRightToLeft ? ", right to left" : "")"
        }
    }

    /// Each way of reading in a narrow and in a wide window. The browser's tests have all of it at every size (`test_screens.py`).
    private nonisolated static let visits =
        [
            (390, 844), (844, 390), (1366, 768),
        ].map { width, height in
            Visit(size: CGSize(width: width, height: height), isRightToLeft: width != 844)
        } + [Visit(size: CGSize(width: 320, height: 480), textSize: .accessibilityExtraLarge)]

    /// Screens whose views lie over each other to show what that does.
    static let overlapping: Set<Screen> = [.hitTesting, .outcomes, .cards, .drawing, .gestures, .board]

    @Test(
        "On every screen the title leads, all can be reached, nothing lies over a control, and no text is cut",
        arguments: visits)
    func screens(visit: Visit) throws {
        // A screen that was laid out for a wide window comes along.
        let showcase = ShowcaseScreen(.hitTesting, size: Self.ordinary)
        var description = ScreenDescription(size: visit.size)
        description.isRightToLeft = visit.isRightToLeft
        description.contentSizeCategory = visit.textSize
        showcase.screen.send(.resize(description))
        showcase.screen.settle()
        var faults: [String] = []
        for screen in Screen.allCases {
            showcase.controller.select(screen)
            showcase.screen.settle()
            let page = try #require(showcase.find("page.\(screen.name)"))
            let audit = LayoutAudit(root: page, isOverlapping: Self.overlapping.contains(screen))
            faults += (audit.faults + headFaults(of: page, in: showcase, visit)).map { "\(screen.name): \($0)" }
        }
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
        #expect(showcase.screen.application.faults.isEmpty)
    }

    /// The size at which the browser tests begin.
    private nonisolated static let ordinary = CGSize(width: 1280, height: 800)

    @Test("A window that becomes small and grows again leaves no screen with constraints that can't all hold")
    func resized() {
        let showcase = ShowcaseScreen(.hitTesting, size: Self.ordinary)
        for screen in Screen.allCases {
            showcase.controller.select(screen)
            for size in [CGSize(width: 320, height: 480), Self.ordinary] {
                showcase.screen.send(.resize(ScreenDescription(size: size)))
                showcase.screen.settle()
                let found = showcase.screen.application.faults
                #expect(found.isEmpty, "\(screen.name) at \(size): \(found.first ?? "")")
                if !found.isEmpty { return }
            }
        }
    }

    /// What a person uses together, by screen.
    private static let usedTogether: [(screen: Screen, parts: [String])] = [
        (.lists, ["lists.table", "lists.edit", "lists.recognizer", "lists.cancels"]),
        (.dragging, ["dragging.Pear", "dragging.basket", "dragging.steps", "dragging.row.Apple"]),
    ]

    @Test(
        "A table and what acts upon it are in sight together, without scrolling the screen",
        arguments: [CGSize(width: 390, height: 819), CGSize(width: 844, height: 365), CGSize(width: 1366, height: 743)])
    func together(size: CGSize) throws {
        let showcase = ShowcaseScreen(.hitTesting, size: size)
        for (screen, parts) in Self.usedTogether {
            showcase.controller.select(screen)
            showcase.screen.settle()
            for name in parts {
                let part = try #require(showcase.find(name), "\(name)")
                let frame = part.convert(part.bounds, to: nil)
                #expect(showcase.window.bounds.contains(frame), "\(name): \(frame)")
            }
        }
    }

    /// The title is at the top, at the leading margin; in one column it is the bar's.
    private func headFaults(of page: UIView, in showcase: ShowcaseScreen, _ visit: Visit) -> [String] {
        guard let title = showcase.find("title") else {
            return showcase.find("screens") == nil ? [] : ["there is no title beside the list"]
        }
        let frame = title.convert(title.bounds, to: page)
        let margin = Spacing.margin(forWidth: page.bounds.width)
        let distance = visit.isRightToLeft ? page.bounds.maxX - frame.maxX : frame.minX
        var faults: [String] = []
        if abs(distance - margin) > 1 { faults.append("the title is \(distance) points from its side") }
        if frame.minY > 40 { faults.append("the title is \(frame.minY) points from the top") }
        return faults
    }

    nonisolated static let sizes = [CGSize(width: 390, height: 844), CGSize(width: 768, height: 1024)]

    @Test("A narrow window has the list or a screen, a wide one both; each row leads to its screen", arguments: sizes)
    func navigation(size: CGSize) throws {
        let showcase = ShowcaseScreen(.hitTesting, size: size)
        let isWide = size.width >= 700
        #expect(showcase.controller.isCollapsed == !isWide)
        for screen in Screen.allCases {
            if !isWide {
                try showcase.screen.button("Responder").tap()
                showcase.screen.advance(by: 1)
                #expect(showcase.find("page.\(screen.name)") == nil)
            }
            let list = try #require(showcase.find("screens") as? UITableView)
            #expect(list.indexPathForSelectedRow?.row == (isWide ? showcase.controller.selected.rawValue : nil))
            let path = IndexPath(row: screen.rawValue, section: 0)
            list.scrollToRow(at: path, at: .none, animated: false)
            showcase.screen.settle()
            let row = try #require(list.cellForRow(at: path) as? ScreenCell)
            showcase.screen.finger().tap(row)
            showcase.screen.advance(by: 1)
            #expect(showcase.controller.selected == screen)
            #expect(showcase.find("page.\(screen.name)") != nil)
            #expect((showcase.find("screens") != nil) == isWide)
        }
        #expect(showcase.screen.application.faults.isEmpty)
    }
}
