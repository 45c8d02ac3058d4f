// SPDX-License-Identifier: Apache-2.0

/// The gesture recognizers that the same paste has (`po view.gestureRecognizers`; K25, K26), by their views' addresses.
struct RecognizerLines {
    private(set) var recognizers: [String: [DumpedRecognizer]] = [:]
    private var seen: Set<String> = []

    /// Takes a line such as `<UITapGestureRecognizer: 0x7f…; state = Possible; view = <UIView 0x7e…>; …>`; `false` for any other.
    mutating func take(_ line: DumpText.Line) -> Bool {
        let bytes = line.bytes
        guard let colon = bytes.firstRange(of: "GestureRecognizer: 0x"),
            let start = bytes[..<colon].lastIndex(of: UInt8(ascii: "<")),
            let view = bytes.firstRange(of: "view = <", from: colon),
            let address = bytes.firstRange(of: "0x", from: view)
        else { return false }
        let name = bytes[(start + 1)..<(colon + 17)].text
        let own = bytes[(colon + 21)...].prefix { $0.isHexDigit }.text
        let digits = bytes[(address + 2)...].prefix { $0.isHexDigit }
        guard !digits.isEmpty, seen.insert(own).inserted else { return true }
        let items = bytes[colon..<view]
        var recognizer = DumpedRecognizer(className: name)
        recognizer.isEnabled = items.firstRange(of: "enabled = NO") == nil
        recognizer.cancelsTouches = items.firstRange(of: "cancelsTouchesInView = NO") == nil
        if let action = bytes.firstRange(of: "action=", from: view) {
            recognizer.action =
                bytes[(action + 7)...].prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ")") }.text
        }
        recognizers["0x" + digits.text.lowercased(), default: []].append(recognizer)
        return true
    }
}

extension ViewTree {
    /// Gives the recognizers to the views with the printed addresses.
    mutating func merge(_ lines: RecognizerLines) {
        guard !lines.recognizers.isEmpty else { return }
        change { view in
            if let found = view.address.flatMap({ lines.recognizers[$0.lowercased()] }) {
                view.recognizers = found
                view.hasGestureRecognizers = true
            }
        }
    }
}
