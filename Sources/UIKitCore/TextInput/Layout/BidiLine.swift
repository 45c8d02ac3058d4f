import CoreGraphics

/// The direction of each grapheme of a line, and their order from left to right.
///
/// Rules W1–W7, N1, N2, I1, I2, L1 and L2 of Unicode's bidirectional algorithm, with the line taken for the whole paragraph:
/// what stands on other lines has no influence but the paragraph's direction.
struct BidiLine {
    /// Even for what reads from left to right, odd for what reads from right to left.
    let levels: [UInt8]
    /// The graphemes from left to right.
    let order: [Int]

    init(_ classes: [BidiClass], isRightToLeft: Bool) {
        let base: UInt8 = isRightToLeft ? 1 : 0
        guard isRightToLeft || classes.contains(where: \.isRightToLeft) else {
            levels = [UInt8](repeating: 0, count: classes.count)
            order = Array(classes.indices)
            return
        }
        var resolved = classes
        Self.resolveWeak(&resolved, base: isRightToLeft ? .right : .left)
        Self.resolveNeutral(&resolved, base: isRightToLeft ? .right : .left)
        var levels = resolved.map { kind -> UInt8 in
            switch kind {
            case .left: isRightToLeft ? 2 : 0
            case .right: 1
            case .europeanNumber, .arabicNumber: 2
            default: base
            }
        }
        Self.resetBlanks(&levels, classes, base: base)
        self.levels = levels
        order = Self.visualOrder(levels)
    }

    /// W1–W7.
    private static func resolveWeak(_ kinds: inout [BidiClass], base: BidiClass) {
        var previous = base
        var strong = base
        for place in kinds.indices {
            if kinds[place] == .mark { kinds[place] = previous }
            if kinds[place].isStrong { strong = kinds[place] }
            if kinds[place] == .europeanNumber, strong == .arabicLetter { kinds[place] = .arabicNumber }
            previous = kinds[place]
        }
        for place in kinds.indices where kinds[place] == .arabicLetter { kinds[place] = .right }
        for place in kinds.indices.dropFirst().dropLast() {
            let (before, after) = (kinds[place - 1], kinds[place + 1])
            guard before == after else { continue }
            if kinds[place] == .separator, before == .europeanNumber { kinds[place] = .europeanNumber }
            if kinds[place] == .commonSeparator, before == .europeanNumber || before == .arabicNumber {
                kinds[place] = before
            }
        }
        resolveTerminators(&kinds)
        strong = base
        for place in kinds.indices {
            switch kinds[place] {
            case .separator, .terminator, .commonSeparator: kinds[place] = .other
            case .left, .right: strong = kinds[place]
            case .europeanNumber where strong == .left: kinds[place] = .left
            default: break
            }
        }
    }

    /// W5: signs beside a number belong to it.
    private static func resolveTerminators(_ kinds: inout [BidiClass]) {
        var place = 0
        while place < kinds.count {
            guard kinds[place] == .terminator else {
                place += 1
                continue
            }
            let start = place
            while place < kinds.count, kinds[place] == .terminator { place += 1 }
            let isBesideNumber =
                (start > 0 && kinds[start - 1] == .europeanNumber)
                || (place < kinds.count && kinds[place] == .europeanNumber)
            if isBesideNumber { for sign in start..<place { kinds[sign] = .europeanNumber } }
        }
    }

    /// N1, N2: what has no direction takes that of its neighbours where they agree, else the line's.
    private static func resolveNeutral(_ kinds: inout [BidiClass], base: BidiClass) {
        func direction(_ place: Int) -> BidiClass {
            guard kinds.indices.contains(place) else { return base }
            return kinds[place] == .left ? .left : .right
        }
        func isNeutral(_ place: Int) -> Bool {
            switch kinds[place] {
            case .tab, .space, .other: true
            default: false
            }
        }
        var place = 0
        while place < kinds.count {
            guard isNeutral(place) else {
                place += 1
                continue
            }
            let start = place
            while place < kinds.count, isNeutral(place) { place += 1 }
            let (before, after) = (direction(start - 1), direction(place))
            for neutral in start..<place { kinds[neutral] = before == after ? before : base }
        }
    }

    /// L1: tabs, blanks before them and blanks at the end are of the line's own direction.
    private static func resetBlanks(_ levels: inout [UInt8], _ classes: [BidiClass], base: UInt8) {
        var isBeforeBreak = true
        for place in classes.indices.reversed() {
            if classes[place] == .tab {
                isBeforeBreak = true
            } else if classes[place] != .space {
                isBeforeBreak = false
            }
            if isBeforeBreak { levels[place] = base }
        }
    }

    /// L2: from the highest level down, each run of that level or higher is turned around.
    private static func visualOrder(_ levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        for level in (1...highest).reversed() {
            var place = 0
            while place < order.count {
                guard levels[order[place]] >= level else {
                    place += 1
                    continue
                }
                let start = place
                while place < order.count, levels[order[place]] >= level { place += 1 }
                order[start..<place].reverse()
            }
        }
        return order
    }
}
