// SPDX-License-Identifier: Apache-2.0

#if Painting
    import Foundation
    import Painting
    import Testing
    import UIKitCore
    import UIKitPictures
    import UIKitTesting

    @MainActor
    @Suite("Pixels of a screen")
    struct PainterTests {
        let screen = TestScreen(size: CGSize(width: 100, height: 100))

        private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor) -> UIView {
            let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
            view.backgroundColor = color
            screen.window.addSubview(view)
            return view
        }

        private func expect(
            _ x: Int, _ y: Int, _ red: Int, _ green: Int, _ blue: Int, in picture: PixelPicture, within: Int = 1,
            location: SourceLocation = #_sourceLocation
        ) {
            let pixel = picture[x, y]
            let distances = [Int(pixel.red) - red, Int(pixel.green) - green, Int(pixel.blue) - blue].map(abs)
            #expect(
                distances.allSatisfy { $0 <= within }, "(\(x), \(y)) is \(pixel), not \(red), \(green), \(blue)",
                sourceLocation: location)
        }

        @Test("PX7: Backgrounds fill frames; outside is white, in the dark black; hidden views are not seen")
        func backgrounds() {
            _ = view(10, 20, 30, 40, .red)
            view(60, 60, 20, 20, .blue).isHidden = true
            let picture = screen.pixels()
            #expect(picture.width == 100 && picture.height == 100)
            expect(10, 20, 255, 0, 0, in: picture)
            expect(39, 59, 255, 0, 0, in: picture)
            expect(9, 20, 255, 255, 255, in: picture)
            expect(40, 60, 255, 255, 255, in: picture)
            expect(70, 70, 255, 255, 255, in: picture)
            screen.window.overrideUserInterfaceStyle = .dark
            expect(70, 70, 0, 0, 0, in: screen.pixels())
        }

        @Test("A scale of 2 and 3 has as many pixels to the point", arguments: [1, 2, 3])
        func scales(_ scale: Int) {
            _ = view(10, 20, 30, 40, .red)
            let picture = screen.pixels(scale: CGFloat(scale))
            #expect(picture.width == 100 * scale && picture.height == 100 * scale)
            expect(10 * scale, 20 * scale, 255, 0, 0, in: picture)
            expect(40 * scale - 1, 60 * scale - 1, 255, 0, 0, in: picture)
            expect(10 * scale - 1, 20 * scale, 255, 255, 255, in: picture)
            expect(40 * scale, 60 * scale, 255, 255, 255, in: picture)
        }

        @Test("PX5: Opacity is that of a view with all in it, not of each part")
        func opacity() {
            let outer = view(0, 0, 50, 50, .black)
            outer.alpha = 0.5
            let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            inner.backgroundColor = .black
            outer.addSubview(inner)
            let picture = screen.pixels()
            expect(5, 5, 128, 128, 128, in: picture)
            expect(20, 20, 128, 128, 128, in: picture)
        }

        @Test("Transforms turn around the anchor point, scrolled content moves, clipping cuts")
        func geometry() {
            let turned = view(20, 40, 60, 20, .red)
            turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
            var picture = screen.pixels()
            expect(50, 25, 255, 0, 0, in: picture)
            expect(25, 50, 255, 255, 255, in: picture)
            turned.removeFromSuperview()
            let scrolled = view(0, 0, 50, 50, .white)
            scrolled.clipsToBounds = true
            scrolled.bounds.origin = CGPoint(x: 0, y: 30)
            let inner = UIView(frame: CGRect(x: 10, y: 40, width: 80, height: 20))
            inner.backgroundColor = .blue
            scrolled.addSubview(inner)
            picture = screen.pixels()
            expect(15, 15, 0, 0, 255, in: picture)
            expect(15, 35, 255, 255, 255, in: picture)
            expect(49, 15, 0, 0, 255, in: picture)
            expect(50, 15, 255, 255, 255, in: picture)
        }

        @Test("Corners are round where they are masked, borders lie inside")
        func corners() {
            let box = view(10, 10, 80, 80, .red)
            box.layer.cornerRadius = 30
            box.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            box.layer.borderWidth = 4
            box.layer.borderColor = UIColor.blue.cgColor
            let picture = screen.pixels()
            expect(11, 11, 255, 255, 255, in: picture)
            expect(88, 88, 255, 255, 255, in: picture)
            expect(88, 11, 0, 0, 255, in: picture)
            expect(11, 88, 0, 0, 255, in: picture)
            expect(50, 13, 0, 0, 255, in: picture)
            expect(50, 14, 255, 0, 0, in: picture)
            expect(50, 50, 255, 0, 0, in: picture)
        }

        @Test(
            "A shadow lies outside of the box; one that clips has none, one without a background that of what it shows")
        func shadows() {
            let box = view(30, 30, 40, 40, UIColor.white.withAlphaComponent(0.5))
            box.layer.shadowOpacity = 1
            box.layer.shadowOffset = CGSize(width: 10, height: 0)
            box.layer.shadowRadius = 2
            var picture = screen.pixels()
            expect(75, 50, 0, 0, 0, in: picture, within: 6)
            expect(50, 50, 255, 255, 255, in: picture)
            expect(20, 50, 255, 255, 255, in: picture)
            box.clipsToBounds = true
            expect(75, 50, 255, 255, 255, in: screen.pixels())
            box.clipsToBounds = false
            box.backgroundColor = nil
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
            inner.backgroundColor = .red
            box.addSubview(inner)
            picture = screen.pixels()
            expect(45, 50, 0, 0, 0, in: picture, within: 6)
            expect(75, 50, 255, 255, 255, in: picture)
            expect(35, 50, 255, 0, 0, in: picture)
        }

        @Test("A mask lets show what it has, as far as that is opaque")
        func masks() {
            let box = view(0, 0, 100, 100, .black)
            let hole = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
            hole.backgroundColor = UIColor.red.withAlphaComponent(0.5)
            hole.layer.cornerRadius = 30
            box.mask = hole
            let picture = screen.pixels()
            expect(50, 50, 128, 128, 128, in: picture)
            expect(22, 22, 255, 255, 255, in: picture)
            expect(10, 50, 255, 255, 255, in: picture)
        }

        @Test("What has a greater z position is in front, whatever the order")
        func depth() {
            let first = view(0, 0, 50, 50, .red)
            _ = view(0, 0, 50, 50, .blue)
            expect(25, 25, 0, 0, 255, in: screen.pixels())
            first.layer.zPosition = 1
            expect(25, 25, 255, 0, 0, in: screen.pixels())
        }

        @Test("What is behind a blur is blurred: an edge goes over")
        func backdrops() {
            _ = view(0, 0, 50, 100, .black)
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
            blur.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
            screen.window.addSubview(blur)
            let picture = screen.pixels()
            #expect(picture[52, 25].red < picture[99, 25].red - 20)
            expect(52, 75, 255, 255, 255, in: picture)
        }

        @Test("PX1: The same steps make the same bytes, and other ones others")
        func sameTwice() {
            func shown(_ title: String) -> Data {
                let screen = TestScreen(size: CGSize(width: 200, height: 100))
                let button = UIButton(type: .system)
                button.setTitle(title, for: .normal)
                button.frame = CGRect(x: 20, y: 30, width: 80, height: 44)
                button.layer.shadowOpacity = 0.5
                button.backgroundColor = .yellow
                screen.window.addSubview(button)
                return screen.pixels(scale: 2).png
            }
            #expect(shown("Buy") == shown("Buy"))
            #expect(shown("Buy") != shown("Bay"))
        }

        @Test("PX4: A line of half a point is a sharp pixel wherever it lies; what is turned is not moved")
        func wholePixels() {
            let line = view(10, 20.25, 50, 0.5, .black)
            var picture = screen.pixels()
            let dark = (15...25).filter { picture[30, $0].red < 250 }
            #expect(dark == [20] && picture[30, 20].red == 0)
            line.frame = CGRect(x: 10, y: 20.75, width: 50, height: 0.2)
            picture = screen.pixels()
            #expect((15...25).filter { picture[30, $0].red < 250 } == [21] && picture[30, 21].red == 0)
            line.frame = CGRect(x: 10, y: 20.25, width: 50, height: 0.5)
            line.transform = CGAffineTransform(rotationAngle: 0.001)
            #expect(screen.pixels()[30, 20].red > 60)
        }

        @Test("PX8: A picture has as many pixels as can be counted, whatever the scale; none without a size")
        func limits() {
            let wide = view(0, 0, 32_000, 1, .red)
            #expect(screen.pixels(of: wide, scale: 4).width == 32_767)
            #expect(screen.pixels(of: wide, scale: .nan).width == 32_000)
            wide.frame.size.height = 0
            #expect(screen.pixels(of: wide).width == 0)
        }

        @Test("A view's own picture is clear where the view is, and begins at its bounds' origin")
        func ofViews() {
            let outer = view(40, 40, 30, 20, .clear)
            outer.bounds.origin = CGPoint(x: 5, y: 5)
            let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
            inner.backgroundColor = .red
            outer.addSubview(inner)
            let picture = screen.pixels(of: outer)
            #expect(picture.width == 30 && picture.height == 20)
            expect(0, 0, 255, 0, 0, in: picture)
            #expect(picture[15, 15].alpha == 0)
        }
    }
#endif
