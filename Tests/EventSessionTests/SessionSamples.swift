// SPDX-License-Identifier: Apache-2.0

import EventSession
import EventTrace
import Foundation

/// An input of the tests: what UIKit's record is to the application.
struct SampleInput: Codable, Hashable, Sendable, RecordableInput {
    var name: String

    func write(to line: inout JSONLine) {
        line.literal("{\"name\":")
        line.string(name)
        line.literal("}")
    }
}

/// A recorded tap.
enum SessionSamples {
    static let window = Subject(identifier: 1, className: "UIWindow")
    static let button = Subject(identifier: 2, className: "UIButton", label: "Buy \"now\"\n")
    static let touch = TouchIdentifier(1)

    static let events: [TraceEvent] = [
        .inputReceived(
            InputNote(kind: .pointerDown, scene: 1, time: 1.25, pointer: 7, location: TracePoint(x: 20.1, y: 40))),
        .hitTest(
            HitTestWalk(
                touch: touch, point: TracePoint(x: 20.1, y: 40),
                visits: [
                    HitTestWalk.Visit(
                        view: button, depth: 0, point: nil, bounds: TraceRect(x: 0, y: 0, width: 100, height: 44),
                        verdict: .hit)
                ], result: button)),
        .eventSent(
            EventNote(
                kind: .touches, timestamp: 1.25, windows: [window],
                touches: [
                    TouchNote(
                        touch: touch, phase: .began, location: TracePoint(x: 20.1, y: 40), tapCount: 1, view: button),
                    TouchNote(
                        touch: TouchIdentifier(2), phase: .moved, location: TracePoint(x: -0.0, y: 1e20), tapCount: 0,
                        view: nil),
                ])),
        .delivered(Delivery(responder: button, method: .touchesBegan, touches: [touch])),
        .forwarded(
            Forwarding(
                responder: button, method: .touchesBegan, isOverridden: true, next: window, touches: [touch])),
        .forwarded(
            Forwarding(responder: window, method: .touchesBegan, isOverridden: false, next: nil, touches: [])),
        .kept(Delivery(responder: button, method: .pressesBegan)),
        .inputReceived(InputNote(kind: .key, scene: 1, time: .nan)),
        .inputRejected(InputNote(kind: .key, scene: 1, time: .nan), .notFinite(field: "time")),
    ]

    static let entries = events.enumerated().map {
        TraceEntry(sequence: UInt64($0.offset), time: 1.25 + Double($0.offset) / 3, event: $0.element)
    }

    static let session = Session<SampleInput>(
        header: SessionHeader(
            application: "Shop", clock: 0.5, host: SessionHost(editsText: true),
            screens: [SessionScreen(scene: 1, width: 390, height: 844, scale: 3)]),
        items: [
            .turn(now: nil), .input(SampleInput(name: "a"), place: InputPlace()),
            .input(SampleInput(name: "b"), place: InputPlace(pass: 1, batch: 2)),
        ] + entries.map { .entry($0) } + [
            .windows([
                SessionWindow(
                    scene: 1, window: window, frame: TraceRect(x: 0, y: 0, width: 390, height: 844), level: 0,
                    isKey: true)
            ]), .answer(.open(true)), .turn(now: 2.5), .lost(3),
        ])

    static func file(_ lines: String...) -> Data { Data(lines.map { $0 + "\n" }.joined().utf8) }

    static let header =
        #"{"application":"Shop","clock":0,"format":"responder-session","screens":[],"start":"launch","version":1}"#
}
