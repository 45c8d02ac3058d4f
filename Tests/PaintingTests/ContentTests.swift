// SPDX-License-Identifier: Apache-2.0

#if Painting
    import Foundation
    import Painting
    import Testing
    import UIKitCore
    import UIKitPictures
    import UIKitTesting

    @MainActor
    @Suite("Pixels of what views show")
    struct ContentTests {
        let screen = TestScreen(size: CGSize(width: 200, height: 100))

        /// The box around what is darker than half, in pixels.
        private func ink(_ picture: PixelPicture) -> (left: Int, top: Int, right: Int, bottom: Int)? {
            var box: (left: Int, top: Int, right: Int, bottom: Int)?
            for y in 0..<picture.height {
                for x in 0..<picture.width where picture[x, y].red < 128 {
                    let old = box ?? (x, y, x, y)
                    box = (min(old.left, x), min(old.top, y), max(old.right, x), max(old.bottom, y))
                }
            }
            return box
        }

        private func label(_ text: String, _ font: UIFont = .systemFont(ofSize: 20)) -> UILabel {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            label.text = text
            label.font = font
            screen.window.addSubview(label)
            return label
        }

        @Test("PX3: Text is as wide as it was laid out, because it is measured where it is painted")
        func measured() throws {
            let label = label("HHHHHHHH")
            let box = try #require(ink(screen.pixels(scale: 2)))
            let width = label.sizeThatFits(CGSize(width: 1000, height: 100)).width
            // H stands some pixels inside of its advance on either side.
            let bearing = 2 * 20 * 0.12
            #expect(abs(Double(box.right - box.left + 1) - 2 * Double(width)) < 2 * bearing)
            #expect(screen.scene.textMetrics.hasRequests == false)
        }

        @Test("RB8: A font of the application's own is painted: its figure one is two bars, one over the other")
        func ownFont() throws {
            let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
            let url = root.appending(path: "Examples/Sources/Mosaic/Segments.ttf")
            FontFile.register(try FontFile(try Data(contentsOf: url), url: url))
            let label = label("1", try #require(UIFont(name: "Segments-Regular", size: 100)))
            label.frame.size = label.intrinsicContentSize
            #expect(abs(label.frame.width - 62) <= 1)
            let box = try #require(ink(screen.pixels(scale: 1)))
            #expect(abs(box.right - box.left + 1 - 10) <= 1 && abs(box.bottom - box.top + 1 - 50) <= 1, "\(box)")
        }

        @Test("PX3: A long line is painted to its end, as far from its beginning as that is", arguments: [1, 2])
        func longLine(_ scale: Int) throws {
            let screen = TestScreen(size: CGSize(width: 4000, height: 40))
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 4000, height: 40))
            label.text = String(repeating: "H", count: 200)
            label.font = .systemFont(ofSize: 20)
            screen.window.addSubview(label)
            let width = label.sizeThatFits(CGSize(width: 10_000, height: 100)).width
            #expect((2000...4000).contains(width))
            let picture = screen.pixels(scale: CGFloat(scale))
            // In the width of each letter there is ink.
            let advance = width / 200 * CGFloat(scale)
            for letter in 0..<200 {
                let columns = Int(CGFloat(letter) * advance)..<Int(CGFloat(letter + 1) * advance)
                let isInked = columns.contains { x in (0..<picture.height).contains { picture[x, $0].red < 128 } }
                #expect(isInked, "letter \(letter) of 200 is missing")
                if !isInked { return }
            }
        }

        @Test("W50: a replicator's copies are painted, and follow it")
        func copies() {
            let (dots, mark) = (CAReplicatorLayer(), CALayer())
            dots.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            mark.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            mark.backgroundColor = UIColor.black.cgColor
            dots.addSublayer(mark)
            dots.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
            dots.instanceCount = 3
            screen.window.layer.addSublayer(dots)
            func dark(_ picture: PixelPicture) -> [Int] { [5, 25, 45, 65].filter { picture[$0, 5].red < 128 } }
            #expect(dark(screen.pixels()) == [5, 25, 45])
            dots.instanceCount = 2
            #expect(dark(screen.pixels()) == [5, 25])
        }

        @Test("Text stands at the left, in the middle or at the right, as it is aligned")
        func aligned() throws {
            let label = label("il")
            let left = try #require(ink(screen.pixels()))
            label.textAlignment = .center
            let middle = try #require(ink(screen.pixels()))
            label.textAlignment = .right
            let right = try #require(ink(screen.pixels()))
            #expect(left.left < 8 && right.right > 190)
            #expect(abs(middle.left + middle.right - 200) < 4)
        }

        @Test("Bold letters have more ink, italic ones lean, monospaced ones are equally wide")
        func faces() throws {
            func amount(_ font: UIFont) -> Int {
                let label = label("Hamburg", font)
                defer { label.removeFromSuperview() }
                let picture = screen.pixels()
                return (0..<100).reduce(0) { sum, y in
                    (0..<200).reduce(sum) { $0 + 255 - Int(picture[$1, y].red) }
                }
            }
            #expect(Double(amount(.boldSystemFont(ofSize: 20))) > 1.2 * Double(amount(.systemFont(ofSize: 20))))
            #expect(amount(.italicSystemFont(ofSize: 20)) != amount(.systemFont(ofSize: 20)))
            let face = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular).face
            let measured = MeasuredText(measuring: TextMeasureRequest(face: face, graphemes: ["i", "W"])).metrics
            let (narrow, wide) = try (#require(measured.advances["i"]), #require(measured.advances["W"]))
            #expect(abs(narrow - wide) < 0.001)
        }

        @Test("Measures are plausible, advances add up, and joined letters are measured as they join")
        func measures() throws {
            let face = UIFont.systemFont(ofSize: 17).face
            let asked = ["A", "V", "AV", "ب", "\u{200D}ب\u{200D}"]
            let metrics = MeasuredText(measuring: TextMeasureRequest(face: face, graphemes: asked)).metrics
            #expect(metrics.ascent > 0.5 && metrics.ascent < 1.5 && metrics.descent > 0.1 && metrics.descent < 0.6)
            let (a, v) = try (#require(metrics.advances["A"]), #require(metrics.advances["V"]))
            // Without kerning a pair is as wide as its letters.
            #expect(abs(a + v - (try #require(metrics.joined["AV"]))) < 0.001)
            #expect(metrics.joined["\u{200D}ب\u{200D}"] != metrics.advances["ب"])
        }

        @Test(
            "A run reads in the direction it was given: two words of Hebrew and Latin stand where the layout has them")
        func directions() throws {
            _ = label("\u{202E}abc\u{202C}", .systemFont(ofSize: 30))
            let reversed = screen.pixels()
            screen.window.subviews.last?.removeFromSuperview()
            _ = label("cba", .systemFont(ofSize: 30))
            let difference = try #require(PixelDifference(from: reversed, to: screen.pixels()))
            #expect(difference.share < 0.002)
        }

        @Test("A space between two directions stands between the words")
        func spaces() throws {
            _ = label("مرحبا abc", .systemFont(ofSize: 30))
            let picture = screen.pixels()
            let box = try #require(ink(picture))
            var (gap, widest) = (0, 0)
            for x in box.left...box.right {
                let isEmpty = (0..<100).allSatisfy { picture[x, $0].red >= 128 }
                gap = isEmpty ? gap + 1 : 0
                widest = max(widest, gap)
            }
            #expect(widest >= 7)
        }

        @Test("Lines under and through a text are as wide as it is, and lie below and in it")
        func lines() throws {
            let label = label("")
            let text = NSMutableAttributedString(string: "iiiiiiii")
            let all = NSRange(location: 0, length: 8)
            text.addAttribute(.foregroundColor, value: UIColor.clear, range: all)
            text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: all)
            text.addAttribute(.underlineColor, value: UIColor.black, range: all)
            label.attributedText = text
            let under = try #require(ink(screen.pixels(scale: 2)))
            let width = label.sizeThatFits(CGSize(width: 1000, height: 100)).width
            #expect(abs(Double(under.right - under.left) - 2 * Double(width)) < 3)
            text.removeAttribute(.underlineStyle, range: all)
            text.addAttribute(.strikethroughStyle, value: NSUnderlineStyle.single.rawValue, range: all)
            text.addAttribute(.strikethroughColor, value: UIColor.black, range: all)
            label.attributedText = text
            let through = try #require(ink(screen.pixels(scale: 2)))
            #expect(through.bottom < under.top)
        }

        /// 4 × 2 pixels: the left half red, the right half blue.
        private var picture: UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
                UIColor.blue.setFill()
                context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
            }
        }

        @Test("Images are decoded and placed as the content mode says; templates are painted in the tint")
        func images() throws {
            let encoded = try #require(picture.pngData())
            let view = UIImageView(image: UIImage(data: encoded))
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            screen.window.addSubview(view)
            view.contentMode = .scaleToFill
            var shown = screen.pixels()
            #expect(shown[5, 5].red > 250 && shown[95, 95].blue > 250)
            view.contentMode = .scaleAspectFit
            shown = screen.pixels()
            #expect(shown[5, 5] == (255, 255, 255, 255) && shown[5, 50].red > 250 && shown[5, 50].blue < 5)
            view.contentMode = .topLeft
            shown = screen.pixels()
            #expect(shown[0, 0].blue < 5 && shown[3, 1].red < 5 && shown[4, 2] == (255, 255, 255, 255))
            view.image = UIImage(data: encoded)?.withRenderingMode(.alwaysTemplate)
            view.contentMode = .scaleToFill
            view.tintColor = .green
            shown = screen.pixels()
            #expect(shown[50, 50].green > 120 && shown[50, 50].red < 60 && shown[50, 50].blue < 60)
        }

        @Test(
            "PNG of images: drawn ones are encoded at their scale, PNGs are themselves, damaged ones and symbols are none"
        )
        func encoding() throws {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 3
            let data = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).pngData { context in
                UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
            let image = try #require(UIImage(data: data, scale: 3))
            #expect(image.size == CGSize(width: 4, height: 2))
            #expect(image.pngData() == data)
            let pixels = try #require(image.cgImage?.pixels)
            #expect(pixels.width == 12 && pixels.height == 6)
            let pixel = pixels[0, 0]
            #expect(abs(Int(pixel.alpha) - 128) <= 1 && pixel.red == 255 && abs(Int(pixel.green) - 128) <= 2)
            #expect(pixels[11, 5].alpha == 0)
            #expect(UIImage(systemName: "star")?.pngData() == nil && UIImage().pngData() == nil)
            // The header alone says that it is a picture.
            let damaged = try #require(UIImage(data: data.prefix(40)))
            #expect(damaged.cgImage?.pixels == nil || damaged.cgImage?.pixels?[0, 0].alpha == 0)
        }

        @Test("W58: JPEG of images: other programs decode the colors, over white; JPEGs are themselves")
        func photographs() throws {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: 21, height: 13), format: format).image { context in
                for x in 0..<16 {
                    UIColor(red: CGFloat(x) / 16, green: 0.25, blue: 1 - CGFloat(x) / 16, alpha: 1).setFill()
                    context.fill(CGRect(x: x, y: 0, width: 1, height: 13))
                }
            }
            let before = try #require(image.cgImage?.pixels)
            let best = try #require(image.jpegData(compressionQuality: 1))
            let decoded = try #require(UIImage(data: best))
            let after = try #require(decoded.cgImage?.pixels)
            #expect(after.width == 21 && after.height == 13)
            for (x, y) in [(0, 0), (7, 3), (8, 12), (14, 8)] {
                #expect(abs(Int(after[x, y].red) - Int(before[x, y].red)) < 8)
                #expect(abs(Int(after[x, y].green) - Int(before[x, y].green)) < 8)
                #expect(abs(Int(after[x, y].blue) - Int(before[x, y].blue)) < 8)
            }
            #expect(after[19, 6].red > 245 && after[19, 6].green > 245 && after[19, 6].alpha == 255)
            #expect(decoded.jpegData(compressionQuality: 0) == best)
            let png = try #require(image.pngData())
            let small = try #require(UIImage(data: png)?.jpegData(compressionQuality: 0))
            #expect(small.count < best.count && UIImage(data: small)?.cgImage?.pixels?.width == 21)
        }

        @Test("Gradients go from color to color: along a line, outwards, around a point")
        func gradients() {
            func shown(_ type: CAGradientLayerType, _ start: CGPoint, _ end: CGPoint) -> PixelPicture {
                let layer = CAGradientLayer()
                layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                layer.type = type
                (layer.startPoint, layer.endPoint) = (start, end)
                layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
                screen.window.layer.addSublayer(layer)
                defer { layer.removeFromSuperlayer() }
                return screen.pixels()
            }
            let middle = CGPoint(x: 0.5, y: 0.5)
            let axial = shown(.axial, .zero, CGPoint(x: 1, y: 0))
            #expect(axial[2, 50].red < 10 && abs(Int(axial[50, 5].red) - 128) < 4 && axial[97, 50].red > 245)
            let radial = shown(.radial, middle, CGPoint(x: 1, y: 1))
            #expect(radial[50, 50].red < 10 && abs(Int(radial[75, 50].red) - 128) < 5 && radial[2, 2].red == 255)
            let conic = shown(.conic, middle, CGPoint(x: 0.5, y: 0))
            #expect(conic[55, 5].red < 20 && conic[45, 5].red > 235 && abs(Int(conic[50, 95].red) - 128) < 6)
        }

        @Test("Shapes are filled by their rule and drawn along, from a part of their length to another, with dashes")
        func shapes() {
            let layer = CAShapeLayer()
            let path = CGMutablePath()
            path.addRect(CGRect(x: 10, y: 10, width: 80, height: 80))
            path.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
            layer.path = path
            layer.fillRule = .evenOdd
            screen.window.layer.addSublayer(layer)
            var picture = screen.pixels()
            #expect(picture[20, 20].red == 0 && picture[50, 50].red == 255)
            let line = CGMutablePath()
            line.move(to: CGPoint(x: 0, y: 50))
            line.addLine(to: CGPoint(x: 100, y: 50))
            layer.path = line
            layer.fillColor = nil
            layer.strokeColor = UIColor.black.cgColor
            layer.lineWidth = 10
            layer.strokeStart = 0.2
            layer.strokeEnd = 0.5
            // Changes of a layer that is on the screen move for a quarter of a second (W94).
            screen.advance(by: 0.3)
            picture = screen.pixels()
            #expect(picture[10, 50].red == 255 && picture[30, 50].red == 0 && picture[60, 50].red == 255)
            layer.lineDashPattern = [25, 25]
            screen.advance(by: 0.3)
            picture = screen.pixels()
            // The dashes keep their places: 0 to 25 and 50 to 75.
            #expect(picture[22, 50].red == 0 && picture[35, 50].red == 255 && picture[49, 50].red == 255)
        }

        @Test(
            "What an application draws: steps, transforms, clips, what it takes away, modes, shadows, text, gradients")
        func drawings() {
            final class Drawn: UIView {
                override func draw(_ rect: CGRect) {
                    guard let context = UIGraphicsGetCurrentContext() else { return }
                    UIColor.black.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
                    context.clear(CGRect(x: 10, y: 10, width: 10, height: 10))
                    context.saveGState()
                    context.translateBy(x: 40, y: 0)
                    context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
                    UIColor.red.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
                    context.restoreGState()
                    context.setBlendMode(.screen)
                    UIColor.blue.setFill()
                    context.fill(CGRect(x: 40, y: 0, width: 10, height: 10))
                    context.setBlendMode(.normal)
                    context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: UIColor.green.cgColor)
                    context.setFillColor(UIColor.white.cgColor)
                    context.fill(CGRect(x: 0, y: 60, width: 10, height: 10))
                }
            }
            let view = Drawn(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.isOpaque = false
            view.backgroundColor = .yellow
            screen.window.addSubview(view)
            let picture = screen.pixels()
            #expect(picture[5, 5] == (0, 0, 0, 255))
            // What a drawing takes away is what is behind it.
            #expect(picture[15, 15] == (255, 255, 0, 255))
            #expect(picture[45, 5] == (255, 0, 255, 255))
            #expect(picture[60, 5] == (0, 0, 0, 255))
            #expect(picture[5, 65] == (255, 255, 255, 255))
            #expect(picture[15, 65].green > 120 && picture[15, 65].red < 10)
            #expect(picture[25, 65] == (0, 0, 0, 255))
        }
    }
#endif
