import UIKitCore

extension PaintWriter {
    mutating func accessibility(_ accessibility: DisplayAccessibility) {
        integer(WireRole(accessibility.role).rawValue)
        // All of a text goes along when it is edited; of a secret text the value is bullets.
        let isText = [.textField, .searchField, .textView].contains(accessibility.role)
        let value = isText ? accessibility.value.map { String($0.prefix(Self.longestText)) } : accessibility.value
        integer(flags(of: accessibility))
        for text in [
            accessibility.label, value, accessibility.identifier, accessibility.hint, accessibility.language,
        ] {
            if let text { self.text(text) }
        }
        if !accessibility.actions.isEmpty {
            let actions = accessibility.actions.prefix(Int(UInt8.max))
            integer(UInt8(actions.count))
            for action in actions { text(action) }
        }
        guard let order = accessibility.order?.prefix(Int(UInt16.max)) else { return }
        integer(UInt16(order.count))
        for item in order { write(item) }
    }

    /// In characters: what of a text that is not edited a page is told.
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
