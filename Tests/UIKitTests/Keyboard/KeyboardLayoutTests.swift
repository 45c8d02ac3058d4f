// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Keyboard layouts")
struct KeyboardLayoutTests {
    private nonisolated static let types: [UIKeyboardType] = [
        .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress,
        .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
    ]

    private func layout(_ type: UIKeyboardType, language: String = "en-US", hasModeKey: Bool = false) -> KeyboardLayout
    {
        KeyboardLayout(type: type, language: language, hasModeKey: hasModeKey)
    }

    private func names(_ layout: KeyboardLayout, _ plane: KeyboardPlane? = nil) -> [String] {
        layout.rows(of: plane ?? layout.firstPlane).map { $0.map(\.name).joined(separator: " ") }
    }

    /// The planes that can be reached from the first one.
    private func planes(_ layout: KeyboardLayout) -> [KeyboardPlane] {
        var found = [layout.firstPlane]
        var place = 0
        while place < found.count {
            for key in layout.rows(of: found[place]).joined() {
                if case .plane(let plane) = key.action, !found.contains(plane) { found.append(plane) }
            }
            place += 1
        }
        return found
    }

    @Test("Each keyboard type has the keys that it is named for")
    func keys() {
        #expect(
            names(layout(.default)) == [
                "q w e r t y u i o p", "a s d f g h j k l", "shift z x c v b n m delete", "numbers space return",
            ])
        #expect(names(layout(.emailAddress)).last == "numbers space @ . return")
        #expect(names(layout(.URL)).last == "numbers . / .com return")
        #expect(names(layout(.twitter)).last == "numbers space @ # return")
        #expect(names(layout(.webSearch)).last == "numbers space . return")
        #expect(names(layout(.numbersAndPunctuation)).first == "1 2 3 4 5 6 7 8 9 0")
        #expect(names(layout(.numberPad)) == ["1 2 3", "4 5 6", "7 8 9", "none 0 delete"])
        #expect(names(layout(.decimalPad)).last == ". 0 delete")
        #expect(names(layout(.phonePad)).last == "padSigns 0 delete")
        #expect(names(layout(.phonePad), .padSigns).contains("+ * #"))
        #expect(names(layout(.namePhonePad)).last == "pad space return")
    }

    @Test(
        "Every plane that can be reached has four rows, none wider than the keyboard, and a way to delete",
        arguments: types)
    func planes(type: UIKeyboardType) {
        for hasModeKey in [false, true] {
            for language in ["en-US", "de-DE", "fr-FR", "xx"] {
                let layout = layout(type, language: language, hasModeKey: hasModeKey)
                for plane in planes(layout) {
                    let rows = layout.rows(of: plane)
                    #expect(rows.count == KeyboardMetrics.rowCount)
                    #expect(rows.joined().contains { $0.action == .delete })
                    for row in rows { #expect(row.reduce(0) { $0 + $1.width } <= 10.001, "\(type) \(plane)") }
                    let names = rows.joined().map(\.name).filter { $0 != "none" }
                    #expect(Set(names).count == names.count, "\(type) \(plane) has a key twice")
                }
            }
        }
    }

    @Test("ASCII keyboards type ASCII only, and all of it that is printable")
    func ascii() {
        let layout = layout(.asciiCapable)
        var typed = Set<Character>()
        for plane in planes(layout) {
            for key in layout.rows(of: plane).joined() {
                for isUppercase in [false, true] { typed.formUnion(key.text(isUppercase: isUppercase) ?? "") }
            }
        }
        #expect(typed.allSatisfy { $0.isASCII })
        let printable = (32...126).map { Character(UnicodeScalar(UInt8($0))) }
        #expect(printable.filter { !typed.contains($0) } == [])
        #expect(KeyVariants.of("e", isUppercase: false, asciiOnly: true) == nil)
    }

    @Test("Languages have their own letters")
    func languages() {
        #expect(names(layout(.default, language: "de-DE"))[0] == "q w e r t z u i o p ü")
        #expect(names(layout(.default, language: "fr-CA"))[0].hasPrefix("a z e r t y"))
        #expect(KeyboardKey(action: .type("ß")).text(isUppercase: true) == "ß")
        #expect(KeyboardKey(action: .type(".com")).text(isUppercase: true) == ".com")
    }

    @Test("Keys lie side by side without overlapping, and a finger between two means one of them", arguments: types)
    func placement(type: UIKeyboardType) {
        let layout = layout(type)
        let bounds = CGRect(x: 0, y: 0, width: 380, height: 224)
        let metrics = KeyboardMetrics(screen: CGSize(width: 390, height: 844))
        for plane in planes(layout) {
            let places = KeyPlacement(layout.rows(of: plane), in: bounds, metrics: metrics)
            for (number, place) in places.places.enumerated() {
                #expect(bounds.surrounds(place.cell))
                #expect(place.cell.surrounds(place.face))
                for other in places.places[(number + 1)...] {
                    #expect(!place.cell.insetBy(dx: 0.01, dy: 0.01).intersects(other.cell.insetBy(dx: 0.01, dy: 0.01)))
                }
                let center = CGPoint(x: place.cell.midX, y: place.cell.midY)
                #expect(places.place(at: center) == place)
            }
            #expect(places.place(at: CGPoint(x: 1, y: 1)) != nil)
            #expect(places.place(at: CGPoint(x: 100, y: -120)) == nil)
        }
        let letters = KeyPlacement(
            KeyboardLayout(type: .default, language: "en", hasModeKey: false).rows(of: .letters),
            in: bounds, metrics: metrics)
        // Beside the first key of the short row.
        #expect(letters.place(at: CGPoint(x: 2, y: 80))?.key.name == "a")
    }
}

extension CGRect {
    /// Whether a rectangle lies within, but for rounding. Foundation's `contains` asks for no rounding at all.
    fileprivate func surrounds(_ other: CGRect) -> Bool {
        other.minX >= minX - 0.01 && other.minY >= minY - 0.01 && other.maxX <= maxX + 0.01 && other.maxY <= maxY + 0.01
    }
}
