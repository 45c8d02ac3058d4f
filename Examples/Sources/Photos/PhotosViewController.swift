// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Photos side by side: a stroke goes on to the next, two fingers zoom, a tap shows and hides the title, a double tap zooms.
class PhotosViewController: UIViewController, UIScrollViewDelegate {
    private let photos: [Photo]
    private let pager = UIScrollView()
    private let titleBar = UILabel()
    private(set) var pages: [PhotoPage] = []

    init(photos: [Photo]) {
        self.photos = photos
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("The controller is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        pager.frame = view.bounds
        pager.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pager.isPagingEnabled = true
        pager.delegate = self
        pager.contentInsetAdjustmentBehavior = .never
        pager.accessibilityIdentifier = "pager"
        view.addSubview(pager)

        let tap = UITapGestureRecognizer(target: self, action: #selector(toggleTitle))
        for photo in photos {
            let page = PhotoPage(photo: photo)
            pages.append(page)
            pager.addSubview(page)
            // The first tap of two is no tap.
            tap.require(toFail: page.doubleTap)
        }
        pager.addGestureRecognizer(tap)

        titleBar.backgroundColor = UIColor(white: 0, alpha: 0.6)
        titleBar.textColor = .white
        titleBar.textAlignment = .center
        titleBar.accessibilityIdentifier = "title"
        titleBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 60)
        titleBar.autoresizingMask = .flexibleWidth
        view.addSubview(titleBar)
        showTitle()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = pager.bounds.size
        for (number, page) in pages.enumerated() where page.zoomScale == 1 {
            page.frame = CGRect(x: CGFloat(number) * size.width, y: 0, width: size.width, height: size.height)
        }
        pager.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
    }

    /// The number of the page that fills most of the screen.
    var current: Int {
        guard pager.bounds.width > 0 else { return 0 }
        return min(max(Int((pager.contentOffset.x / pager.bounds.width).rounded()), 0), photos.count - 1)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { showTitle() }

    private func showTitle() { titleBar.text = photos[current].title }

    @objc private func toggleTitle() {
        UIView.animate(withDuration: 0.2) { self.titleBar.alpha = self.titleBar.alpha == 0 ? 1 : 0 }
    }
}
