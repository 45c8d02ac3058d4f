// SPDX-License-Identifier: Apache-2.0

#if Painting
    import Foundation
    import Testing

    @testable import Painting
    @testable import UIKitCore

    @MainActor
    @Suite("Boxes of one color, which are painted without asking their views again")
    struct PlainBoxTests {
        private let damaged: DamagedScreen
        private let holder = UIView(frame: CGRect(x: 20, y: 20, width: 120, height: 120))
        private let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        private let neighbor = UIView(frame: CGRect(x: 40, y: 30, width: 60, height: 60))

        private init(_ scale: CGFloat) {
            damaged = DamagedScreen(CGSize(width: 200, height: 200), scale: scale)
            box.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .blue }
            neighbor.backgroundColor = UIColor.red.withAlphaComponent(0.5)
            for view in [box, neighbor] { holder.addSubview(view) }
            damaged.screen.window.addSubview(holder)
            #expect(damaged.paint().fault == nil)
        }

        init() { self.init(1) }

        private func expectRight(_ what: String) {
            #expect(damaged.paint().fault == nil, "\(what)")
            #expect(damaged.differenceFromViews() == nil, "\(what)")
        }

        private func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            (0..<3).map { damaged.host.pixels[(y * damaged.host.width + x) * 4 + 2 - $0] }
        }

        @Test("WN7: They are at the pixels of their views, wherever these are", arguments: [1, 1.5, 2])
        func places(_ scale: Double) {
            let test = PlainBoxTests(CGFloat(scale))
            test.expectRight("at the beginning")
            for place in stride(from: -30, through: 130, by: 7.3) {
                test.box.center = CGPoint(x: place, y: 35 + place / 3)
                test.box.bounds.size = CGSize(width: 10 + place.magnitude / 4, height: 0.3 + place.magnitude / 9)
                test.expectRight("\(place)")
            }
            test.box.bounds.size = .zero
            test.expectRight("without a size")
        }

        @Test("WN8: They follow the traits of their color, also while what is around them moves")
        func traits() {
            #expect(pixel(35, 35) == [0, 0, 255])
            holder.overrideUserInterfaceStyle = .dark
            holder.center.x += 3
            expectRight("dark")
            #expect(pixel(35, 35) == [255, 255, 0])
        }

        @Test("WN8: They follow their depth, and what comes into them and goes")
        func insides() {
            // Where both are, the neighbor is in front at first.
            #expect(pixel(65, 65) != [0, 0, 255])
            box.layer.zPosition = 1
            expectRight("in front")
            #expect(pixel(65, 65) == [0, 0, 255])
            let dot = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
            dot.backgroundColor = .green
            box.addSubview(dot)
            expectRight("with a dot")
            #expect(pixel(55, 55) == [0, 255, 0])
            box.center.x += 20
            expectRight("moved with a dot")
            dot.removeFromSuperview()
            box.center.x -= 20
            expectRight("without the dot")
            #expect(pixel(55, 55) == [0, 0, 255])
        }

        @Test(
            "WN8: They are no plain boxes any more while they are round, turned, half seen or in what is",
            arguments: 0..<6)
        func looks(_ number: Int) {
            let changes: [(UIView) -> Void] = [
                { $0.layer.cornerRadius = 9 }, { $0.transform = CGAffineTransform(rotationAngle: 0.3) },
                { $0.alpha = 0.5 }, { $0.superview?.alpha = 0.5 }, { $0.clipsToBounds = true },
                { $0.isHidden = true },
            ]
            changes[number](box)
            box.center.y += 4
            expectRight("changed and moved")
            box.center.y += 4
            expectRight("moved")
            (box.layer.cornerRadius, box.transform, box.alpha, holder.alpha) = (0, .identity, 1, 1)
            (box.clipsToBounds, box.isHidden) = (false, false)
            expectRight("as before")
            box.center.y -= 8
            expectRight("moved back")
        }

        @Test(
            "A view that left the picture is held no longer than to the next one, and not at all while all is painted anew"
        )
        func lifetime() {
            var views: [UIView] = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
            for view in views {
                view.backgroundColor = .green
                damaged.screen.window.addSubview(view)
            }
            expectRight("with two more")
            weak let first = views[0]
            weak let second = views[1]
            views.removeFirst().removeFromSuperview()
            expectRight("with one of them")
            #expect(first == nil)
            damaged.host.painter.forgetPixels()
            views.removeFirst().removeFromSuperview()
            damaged.screen.application.runTurn()
            #expect(second == nil)
            expectRight("without both")
        }
    }
#endif
