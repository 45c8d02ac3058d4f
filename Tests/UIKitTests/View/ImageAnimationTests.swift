// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Images in turn")
struct ImageAnimationTests {
    let screen = TestScreen()

    private func shown(_ view: UIImageView) -> UIImage? {
        guard case .image(let image, _, _) = view.displayContent else { return nil }
        return image
    }

    @Test("The images are shown one after the other, as often as was asked, on the application's clock")
    func rounds() {
        let images = (1...3).map { side in
            UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { $0.fill(.infinite) }
        }
        let rest = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
        let view = UIImageView(image: rest)
        screen.window.addSubview(view)
        view.animationImages = images
        view.animationDuration = 0.3
        view.animationRepeatCount = 2
        view.startAnimating()
        var seen: [CGFloat] = []
        for _ in 0..<7 {
            seen.append(shown(view)?.size.width ?? 0)
            screen.advance(by: 0.1)
        }
        #expect(seen == [1, 2, 3, 1, 2, 3, 9] && !view.isAnimating)
        view.startAnimating()
        #expect(view.isAnimating && shown(view)?.size.width == 1)
        view.stopAnimating()
        #expect(shown(view)?.size.width == 9)
    }
}
