// SPDX-License-Identifier: Apache-2.0

#if Painting
    import EventTrace
    import UIKitTesting

    @testable import Painting
    @testable import UIKitCore

    /// A screen that is painted as a window is: what changed, over what was painted before.
    @MainActor
    final class DamagedScreen {
        final class Host: ApplicationHost {
            let painter = ScenePainter()
            let scale: CGFloat
            let (width, height): (Int, Int)
            var pixels: UnsafeMutablePointer<UInt8>
            var painted: [PixelBox] = []

            init(_ size: CGSize, _ scale: CGFloat) {
                self.scale = scale
                (width, height) = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
                pixels = .allocate(capacity: width * height * 4)
                pixels.initialize(repeating: 77, count: width * height * 4)
            }

            isolated deinit { pixels.deallocate() }

            func start(_ application: UIApplication) throws {}
            func present(_ changes: DisplayChanges, of scene: SceneIdentifier) { painter.note(changes) }
            func reject(_ record: InputRecord, because fault: InputFault) {}
            func stop() {}

            func paint(_ scene: UIWindowScene, _ painter: ScenePainter, into pixels: UnsafeMutablePointer<UInt8>)
                -> [PixelBox]
            {
                painter.paint(
                    scene, into: pixels, width: width, height: height, stride: width * 4, scale: scale)
            }
        }

        let screen: TestScreen
        let host: Host

        init(_ size: CGSize, scale: CGFloat = 1) {
            screen = TestScreen(size: size)
            host = Host(size, scale)
            screen.application.host = host
            screen.scene.startDisplay()
        }

        /// Paints what changed; where that differs from painting everything, and how many pixels were painted.
        func paint() -> (fault: String?, area: Int) {
            screen.application.runTurn()
            host.painted = host.paint(screen.scene, host.painter, into: host.pixels)
            let (width, height) = (host.width, host.height)
            let whole = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height * 4)
            defer { whole.deallocate() }
            let other = ScenePainter()
            other.ring = host.painter.ring
            _ = host.paint(screen.scene, other, into: whole)
            let area = host.painted.reduce(0) { $0 + $1.area }
            for place in 0..<width * height {
                for channel in 0..<3 where whole[place * 4 + channel] != host.pixels[place * 4 + channel] {
                    let pixel = "(\(place % width), \(place / width)) is \(host.pixels[place * 4 + channel])"
                    return ("\(pixel), not \(whole[place * 4 + channel]), painted \(host.painted)", area)
                }
            }
            return (nil, area)
        }

        /// A pixel that differs from the same scene painted by asking every view.
        func differenceFromViews() -> String? {
            let views = PixelPicture(of: screen.scene, scale: host.scale)
            for place in 0..<host.width * host.height {
                let asked = views[place % host.width, place / host.width]
                let shown = (0..<3).map { host.pixels[place * 4 + $0] }
                if shown != [asked.blue, asked.green, asked.red] {
                    return "(\(place % host.width), \(place / host.width)) is \(shown), not \(asked)"
                }
            }
            return nil
        }
    }
#endif
