// SPDX-License-Identifier: Apache-2.0

import UIKitCore

extension PaintWriter {
    mutating func accessibility(_ accessibility: DisplayAccessibility) {
        integer(WireRole(accessibility.role).rawValue)
        // An edited text is sent whole; a secret text has bullets as its value.
        let isText = [.textField, .searchField, .textView].contains(accessibility.role)
        let value = isText ? accessibility.value.map { String($0.prefix(Self.longestText)) } : accessibility.value
        integer(flags(of: accessibility))
        for text in [
            accessibility.label, value, accessibility.identifier, accessibility.hint, accessibility.language,
        ] {
            if let text { self.text(text) }
        }
        names(accessibility.actions, atMost: Int(UInt8.max))
        names(accessibility.rotors, atMost: Int(WireRotor.forward))
        if accessibility.isContainer { container(accessibility) }
        guard let order = accessibility.order?.prefix(Int(UInt16.max)) else { return }
        integer(UInt16(order.count))
        for item in order { write(item) }
    }

    private mutating func names(_ names: [String], atMost most: Int) {
        guard !names.isEmpty else { return }
        integer(UInt8(min(names.count, most)))
        for name in names.prefix(most) { text(name) }
    }

    /// The element's kind as a container, and its level as a heading.
    private mutating func container(_ accessibility: DisplayAccessibility) {
        integer(UInt8(accessibility.container.rawValue))
        integer(UInt8(accessibility.headingLevel ?? 0))
        guard accessibility.container == .dataTable else { return }
        integer(UInt16(clamping: accessibility.table?.rows ?? 0))
        integer(UInt16(clamping: accessibility.table?.columns ?? 0))
        let cells = accessibility.table?.cells ?? []
        integer(UInt16(cells.count))
        for cell in cells {
            // 0 means before all rows, or before all columns.
            for number in [cell.row + 1, cell.column + 1, cell.rowSpan, cell.columnSpan] { integer(UInt16(number)) }
            integer(cell.header.rawValue)
            switch cell.item {
            case .view(let view):
                integer(WireItem.view.rawValue)
                integer(view.number)
            case .element(let place):
                integer(WireItem.element.rawValue)
                integer(UInt32(place + 1))
            }
        }
    }

    /// In characters: how much of a text that is not edited a page gets.
    private static let longestText = 1000

    private func flags(of accessibility: DisplayAccessibility) -> UInt16 {
        typealias Flags = WireAccessibilityFlags
        var flags: UInt16 = 0
        if accessibility.isEnabled { flags |= Flags.enabled }
        if accessibility.isSelected { flags |= Flags.selected }
        if accessibility.label != nil { flags |= Flags.label }
        if accessibility.value != nil { flags |= Flags.value }
        if accessibility.identifier != nil { flags |= Flags.identifier }
        if accessibility.hint != nil { flags |= Flags.hint }
        if accessibility.language != nil { flags |= Flags.language }
        if let isElement = accessibility.isElement { flags |= isElement ? Flags.isElement : Flags.isNoElement }
        if accessibility.isLabelPainted { flags |= Flags.labelPainted }
        if accessibility.isHidden { flags |= Flags.hidden }
        if accessibility.isModal { flags |= Flags.modal }
        if !accessibility.actions.isEmpty { flags |= Flags.actions }
        if accessibility.order != nil { flags |= Flags.order }
        if !accessibility.rotors.isEmpty { flags |= Flags.rotors }
        if accessibility.isContainer { flags |= Flags.container }
        return flags
    }

    private mutating func write(_ item: DisplayAccessibilityItem) {
        switch item {
        case .view(let view):
            integer(WireItem.view.rawValue)
            integer(view.number)
        case .element(let element):
            integer(WireItem.element.rawValue)
            rectangle(element.frame)
            accessibility(element.accessibility)
        }
    }

    /// What an application tells assistive technology.
    mutating func notice(_ notice: AccessibilityNotice) {
        kind(.notice)
        integer(notice.kind.rawValue)
        integer(notice.view?.number ?? 0)
        integer(Self.place(notice.element))
        text(notice.text)
    }

    /// Tab came to an end of the application.
    mutating func focusLeaves(forward: Bool) {
        kind(.focusLeaves)
        integer(UInt8(forward ? 1 : 0))
    }

    /// An element's place, counted from 1; 0 for the view itself.
    private static func place(_ element: Int?) -> UInt16 { element.flatMap { UInt16(exactly: $0 + 1) } ?? 0 }
}

extension DisplayAccessibility {
    /// Whether it needs the longer message: it contains others, or has a level.
    fileprivate var isContainer: Bool { container != .none || headingLevel != nil }
}
