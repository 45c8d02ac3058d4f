// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The window of the storyboard that an application begins with (PO33).
extension UIApplication {
    /// Makes the window of an application without scenes, before its delegate hears that the program starts.
    func makeMainWindow() -> UIWindow? {
        guard let delegate, !sceneLife.hasScenes, let root = UIStoryboard.makeMainController() else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        delegate.window = window
        if delegate.window !== window {
            report("\(type(of: delegate)) has no property window, so that nobody keeps the main storyboard's window.")
        }
        return window
    }
}

extension UIWindowScene {
    /// Makes the window of a scene whose configuration or whose application has a storyboard, before its delegate hears of the scene.
    func makeMainWindow() -> UIWindow? {
        guard let delegate = delegate as? any UIWindowSceneDelegate,
            let root = session.configuration.storyboard.map({ $0.instantiateInitialViewController() })
                ?? UIStoryboard.makeMainController()
        else { return nil }
        let window = UIWindow(windowScene: self)
        window.rootViewController = root
        delegate.window = window
        return window
    }

    /// Shows the main window, unless the delegate has put another one in its place.
    func show(mainWindow: UIWindow?) {
        guard let mainWindow, (delegate as? any UIWindowSceneDelegate)?.window === mainWindow else { return }
        mainWindow.makeKeyAndVisible()
    }
}

extension UIStoryboard {
    /// The initial controller of the storyboard that the application begins with; `nil` if it has none.
    fileprivate static func makeMainController() -> UIViewController? {
        guard let library = Archives.found, let name = library.mainStoryboard(in: Archives.modules(bundle: nil)) else {
            return nil
        }
        return UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    }
}
