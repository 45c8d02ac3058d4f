// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@testable import ViewDump

@Suite("Classes of well-known libraries")
struct KnownClassTests {
    private func answer(_ dump: String, at x: Double = 30, _ y: Double = 30) throws -> (
        receiver: String?, doubts: [Doubt.Kind]
    ) {
        let explanation = Explanation(try Dumps.tree(dump), at: TracePoint(x: x, y: y))
        let tree = explanation.tree
        let raster = TouchRaster(tree)
        #expect(raster.owner(column: Int(x), row: Int(y)) == explanation.receiver)
        return (explanation.walk?.result?.description, explanation.doubts.map(\.kind))
    }

    @Test("React Native's views take touches at alpha 0, and ask subviews outside their bounds unless they clip")
    func reactNative() throws {
        let veil = Dumps.page(
            Dumps.line(2, "RCTView", 3, "0 0; 390 400"), Dumps.line(2, "RCTView", 4, "0 0; 390 844", " alpha = 0;"))
        #expect(try answer(veil) == ("RCTView #4", [.deviatingClass]))
        let outside = Dumps.page(
            Dumps.line(2, "RCTView", 3, "0 0; 390 20"), Dumps.line(3, "RCTViewComponentView", 4, "20 20; 100 44"))
        #expect(try answer(outside) == ("RCTViewComponentView #4", [.deviatingClass]))
        #expect(
            try answer(outside.replacing("(0 0; 390 20);", with: "(0 0; 390 20); clipsToBounds = YES;")).receiver
                == "UIView #2")
        #expect(try answer(outside, at: 300, 30).receiver == "UIView #2")
        #expect(try Dumps.whyNot("#4", outside, at: 30, 30).isEmpty)
    }

    @Test("RNGestureHandlerButton takes what its plain children get, and not what a view with recognizers gets")
    func gestureHandlerButton() throws {
        let button = Dumps.page(
            Dumps.line(2, "RNGestureHandlerButton", 3, "0 0; 390 400", " baseClass = UIControl;"),
            Dumps.line(3, "RCTView", 4, "0 0; 390 200"), Dumps.line(4, "RCTTextView", 5, "20 20; 100 44"),
            Dumps.line(3, "RCTView", 6, "0 200; 390 200", " gestureRecognizers = <NSArray: 0x5>;"))
        #expect(try answer(button) == ("RNGestureHandlerButton #3", [.deviatingClass]))
        #expect(try answer(button, at: 30, 230).receiver == "RCTView #6")
        #expect(
            try Explanation(Dumps.tree(button), at: TracePoint(x: 30, y: 30)).lines().map(\.description).contains {
                $0.hasSuffix(
                    "RCTTextView #5 gives the point to RNGestureHandlerButton #3 above it, whose class takes what its plain subviews get"
                )
            })
    }

    @Test(
        "a control's own parts are the control, with recognizers too; a control in it and what the app put there are not"
    )
    func parts() throws {
        let slider = Dumps.page(
            Dumps.line(2, "UISlider", 3, "20 20; 200 30"),
            Dumps.line(3, "UIKit._UISliderGlassVisualElement", 4, "0 0; 200 30"),
            Dumps.line(4, "_UILiquidLensView", 5, "0 0; 40 30", " gestureRecognizers = <NSArray: 0x5>;"),
            Dumps.line(5, "UIView", 6, "0 0; 40 30"))
        #expect(try answer(slider).receiver == "UISlider #3")
        #expect(try answer(slider).doubts.contains(.deviatingClass))
        let field = Dumps.page(
            Dumps.line(2, "UITextField", 3, "20 20; 200 30"),
            Dumps.line(3, "_UITextLayoutCanvasView", 4, "0 0; 100 30"),
            Dumps.line(3, "_UITextFieldClearButton", 5, "100 0; 30 30", " baseClass = UIButton;"),
            Dumps.line(3, "UIView", 6, "150 0; 50 30"))
        #expect(try answer(field) == ("UITextField #3", [.deviatingClass]))
        #expect(try answer(field, at: 130, 30).receiver == "_UITextFieldClearButton #5")
        #expect(try answer(field, at: 180, 30).receiver == "UIView #6")
    }

    @Test("a window or view whose name says that it lets touches through does, and its root view; the answer is likely")
    func passThrough() throws {
        let page = Dumps.page(Dumps.line(2, "UIButton", 3, "20 20; 100 44"))
        for name in ["SwiftMessages.PassthroughWindow", "Shop.PassThroughWindow", "EKWindow"] {
            let window =
                page + "\n" + Dumps.line(0, name, 4, "0 0; 390 844", " baseClass = UIWindow;") + "\n"
                + Dumps.line(1, "UIView", 5, "0 0; 390 844") + "\n" + Dumps.line(2, "UIButton", 6, "20 700; 100 44")
            #expect(try answer(window) == ("UIButton #3", [.unknownClass, .severalRoots]))
            #expect(try answer(window, at: 30, 710).receiver == "UIButton #6")
        }
        let view = Dumps.page(
            Dumps.line(2, "UIButton", 3, "20 20; 100 44"), Dumps.line(2, "Shop.PassthroughView", 4, "0 0; 390 844"))
        #expect(try answer(view) == ("UIButton #3", [.unknownClass]))
    }

    @Test("what is in a hosting view of SwiftUI's is the hosting view's, but for UIKit's controls")
    func hosting() throws {
        let dump = Dumps.page(
            Dumps.line(2, "_TtGC7SwiftUI14_UIHostingViewV4Shop4Page_", 3, "0 0; 390 844"),
            Dumps.line(3, "UIView", 4, "0 0; 390 400"), Dumps.line(3, "UISwitch", 5, "20 500; 51 31"))
        #expect(try answer(dump).receiver?.hasSuffix("#3") == true)
        #expect(try answer(dump).doubts == [.deviatingClass])
        #expect(try answer(dump, at: 30, 510).receiver == "UISwitch #5")
    }
}
