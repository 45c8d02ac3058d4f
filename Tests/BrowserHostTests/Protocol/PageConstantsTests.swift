// SPDX-License-Identifier: Apache-2.0

import EmbeddedFiles
import PageParts
import Testing
import UIKitCore

@testable import BrowserHost

/// The numbers of the page and the host's own are made from one list (`Scripts/protocol-numbers`). What the core numbers itself is
/// compared here with what the page has.
@MainActor @Suite struct PageConstantsTests {
    private let script = PageFile.all(of: embeddedBrowserHost()).named("protocol.js").text

    @Test("phases of what the core is told")
    func phases() {
        #expect(
            table("pointerPhase")
                == numbers([("down", PointerSample.Phase.down), ("move", .move), ("up", .up), ("cancel", .cancel)]))
        #expect(
            table("hoverPhase")
                == numbers([("entered", HoverSample.Phase.entered), ("moved", .moved), ("exited", .exited)]))
        #expect(
            table("transformPhase")
                == numbers([
                    ("began", TransformSample.Phase.began), ("changed", .changed), ("ended", .ended),
                    ("cancelled", .cancelled),
                ]))
        #expect(
            table("shakePhase") == numbers([("began", ShakePhase.began), ("ended", .ended), ("cancelled", .cancelled)]))
        #expect(table("device") == numbers([("touch", PointerSample.Kind.finger), ("pen", .pen), ("mouse", .mouse)]))
    }

    @Test("what of a view is told, what moves, what is painted, what is said")
    func picture() {
        #expect(
            table("aspect")
                == numbers([
                    ("geometry", DisplayAspects.geometry), ("scroll", .scroll), ("appearance", .appearance),
                    ("content", .content),
                    ("children", .children), ("accessibility", .accessibility), ("animations", .animations),
                    ("mask", .mask),
                ]))
        #expect(table("animated") == numbers(AnimatedProperty.allCases.map { ("\($0)", $0) }))
        #expect(
            table("gradientKind")
                == numbers([("axial", DisplayGradient.Kind.axial), ("radial", .radial), ("conic", .conic)]))
        #expect(
            table("pathElement")
                == numbers([
                    ("move", CGPathElementType.moveToPoint), ("line", .addLineToPoint),
                    ("quadCurve", .addQuadCurveToPoint),
                    ("curve", .addCurveToPoint), ("close", .closeSubpath),
                ]))
        #expect(table("noticeKind") == numbers(AccessibilityNotice.Kind.allCases.map { ("\($0)", $0) }))
        let others = WireAppearance.blurs | WireAppearance.inTransition | 3
        #expect(UInt8(CACornerMask.all.rawValue) * WireAppearance.squareCorner & others == 0)
    }

    @Test("each flag of a view's words and states is a bit of its own; a view is opaque at first, as in the page")
    func flags() {
        let flags: [UInt16] = [
            WireAccessibilityFlags.enabled, WireAccessibilityFlags.selected, WireAccessibilityFlags.label,
            WireAccessibilityFlags.value, WireAccessibilityFlags.identifier, WireAccessibilityFlags.hint,
            WireAccessibilityFlags.language, WireAccessibilityFlags.isElement, WireAccessibilityFlags.isNoElement,
            WireAccessibilityFlags.labelPainted, WireAccessibilityFlags.hidden, WireAccessibilityFlags.modal,
            WireAccessibilityFlags.actions, WireAccessibilityFlags.order, WireAccessibilityFlags.rotors,
            WireAccessibilityFlags.container,
        ]
        #expect(flags.allSatisfy { $0.nonzeroBitCount == 1 } && Set(flags).count == 16)
        #expect(flags.reduce(0, |) == WireAccessibilityFlags.allBits)
        #expect(WireAppearance().opacity == 1)
    }

    @Test("the page's version, its closing codes and its flags are the host's")
    func flagTables() {
        #expect(script.contains("export const version = \(ProtocolVersion.current);"))
        let codes = [
            "goingAway": CloseCode.goingAway, "malformed": CloseCode.malformed, "wrongVersion": CloseCode.wrongVersion,
            "takenOver": CloseCode.takenOver, "refused": CloseCode.refused,
        ]
        #expect(table("closeCode") == codes.mapValues(Int.init))
        let flags: [String: [String: UInt8]] = [
            "sampleFlag": [
                "predicted": WireSample.predicted, "pressure": WireSample.pressure, "tilt": WireSample.tilt,
            ],
            "textFlag": [
                "edited": WireTextFlags.edited, "text": WireTextFlags.text, "marked": WireTextFlags.marked,
                "secure": WireTextFlags.secure, "multiline": WireTextFlags.multiline,
                "clipped": WireTextFlags.clipped, "keyboardShut": WireTextFlags.keyboardShut,
            ],
            "motionFlag": ["userAcceleration": WireMotion.userAcceleration, "rotation": WireMotion.rotation],
            "animationFlag": ["autoreverses": WireAnimation.autoreverses, "endless": WireAnimation.endless],
            "appearanceFlag": [
                "hidden": WireAppearance.hidden, "clips": WireAppearance.clips,
                "squareCorner": WireAppearance.squareCorner, "blurs": WireAppearance.blurs,
                "inTransition": WireAppearance.inTransition,
            ],
            "menuFlag": ["enabled": WireMenuFlags.enabled, "destructive": WireMenuFlags.destructive],
        ]
        for (name, values) in flags { #expect(table(name) == values.mapValues(Int.init), "\(name)") }
    }

    @Test("all bits of a set of flags are those of its flags, which share none")
    func allBits() {
        let sets: [(flags: [UInt8], all: UInt8)] = [
            ([WireSample.predicted, WireSample.pressure, WireSample.tilt], WireSample.allBits),
            (
                [
                    WireTextFlags.edited, WireTextFlags.text, WireTextFlags.marked, WireTextFlags.secure,
                    WireTextFlags.multiline, WireTextFlags.clipped, WireTextFlags.keyboardShut,
                ], WireTextFlags.allBits
            ),
            ([WireFileFlags.adaptsPictures], WireFileFlags.allBits),
            ([WireMotion.userAcceleration, WireMotion.rotation], WireMotion.allBits),
            ([WireRing.inside, WireRing.wholeView], WireRing.allBits),
            ([WireAnimation.autoreverses, WireAnimation.endless], WireAnimation.allBits),
            (
                [WireDrawnGradient.radial, WireDrawnGradient.before, WireDrawnGradient.after],
                WireDrawnGradient.allBits
            ),
            ([WireShape.filled, WireShape.stroked, WireShape.evenOdd], WireShape.allBits),
            (
                [
                    WireAppearance.hidden, WireAppearance.clips, WireAppearance.squareCorner, WireAppearance.blurs,
                    WireAppearance.inTransition,
                ], WireAppearance.allBits
            ),
            ([WireRotor.forward], WireRotor.allBits),
            ([WireMenuFlags.enabled, WireMenuFlags.destructive], WireMenuFlags.allBits),
        ]
        for (flags, all) in sets {
            #expect(flags.allSatisfy { $0.nonzeroBitCount == 1 } && flags.reduce(0, |) == all, "\(flags)")
            #expect(all.nonzeroBitCount == flags.count, "\(flags)")
        }
        #expect(WireAppearance.hidden == 1 && WireAppearance.clips == 2)
    }

    @Test("what the user wants, commands and roles")
    func wishes() {
        var wishes = numbers([
            ("lessMotion", AccessibilitySettings.reducesMotion), ("moreContrast", .increasesContrast),
            ("forcedColors", .forcesColors), ("lessTransparency", .reducesTransparency),
            ("invertedColors", .invertsColors),
        ])
        // The reader of screens takes that one for the layout's direction.
        wishes["rightToLeft"] = 32
        #expect(table("wish") == wishes)
        #expect(list("commands") == WireCommand.kinds.map { "\($0)" })
        #expect(list("roles") == WireRole.allCases.map { "\($0)" })
    }

    private func numbers<Value: RawRepresentable>(_ values: [(String, Value)]) -> [String: Int]
    where Value.RawValue: BinaryInteger {
        Dictionary(uniqueKeysWithValues: values.map { ($0, Int($1.rawValue)) })
    }

    /// The numbers of a frozen object of the script, by their names.
    private func table(_ name: String) -> [String: Int] {
        var table: [String: Int] = [:]
        for pair in items(of: name, between: "{", and: "}") {
            let parts = pair.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2 else { continue }
            table[parts[0]] = parts[1].hasPrefix("0x") ? Int(parts[1].dropFirst(2), radix: 16) : Int(parts[1])
        }
        return table
    }

    /// The names of a frozen array of the script, in their order.
    private func list(_ name: String) -> [String] {
        items(of: name, between: "[", and: "]").map { $0.filter { $0 != "\"" } }
    }

    private func items(of name: String, between start: String, and end: String) -> [String] {
        guard let opening = script.range(of: "export const \(name) = Object.freeze(\(start)"),
            let closing = script.range(of: "\(end));", range: opening.upperBound..<script.endIndex)
        else { return [] }
        return script[opening.upperBound..<closing.lowerBound].split(separator: ",")
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
    }
}
