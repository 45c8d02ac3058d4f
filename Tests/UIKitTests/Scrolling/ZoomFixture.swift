// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitTesting

@testable import UIKitCore

/// A scroll view that fills its screen, and a picture in it that can be zoomed.
@MainActor
class ZoomFixture {
    let screen = TestScreen(size: CGSize(width: 400, height: 400))
    let log = CallLog()
    let delegate: ScrollLog
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let picture: UIView

    init(picture place: CGRect = CGRect(x: 0, y: 0, width: 400, height: 400)) {
        picture = UIView(frame: place)
        delegate = ScrollLog(log)
        delegate.zoomed = picture
        scrollView.delegate = delegate
        scrollView.contentSize = picture.frame.size
        scrollView.addSubview(picture)
        scrollView.maximumZoomScale = 4
        screen.window.addSubview(scrollView)
        screen.settle()
        _ = log.take()
    }
}
