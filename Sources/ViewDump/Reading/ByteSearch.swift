// SPDX-License-Identifier: Apache-2.0

/// The readers' searches in a line.
extension ArraySlice<UInt8> {
    /// The index of the first byte of `text`, from `start` on.
    func firstRange(of text: StaticString, from start: Int? = nil) -> Int? {
        let count = text.utf8CodeUnitCount
        var index = start ?? startIndex
        guard count > 0, endIndex - index >= count else { return nil }
        let pattern = text.utf8Start
        while index <= endIndex - count {
            if self[index] == pattern[0] {
                var offset = 1
                while offset < count, self[index + offset] == pattern[offset] { offset += 1 }
                if offset == count { return index }
            }
            index += 1
        }
        return nil
    }

    /// Whether `text` stands at `index`.
    func has(_ text: StaticString, at index: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index >= startIndex, endIndex - index >= count else { return false }
        for offset in 0..<count where self[index + offset] != text.utf8Start[offset] { return false }
        return true
    }

    /// The numbers that stand in the bytes, in order: `(0 -4.5; 1e+06 inf)`.
    func numbers() -> [Double] {
        var numbers: [Double] = []
        for word in split(whereSeparator: { " ,;(){}[]".utf8.contains($0) }) {
            if let number = Double(String(decoding: word, as: UTF8.self)) { numbers.append(number) }
        }
        return numbers
    }

    var text: String { String(decoding: self, as: UTF8.self) }

    /// Without spaces and tabs at both ends.
    var trimmed: ArraySlice<UInt8> {
        var slice = self
        while let first = slice.first, first == 0x20 || first == 0x09 { slice.removeFirst() }
        while let last = slice.last, last == 0x20 || last == 0x09 { slice.removeLast() }
        return slice
    }
}

extension UInt8 {
    /// A letter, digit or underscore of a name in source code.
    var isWordByte: Bool { isHexDigit || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self == 0x5F }

    var isHexDigit: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
        default: false
        }
    }
}

extension Substring {
    /// Without spaces and tabs at both ends.
    var trimmed: String { ArraySlice(Array(utf8)).trimmed.text }
}
