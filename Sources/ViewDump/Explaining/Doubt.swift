// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// The reliability of an answer from a dump.
public enum Certainty: String, Hashable, Sendable, Codable, Comparable {
    /// The dump lacks facts that the answer needs.
    case guess
    /// Right unless a class overrides UIKit's behavior.
    case likely
    /// The dump has all deciding facts.
    case sure

    /// Whether the left one is less reliable: a guess is less reliable than a likely answer, and that less than a sure one.
    public static func < (left: Certainty, right: Certainty) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .guess: 0
        case .likely: 1
        case .sure: 2
        }
    }
}

/// A reason not to be sure of an answer.
public struct Doubt: Hashable, Sendable {
    /// The doubtful fact.
    public var kind: Kind
    /// The classes, or the views, that it is about.
    public var names: [String]

    /// The reasons for which an answer can be doubtful.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// An accessibility tree leaves out views and has no interaction flags, stacking or transforms.
        case accessibilityTree
        /// A line that matters was cut.
        case cutLine
        /// A view that matters has no frame, or a transform of 45 degrees, which leaves its size open.
        case assumedGeometry
        /// Classes of the app, or unknown here, which may override `hitTest(_:with:)` or `point(inside:with:)`.
        case unknownClass
        /// Live classes that override one of these: their present answers are known, but not the answers after a change.
        case override
        /// Classes of UIKit's (B40) or of a library that override one of these.
        case deviatingClass
        /// A53: while a view is animated without `.allowUserInteraction`, it refuses touches; the dump does not contain the option.
        case animation
        /// B34: window levels are not in a dump; the last root is assumed to be in front.
        case severalRoots
        /// A line inside of the dump could not be read: it may have been a view.
        case skippedLine
        /// A view is deeper than the level below the one before it: a superview is missing.
        case missingLevel
        /// The dump ends in the middle: views in front may be missing.
        case cutEnd
        /// Several views stood on one line.
        case sharedLine
        /// The same views were printed more than once, and differ.
        case severalDumps
        /// The format lacks deciding facts.
        case poorFormat
        /// According to the dump labels or image views take touches, and no line says that a view takes none: the lines were shortened.
        case shortenedLines
    }

    /// The greatest certainty of an answer with this doubt.
    public var limit: Certainty {
        switch kind {
        case .accessibilityTree, .cutLine, .assumedGeometry, .skippedLine, .missingLevel, .cutEnd, .sharedLine,
            .severalDumps, .poorFormat, .shortenedLines:
            .guess
        case .unknownClass, .override, .deviatingClass, .animation, .severalRoots: .likely
        }
    }

    /// The doubts about what a walk found: only views that could change the answer count.
    static func about(_ outcome: TouchWalk.Outcome, in tree: ViewTree) -> [Doubt] {
        var names: [Kind: [String]] = [:]
        var seen: [Kind: Set<String>] = [:]
        func doubt(_ kind: Kind, _ name: String) {
            if seen[kind, default: []].insert(name).inserted { names[kind, default: []].append(name) }
        }
        let isShortened =
            tree.format == .recursiveDescription && !tree.views.contains { $0.isUserInteractionEnabled == false }
        for (visit, index) in zip(outcome.walk.visits, outcome.views) {
            let view = tree.views[index]
            switch visit.verdict {
            // A class of the app may take touches regardless of its alpha, like React Native's.
            case .refused(.transparent) where tree.traits[index].isUnknown: break
            case .covered, .refused(.hidden), .refused(.transparent), .refused(.singularTransform): continue
            case .refused(.interactionDisabled) where view.isUserInteractionEnabled == false: continue
            default: break
            }
            if view.isCut { doubt(.cutLine, tree.subject(of: index).description) }
            if tree.placements[index].isAssumed { doubt(.assumedGeometry, tree.subject(of: index).description) }
            let traits = tree.traits[index]
            if isShortened, !traits.takesTouchesByDefault, !view.hasGestureRecognizers, !visit.verdict.isOverridden {
                doubt(.shortenedLines, tree.subject(of: index).description)
            }
            if traits.isUnknown { doubt(view.live == nil ? .unknownClass : .override, view.className) }
            // A bar passes some touches on to its controls. Its handling of plain views is unknown.
            let passesToPlain =
                visit.verdict.isPassedOn && outcome.receiver.map { tree.traits[$0].role != .control } == true
            if traits.deviates, visit.couldDeviate || traits.reachesOutside || passesToPlain {
                doubt(.deviatingClass, traits.knownClass ?? view.className)
            }
            if case .answeredByOverride(let taker?) = visit.verdict { doubt(.deviatingClass, taker.className) }
            if view.isAnimating, visit.verdict != .refused(.outsideBounds) {
                doubt(.animation, tree.subject(of: index).description)
            }
        }
        if tree.format.isAccessibilityTree { names[.accessibilityTree] = [tree.format.name] }
        if let lack = tree.format.lack { names[.poorFormat] = [lack] }
        for omission in tree.omissions {
            if let kind = omission.doubt { doubt(kind, "line \(omission.line)") }
        }
        if tree.roots.count > 1, !tree.format.isAccessibilityTree, tree.format != .live {
            names[.severalRoots] = tree.roots.map { tree.subject(of: $0).description }
        }
        let order: [Kind] = [
            .accessibilityTree, .poorFormat, .cutEnd, .skippedLine, .missingLevel, .sharedLine, .severalDumps,
            .shortenedLines, .cutLine, .assumedGeometry, .unknownClass, .override, .deviatingClass, .animation,
            .severalRoots,
        ]
        return order.compactMap { kind in names[kind].map { Doubt(kind: kind, names: $0) } }
    }
}

extension HitTestWalk.Verdict {
    fileprivate var isPassedOn: Bool {
        if case .passedOn = self { return true }
        return false
    }

    fileprivate var isOverridden: Bool {
        if case .answeredByOverride = self { return true }
        return false
    }
}

extension HitTestWalk.Visit {
    /// UIKit's own overrides accept a little more than the bounds, or let touches through that no subview wants (B40). This
    /// does not affect a point far away, or one that a subview takes.
    fileprivate var couldDeviate: Bool {
        if case .passedOn = verdict { return false }
        guard verdict == .refused(.outsideBounds), let point else { return true }
        let near = 30.0
        return point.x >= bounds.x - near && point.x < bounds.x + bounds.width + near && point.y >= bounds.y - near
            && point.y < bounds.y + bounds.height + near
    }
}

extension Doubt: CustomStringConvertible {
    /// The doubtful fact and the reason, as a clause without a full stop.
    public var description: String {
        switch kind {
        case .accessibilityTree:
            "\(list) is an accessibility tree: it leaves out views, and says nothing of isUserInteractionEnabled, alpha, transforms or who is in front; what its element types do by default was assumed"
        case .cutLine: "\(list): the line in the dump is cut, and what it does not say was taken as default"
        case .assumedGeometry:
            "\(list): the dump does not settle the bounds, and they were assumed"
        case .unknownClass:
            "\(list): not UIKit's or unknown here; a class may override hitTest(_:with:) or point(inside:with:), which a dump does not show"
        case .override:
            "\(list): overrides hitTest(_:with:) or point(inside:with:); what it answers now is told, what it would answer after a change is not known"
        case .deviatingClass:
            "\(list): UIKit, or the library it is of, overrides hitTest(_:with:) or point(inside:with:) for it, and may answer differently near its edges"
        case .animation:
            "\(list): animations run on it, and without .allowUserInteraction it refuses touches until they end"
        case .severalRoots:
            "\(list): window levels are not in the dump; the last one was taken to be in front"
        case .skippedLine: "\(list): skipped inside of the dump; it may have been a view"
        case .missingLevel: "\(list): a superview is missing above it, and with it what that one refuses or covers"
        case .cutEnd: "\(list): the dump is cut there; what came after it lies in front"
        case .sharedLine: "\(list): several views on one line; what their depths are was read from the bars"
        case .severalDumps:
            "\(list): these views were printed before, and differ; the last print was taken, or the longer one"
        case .poorFormat: list
        case .shortenedLines:
            "\(list): no line of the dump says userInteractionEnabled = NO, which UIKit prints of labels and image views; the lines may have been shortened"
        }
    }

    private var list: String {
        names.count > 5
            ? names.prefix(5).joined(separator: ", ") + " and \(names.count - 5) more" : names.joined(separator: ", ")
    }
}
