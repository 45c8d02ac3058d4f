// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A finger, pen or mouse of a diagram, and its samples in each step.
@MainActor
struct MarblePointer {
    /// A step of a pointer, with its place beside the diagram.
    struct Deed {
        /// d, m, u or c.
        var letter: Character
        var place: MarbleNames.Place?
    }

    let line: MarbleLine
    let kind: PointerSample.Kind
    /// The deeds of each step.
    let deeds: [[Deed]]

    /// - Parameter isDown: whether the pointer is down when the diagram begins.
    init(
        _ line: MarbleLine, _ kind: PointerSample.Kind, _ names: MarbleNames, isDown: Bool
    ) throws(MarbleSyntaxError) {
        self.line = line
        self.kind = kind
        var isDown = isDown
        var hasMoved = false
        var places: [MarbleNames.Place] = []
        for place in line.places { places.append(try names.place(place, in: line)) }
        var nextPlace = 0
        func takePlace() -> MarbleNames.Place? {
            defer { nextPlace += 1 }
            return nextPlace < places.count ? places[nextPlace] : nil
        }
        var steps: [[Deed]] = []
        for step in line.steps {
            var deeds: [Deed] = []
            for mark in step {
                switch mark.letter {
                case "d":
                    if isDown { throw line.error(mark.column, "\"\(line.name)\" is down already.") }
                    isDown = true
                    deeds.append(Deed(letter: "d", place: takePlace()))
                case "m", "u", "c":
                    guard isDown else {
                        throw line.error(mark.column, "\"\(line.name)\" is not down; \"d\" puts it there.")
                    }
                    let place = mark.letter == "m" ? takePlace() : nil
                    if mark.letter == "m", place == nil, !hasMoved {
                        throw line.error(
                            mark.column, "The move has no place after \"@\", and no move before it to go on with.")
                    }
                    if mark.letter == "m" { hasMoved = true } else { isDown = false }
                    deeds.append(Deed(letter: mark.letter, place: place))
                default:
                    throw line.error(
                        mark.column, "\"\(mark.letter)\" means nothing to a pointer. It may do d, m, u and c.")
                }
            }
            steps.append(deeds)
        }
        if nextPlace < places.count {
            throw line.error(line.places[nextPlace].column, "There is no d or m left for this place.")
        }
        deeds = steps
    }
}
