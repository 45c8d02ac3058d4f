// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing

@testable import ViewDump

@Suite("The map of a dump")
struct MapTests {
    @Test("the map's parts cover the screen once, and names are escaped")
    func map() throws {
        let map = TouchMap(
            try Dumps.tree(
                Dumps.page(
                    Dumps.line(2, "UIButton", 3, "20 20; 100 44", " text = '<a & \"b\">';"),
                    Dumps.line(2, "UIView", 4, "60 0; 30 400"))))
        #expect(map.receivers.map(\.view) == [1, 2, 3])
        #expect(map.receivers.reduce(0) { $0 + $1.area } == 390 * 844)
        #expect(
            map.receivers[1].parts == [
                TraceRect(x: 20, y: 20, width: 40, height: 44), TraceRect(x: 90, y: 20, width: 30, height: 44),
            ])
        #expect(map.svg.contains("<title>UIButton &quot;&lt;a &amp; &quot;b&quot;&gt;&quot; #3</title>"))
        #expect(!map.svg.contains("<a &") && !map.html.contains("<a &"))
        #expect(map.html.contains("30 % of UIButton &quot;&lt;a"))
    }

    @Test("views that touch have different colors, names stand in what they get, and a legend has the largest")
    func colors() throws {
        let buttons = (0..<40).map { n in
            Dumps.line(2, "UIButton", 3 + n, "\(n % 4 * 90) \(n / 4 * 60); 90 60", " text = 'Key \(n)';")
        }
        let map = TouchMap(try Dumps.tree(Dumps.page(buttons.joined(separator: "\n"))))
        for (one, left) in map.receivers.enumerated() where left.view > 1 {
            for (other, right) in map.receivers.enumerated() where other > one && right.view > 1 {
                let (a, b) = (left.parts[0], right.parts[0])
                let touch = abs(a.x - b.x) <= 90 && a.y == b.y || abs(a.y - b.y) <= 60 && a.x == b.x
                if touch { #expect(map.colors[one] != map.colors[other]) }
            }
        }
        #expect(map.svg.contains(">Key 7</text>"))
        let field = Dumps.page(Dumps.line(2, "UITextField", 3, "20 20; 300 44", " text = '';"))
        #expect(TouchMap(try Dumps.tree(field)).svg.contains(">UITextField</text>"))
        #expect(map.svg.contains(">and \(map.receivers.count - TouchMap.legendLength) more</text>"))
    }

    @Test("a rectangle that is printed turned around gets nothing, in the map as in the hit test")
    func turnedAround() throws {
        let tree = try Dumps.tree(Dumps.page(Dumps.line(2, "UIButton", 3, "200 200; 100 -44")))
        #expect(TouchMap(tree).receivers.map(\.view) == [1])
        #expect(TouchWalk.run(tree, at: TracePoint(x: 250, y: 180)).receiver == 1)
    }

    @Test("a screenshot lies beneath; a picture that browsers do not show is none")
    func screenshot() throws {
        var map = TouchMap(try Dumps.tree(Dumps.page(Dumps.line(2, "UIButton", 3, "20 20; 100 44"))))
        #expect(!map.html.contains("<image"))
        map.screenshot = Data([0x89, 0x50, 0x4E, 0x47, 1, 2, 3])
        #expect(map.html.contains("href=\"data:image/png;base64,iVBORwECAw==\"") && map.svg.contains("<image "))
        #expect(TouchMap.imageType(of: Data("GIF89a".utf8)) == nil)
    }

    @Test("a click on a point answers: the page's script is the one that its policy allows")
    func click() throws {
        let map = TouchMap(
            try Dumps.tree(Dumps.page(Dumps.line(2, "UIButton", 3, "20 20; 100 44", " text = '\"><script>x';"))))
        let html = map.html
        #expect(html.contains("data-view=\"3\"") && html.contains("<tr id=\"view-3\""))
        #expect(html.contains("in UIView #2, in UIWindow #1\""))
        let parts = html.components(separatedBy: "<script>")
        #expect(parts.count == 2)
        let script = try #require(parts.last?.components(separatedBy: "</script>").first)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "printf %s \"$0\" | sha256sum", script]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let sum = String(decoding: try #require(try pipe.fileHandleForReading.readToEnd()), as: UTF8.self).prefix(64)
        process.waitUntilExit()
        let bytes = stride(from: 0, to: 64, by: 2).compactMap { UInt8(sum.dropFirst($0).prefix(2), radix: 16) }
        #expect(TouchMap.scriptHash == "sha256-" + Data(bytes).base64EncodedString())
        #expect(html.contains("script-src '\(TouchMap.scriptHash)'"))
    }

    @Test("names are those of the source: Swift's are demangled, and one that cannot be is left as it is")
    func demangled() throws {
        let tree = try Dumps.tree(
            Dumps.page(
                Dumps.line(2, "_TtC4Shop9BuyButton", 3, "0 0; 9 9", " baseClass = UIButton;"),
                Dumps.line(2, "_TtC4ShopBroken", 4, "0 0; 9 9")))
        #expect(tree.views[2].className == "Shop.BuyButton")
        #expect(tree.views[3].className == "_TtC4ShopBroken")
        #expect(
            ClassName.shown("_TtGC7SwiftUI14_UIHostingViewVV4Shop4Main4Page_")
                == "SwiftUI._UIHostingView<Shop.Main.Page>")
        #expect(
            ClassName.shown("_TtC4ShopP33_0123456789ABCDEF0123456789ABCDEF4Page")
                == "Shop.Page")
        #expect(ClassName.shown("_TtC4ShopP33_0123456789ABCDEF0123456789ABCDEFLL4Page") == "Shop.Page")
        #expect(ClassName.shown("_TtCC4ShopP3_AB4Page4Tile") == "Shop.Page.Tile")
        #expect(ClassName.shown("_TtCFC4Shop4Page4openFzT_T_L_4Tile") == "Shop.Page.Tile")
        #expect(ClassName.shown("_TtCFC4Shop4Page4openFT_T_L12_4Tile") == "Shop.Page.Tile")
        #expect(ClassName.shown("_TtCF4Shop4openFT_T_") == "_TtCF4Shop4openFT_T_")
        #expect(ClassName.shown("_Tt" + String(repeating: "G", count: 100_000)).utf8.count == 100_003)
    }
}
