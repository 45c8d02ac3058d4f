// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The meaning of names in diagrams: given by the test, or found in the screen's windows.
@MainActor
struct MarbleNames {
    /// The subject of a line's letters.
    enum Source {
        case view(UIView)
        case recognizer(UIGestureRecognizer)
        /// The states with which a recognizer sends its action messages.
        case actions(UIGestureRecognizer)
        case marks(MarbleMarks)

        /// The letters that can come.
        var letters: String? {
            switch self {
            case .view: "bmec"
            case .recognizer: "BCEXFP"
            case .actions: "BCEX"
            case .marks: nil
            }
        }
    }

    /// Where a pointer comes down, or moves to.
    enum Place {
        /// On the screen for a touch-down; relative to the touch-down for a move.
        case point(CGPoint)
        case onScreen(CGPoint)
        /// In the view's own coordinates; its middle when `nil`.
        case inView(UIView, CGPoint?)

        /// In points of the screen, at this moment.
        @MainActor
        func resolved(from start: CGPoint) -> CGPoint {
            switch self {
            case .point(let point): return CGPoint(x: start.x + point.x, y: start.y + point.y)
            case .onScreen(let point): return point
            case .inView(let view, let point): return point.map(view.screenPoint) ?? view.touchPoint
            }
        }
    }

    private static let actionSuffix = " action"

    var views: [String: UIView] = [:]
    var recognizers: [String: UIGestureRecognizer] = [:]
    var places: [String: CGPoint] = [:]
    var marks: [String: MarbleMarks] = [:]
    let screen: TestScreen

    init(on screen: TestScreen) {
        self.screen = screen
    }

    /// The subject of a line of expected events.
    func source(of line: MarbleLine) throws(MarbleSyntaxError) -> Source {
        let name = line.name
        if let found = marks[name] { return .marks(found) }
        let suffix = Self.actionSuffix
        if name.hasSuffix(suffix), let recognizer = try recognizer(String(name.dropLast(suffix.count)), in: line) {
            return .actions(recognizer)
        }
        let recognizer = try recognizer(name, in: line)
        let view = try view(name, in: line, at: line.nameColumn)
        switch (recognizer, view) {
        case (let recognizer?, nil): return .recognizer(recognizer)
        case (nil, let view?): return .view(view)
        case (_?, _?):
            throw line.error(
                line.nameColumn, "Both a view and a recognizer are called \"\(name)\"; watch one by another name.")
        case (nil, nil):
            throw line.error(
                line.nameColumn,
                "Nothing is called \"\(name)\": no view's accessibilityIdentifier, no recognizer's name, nothing watched."
            )
        }
    }

    func recognizer(_ name: String, in line: MarbleLine) throws(MarbleSyntaxError) -> UIGestureRecognizer? {
        if let known = recognizers[name] { return known }
        let found = allViews.flatMap { $0.gestureRecognizers ?? [] }.filter { $0.name == name }
        guard found.count < 2 else {
            throw line.error(
                line.nameColumn, "\(found.count) recognizers are called \"\(name)\"; watch one by another name.")
        }
        return found.first
    }

    func view(_ name: String, in line: MarbleLine, at column: Int) throws(MarbleSyntaxError) -> UIView? {
        if let known = views[name] { return known }
        let found = allViews.filter { $0.accessibilityIdentifier == name }
        guard found.count < 2 else {
            throw line.error(column, "\(found.count) views are called \"\(name)\"; watch one by another name.")
        }
        return found.first
    }

    private var allViews: [UIView] {
        var views: [UIView] = screen.application.connectedScenes
            .compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
        var index = 0
        while index < views.count {
            views += views[index].subviews
            index += 1
        }
        return views
    }

    /// The meaning of a word after "@".
    func place(_ place: MarbleLine.Place, in line: MarbleLine) throws(MarbleSyntaxError) -> Place {
        let (name, point): (String, CGPoint?)
        switch place.spot {
        case .point(let point): return .point(point)
        case .named(let named):
            if let known = places[named] { return .onScreen(known) }
            (name, point) = (named, nil)
        case .inside(let named, let inside): (name, point) = (named, inside)
        }
        guard let view = try view(name, in: line, at: place.column) else {
            throw line.error(place.column, "No place and no view is called \"\(name)\".")
        }
        return .inView(view, point)
    }
}
