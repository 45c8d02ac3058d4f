// SPDX-License-Identifier: Apache-2.0

/// The view controllers that the same paste has (`_printHierarchy`, chisel's `pvc`; K20–K24), by their views' addresses.
struct ControllerLines {
    private(set) var names: [String: String] = [:]

    /// Takes a line such as `<Shop.Page 0x7f…>, state: appeared, view: <UIView: 0x7e…>`; `false` for any other.
    mutating func take(_ line: DumpText.Line) -> Bool {
        let bytes = line.bytes
        guard let state = bytes.firstRange(of: ">, state: ") else { return false }
        guard let start = bytes[..<state].firstIndex(of: UInt8(ascii: "<")),
            let view = bytes.firstRange(of: "view: <", from: state),
            let address = bytes.firstRange(of: "0x", from: view)
        else { return true }
        let name = bytes[(start + 1)..<state].prefix { $0 != 0x20 && $0 != UInt8(ascii: ":") }
        let digits = bytes[(address + 2)...].prefix { $0.isHexDigit }
        if !name.isEmpty, !digits.isEmpty { names["0x" + digits.text.lowercased()] = name.text }
        return true
    }
}

extension ViewTree {
    /// Names the controllers of the views whose addresses were printed with one.
    mutating func merge(_ controllers: ControllerLines) {
        guard !controllers.names.isEmpty else { return }
        change { view in
            if let name = view.address.flatMap({ controllers.names[$0.lowercased()] }) {
                view.controllerName = view.controllerName ?? name
            }
        }
    }
}
