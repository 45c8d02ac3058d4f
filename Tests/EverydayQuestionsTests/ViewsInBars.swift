// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("An application's own views in bars")
struct ViewsInBars {
    let screen = TestScreen()
    let page = UIViewController()
    let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: page)
        screen.window.rootViewController = navigation
        screen.settle()
    }

    @Test("N65: a title view without a size, such as a stack view, is as large as its content, and follows it")
    func stackAsTitle() {
        let (title, subtitle) = (UILabel(), UILabel())
        (title.text, subtitle.text) = ("A longer title", "today")
        let stack = UIStackView(arrangedSubviews: [title, subtitle])
        stack.axis = .vertical
        page.navigationItem.titleView = stack
        screen.settle()
        #expect(
            stack.frame.width == title.intrinsicContentSize.width
                && stack.frame.midX == navigation.navigationBar.bounds.midX)
        #expect(title.frame.width == stack.frame.width && subtitle.frame.minY >= title.frame.maxY)
        title.text = "Short"
        navigation.navigationBar.subviews.forEach { $0.setNeedsLayout() }
        screen.settle()
        #expect(stack.frame.width == max(title.intrinsicContentSize.width, subtitle.intrinsicContentSize.width))
    }

    @Test("N65: a view with a size keeps it on either side; one of constraints has theirs")
    func customViews() {
        let sized = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 30))
        let constrained = UIView()
        constrained.translatesAutoresizingMaskIntoConstraints = false
        constrained.widthAnchor.constraint(equalToConstant: 50).isActive = true
        constrained.heightAnchor.constraint(equalToConstant: 20).isActive = true
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: sized)
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: constrained)
        screen.settle()
        #expect(sized.frame.size == CGSize(width: 70, height: 30))
        #expect(constrained.frame.size == CGSize(width: 50, height: 20))
    }

    @Test("N71: bars between constraints need no height")
    func barsWithoutHeight() {
        let (toolbar, tabs) = (UIToolbar(), UITabBar())
        for (view, edge) in [(toolbar, page.view.safeAreaLayoutGuide.topAnchor), (tabs, toolbar.bottomAnchor)]
            as [(UIView, NSLayoutYAxisAnchor)]
        {
            view.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(view)
            view.topAnchor.constraint(equalTo: edge).isActive = true
            view.leadingAnchor.constraint(equalTo: page.view.leadingAnchor).isActive = true
            view.trailingAnchor.constraint(equalTo: page.view.trailingAnchor).isActive = true
        }
        screen.settle()
        #expect(toolbar.frame.size == CGSize(width: 390, height: 44))
        #expect(tabs.frame.size == CGSize(width: 390, height: 49))
    }
}
