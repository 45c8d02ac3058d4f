// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

private struct DensityTrait: UITraitDefinition {
    static let defaultValue = 1.0
}

/// A value that cannot be compared.
private struct StyleTrait: UITraitDefinition {
    struct Style {
        var name = "plain"
    }

    static var defaultValue: Style { Style() }
}

/// Writes what it is told of its traits.
private final class TraitView: UIView {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let old = previousTraitCollection.map { "\($0.userInterfaceStyle)" } ?? "nil"
        log("\(name) \(old) -> \(traitCollection.userInterfaceStyle)")
    }

    func styleChanged() { log("\(name).styleChanged") }
}

@MainActor
@Suite("Traits that an application overrides, observes and adds")
struct TraitOverrideTests {
    let log = CallLog()
    let screen = TestScreen()

    @Test("AX35: a view limits the text size of its own content and of what is in it; the smallest size counts first")
    func textSizeLimits() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(
            outer.maximumContentSizeCategory == nil
                && inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        outer.maximumContentSizeCategory = .extraLarge
        #expect(outer.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        inner.minimumContentSizeCategory = .extraExtraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        inner.maximumContentSizeCategory = .small
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        (inner.minimumContentSizeCategory, outer.maximumContentSizeCategory) = (nil, nil)
        #expect(inner.traitCollection.preferredContentSizeCategory == .small)
        outer.traitOverrides.preferredContentSizeCategory = .extraSmall
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraSmall)
    }

    @Test("A view's style holds for it and all below it, and is told in the same turn, before layout")
    func style() {
        let outer = TraitView("outer", log)
        let inner = TraitView("inner", log)
        outer.addSubview(inner)
        screen.window.addSubview(outer)
        screen.settle()
        _ = log.take()
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark && outer.overrideUserInterfaceStyle == .dark)
        #expect(screen.window.traitCollection.userInterfaceStyle == .light)
        #expect(log.take() == [])
        screen.settle()
        #expect(log.take() == ["outer light -> dark", "inner light -> dark"])
        inner.overrideUserInterfaceStyle = .light
        screen.settle()
        #expect(log.take() == ["inner dark -> light"])
        // What is below an override does not change with its surroundings.
        outer.overrideUserInterfaceStyle = .unspecified
        screen.settle()
        #expect(log.take() == ["outer dark -> light"])
    }

    @Test("updateTraitsIfNeeded tells the views above and below as well, and no others")
    func updateAround() {
        let names = ["outer", "middle", "inner", "beside"]
        let views = names.map { TraitView($0, log) }
        screen.window.addSubview(views[0])
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        screen.window.addSubview(views[3])
        screen.settle()
        _ = log.take()
        views[0].traitOverrides.userInterfaceStyle = .dark
        views[3].traitOverrides.userInterfaceStyle = .dark
        views[1].updateTraitsIfNeeded()
        #expect(Set(log.take()) == ["outer light -> dark", "middle light -> dark", "inner light -> dark"])
        screen.settle()
        #expect(log.take() == ["beside light -> dark"])
    }

    @Test("updateTraitsIfNeeded tells at once, and once")
    func update() {
        let view = TraitView("view", log)
        screen.window.addSubview(view)
        view.traitOverrides.userInterfaceStyle = .dark
        view.updateTraitsIfNeeded()
        #expect(log.take() == ["view light -> dark"])
        view.updateTraitsIfNeeded()
        screen.settle()
        #expect(log.take() == [])
        #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(view.traitCollection.userInterfaceStyle == .light)
    }

    @Test("Colors follow the override")
    func colors() {
        let view = UIView()
        screen.window.addSubview(view)
        view.backgroundColor = .systemBackground
        view.overrideUserInterfaceStyle = .dark
        #expect(
            view.backgroundColor?.resolvedColor(with: view.traitCollection)
                == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test("Windows, controllers and presentations override too; the inner one counts")
    func places() {
        let root = UIViewController()
        screen.window.rootViewController = root
        screen.window.overrideUserInterfaceStyle = .dark
        #expect(root.traitCollection.userInterfaceStyle == .dark)
        root.overrideUserInterfaceStyle = .light
        #expect(
            root.traitCollection.userInterfaceStyle == .light && root.view.traitCollection.userInterfaceStyle == .light)
        root.view.overrideUserInterfaceStyle = .dark
        #expect(
            root.traitCollection.userInterfaceStyle == .light && root.view.traitCollection.userInterfaceStyle == .dark)
        let presented = UIViewController()
        presented.presentationController?.traitOverrides.horizontalSizeClass = .regular
        root.present(presented, animated: false)
        #expect(
            presented.traitCollection.horizontalSizeClass == .regular
                && presented.traitCollection.userInterfaceStyle == .dark)
        #expect(root.traitCollection.horizontalSizeClass == .compact)
    }

    @Test("A registration is called for its traits only, with the traits before, until it is ended")
    func registrations() {
        let view = TraitView("view", log)
        screen.window.addSubview(view)
        let style = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: TraitView, previous) in
            log("\(view.name) heard: \(previous.userInterfaceStyle) -> \(view.traitCollection.userInterfaceStyle)")
        }
        view.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self], action: Selector("styleChanged", TraitView.styleChanged))
        view.traitOverrides.horizontalSizeClass = .regular
        view.updateTraitsIfNeeded()
        #expect(log.take() == ["view light -> light"])
        view.overrideUserInterfaceStyle = .dark
        screen.settle()
        #expect(log.take() == ["view light -> dark", "view heard: light -> dark", "view.styleChanged"])
        view.unregisterForTraitChanges(style)
        view.overrideUserInterfaceStyle = .unspecified
        screen.settle()
        #expect(log.take() == ["view dark -> light", "view.styleChanged"])
    }

    @Test("Controllers and scenes are observed like views; a change of the scene reaches them")
    func scene() throws {
        let root = UIViewController()
        screen.window.rootViewController = root
        let scene = try #require(screen.window.windowScene)
        scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindowScene, _) in log("scene") }
        root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in log("controller") }
        scene.traitOverrides.userInterfaceStyle = .dark
        #expect(log.take() == ["scene", "controller"])
    }

    @Test("An application's own trait is inherited, overridden, compared and observed")
    func custom() {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        screen.window.addSubview(outer)
        #expect(inner.traitCollection[DensityTrait.self] == 1)
        inner.registerForTraitChanges([DensityTrait.self]) { (view: UIView, old) in
            log("\(old[DensityTrait.self]) -> \(view.traitCollection[DensityTrait.self])")
        }
        outer.traitOverrides[DensityTrait.self] = 2
        outer.traitOverrides[StyleTrait.self].name = "bold"
        screen.settle()
        #expect(log.take() == ["1.0 -> 2.0"])
        #expect(inner.traitCollection[StyleTrait.self].name == "bold")
        let changed = inner.traitCollection.changedTraits(from: screen.window.traitCollection)
        #expect(Set(changed.map { $0.name }) == ["DensityTrait", "StyleTrait"])
        let traits = UITraitCollection { $0[DensityTrait.self] = 3 }
        #expect(traits == UITraitCollection { $0[DensityTrait.self] = 3 } && traits != UITraitCollection())
        #expect(traits.replacing(DensityTrait.self, value: 4)[DensityTrait.self] == 4)
        #expect(
            UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: .dark)])[DensityTrait.self]
                == 3)
        #expect(UITraitCollection(userInterfaceStyle: .dark)[UITraitUserInterfaceStyle.self] == .dark)
    }
}
