// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Scenes: what surrounds them")
struct SceneSurroundingsTests {
    @Test("Size restrictions hold against the host's screen, and the windows follow")
    func sizeRestrictions() {
        let screen = TestScreen(size: CGSize(width: 300, height: 400))
        screen.scene.sizeRestrictions?.minimumSize = CGSize(width: 500, height: 100)
        #expect(screen.window.frame == CGRect(x: 0, y: 0, width: 500, height: 400))
        screen.scene.sizeRestrictions?.maximumSize = CGSize(width: 800, height: 350)
        #expect(screen.window.frame == CGRect(x: 0, y: 0, width: 500, height: 350))
        screen.resize(to: CGSize(width: 1000, height: 50))
        #expect(screen.window.frame == CGRect(x: 0, y: 0, width: 800, height: 100))
    }

    @Test("A scene that ends before its screen's covered edge is not covered there")
    func coveredEdges() {
        let screen = TestScreen(size: CGSize(width: 300, height: 400))
        let covered = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        screen.resize(to: CGSize(width: 300, height: 400), safeArea: covered)
        #expect(screen.window.safeAreaInsets == covered)
        screen.scene.sizeRestrictions?.maximumSize = CGSize(width: 300, height: 200)
        #expect(screen.window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    }

    @Test("J41: a controller's orientations count as far as the application's delegate allows them")
    func orientations() {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var allowed = UIInterfaceOrientationMask.portrait
            func application(
                _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
            ) -> UIInterfaceOrientationMask { allowed }
        }
        final class Page: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
        }
        let screen = TestScreen()
        screen.window.rootViewController = Page()
        screen.settle()
        #expect(screen.scene.surroundings.orientations == [.portrait, .landscapeLeft])
        let delegate = Delegate()
        screen.application.delegate = delegate
        #expect(screen.scene.surroundings.orientations == .portrait)
        delegate.allowed = .landscapeRight
        #expect(screen.scene.surroundings.orientations == [.portrait, .landscapeLeft])
        #expect(screen.application.supportedInterfaceOrientations(for: screen.window) != [])
    }

    @Test("The status bar is what covers the top, and is readable over the appearance")
    func statusBar() throws {
        let screen = TestScreen(size: CGSize(width: 300, height: 400))
        let manager = try #require(screen.scene.statusBarManager)
        #expect(manager.isStatusBarHidden)
        screen.send(
            .resize(
                ScreenDescription(
                    size: CGSize(width: 300, height: 400),
                    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0), prefersDarkAppearance: true)))
        #expect(!manager.isStatusBarHidden)
        #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: 300, height: 47))
        #expect(manager.statusBarStyle == .lightContent)
    }

    @Test("What a scene gave out answers after the scene is gone")
    func outlivesScene() throws {
        let screen = TestScreen()
        let other = SceneIdentifier(2)
        screen.send(.connect(ScreenDescription(size: CGSize(width: 300, height: 400))), to: other)
        weak var scene: UIWindowScene?
        var focus: UIFocusSystem?
        var sizes: UISceneSizeRestrictions?
        var bar: UIStatusBarManager?
        var behaviors: UISceneWindowingBehaviors?
        do {
            let connected = screen.application.connectedScenes.compactMap { $0 as? UIWindowScene }
            let found = try #require(connected.first { $0 !== screen.scene })
            scene = found
            (focus, sizes, bar) = (found.focusSystem, found.sizeRestrictions, found.statusBarManager)
            behaviors = found.windowingBehaviors
        }
        screen.send(.disconnect, to: other)
        try #require(scene == nil)
        sizes?.minimumSize = CGSize(width: 500, height: 100)
        behaviors?.isClosable = false
        focus?.requestFocusUpdate(to: screen.window)
        focus?.updateFocusIfNeeded()
        #expect(focus?.focusedItem == nil)
        #expect(bar?.statusBarFrame == .zero && bar?.isStatusBarHidden == true)
        #expect(bar?.statusBarStyle == .darkContent)
        #expect(sizes?.minimumSize.width == 500 && behaviors?.isClosable == false)
    }

    @Test("A70: a status bar that the controller hides has no frame; the controller may ask for it while it is asked")
    func hiddenStatusBar() throws {
        final class Page: UIViewController {
            var heights: [CGFloat] = []
            override var prefersStatusBarHidden: Bool {
                heights.append(view.window?.windowScene?.statusBarManager?.statusBarFrame.height ?? -1)
                return true
            }
        }
        let screen = TestScreen(
            size: CGSize(width: 300, height: 400), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
        let manager = try #require(screen.scene.statusBarManager)
        #expect(manager.statusBarFrame.height == 47)
        let page = Page()
        screen.window.rootViewController = page
        screen.settle()
        page.heights = []
        #expect(manager.statusBarFrame == .zero && manager.isStatusBarHidden)
        #expect(page.heights.allSatisfy { $0 == 47 } && !page.heights.isEmpty)
    }
}
