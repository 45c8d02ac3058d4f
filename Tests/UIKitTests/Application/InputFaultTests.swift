// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

/// Collects what the application refuses.
@MainActor
private final class RefusingHost: ApplicationHost {
    var faults: [InputFault] = []
    func start(_ application: UIApplication) throws {}
    func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
    func reject(_ record: InputRecord, because fault: InputFault) { faults.append(fault) }
    func stop() {}
}

@MainActor
@Suite("Bad input is refused, and nothing else changes")
struct InputFaultTests {
    private let fixture = TouchFixture()
    private let host = RefusingHost()

    init() {
        fixture.screen.application.host = host
        fixture.view("a")
    }

    private func faults(_ inputs: [Input], scene: UInt32 = 1, time: TimeInterval = 0) -> [InputFault] {
        host.faults = []
        fixture.screen.application.eventQueue.submit(
            inputs.map { InputRecord(scene: SceneIdentifier(scene), time: time, input: $0) })
        fixture.screen.settle()
        return host.faults
    }

    private func sample(
        _ phase: PointerSample.Phase = .down, _ point: CGPoint = at(50, 50), pointer: UInt64 = 1,
        _ change: (inout PointerSample) -> Void = { _ in }
    ) -> Input {
        var sample = PointerSample(pointer: pointer, phase: phase, location: point)
        change(&sample)
        return .pointer(sample)
    }

    @Test("NaN and infinity are refused wherever they stand")
    func notFinite() {
        for bad in [CGFloat.nan, .infinity, -.infinity] {
            #expect(faults([sample(.down, at(bad, 0))]) == [.notFinite(field: "location.x")])
            #expect(faults([sample(.down, at(0, bad))]) == [.notFinite(field: "location.y")])
            #expect(faults([sample { $0.force = bad }]) == [.notFinite(field: "force")])
            #expect(faults([sample { $0.azimuth = bad }]) == [.notFinite(field: "azimuth")])
            #expect(faults([sample { $0.majorRadius = bad }]) == [.notFinite(field: "majorRadius")])
            #expect(faults([sample()], time: bad) == [.notFinite(field: "time")])
            #expect(
                faults([.hover(HoverSample(pointer: 1, phase: .entered, location: at(bad, 0)))])
                    == [.notFinite(field: "location.x")])
            #expect(
                faults([.scroll(ScrollSample(location: .zero, delta: CGVector(dx: bad, dy: 0), isContinuous: true))])
                    == [.notFinite(field: "delta.x")])
            #expect(
                faults([.transform(TransformSample(phase: .began, location: at(0, bad)))])
                    == [.notFinite(field: "location.y")])
            #expect(
                faults([.transform(TransformSample(phase: .began, location: .zero, scaleFactor: bad))])
                    == [.notFinite(field: "scaleFactor")])
            #expect(
                faults([.transform(TransformSample(phase: .began, location: .zero, rotation: bad))])
                    == [.notFinite(field: "rotation")])
            #expect(
                faults([.resize(ScreenDescription(size: CGSize(width: bad, height: 1)))]) == [
                    .notFinite(field: "size.width")
                ])
        }
        #expect(fixture.log.take() == [])
        #expect(fixture.screen.now == 0)
    }

    @Test("Values beyond every device are refused, with the range")
    func outOfRange() {
        func fields(_ inputs: [Input], time: TimeInterval = 0) -> [String] {
            faults(inputs, time: time).map { if case .outOfRange(let field, _, _) = $0 { field } else { "\($0)" } }
        }
        #expect(fields([sample(.down, at(1e7, 0))]) == ["location.x"])
        #expect(fields([sample { $0.force = -1 }]) == ["force"])
        #expect(fields([.resize(ScreenDescription(size: CGSize(width: -1, height: 1)))]) == ["size.width"])
        #expect(fields([.resize(ScreenDescription(size: .zero, scale: 0))]) == ["scale"])
        for scale: CGFloat in [0, -1, 1e-4, 1001] {
            let sample = TransformSample(phase: .changed, location: .zero, scaleFactor: scale)
            #expect(fields([.transform(sample)]) == ["scaleFactor"])
        }
        #expect(
            fields([.transform(TransformSample(phase: .changed, location: .zero, rotation: -7))]) == ["rotation"])
        var hover = HoverSample(pointer: 1, phase: .entered, location: .zero)
        hover.zOffset = 1.5
        #expect(fields([.hover(hover)]) == ["zOffset"])
        #expect(fields([sample()], time: 1e300) == ["time"])
        #expect(fixture.screen.now == 0)
    }

    @Test("A40: only moves are predicted, and a prediction's time does not move the clock")
    func predictions() {
        func predicted(_ phase: PointerSample.Phase) -> Input { sample(phase, at(60, 50)) { $0.role = .predicted } }
        #expect(faults([sample(.down)], time: 1) == [])
        for phase in [PointerSample.Phase.down, .up, .cancel] {
            let expected = "1, since only moves are predicted"
            #expect(
                faults([predicted(phase)], time: 2)
                    == [.outOfRange(field: "phase", found: Double(phase.rawValue), expected: expected)])
        }
        #expect(faults([predicted(.move)], time: 1.1) == [])
        #expect(fixture.screen.now == 1)
        #expect(faults([sample(.up)], time: 1.05) == [])
        #expect(fixture.screen.now == 1.05)
        #expect(fixture.log.take() == ["a.began", "a.ended"])
    }

    @Test("A move, an up or a cancel without a down is refused; so is a second down")
    func order() {
        #expect(faults([sample(.move)]) == [.unknownPointer(1)])
        #expect(faults([sample(.up)]) == [.unknownPointer(1)])
        #expect(faults([sample(.cancel)]) == [.unknownPointer(1)])
        #expect(faults([sample(.down), sample(.down)]) == [.pointerAlreadyDown(1)])
        #expect(faults([sample(.up), sample(.up)]) == [.unknownPointer(1)])
        #expect(
            faults([.pointerEstimate(PointerEstimate(pointer: 1, estimateIndex: 3))]) == [
                .unknownEstimate(pointer: 1, index: 3)
            ])
        #expect(fixture.log.take() == ["a.began", "a.ended"])
    }

    @Test("A36: a sample that has got all that it waited for takes no further estimate")
    func estimateTwice() {
        let first = sample {
            $0.estimateIndex = 3
            $0.expectingUpdates = .force
        }
        let estimate = Input.pointerEstimate(PointerEstimate(pointer: 1, estimateIndex: 3))
        #expect(faults([first, estimate]) == [])
        #expect(faults([estimate]) == [.unknownEstimate(pointer: 1, index: 3)])
    }

    @Test("A pointer's number may be used again at once")
    func reusedNumber() {
        #expect(faults([sample(.down), sample(.up), sample(.down), sample(.cancel), sample(.down), sample(.up)]) == [])
        #expect(fixture.log.take() == ["a.began", "a.ended", "a.began", "a.cancelled", "a.began", "a.ended"])
    }

    @Test("An unknown scene is refused, and its time does not move the clock")
    func unknownScene() {
        #expect(faults([sample()], scene: 9, time: 5) == [.unknownScene(9)])
        #expect(faults([.disconnect], scene: 9) == [.unknownScene(9)])
        #expect(fixture.screen.now == 0)
    }

    @Test("A scene connects once, and again after it was disconnected")
    func connectTwice() {
        let screen = Input.connect(ScreenDescription(size: CGSize(width: 10, height: 10)))
        #expect(faults([screen]) == [.sceneAlreadyConnected(1)])
        #expect(fixture.screen.scene.screen.bounds.width == 390)
        #expect(faults([.disconnect, .disconnect, screen]) == [.unknownScene(1)])
        #expect(fixture.screen.application.connectedScenes.count == 1)
    }

    @Test("A thousand fingers: as many as a scene accepts, each of them followed to its end")
    func thousandFingers() {
        let limit = fixture.screen.application.interactionConstants.maximumPointersPerScene
        let downs = (0..<1000).map { sample(.down, at(CGFloat($0 % 390), 700), pointer: UInt64($0)) }
        #expect(faults(downs) == Array(repeating: .tooManyPointers(limit: limit), count: 1000 - limit))
        let ups = (0..<1000).map { sample(.up, at(1, 1), pointer: UInt64($0)) }
        #expect(faults(ups).count == 1000 - limit)
        #expect(faults([sample(), sample(.up)]) == [])
        #expect(fixture.log.take() == ["a.began", "a.ended"])
    }

    @Test("Scenes are limited too")
    func manyScenes() {
        fixture.screen.application.interactionConstants.maximumScenes = 1
        #expect(faults([.connect(ScreenDescription(size: .zero))], scene: 2) == [.tooManyScenes(limit: 1)])
    }

    @Test("Times that go backwards leave the clock where it is; the touches are heard")
    func backwards() {
        #expect(faults([sample(.down)], time: 10) == [])
        #expect(faults([sample(.move, at(60, 50))], time: 5) == [])
        #expect(faults([sample(.up, at(60, 50))], time: -3) == [])
        #expect(fixture.screen.now == 10)
        #expect(fixture.log.take() == ["a.began", "a.moved", "a.ended"])
    }

    @Test("A screen without a size has no place to touch, and gets it back")
    func resizedToNothing() {
        fixture.screen.resize(to: .zero)
        #expect(fixture.screen.window.bounds.size == .zero)
        fixture.screen.finger().tap(at: at(50, 50))
        fixture.screen.resize(to: CGSize(width: 200, height: 100))
        fixture.screen.finger().tap(at: at(50, 50))
        #expect(fixture.log.take() == ["a.began", "a.ended"])
    }

    @Test("What one screen sends wrong does not touch the fingers of another")
    func otherScene() {
        fixture.screen.finger().down(at: at(50, 50))
        let second = fixture.screen.connectScreen()
        _ = faults([sample(.move, at(.nan, 0)), sample(.up), .cancelAll("blur"), .disconnect], scene: second.number)
        #expect(host.faults == [.notFinite(field: "location.x"), .unknownPointer(1)])
        #expect(fixture.log.take() == ["a.began"])
        fixture.screen.cancelAll()
        #expect(fixture.log.take() == ["a.cancelled"])
    }

    @Test("Fingers that the application stopped listening to are not unknown")
    func ignoredFingers() {
        #expect(faults([sample(.down)]) == [])
        fixture.screen.application.beginIgnoringInteractionEvents()
        #expect(faults([sample(.move), sample(.up), sample(.down), sample(.move), sample(.up)]) == [])
        fixture.screen.application.endIgnoringInteractionEvents()
        #expect(fixture.log.take() == ["a.began", "a.cancelled"])
    }
}
