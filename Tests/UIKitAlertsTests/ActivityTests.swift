// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import UIKitAlerts
import UIKitCore
import UIKitTesting

@MainActor
@Suite("NA20 to NA28: sharing")
final class ActivityTests: ActivityFixture {
    private let link: URL

    init() throws {
        link = try #require(URL(string: "https://a.example/fruit"))
        super.init()
    }

    private final class Sharing: UIActivity {
        override class var activityCategory: Category { .share }
        override var activityTitle: String? { "To a friend" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    }

    // MARK: A sheet of our own

    @Test("NA20, NA22: without a share sheet of the host: those that share, Copy, the others, and the way out")
    func order() {
        share(["plum"], [NotedActivity("Weigh", log), Sharing()])
        #expect(offered == ["To a friend", "Copy", "Weigh", "Cancel"])
        #expect(host.requests.isEmpty)
        #expect(sheet.view.firstView { ($0 as? UILabel)?.text == "plum" } != nil)
    }

    @Test("NA22: what is excluded, and what cannot do anything with the items, is not offered")
    func exclusion() {
        let (light, heavy) = (NotedActivity("Light", log), NotedActivity("Heavy", log))
        heavy.canPerform = { !($0.contains { $0 is String }) }
        share(["plum"], [light, heavy])
        #expect(offered == ["Copy", "Light", "Cancel"])
        choose("Cancel")
        share([1], [light, heavy])
        #expect(offered == ["Light", "Heavy", "Cancel"])
        choose("Cancel")
        share(["plum"], [light]) { $0.excludedActivityTypes = [.copyToPasteboard, .airDrop, .init("Light")] }
        #expect(offered == ["Cancel"])
    }

    @Test(
        "NA23, NA24: a chosen activity prepares and performs; once it has finished the sheet goes, then comes the end")
    func performing() {
        let slow = NotedActivity("Slow", log)
        slow.finishesItself = false
        share(["plum", 2], [slow])
        choose("Slow")
        #expect(log.take() == [#"Slow prepares ["plum", 2]"#, "Slow performs"])
        choose("Copy")
        #expect(root.presentedViewController === sheet && log.take() == [])
        slow.activityDidFinish(true)
        #expect(log.take() == [])
        screen.advance(by: 0.5)
        #expect(log.take() == ["Slow, true"] && root.presentedViewController == nil)
        slow.activityDidFinish(true)
        screen.advance(by: 0.5)
        #expect(log.take() == [])
    }

    @Test("NA23: an activity with a controller is not performed: the controller is presented, and goes with the sheet")
    func controller() {
        let asking = NotedActivity("Ask", log)
        asking.controller = UIViewController()
        share(["plum"], [asking])
        choose("Ask")
        #expect(log.take() == [#"Ask prepares ["plum"]"#])
        #expect(sheet.presentedViewController === asking.controller)
        asking.activityDidFinish(false)
        screen.advance(by: 1)
        #expect(log.take() == ["Ask, false"] && root.presentedViewController == nil)
    }

    @Test("NA25: Cancel, a touch beside the sheet, Escape and assistive technology end it without an activity")
    func wayOut() {
        for leave in [
            { self.choose("Cancel") }, { self.finger.tap(at: CGPoint(x: 20, y: 60)) },
            { self.screen.press(.keyboardEscape) }, { _ = self.sheet.accessibilityPerformEscape() },
        ] {
            share(["plum"])
            leave()
            screen.advance(by: 1)
            #expect(log.take() == ["nil, false"] && root.presentedViewController == nil)
        }
    }

    @Test("NA27: Copy puts texts, addresses, images and colors on the general pasteboard, and leaves out the rest")
    func copying() {
        share(["plum", link, 3, NSAttributedString(string: "fig"), UIColor.red])
        choose("Copy")
        #expect(log.take() == ["com.apple.UIKit.activity.CopyToPasteboard, true"])
        #expect(UIPasteboard.general.numberOfItems == 4)
        #expect(UIPasteboard.general.strings == ["plum", link.absoluteString, "fig"])
        #expect(UIPasteboard.general.urls == [link] && UIPasteboard.general.colors == [.red])
    }

    @Test("NA21: a source is asked for its item when the activity is known; until then its placeholder stands for it")
    func sources() {
        let activity = NotedActivity("Weigh", log)
        var seen: [[String]] = []
        activity.canPerform = {
            seen.append($0.map { "\($0)" })
            return true
        }
        share([NotedSource(log)], [activity])
        #expect(seen == [["later"]] && log.take() == [])
        #expect(sheet.view.firstView { ($0 as? UILabel)?.text == "A subject" } != nil)
        choose("Weigh")
        #expect(log.take() == ["item for Weigh", #"Weigh prepares ["for others"]"#, "Weigh performs", "Weigh, true"])
        share([NotedSource(log)])
        choose("Copy")
        #expect(UIPasteboard.general.string == "for the pasteboard")
    }

    @Test("NA28: a provider makes its item when it is asked for it, and knows the activity then")
    func providers() {
        final class Provider: UIActivityItemProvider {
            override var item: Any { "made for \(activityType?.rawValue ?? "-")" }
        }
        share([Provider(placeholderItem: "")], [NotedActivity("Weigh", log)])
        choose("Weigh")
        #expect(log.take().first == #"Weigh prepares ["made for Weigh"]"#)
    }

    // MARK: The host's share sheet

    @Test("NA20, NA26: a host with a share sheet shows it, and its answer ends the presentation")
    func hostShows() {
        hostShares()
        share([NotedSource(log), link])
        #expect(log.take() == ["item for responder.activity.host"])
        #expect(host.requests.map(\.subject) == ["A subject"])
        #expect(host.requests.first?.content.text == "for others" && host.requests.first?.content.items.count == 2)
        #expect(root.presentedViewController === sheet && sheet.view.isHidden)
        answer(.shared)
        #expect(log.take() == ["responder.activity.host, true"] && root.presentedViewController == nil)
        share(["plum"])
        answer(.dismissed)
        #expect(log.take() == ["nil, false"] && root.presentedViewController == nil)
        answer(.dismissed)
        #expect(host.faults == [.unknownRequest(2)])
    }

    @Test("NA26: a host that cannot share it after all leaves it to a sheet of our own")
    func hostDeclines() {
        hostShares()
        share(["plum"])
        answer(.unavailable)
        #expect(offered == ["Copy", "Cancel"] && log.take() == [])
        choose("Copy")
        #expect(log.take() == ["com.apple.UIKit.activity.CopyToPasteboard, true"])
    }

    @Test("NA26: a touch of the screen ends what the host may have lost; its answer comes too late")
    func hostLost() {
        hostShares()
        share(["plum"])
        finger.tap(at: CGPoint(x: 20, y: 60))
        screen.advance(by: 1)
        #expect(log.take() == ["nil, false"] && root.presentedViewController == nil)
        answer(.shared)
        #expect(log.take() == [] && host.faults == [.unknownRequest(1)])
    }

    @Test("NA20: with activities of the application's own the host's share sheet is one of what is offered")
    func hostAmongOthers() {
        hostShares()
        share(["plum"], [NotedActivity("Weigh", log)])
        #expect(offered == ["Share…", "Copy", "Weigh", "Cancel"] && host.requests.isEmpty)
        choose("Share…")
        answer(.dismissed)
        #expect(offered.count == 4 && log.take() == [])
        choose("Share…")
        answer(.unavailable)
        #expect(offered == ["Copy", "Weigh", "Cancel"])
        choose("Weigh")
        #expect(log.take().last == "Weigh, true")
    }

    @Test("NA20: what no other program can take, and files of the program's machine, are not the host's")
    func notForHosts() {
        hostShares()
        share([7], [NotedActivity("Weigh", log)])
        #expect(offered == ["Weigh", "Cancel"])
        choose("Cancel")
        share([URL(fileURLWithPath: "/tmp/plum.txt")])
        #expect(offered == ["Copy", "Cancel"] && host.requests.isEmpty)
    }

    @Test("NA26: an answer of another scene is refused, and a scene that goes takes its question along")
    func scenes() {
        hostShares()
        share(["plum"])
        let other = screen.connectScreen()
        screen.send(.share(ShareAnswer(request: 1, outcome: .shared)), to: other)
        #expect(host.faults == [.unknownRequest(1)] && root.presentedViewController === sheet)
    }
}

@MainActor
@Suite("NA20: sharing in a wide window")
final class WideActivityTests: ActivityFixture {
    init() { super.init(size: CGSize(width: 1024, height: 768)) }

    @Test("NA20: the sheet is a popover about its source, without Cancel; a touch beside it ends it")
    func popover() {
        share(["plum"])
        #expect(offered == ["Copy"])
        let frame = sheet.view.convert(sheet.view.bounds, to: nil)
        #expect(frame.minY >= 344 && abs(frame.midX - 330) < 1, "\(frame)")
        finger.tap(at: CGPoint(x: 900, y: 700))
        screen.advance(by: 1)
        #expect(log.take() == ["nil, false"])
    }

    @Test("NA26: a popover that takes the host's place is about the same source")
    func popoverInstead() {
        hostShares()
        share(["plum"])
        answer(.unavailable)
        #expect(offered == ["Copy"])
        #expect(abs(sheet.view.convert(sheet.view.bounds, to: nil).midX - 330) < 1)
    }
}
