import EmbeddedFiles
import PageParts
import Testing
import UIKitCore

@testable import BrowserHost

/// The page's numbers and the host's are written twice; here they are compared.
@MainActor @Suite struct PageConstantsTests {
    private let script = PageFile.all(of: embeddedBrowserHost()).named("protocol.js").text

    @Test("version and magic")
    func version() {
        #expect(script.contains("export const version = \(ProtocolVersion.current);"))
        #expect(script.contains("export const magic = 0x\(String(ProtocolVersion.magic, radix: 16));"))
    }

    @Test("kinds of messages, by their names")
    func kinds() {
        var client: [String: Int] = [:]
        for kind in ClientMessageKind.allCases { client["\(kind)"] = Int(kind.rawValue) }
        #expect(table("client") == client)
        var host: [String: Int] = [:]
        for kind in HostMessageKind.allCases { host["\(kind)"] = Int(kind.rawValue) }
        #expect(table("host") == host)
    }

    @Test("phases, devices, flags, aspects, roles and close codes")
    func values() {
        #expect(table("pointerPhase") == ["down": 0, "move": 1, "up": 2, "cancel": 3])
        #expect(PointerSample.Phase.cancel.rawValue == 3)
        #expect(table("hoverPhase") == ["entered": 0, "moved": 1, "exited": 2])
        #expect(HoverSample.Phase.exited.rawValue == 2)
        #expect(table("transformPhase") == ["began": 0, "changed": 1, "ended": 2, "cancelled": 3])
        #expect(TransformSample.Phase.cancelled.rawValue == 3)
        #expect(
            table("gamepadPart") == [
                "leftStick": Int(WireGamepad.leftStick), "rightStick": Int(WireGamepad.rightStick),
                "gone": Int(WireGamepad.gone),
            ])
        #expect(
            table("ringFlag") == [
                "inside": Int(PaintWriter.ringIsInside), "wholeView": Int(PaintWriter.ringIsWholeView),
            ])
        #expect(
            table("dragPhase") == [
                "entered": Int(WireDrag.Phase.entered.rawValue), "moved": Int(WireDrag.Phase.moved.rawValue),
                "left": Int(WireDrag.Phase.left.rawValue), "dropped": Int(WireDrag.Phase.dropped.rawValue),
            ])
        #expect(table("device") == ["touch": 0, "pen": 1, "mouse": 2])
        #expect(PointerSample.Kind.mouse.rawValue == 2)
        #expect(
            table("sampleFlag") == [
                "predicted": Int(WireSample.isPredicted), "pressure": Int(WireSample.measuresPressure),
                "tilt": Int(WireSample.anglesAreTilt),
            ])
        #expect(
            table("modifier") == [
                "shift": Int(WireModifiers.shift), "control": Int(WireModifiers.control),
                "alternate": Int(WireModifiers.alternate), "command": Int(WireModifiers.command),
                "capsLock": Int(WireModifiers.capsLock), "numericPad": Int(WireModifiers.numericPad),
            ])
        #expect(
            table("aspect") == [
                "geometry": Int(DisplayAspects.geometry.rawValue), "scroll": Int(DisplayAspects.scroll.rawValue),
                "appearance": Int(DisplayAspects.appearance.rawValue),
                "content": Int(DisplayAspects.content.rawValue), "children": Int(DisplayAspects.children.rawValue),
                "accessibility": Int(DisplayAspects.accessibility.rawValue),
                "animations": Int(DisplayAspects.animations.rawValue), "mask": Int(DisplayAspects.mask.rawValue),
            ])
        #expect(
            table("content") == [
                "none": Int(WireContent.none.rawValue), "text": Int(WireContent.text.rawValue),
                "image": Int(WireContent.image.rawValue), "styledText": Int(WireContent.styledText.rawValue),
                "shape": Int(WireContent.shape.rawValue),
                "gradient": Int(WireContent.gradient.rawValue), "drawing": Int(WireContent.drawing.rawValue),
            ])
        var steps: [String: Int] = [:]
        for step in WireDrawing.allCases { steps["\(step)"] = Int(step.rawValue) }
        #expect(table("drawingStep") == steps)
        #expect(
            table("drawnGradientFlag") == [
                "radial": Int(WireDrawing.isRadial), "before": Int(WireDrawing.extendsBefore),
                "after": Int(WireDrawing.extendsAfter),
            ])
        #expect(
            table("appearanceFlag") == [
                "hidden": Int(WireAppearance.isHidden), "clips": Int(WireAppearance.clips),
                "squareCorner": Int(WireAppearance.squareCorner), "blurs": Int(WireAppearance.blurs),
            ])
        #expect(
            table("shapeFlag") == [
                "filled": Int(WireShape.isFilled), "stroked": Int(WireShape.isStroked),
                "evenOdd": Int(WireShape.isEvenOdd),
            ])
        #expect(
            table("gradientKind") == [
                "axial": Int(DisplayGradient.Kind.axial.rawValue), "radial": Int(DisplayGradient.Kind.radial.rawValue),
                "conic": Int(DisplayGradient.Kind.conic.rawValue),
            ])
        #expect(
            table("pathElement") == [
                "move": Int(CGPathElementType.moveToPoint.rawValue),
                "line": Int(CGPathElementType.addLineToPoint.rawValue),
                "quadCurve": Int(CGPathElementType.addQuadCurveToPoint.rawValue),
                "curve": Int(CGPathElementType.addCurveToPoint.rawValue),
                "close": Int(CGPathElementType.closeSubpath.rawValue),
            ])
        var animated: [String: Int] = [:]
        for property in AnimatedProperty.allCases { animated["\(property)"] = Int(property.rawValue) }
        #expect(table("animated") == animated)
        #expect(
            table("animationFlag") == [
                "autoreverses": Int(WireAnimation.autoreverses), "endless": Int(WireAnimation.isEndless),
            ])
        #expect(
            table("timing") == [
                "linear": Int(WireAnimation.linear), "cubic": Int(WireAnimation.cubic),
                "sampled": Int(WireAnimation.sampled),
            ])
        #expect(
            table("closeCode") == [
                "goingAway": Int(CloseCode.goingAway), "malformed": Int(CloseCode.malformed),
                "wrongVersion": Int(CloseCode.wrongVersion), "takenOver": Int(CloseCode.takenOver),
                "refused": Int(CloseCode.refused),
            ])
        #expect(
            table("motionFlag") == [
                "userAcceleration": Int(WireMotion.measuresUserAcceleration),
                "rotation": Int(WireMotion.measuresRotation),
            ])
        #expect(
            table("shakePhase") == [
                "began": Int(ShakePhase.began.rawValue), "ended": Int(ShakePhase.ended.rawValue),
                "cancelled": Int(ShakePhase.cancelled.rawValue),
            ])
        #expect(
            table("playback") == [
                "stopped": Int(WirePlayback.stopped.rawValue), "playing": Int(WirePlayback.playing.rawValue),
                "paused": Int(WirePlayback.paused.rawValue),
            ])
        var edits: [String: Int] = [:]
        for kind in WireTextEdit.Kind.allCases { edits["\(kind)"] = Int(kind.rawValue) }
        #expect(table("textEdit") == edits)
        #expect(
            table("textFlag") == [
                "edited": Int(WireTextFlags.isEdited), "text": Int(WireTextFlags.hasText),
                "marked": Int(WireTextFlags.isMarked), "secure": Int(WireTextFlags.isSecure),
                "multiline": Int(WireTextFlags.isMultiline), "clipped": Int(WireTextFlags.isClipped),
                "keyboardShut": Int(WireTextFlags.keepsKeyboardShut),
            ])
        #expect(
            table("screenFlag") == [
                "dark": Int(WireScreenFlags.isDark), "softKeyboard": Int(WireScreenFlags.hasSoftKeyboard),
                "noKeyboard": Int(WireScreenFlags.hasNoKeyboard),
                "readsClipboard": Int(WireScreenFlags.readsClipboard),
                "commandsByControl": Int(WireScreenFlags.commandsByControl),
            ])
        #expect(
            table("keyboard") == [
                "hardware": 0, "soft": Int(WireScreenFlags.hasSoftKeyboard), "none": Int(WireScreenFlags.hasNoKeyboard),
            ])
        var clipboardCommands: [String: Int] = [:]
        for command in WireClipboard.Command.allCases { clipboardCommands["\(command)"] = Int(command.rawValue) }
        #expect(table("clipboardCommand") == clipboardCommands)
        var clipboardTypes: [String: Int] = [:]
        for kind in WireClipboard.Kind.allCases { clipboardTypes["\(kind)"] = Int(kind.rawValue) }
        #expect(table("clipboardType") == clipboardTypes)
        var uses: [String: Int] = [:]
        for use in MenuBarUse.allCases { uses["\(use)"] = Int(use.rawValue) }
        #expect(table("menuBarUse") == uses)
        var items: [String: Int] = [:]
        for item in WireMenuItem.allCases { items["\(item)"] = Int(item.rawValue) }
        #expect(table("menuItem") == items)
        var states: [String: Int] = [:]
        for state in WireMenuState.allCases { states["\(state)"] = Int(state.rawValue) }
        #expect(table("menuState") == states)
        #expect(
            table("menuFlag") == [
                "enabled": Int(WireMenuFlags.isEnabled), "destructive": Int(WireMenuFlags.isDestructive),
            ])
        var done: [String: Int] = [:]
        for action in WireAccessibility.allCases { done["\(action)"] = Int(action.rawValue) }
        #expect(table("accessibilityAction") == done)
        var things: [String: Int] = [:]
        for item in WireItem.allCases { things["\(item)"] = Int(item.rawValue) }
        #expect(table("accessibilityItem") == things)
        var notices: [String: Int] = [:]
        for kind in AccessibilityNotice.Kind.allCases { notices["\(kind)"] = Int(kind.rawValue) }
        #expect(table("noticeKind") == notices)
        typealias Flags = WireAccessibilityFlags
        let accessibility: [String: UInt16] = [
            "enabled": Flags.isEnabled, "selected": Flags.isSelected, "label": Flags.hasLabel, "value": Flags.hasValue,
            "identifier": Flags.hasIdentifier, "hint": Flags.hasHint, "language": Flags.hasLanguage,
            "isElement": Flags.isElement, "isNoElement": Flags.isNoElement, "labelPainted": Flags.isLabelPainted,
            "hidden": Flags.isHidden, "modal": Flags.isModal, "actions": Flags.hasActions, "order": Flags.hasOrder,
            "rotors": Flags.hasRotors, "container": Flags.isContainer,
        ]
        #expect(table("accessibilityFlag") == accessibility.mapValues(Int.init))
        #expect(script.contains("export const rotorForward = \(WireAccessibility.forward);"))
        let settings: [String: AccessibilitySettings] = [
            "lessMotion": .reducesMotion, "moreContrast": .increasesContrast, "forcedColors": .forcesColors,
            "lessTransparency": .reducesTransparency, "invertedColors": .invertsColors,
        ]
        var wishes = settings.mapValues { Int($0.rawValue) }
        wishes["rightToLeft"] = 32
        #expect(table("wish") == wishes)
        let commands = WireCommand.kinds.map { "\"\($0)\"" }.joined(separator: ", ")
        #expect(script.replacing("\n  ", with: " ").contains("[ \(commands),"))
        let roles = WireRole.allCases.map { "\"\($0)\"" }.joined(separator: ", ")
        #expect(script.replacing("\n  ", with: " ").contains("[ \(roles),"))
    }

    /// The numbers of a frozen object of the script, by their names.
    private func table(_ name: String) -> [String: Int] {
        guard let start = script.range(of: "export const \(name) = Object.freeze({"),
            let end = script.range(of: "})", range: start.upperBound..<script.endIndex)
        else { return [:] }
        var table: [String: Int] = [:]
        for pair in script[start.upperBound..<end.lowerBound].split(separator: ",") {
            let parts = pair.split(separator: ":").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            guard parts.count == 2 else { continue }
            table[parts[0]] = parts[1].hasPrefix("0x") ? Int(parts[1].dropFirst(2), radix: 16) : Int(parts[1])
        }
        return table
    }
}
