// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A photo that two fingers zoom, and that a double tap zooms about the finger.
class PhotoPage: UIScrollView, UIScrollViewDelegate {
    let photoView: PhotoView
    let doubleTap = UITapGestureRecognizer()

    init(photo: Photo) {
        photoView = PhotoView(photo: photo)
        super.init(frame: .zero)
        delegate = self
        maximumZoomScale = 4
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        addSubview(photoView)
        doubleTap.numberOfTapsRequired = 2
        doubleTap.addTarget(self, action: #selector(zoomAboutFinger(_:)))
        addGestureRecognizer(doubleTap)
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard zoomScale == 1, photoView.frame.size != bounds.size else { return }
        photoView.frame = CGRect(origin: .zero, size: bounds.size)
        contentSize = bounds.size
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photoView }

    @objc private func zoomAboutFinger(_ recognizer: UITapGestureRecognizer) {
        guard zoomScale == 1 else { return setZoomScale(1, animated: true) }
        let finger = recognizer.location(in: photoView)
        let size = CGSize(width: bounds.width / 3, height: bounds.height / 3)
        zoom(
            to: CGRect(
                x: finger.x - size.width / 2, y: finger.y - size.height / 2, width: size.width, height: size.height),
            animated: true)
    }
}
