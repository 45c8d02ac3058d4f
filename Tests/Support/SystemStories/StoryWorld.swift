import UIKit

/// The application code of a story: makes its views, listens everywhere, and interferes when a trigger says so.
@MainActor
public final class StoryWorld: UIResponder, UIApplicationDelegate {
    let story: SystemStory
    var check = PromiseCheck()
    /// How often application code interfered.
    private(set) var interferences = 0
    /// On the application's clock, so that a replay stops to interfere at the same moment.
    private let interferesUntil: TimeInterval

    var views: [UIView?]
    var recognizers: [UIGestureRecognizer?] = []
    var windows: [UIWindow] = []
    private var triggers: [SystemStory.Trigger]
    private var detours: [ObjectIdentifier: Int] = [:]
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
            let above = sequence(first: home as UIResponder, next: \.next)
            guard let parent = above.lazy.compactMap({ $0 as? StoryController }).first else { return }
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

    private func note(_ object: AnyObject, _ name: String) {
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
        views = []
        recognizers = []
        windows = []
        witnesses = []
        detours = [:]
    }

    // MARK: Hearing

    func happened(_ moment: SystemStory.Moment) {
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
        check.view(view, name(of: view), call, touches)
        switch call {
        case .began: happened(.touchesBegan)
        case .moved: happened(.touchesMoved)
        case .ended: happened(.touchesEnded)
        case .cancelled: happened(.touchesCancelled)
        }
    }

    func controller(_ controller: UIViewController, _ call: PromiseCheck.AppearanceCall) {
        check.controller(controller, name(of: controller), call)
        switch call {
        case .willAppear: happened(.willAppear)
        case .didAppear: happened(.didAppear)
        case .willDisappear: happened(.willDisappear)
        case .didDisappear: happened(.didDisappear)
        }
    }

    // MARK: Interfering

    private func view(_ index: Int) -> UIView? { views.indices.contains(index) ? views[index] : nil }

    private func recognizer(_ index: Int) -> UIGestureRecognizer? {
        recognizers.indices.contains(index) ? recognizers[index] : nil
    }

    private var root: UIViewController? { windows.first?.rootViewController }

    private func perform(_ deed: SystemStory.Deed) {
        switch deed {
        case .removeView(let index): view(index)?.removeFromSuperview()
        case .addView(let index, let home):
            if let view = view(index), let home = self.view(home), !home.isDescendant(of: view), !holdsController(view)
            {
                home.addSubview(view)
            }
        case .hideView(let index): view(index)?.isHidden.toggle()
        case .toggleInteraction(let index): view(index)?.isUserInteractionEnabled.toggle()
        case .toggleEnabled(let index): (view(index) as? UIControl)?.isEnabled.toggle()
        case .setFrame(let index, let frame): view(index)?.frame = frame
        case .setAlpha(let index): view(index)?.alpha = 0
        case .reorder(let index): if let view = view(index) { view.superview?.bringSubviewToFront(view) }
        case .forget(let index):
            if views.indices.contains(index) {
                views[index]?.removeFromSuperview()
                views[index] = nil
            }
        case .removeRecognizer(let index):
            if let recognizer = recognizer(index) { recognizer.view?.removeGestureRecognizer(recognizer) }
        case .addRecognizer(let index, let view):
            if let recognizer = recognizer(index) { self.view(view)?.addGestureRecognizer(recognizer) }
        case .toggleRecognizer(let index): recognizer(index)?.isEnabled.toggle()
        case .removeTargets(let index):
            (view(index) as? UIControl)?.removeTarget(nil, action: nil, for: .allEvents)
        case .becomeFirst(let index): view(index)?.becomeFirstResponder()
        case .resignFirst(let index): view(index)?.resignFirstResponder()
        case .endEditing: windows.forEach { $0.endEditing(true) }
        case .setText(let index):
            (view(index) as? UITextField)?.text = "new"
            (view(index) as? UITextView)?.text = "new\ntext"
        case .undo(let index): view(index)?.undoManager?.undo()
        case .setNext(let index, let other):
            if let view = view(index) { detours[ObjectIdentifier(view)] = other }
        case .resend:
            if let event = (application as? StoryApplication)?.current { application.sendEvent(event) }
        case .sendAction(let index):
            application.sendAction(Selector("copy:"), to: nil, from: view(index), for: nil)
        case .ignoreInteraction: application.beginIgnoringInteractionEvents()
        case .stopIgnoring: if application.isIgnoringInteractionEvents { application.endIgnoringInteractionEvents() }
        case .hideWindow: windows.last?.isHidden.toggle()
        case .removeWindow: if windows.count > 1 { windows.removeLast().windowScene = nil }
        case .addWindow: addWindow()
        case .makeKey: windows.last?.makeKey()
        case .replaceRoot: replaceRoot()
        case .present: present()
        case .dismiss: root?.dismiss(animated: story.seed.isMultiple(of: 2))
        case .destroyScene:
            application.eventQueue.submit(
                InputRecord(scene: SceneIdentifier(2), time: application.clock.now, input: .disconnect))
        case .animate(let index):
            guard let view = view(index) else { return }
            UIView.animate(withDuration: 0.3) {
                view.center.x += 20
            } completion: { [weak self] _ in
                self?.happened(.timer)
            }
        case .scroll(let index):
            (view(index) as? UIScrollView)?.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
        case .layoutNow: windows.forEach { $0.layoutIfNeeded() }
        case .runTurn: application.runTurn()
        case .showMenu(let index):
            if let view = view(index) { UIMenuController.shared.showMenu(from: view, rect: view.bounds) }
        }
    }

    /// UIKit ends a program that moves a child controller's view out of its parent's.
    private func holdsController(_ view: UIView) -> Bool {
        zip(story.parts, views).contains { part, child in
            part.kind == .controller && child?.isDescendant(of: view) == true
        }
    }

    private func addWindow() {
        guard let scene = windows.first?.windowScene else { return }
        let window = StoryWindow(self, scene)
        note(window, "window of a deed")
        window.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
        window.isHidden = false
        windows.append(window)
    }

    private func replaceRoot() {
        let controller = StoryController(self)
        note(controller, "new root")
        windows.first?.rootViewController = controller
    }

    private func present() {
        guard var top = root else { return }
        while let presented = top.presentedViewController { top = presented }
        let controller = StoryController(self)
        note(controller, "presented")
        controller.modalPresentationStyle = story.seed.isMultiple(of: 3) ? .pageSheet : .fullScreen
        top.present(controller, animated: story.seed.isMultiple(of: 2))
    }
}

// MARK: Delegates

extension StoryWorld: UIScrollViewDelegate, UITextFieldDelegate, UITextViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { happened(.scrolled) }

    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        happened(.editingShouldBegin)
        return true
    }

    public func textFieldDidBeginEditing(_ textField: UITextField) {
        check.editing(textField, name(of: textField), began: true)
        happened(.editingBegan)
    }

    public func textFieldDidEndEditing(_ textField: UITextField) {
        check.editing(textField, name(of: textField), began: false)
        happened(.editingEnded)
    }

    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        happened(.textShouldChange)
        return true
    }

    public func textViewDidBeginEditing(_ textView: UITextView) {
        check.editing(textView, name(of: textView), began: true)
        happened(.editingBegan)
    }

    public func textViewDidEndEditing(_ textView: UITextView) {
        check.editing(textView, name(of: textView), began: false)
        happened(.editingEnded)
    }

    public func textViewDidChange(_ textView: UITextView) { happened(.textChanged) }
    public func textViewDidChangeSelection(_ textView: UITextView) { happened(.selectionChanged) }
}

/// Furnishes a scene, and tells when it comes and goes.
final class StorySceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var world: StoryWorld? { UIApplication.shared.delegate as? StoryWorld }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        if let scene = scene as? UIWindowScene { world?.furnish(scene) }
    }

    func sceneDidBecomeActive(_ scene: UIScene) { world?.happened(.sceneActive) }
    func sceneWillResignActive(_ scene: UIScene) { world?.happened(.sceneInactive) }
}

/// The delegate and target of a recognizer.
@MainActor
final class RecognizerWitness: UIResponder, UIGestureRecognizerDelegate {
    private unowned let world: StoryWorld
    let name: String
    static let acts = Selector("acts:", RecognizerWitness.acts(_:))

    init(_ world: StoryWorld, _ name: String) {
        self.world = world
        self.name = name
    }

    override class var selectors: [Selector] { super.selectors + [acts] }

    private func acts(_ recognizer: UIGestureRecognizer) {
        world.check.recognizer(recognizer, name)
        world.happened(.gestureAction)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        world.happened(.gestureShouldReceive)
        return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        world.happened(.gestureShouldBegin)
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        world.happened(.gestureSimultaneously)
        return false
    }
}
