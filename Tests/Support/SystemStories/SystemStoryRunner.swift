// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore
import UIKitTesting

/// Plays a story into a new application, and checks after every input what must hold.
@MainActor
public struct SystemStoryRunner {
    public private(set) var eventCount = 0
    public private(set) var interferences = 0
    public private(set) var touchCalls = 0
    private let story: SystemStory

    public init(_ story: SystemStory) { self.story = story }

    /// The first promise that was not kept; `nil` when all were.
    ///
    /// - Parameters:
    ///   - file: The run is recorded here.
    ///   - trace: Gets the application's trace.
    ///   - outcome: Gets what comes of the story.
    public mutating func run(recordingTo file: URL? = nil, trace: (any TraceSink)? = nil, outcome: StoryOutcome? = nil)
        throws -> SystemStoryViolation?
    {
        weak var world: StoryWorld?
        weak var application: StoryApplication?
        let violation = try { () throws -> SystemStoryViolation? in
            let made = (StoryWorld(story), StoryApplication())
            (world, application) = made
            made.0.outcome = outcome
            return try run(made.0, made.1, recordingTo: file, trace: trace)
        }()
        if let violation { return violation }
        // In the place of the story's, which nobody holds then.
        _ = UIApplication()
        let left = [world.map { _ in "the world" }, application.map { _ in "the application" }].compactMap { $0 }
        guard !left.isEmpty else { return nil }
        return SystemStoryViolation(promise: "gone", text: "still there: \(left.joined(separator: ", "))")
    }

    private mutating func run(
        _ world: StoryWorld, _ application: StoryApplication, recordingTo file: URL?, trace: (any TraceSink)?
    ) throws -> SystemStoryViolation? {
        application.world = world
        application.delegate = world
        application.traceSink = trace
        if let file { try application.startRecording(to: file) }
        let violation = play(world, application)
        eventCount = application.eventCount
        interferences = world.interferences
        touchCalls = world.check.touchCalls
        application.stopRecording()
        return violation ?? leftovers(world, application)
    }

    /// Whoever closes the tabs wants their memory back: what was made for the screens goes with them.
    private func leftovers(_ world: StoryWorld, _ application: StoryApplication) -> SystemStoryViolation? {
        Self.close(world, application)
        for _ in 0..<4 { advance(0.5, application) }
        let left = world.made.filter { $0.object.object != nil }.map(\.name)
        guard !left.isEmpty else { return nil }
        return SystemStoryViolation(
            promise: "gone", text: "still there when all screens are gone: \(left.joined(separator: ", "))")
    }

    private static func close(_ world: StoryWorld, _ application: UIApplication) {
        world.letGo()
        for scene in [1, 2] as [UInt32] where application.windowScene(for: SceneIdentifier(scene)) != nil {
            send([.disconnect], scene, application)
        }
    }

    private func play(_ world: StoryWorld, _ application: StoryApplication) -> SystemStoryViolation? {
        application.launch()
        Self.send([.connect(ScreenDescription(size: StoryHands.size))], 1, application)
        var down: [UInt64: (scene: UInt32, place: CGPoint)] = [:]
        for move in story.moves {
            advance(move.wait, application)
            let inputs = move.inputs.filter { isPossible($0, move.scene, &down) }
            if !inputs.isEmpty { Self.send(inputs, move.scene, application) }
            world.outcome?.look(at: world)
            if let violation = world.check.violation { return violation }
            if let fault = application.checkInvariants() {
                return SystemStoryViolation(promise: "invariants", text: fault)
            }
        }
        advance(0.01, application)
        for (finger, (scene, place)) in down.sorted(by: { $0.key < $1.key }) {
            Self.send([.pointer(PointerSample(pointer: finger, phase: .up, location: place))], scene, application)
        }
        let heldKeys = Set(
            story.moves.flatMap(\.inputs).compactMap { input -> UIKeyboardHIDUsage? in
                if case .key(let sample) = input, sample.isDown { sample.usage } else { nil }
            }
        ).sorted { $0.rawValue < $1.rawValue }
        for scene in [1, 2] as [UInt32] where application.windowScene(for: SceneIdentifier(scene)) != nil {
            let released = Input.gamepad(GamepadSample(gamepad: 0, change: .disconnected))
            let away = Input.hover(HoverSample(pointer: 99, phase: .exited, location: .zero))
            let keys = heldKeys.map { Input.key(KeySample(isDown: false, usage: $0)) }
            Self.send(keys + [released, away, .activation(.foregroundActive)], scene, application)
        }
        for _ in 0..<20 { advance(0.5, application) }
        world.outcome?.look(at: world)
        world.check.finished { world.name($0) }
        return world.check.violation
    }

    /// A story that has shrunk may have lost what belonged together.
    private func isPossible(
        _ input: Input, _ scene: UInt32, _ down: inout [UInt64: (scene: UInt32, place: CGPoint)]
    ) -> Bool {
        switch input {
        case .pointer(let sample):
            guard (down[sample.pointer] == nil) == (sample.phase == .down) else { return false }
            let isDown = sample.phase == .down || sample.phase == .move
            down[sample.pointer] = isDown ? (scene, sample.location) : nil
        case .cancelAll: down = down.filter { $0.value.scene != scene }
        default: break
        }
        return true
    }

    private func advance(_ duration: TimeInterval, _ application: UIApplication) {
        if duration > 0 { application.runTurn(now: application.clock.now + duration) }
    }

    private static func send(_ inputs: [Input], _ scene: UInt32, _ application: UIApplication) {
        application.eventQueue.submit(
            inputs.map { InputRecord(scene: SceneIdentifier(scene), time: application.clock.now, input: $0) })
        application.runTurn()
    }
}

extension SystemStoryRunner {
    /// The recorded run, played into a new application of the same story, decides the same; `nil`, or the first difference.
    public static func replayed(_ story: SystemStory, from file: URL) -> SystemStoryViolation? {
        let application = StoryApplication()
        let world = StoryWorld(story)
        application.world = world
        // The world holds the views that hold it, and a scene its application, as long as it is connected.
        defer { close(world, application) }
        do {
            try expectReplay(of: file, in: application) { world }
            return nil
        } catch {
            return SystemStoryViolation(promise: "replay", text: "\(error)")
        }
    }
}
