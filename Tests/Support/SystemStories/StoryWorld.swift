// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The application code of a story: makes its views, listens everywhere, and interferes when a trigger says so.
@MainActor
public final class StoryWorld: UIResponder, UIApplicationDelegate {
    let story: SystemStory
    var check = PromiseCheck()
    /// Writes down what comes of the story, if somebody wants it.
    var outcome: StoryOutcome?
    /// How often application code interfered.
    private(set) var interferences = 0
    /// On the application's clock, so that a replay stops to interfere at the same moment.
    private let interferesUntil: TimeInterval

    var views: [UIView?]
    var recognizers: [UIGestureRecognizer?] = []
    var windows: [UIWindow] = []
    private var triggers: [SystemStory.Trigger]
    var detours: [ObjectIdentifier: Int] = [:]
    private var witnesses: [RecognizerWitness] = []
    /// Everything that the story made, to see whether it is gone afterwards.
    private(set) var made: [(name: String, object: WeakReference)] = []
    private var names: [ObjectIdentifier: String] = [:]

    struct WeakReference {
        weak var object: AnyObject?
    }

    public init(_ story: SystemStory) {
        self.story = story
        triggers = story.triggers.filter(\.isThere)
        interferesUntil = story.moves.reduce(0.005) { $0 + $1.wait }
        views = Array(repeating: nil, count: story.parts.count)
        super.init()
    }

    var application: UIApplication { UIApplication.shared }

    // MARK: Launching

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        application.clock.schedule(at: interferesUntil) {
            if application.isIgnoringInteractionEvents { application.endIgnoringInteractionEvents() }
        }
        return true
    }

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.delegateClass = StorySceneDelegate.self
        return configuration
    }

    func furnish(_ scene: UIWindowScene) {
        let isSecondScreen = !windows.isEmpty
        let window = StoryWindow(self, scene)
        let root = StoryController(self)
        note(window, "window \(windows.count)")
        note(root, "root \(windows.count)")
        window.rootViewController = root
        window.makeKeyAndVisible()
        windows.append(window)
        var second: UIView?
        if !isSecondScreen, story.parts.contains(where: { $0.isThere && $0.isInSecondWindow }) {
            let extra = StoryWindow(self, scene)
            note(extra, "small window")
            extra.frame = CGRect(x: 30, y: 60, width: 300, height: 400)
            extra.isHidden = false
            windows.append(extra)
            second = extra
        }
        for (index, part) in story.parts.enumerated()
        where part.isThere && part.isOnSecondScreen == isSecondScreen && views[index] == nil {
            let home = part.parent.flatMap { views[$0] } ?? (part.isInSecondWindow ? second : nil) ?? root.view
            guard let home else { continue }
            add(part, index, to: home)
        }
        addRecognizers()
    }

    /// The controller whose view this is, or is in. Not asked of the chain, which code may have led elsewhere, or in a circle.
    private func controller(above view: UIView) -> StoryController? {
        let controllers = made.lazy.compactMap { $0.object.object as? StoryController }
        return sequence(first: view, next: \.superview).lazy
            .compactMap { view in controllers.first { $0.viewIfLoaded === view } }.first
    }

    private func add(_ part: SystemStory.Part, _ index: Int, to home: UIView) {
        let view: UIView
        switch part.kind {
        case .plain: view = StoryView(self, frame: part.frame)
        case .control: view = StoryControl(self, frame: part.frame)
        case .button: view = UIButton(frame: part.frame)
        case .toggle: view = UISwitch(frame: part.frame)
        case .slider: view = UISlider(frame: part.frame)
        case .stepper: view = UIStepper(frame: part.frame)
        case .segments: view = UISegmentedControl(items: ["one", "two", "three"])
        case .scroll:
            let scroll = StoryScrollView(self, frame: part.frame)
            scroll.contentSize = CGSize(width: part.frame.width * 2, height: part.frame.height * 3)
            scroll.delegate = self
            view = scroll
        case .textField:
            let field = StoryTextField(self, frame: part.frame)
            field.delegate = self
            view = field
        case .textView:
            let text = UITextView(frame: part.frame)
            text.delegate = self
            view = text
        case .controller:
            // UIKit ends a program that puts a controller's view elsewhere than in its parent's.
            guard let parent = controller(above: home) else { return }
            let child = StoryController(self)
            note(child, "controller \(index)")
            parent.addChild(child)
            child.view.frame = part.frame
            home.addSubview(child.view)
            child.didMove(toParent: parent)
            view = child.view
        }
        view.accessibilityIdentifier = "v\(index)"
        if part.kind == .segments { view.frame = part.frame }
        view.isMultipleTouchEnabled = part.isMultipleTouchEnabled
        view.isExclusiveTouch = part.isExclusiveTouch
        (view as? UIControl)?.addAction(
            UIAction { [weak self] _ in self?.happened(.controlAction) },
            for: [.touchDown, .touchUpInside, .valueChanged])
        note(view, "v\(index)")
        views[index] = view
        if view.superview == nil { home.addSubview(view) }
    }

    private func addRecognizers() {
        guard recognizers.isEmpty else { return }
        for (index, part) in story.recognizers.enumerated() {
            guard part.isThere, let view = views[part.part] else {
                recognizers.append(nil)
                continue
            }
            let recognizer = make(part.kind)
            let witness = RecognizerWitness(self, "r\(index)")
            witnesses.append(witness)
            recognizer.name = witness.name
            recognizer.delaysTouchesBegan = part.delaysTouchesBegan
            recognizer.delegate = witness
            recognizer.addTarget(witness, action: RecognizerWitness.acts)
            note(recognizer, witness.name)
            recognizers.append(recognizer)
            view.addGestureRecognizer(recognizer)
        }
    }

    private func make(_ kind: SystemStory.Recognizer.Kind) -> UIGestureRecognizer {
        switch kind {
        case .tap: return UITapGestureRecognizer()
        case .doubleTap:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            return tap
        case .longPress: return UILongPressGestureRecognizer()
        case .pan: return UIPanGestureRecognizer()
        case .pinch: return UIPinchGestureRecognizer()
        case .rotation: return UIRotationGestureRecognizer()
        case .swipe: return UISwipeGestureRecognizer()
        case .hover: return UIHoverGestureRecognizer()
        case .edgePan:
            let pan = UIScreenEdgePanGestureRecognizer()
            pan.edges = .left
            return pan
        }
    }

    func note(_ object: AnyObject, _ name: String) {
        made.append((name, WeakReference(object: object)))
        names[ObjectIdentifier(object)] = name
        // Something that is gone may have been at the same place in memory.
        check.forget(ObjectIdentifier(object))
    }

    func name(of object: AnyObject) -> String { name(ObjectIdentifier(object)) }
    func name(_ identifier: ObjectIdentifier) -> String { names[identifier] ?? "somebody" }

    /// A responder that application code put in the place of the view's own next one.
    func next(of view: UIView) -> UIResponder? {
        detours.isEmpty ? nil : detours[ObjectIdentifier(view)].flatMap { views[$0] }
    }

    /// Keeps nothing of what it made.
    func letGo() {
        // They name views by number, and are still asked for while windows go.
        detours = [:]
        views = []
        recognizers = []
        windows = []
        witnesses = []
    }

    // MARK: Hearing

    func happened(_ moment: SystemStory.Moment) {
        outcome?.add(moment.rawValue)
        guard !triggers.isEmpty, application.clock.now < interferesUntil else { return }
        for index in triggers.indices where triggers[index].isThere && triggers[index].moment == moment {
            triggers[index].skipped -= 1
            guard triggers[index].skipped < 0 else { continue }
            triggers[index].isThere = false
            interferences += 1
            perform(triggers[index].deed)
        }
    }

    func view(_ view: UIView, _ call: PromiseCheck.TouchCall, _ touches: Set<UITouch>) {
        check.view(view, name(of: view), call, touches, isInCircle: isInCircle(view))
        outcome?.touches(touches, call, name(of: view))
        switch call {
        case .began: happened(.touchesBegan)
        case .moved: happened(.touchesMoved)
        case .ended: happened(.touchesEnded)
        case .cancelled: happened(.touchesCancelled)
        }
    }

    /// Whether the way up from a view comes back to where it was.
    private func isInCircle(_ view: UIView) -> Bool {
        guard !detours.isEmpty else { return false }
        var seen: Set<ObjectIdentifier> = []
        return !sequence(first: view as UIResponder, next: \.next).allSatisfy {
            seen.insert(ObjectIdentifier($0)).inserted
        }
    }

    func view(_ view: UIView, _ call: PromiseCheck.PressCall, _ presses: Set<UIPress>) {
        check.view(view, name(of: view), call, presses)
        outcome?.presses(presses, call, name(of: view))
        switch call {
        case .began: happened(.pressesBegan)
        case .changed: happened(.pressesChanged)
        case .ended: happened(.pressesEnded)
        case .cancelled: happened(.pressesCancelled)
        }
    }

    func controller(_ controller: UIViewController, _ call: PromiseCheck.AppearanceCall) {
        check.controller(controller, name(of: controller), call)
        outcome?.add("\(name(of: controller)) \(call.rawValue)")
        switch call {
        case .willAppear: happened(.willAppear)
        case .didAppear: happened(.didAppear)
        case .willDisappear: happened(.willDisappear)
        case .didDisappear: happened(.didDisappear)
        }
    }
}
