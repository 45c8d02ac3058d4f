// SPDX-License-Identifier: Apache-2.0

/// The directions of the characters of one isolating run sequence: W1–W7, N0–N2, I1 and I2.
struct BidiResolver {
    private let sequence: BidiRunSequence
    /// The classes after the rules so far, one for each place of the sequence.
    private var kinds: [BidiClass]
    private let original: [BidiClass]
    /// The direction of the sequence's level.
    private let embedding: BidiClass

    init(_ sequence: BidiRunSequence, _ explicit: BidiExplicitLevels, original: [BidiClass]) {
        self.sequence = sequence
        kinds = sequence.places.map { explicit.classes[$0] }
        self.original = original
        embedding = sequence.level.isMultiple(of: 2) ? .left : .right
    }

    mutating func resolve(brackets: (Int) -> Unicode.Scalar?) {
        resolveMarksAndNumbers()
        resolveSeparators()
        resolveTerminators()
        resolveLatinNumbers()
        resolveBrackets(brackets)
        resolveNeutrals()
    }

    /// I1, I2
    func level(at place: Int) -> UInt8 {
        let level = sequence.level
        switch kinds[place] {
        case .right: return level.isMultiple(of: 2) ? level + 1 : level
        case .arabicNumber, .europeanNumber: return level.isMultiple(of: 2) ? level + 2 : level + 1
        default: return level.isMultiple(of: 2) ? level : level + 1
        }
    }

    /// W1, W2, W3: marks get the class of their base, digits behind Arabic letters are Arabic.
    private mutating func resolveMarksAndNumbers() {
        var previous = sequence.start
        var strong = sequence.start
        for place in kinds.indices {
            if kinds[place] == .nonspacingMark {
                kinds[place] =
                    previous.isIsolateInitiator || previous == .popIsolate ? .otherNeutral : previous
            }
            previous = kinds[place]
            if previous.isStrong { strong = previous }
            if previous == .europeanNumber, strong == .arabicLetter { kinds[place] = .arabicNumber }
            // A mark behind it is read first, so both values are needed: the old and the new number.
            previous = kinds[place]
        }
        for place in kinds.indices where kinds[place] == .arabicLetter { kinds[place] = .right }
    }

    /// W4: a sign between two numbers of one kind belongs to them.
    private mutating func resolveSeparators() {
        for place in kinds.indices.dropFirst().dropLast() {
            let (before, after) = (kinds[place - 1], kinds[place + 1])
            guard before == after else { continue }
            switch kinds[place] {
            case .europeanSeparator where before == .europeanNumber: kinds[place] = .europeanNumber
            case .commonSeparator where before == .europeanNumber || before == .arabicNumber: kinds[place] = before
            default: break
            }
        }
    }

    /// W5, W6: signs beside a number belong to it; the others are neutral.
    private mutating func resolveTerminators() {
        var place = 0
        while place < kinds.count {
            guard kinds[place] == .europeanTerminator else {
                if kinds[place] == .europeanSeparator || kinds[place] == .commonSeparator {
                    kinds[place] = .otherNeutral
                }
                place += 1
                continue
            }
            let start = place
            while place < kinds.count, kinds[place] == .europeanTerminator { place += 1 }
            let isBesideNumber =
                (start > 0 && kinds[start - 1] == .europeanNumber)
                || (place < kinds.count && kinds[place] == .europeanNumber)
            for sign in start..<place { kinds[sign] = isBesideNumber ? .europeanNumber : .otherNeutral }
        }
    }

    /// W7
    private mutating func resolveLatinNumbers() {
        var strong = sequence.start
        for place in kinds.indices {
            if kinds[place] == .left || kinds[place] == .right { strong = kinds[place] }
            if kinds[place] == .europeanNumber, strong == .left { kinds[place] = .left }
        }
    }

    /// The direction that a character has for neutrals beside it; `nil` for neutrals.
    private func direction(_ place: Int) -> BidiClass? {
        switch kinds[place] {
        case .left: .left
        case .right, .europeanNumber, .arabicNumber: .right
        default: nil
        }
    }

    /// N0: both brackets of a pair get the direction of their content, if that agrees with the text around.
    private mutating func resolveBrackets(_ brackets: (Int) -> Unicode.Scalar?) {
        let pairs = BidiBrackets.pairs(
            kinds.indices.map { kinds[$0] == .otherNeutral ? brackets(sequence.places[$0]) : nil })
        for (opening, closing) in pairs {
            var hasOpposite = false
            var found: BidiClass?
            for place in opening + 1..<closing {
                guard let direction = direction(place) else { continue }
                if direction == embedding {
                    found = embedding
                    break
                }
                hasOpposite = true
            }
            if found == nil, hasOpposite {
                var before = sequence.start
                for place in (0..<opening).reversed() {
                    guard let direction = direction(place) else { continue }
                    before = direction
                    break
                }
                found = before != embedding ? before : embedding
            }
            guard let found else { continue }
            for bracket in [opening, closing] { turn(bracket, found) }
        }
    }

    /// Gives a bracket its direction, and the marks over it with it.
    private mutating func turn(_ bracket: Int, _ direction: BidiClass) {
        kinds[bracket] = direction
        var place = bracket + 1
        while place < kinds.count, original[sequence.places[place]] == .nonspacingMark {
            kinds[place] = direction
            place += 1
        }
    }

    /// N1, N2: neutrals take the direction of their neighbours if these agree, else the level's.
    private mutating func resolveNeutrals() {
        var place = 0
        var before = sequence.start
        while place < kinds.count {
            guard kinds[place].isNeutral else {
                before = direction(place) ?? before
                place += 1
                continue
            }
            let start = place
            while place < kinds.count, kinds[place].isNeutral { place += 1 }
            let after = place < kinds.count ? direction(place) ?? embedding : sequence.end
            for neutral in start..<place { kinds[neutral] = before == after ? before : embedding }
        }
    }
}
