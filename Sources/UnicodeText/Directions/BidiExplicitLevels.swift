// SPDX-License-Identifier: Apache-2.0

/// The levels and overridden classes from a paragraph's explicit formatting characters (X1–X8).
struct BidiExplicitLevels {
    /// Embeddings deeper than this have no effect (BD2).
    static let deepest: UInt8 = 125

    var levels: [UInt8]
    private(set) var classes: [BidiClass]

    private struct Status {
        var level: UInt8
        /// The class that an override gives its characters.
        var override: BidiClass?
        var isIsolate: Bool
    }

    private var stack: [Status]
    private var overflowingIsolates = 0
    private var overflowingEmbeddings = 0
    private var validIsolates = 0

    init(_ classes: [BidiClass], base: UInt8, _ isolates: BidiIsolates) {
        levels = [UInt8](repeating: base, count: classes.count)
        self.classes = classes
        stack = [Status(level: base, override: nil, isIsolate: false)]
        for (place, kind) in classes.enumerated() {
            switch kind {
            case .rightEmbedding: embed(isRight: true, override: nil, at: place)
            case .leftEmbedding: embed(isRight: false, override: nil, at: place)
            case .rightOverride: embed(isRight: true, override: .right, at: place)
            case .leftOverride: embed(isRight: false, override: .left, at: place)
            case .rightIsolate: isolate(isRight: true, at: place)
            case .leftIsolate: isolate(isRight: false, at: place)
            case .firstStrongIsolate:
                let inside = place + 1..<(isolates.end(of: place) ?? classes.count)
                isolate(isRight: BidiParagraph.level(of: classes, in: inside, isolates) == 1, at: place)
            case .popIsolate: popIsolate(at: place)
            case .popEmbedding: popEmbedding()
            case .paragraphSeparator: levels[place] = base
            case .boundaryNeutral: levels[place] = top.level
            default: take(place)
            }
        }
    }

    // The stack is never empty: its first entry is never popped.
    private var top: Status { stack[stack.count - 1] }

    /// X6
    private mutating func take(_ place: Int) {
        levels[place] = top.level
        if let override = top.override { classes[place] = override }
    }

    private func nextLevel(isRight: Bool) -> UInt8 {
        isRight ? (top.level + 1) | 1 : (top.level + 2) & ~1
    }

    /// X2–X5
    private mutating func embed(isRight: Bool, override: BidiClass?, at place: Int) {
        levels[place] = top.level
        let level = nextLevel(isRight: isRight)
        if level <= Self.deepest, overflowingIsolates == 0, overflowingEmbeddings == 0 {
            stack.append(Status(level: level, override: override, isIsolate: false))
        } else if overflowingIsolates == 0 {
            overflowingEmbeddings += 1
        }
    }

    /// X5a–X5c
    private mutating func isolate(isRight: Bool, at place: Int) {
        take(place)
        let level = nextLevel(isRight: isRight)
        if level <= Self.deepest, overflowingIsolates == 0, overflowingEmbeddings == 0 {
            validIsolates += 1
            stack.append(Status(level: level, override: nil, isIsolate: true))
        } else {
            overflowingIsolates += 1
        }
    }

    /// X6a
    private mutating func popIsolate(at place: Int) {
        if overflowingIsolates > 0 {
            overflowingIsolates -= 1
        } else if validIsolates > 0 {
            overflowingEmbeddings = 0
            while !top.isIsolate { stack.removeLast() }
            stack.removeLast()
            validIsolates -= 1
        }
        take(place)
    }

    /// X7
    private mutating func popEmbedding() {
        if overflowingIsolates > 0 { return }
        if overflowingEmbeddings > 0 {
            overflowingEmbeddings -= 1
        } else if !top.isIsolate, stack.count > 1 {
            stack.removeLast()
        }
    }
}
