// SPDX-License-Identifier: Apache-2.0

#if Painting
    import EventTrace
    import Foundation
    import Testing
    import UIKitTesting

    @testable import Painting
    @testable import UIKitCore

    @MainActor
    @Suite("Painting what changed")
    struct DamageTests {
        @Test(
            "WN8: A picture of what changed is, pixel by pixel, one of everything",
            arguments: 0..<(ProcessInfo.processInfo.environment["DAMAGE_SEEDS"].flatMap { Int($0) } ?? 12))
        func random(_ seed: Int) {
            let scale: CGFloat = [1, 2, 1.5][seed % 3]
            let damaged = DamagedScreen(CGSize(width: 240, height: 200), scale: scale)
            var walk = RandomChanges(seed: UInt64(seed), in: damaged.screen)
            for step in 0..<50 {
                var done: [String] = []
                for _ in 0..<walk.number(1...3) { done.append(walk.change()) }
                let fault = damaged.paint().fault
                #expect(fault == nil, "seed \(seed), step \(step): \(done)")
                if fault != nil { return }
            }
        }

        @Test("WN8: What changes is painted where it was and where it is, and nothing else")
        func little() {
            let damaged = DamagedScreen(CGSize(width: 300, height: 300))
            let views = (0..<100).map { number in
                let view = UIView(frame: CGRect(x: number % 10 * 30, y: number / 10 * 30, width: 20, height: 20))
                view.backgroundColor = .red
                damaged.screen.window.addSubview(view)
                return view
            }
            #expect(damaged.paint().area == 300 * 300)
            #expect(damaged.paint().area == 0)
            views[55].backgroundColor = .blue
            #expect((400...600).contains(damaged.paint().area))
            views[55].center.x += 100
            #expect((800...1200).contains(damaged.paint().area))
            views[0].removeFromSuperview()
            #expect((400...600).contains(damaged.paint().area))
            views[11].superview?.bringSubviewToFront(views[11])
            #expect(damaged.paint().area <= 600)
            #expect(damaged.paint().fault == nil)
        }

        @Test(
            "WN19: A ring comes, follows its view, and goes; what is in front of the view is in front of it",
            arguments: [false, true])
        func ring(_ isClipping: Bool) throws {
            let damaged = DamagedScreen(CGSize(width: 200, height: 200))
            let view = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 40))
            view.backgroundColor = .white
            view.clipsToBounds = isClipping
            let cover = UIView(frame: CGRect(x: 90, y: 20, width: 20, height: 80))
            cover.backgroundColor = .black
            for each in [view, cover] { damaged.screen.window.addSubview(each) }
            func pixel(_ x: Int, _ y: Int) -> [UInt8] {
                (0..<3).map { damaged.host.pixels[(y * damaged.host.width + x) * 4 + 2 - $0] }
            }
            #expect(damaged.paint().fault == nil)
            let before = pixel(70, 36)
            damaged.host.painter.ring = FocusRing(
                view: view.displayIdentifier, rect: view.bounds, cornerRadius: 6, isInside: false, isWholeView: true,
                color: .red)
            let painted = damaged.paint()
            #expect(painted.fault == nil && (70 * 50...90 * 70).contains(painted.area))
            // From five points outside of the view to two.
            #expect(pixel(70, 35) == [255, 0, 0] && pixel(70, 37) == [255, 0, 0])
            #expect(pixel(70, 34) == before && pixel(70, 38) == before)
            #expect(pixel(35, 60) == [255, 0, 0] && pixel(95, 36) == [0, 0, 0])
            view.center = CGPoint(x: 70, y: 150)
            #expect(damaged.paint().fault == nil)
            #expect(pixel(70, 36) == before && pixel(70, 126) == [255, 0, 0])
            view.isHidden = true
            #expect(damaged.paint().fault == nil && pixel(70, 126) == before)
            view.isHidden = false
            #expect(damaged.paint().fault == nil && pixel(70, 126) == [255, 0, 0])
            damaged.host.painter.ring = nil
            #expect(damaged.paint().fault == nil && pixel(70, 126) == before)
        }

        @Test("WN8: A view that goes before another is painted where they meet")
        func order() {
            let damaged = DamagedScreen(CGSize(width: 100, height: 100))
            let colors: [UIColor] = [.red, .green, .blue]
            let views = colors.enumerated().map { number, color in
                let view = UIView(frame: CGRect(x: number * 10, y: number * 10, width: 40, height: 40))
                view.backgroundColor = color
                damaged.screen.window.addSubview(view)
                return view
            }
            #expect(damaged.paint().fault == nil)
            damaged.screen.window.bringSubviewToFront(views[0])
            #expect(damaged.paint().fault == nil)
            damaged.screen.window.sendSubviewToBack(views[2])
            #expect(damaged.paint().fault == nil)
        }
    }

    /// Changes of views and layers of all kinds, the same for the same seed.
    @MainActor
    private struct RandomChanges {
        private var state: UInt64
        private let screen: TestScreen
        private var views: [UIView] = []
        private var layers: [CALayer] = []
        private let image: UIImage

        init(seed: UInt64, in screen: TestScreen) {
            state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
            self.screen = screen
            let drawn = UIGraphicsImageRenderer(size: CGSize(width: 13, height: 9)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 7, height: 9))
                UIColor.green.setFill()
                context.fill(CGRect(x: 7, y: 3, width: 6, height: 6))
            }
            image = drawn.pngData().flatMap(UIImage.init(data:)) ?? drawn
            for _ in 0..<12 { _ = add() }
        }

        mutating func number(_ range: ClosedRange<Int>) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return range.lowerBound + Int(state % UInt64(range.count))
        }

        private mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
            CGFloat(number(range)) + (number(0...2) == 0 ? 0.5 : 0)
        }
        private mutating func box() -> CGRect {
            CGRect(x: length(-20...200), y: length(-20...180), width: length(5...90), height: length(5...60))
        }
        private mutating func color() -> UIColor {
            UIColor(
                red: CGFloat(number(0...4)) / 4, green: CGFloat(number(0...4)) / 4, blue: CGFloat(number(0...4)) / 4,
                alpha: number(0...3) == 0 ? 0.5 : 1)
        }

        private mutating func add() -> String {
            let view: UIView
            switch number(0...5) {
            case 0:
                let label = UILabel(frame: box())
                label.text = "Text \(number(0...99)) gjÅ"
                label.font = number(0...2) == 0 ? .italicSystemFont(ofSize: 22) : .systemFont(ofSize: 15)
                view = label
            case 1:
                let picture = UIImageView(frame: box())
                picture.image = image
                picture.contentMode = number(0...1) == 0 ? .scaleAspectFill : .scaleAspectFit
                view = picture
            case 2:
                view = UIView(frame: box())
                let shape = CAShapeLayer()
                shape.path = UIBezierPath(ovalIn: CGRect(x: -4, y: 3, width: 50, height: 30)).cgPath
                shape.strokeColor = color().cgColor
                shape.lineWidth = CGFloat(number(1...6))
                view.layer.addSublayer(shape)
                layers.append(shape)
            case 3:
                view = UIView(frame: box())
                let gradient = CAGradientLayer()
                gradient.frame = CGRect(x: 2, y: 2, width: 40, height: 30)
                gradient.colors = [color().cgColor, color().cgColor]
                view.layer.addSublayer(gradient)
                layers.append(gradient)
            default:
                view = UIView(frame: box())
                view.backgroundColor = color()
            }
            let parent = views.isEmpty || number(0...1) == 0 ? screen.window : views[number(0...views.count - 1)]
            parent.insertSubview(view, at: number(0...parent.subviews.count))
            views.append(view)
            return "add \(type(of: view))"
        }

        mutating func change() -> String {
            guard !views.isEmpty else { return add() }
            let view = views[number(0...views.count - 1)]
            switch number(0...19) {
            case 0 where views.count < 30: return add()
            case 1:
                view.removeFromSuperview()
                views.removeAll { $0 === view || $0.isDescendant(of: view) }
                return "remove"
            case 2, 3, 4: view.frame = box()
            case 5: view.backgroundColor = color()
            case 6: view.alpha = CGFloat(number(0...4)) / 4
            case 7: view.isHidden.toggle()
            case 8: view.clipsToBounds.toggle()
            case 9: view.layer.cornerRadius = CGFloat(number(0...20))
            case 10:
                view.layer.shadowOpacity = Float(number(0...2)) / 2
                view.layer.shadowRadius = CGFloat(number(1...8))
                view.layer.shadowOffset = CGSize(width: number(-12...12), height: number(-12...12))
                return "shadow"
            case 11: view.transform = CGAffineTransform(rotationAngle: CGFloat(number(-3...3)) * 0.3)
            case 12:
                view.transform = CGAffineTransform(scaleX: CGFloat(number(1...4)) / 2, y: CGFloat(number(1...4)) / 2)
            case 13: view.superview?.bringSubviewToFront(view)
            case 14: view.superview?.sendSubviewToBack(view)
            case 15: view.bounds.origin = CGPoint(x: number(-9...9), y: number(-9...9))
            case 16:
                view.layer.borderWidth = CGFloat(number(0...4))
                view.layer.borderColor = color().cgColor
            case 17:
                if let label = view as? UILabel { label.text = "Other \(number(0...99))" } else { return change() }
            case 18:
                guard let layer = layers.isEmpty ? nil : layers[number(0...layers.count - 1)] else { return change() }
                layer.position = CGPoint(x: number(-10...60), y: number(-10...50))
                layer.zPosition = CGFloat(number(-1...1))
                return "layer"
            default:
                guard let other = views.first(where: { !$0.isDescendant(of: view) && !view.isDescendant(of: $0) })
                else { return change() }
                if number(0...2) == 0 {
                    let mask = UIView(frame: CGRect(x: 3, y: 3, width: 30, height: 25))
                    mask.backgroundColor = .black
                    mask.layer.cornerRadius = 9
                    view.mask = view.mask == nil ? mask : nil
                    return "mask"
                }
                other.addSubview(view)
                return "move to another"
            }
            return "change of \(type(of: view))"
        }
    }
#endif
