// SPDX-License-Identifier: Apache-2.0

/// The possible line breaks, by Unicode's line breaking algorithm (UAX #14).
///
/// Numbers are kept whole by example 7 of its section 8.2, with prices and parentheses. Text that needs a dictionary, such as
/// Thai, breaks only at spaces. Takes time proportional to the length.
package struct LineBreaks: Sendable {
    /// Whether hyphens that begin a word stay with it, as in later versions of the algorithm (LB20a): "-x" and "--flag" are not broken.
    package var keepsInitialHyphens: Bool

    package init(keepsInitialHyphens: Bool = true) {
        self.keepsInitialHyphens = keepsInitialHyphens
    }

    /// Whether a line may, or must, break before each of the scalars; before the first it does not.
    package func opportunities(in scalars: some Sequence<Unicode.Scalar>) -> [Bool] {
        opportunities(of: scalars.map { LineBreakClass($0) })
    }

    /// The same for characters of ASCII, which have no marks over them.
    package func opportunities(ofASCII bytes: UnsafeBufferPointer<UInt8>) -> [Bool] {
        let classes = Self.ascii
        var context = LineBreakContext(keepsInitialHyphens: keepsInitialHyphens)
        return [Bool](unsafeUninitializedCapacity: bytes.count) { result, count in
            for place in 0..<bytes.count {
                let next = place + 1 < bytes.count ? classes[Int(bytes[place + 1] & 0x7F)] : nil
                let breaks = context.breaks(before: classes[Int(bytes[place] & 0x7F)], next: next, isJoined: false)
                result.initializeElement(at: place, to: breaks && place > 0)
            }
            count = bytes.count
        }
    }

    private static let ascii = (0..<128).map { LineBreakClass(Unicode.Scalar(UInt8($0))) }

    package func opportunities(of classes: [LineBreakClass]) -> [Bool] {
        var result = [Bool](repeating: false, count: classes.count)
        var units = LineBreakUnits()
        units.reserve(classes.count)
        for (place, kind) in classes.enumerated() { units.append(kind, at: place) }
        var context = LineBreakContext(keepsInitialHyphens: keepsInitialHyphens)
        for unit in units.kinds.indices {
            let next = unit + 1 < units.kinds.count ? units.kinds[unit + 1] : nil
            if context.breaks(
                before: units.kinds[unit], next: next, isJoined: unit > 0 && units.endsWithJoiner[unit - 1])
            {
                result[units.places[unit]] = unit > 0
            }
        }
        return result
    }
}

extension LineBreakClass {
    package init(_ scalar: Unicode.Scalar) {
        self = LineBreakClass(rawValue: Self.table[scalar]) ?? .letter
    }
}

/// Characters with the marks over them, which count as one (LB9, LB10).
private struct LineBreakUnits {
    private(set) var kinds: [LineBreakClass] = []
    /// Where each begins.
    private(set) var places: [Int] = []
    private(set) var endsWithJoiner: [Bool] = []

    mutating func reserve(_ count: Int) {
        kinds.reserveCapacity(count)
        places.reserveCapacity(count)
        endsWithJoiner.reserveCapacity(count)
    }

    mutating func append(_ kind: LineBreakClass, at place: Int) {
        let isJoiner = kind == .joiner
        let isMark = isJoiner || kind == .combiningMark
        if isMark, let last = kinds.last, last.carriesMarks {
            endsWithJoiner[endsWithJoiner.count - 1] = isJoiner
            return
        }
        kinds.append(isMark ? .letter : kind)
        places.append(place)
        endsWithJoiner.append(isJoiner)
    }
}

extension LineBreakClass {
    fileprivate var carriesMarks: Bool {
        switch self {
        case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace: false
        default: true
        }
    }
}
