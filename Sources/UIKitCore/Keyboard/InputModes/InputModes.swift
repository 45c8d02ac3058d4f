// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The application's input modes: the active modes, the mode in use, and the last mode of each context (D28).
@MainActor
final class InputModes {
    private let owner: ApplicationReference
    private var application: UIApplication { owner.application }
    private var remembered: [String: UITextInputMode] = [:]
    private(set) var active: [UITextInputMode]
    /// The mode in use, unless a responder or a context has another.
    private var chosen: UITextInputMode
    private var announced: UITextInputMode

    init(_ owner: ApplicationReference) {
        self.owner = owner
        active = [UITextInputMode(language: "en-US")]
        chosen = active[0]
        announced = active[0]
    }

    /// The languages of the active modes; those without letters of their own type English ones.
    var languages: [String] {
        get { active.compactMap(\.primaryLanguage) }
        set {
            guard !newValue.isEmpty, newValue != languages else { return }
            active = newValue.map { language in
                active.first { $0.primaryLanguage == language } ?? UITextInputMode(language: language)
            }
            if !active.contains(chosen) { chosen = active[0] }
            changed()
        }
    }

    /// D28: the mode of the responder's class, else the last mode of its context, else the mode in use.
    func mode(for responder: UIResponder?) -> UITextInputMode {
        if let wish = responder?.textInputMode, active.contains(wish) { return wish }
        return inherited(by: responder)
    }

    /// What `UIResponder.textInputMode` inherits.
    func inherited(by responder: UIResponder?) -> UITextInputMode {
        if let context = responder?.textInputContextIdentifier, let mode = remembered[context], active.contains(mode) {
            return mode
        }
        return chosen
    }

    /// The user goes on to the next mode; the first responder's context keeps it.
    func advance() {
        let responder = application.keyWindow?.firstResponder
        let mode = mode(for: responder)
        let place = active.firstIndex(of: mode) ?? 0
        chosen = active[(place + 1) % active.count]
        if let context = responder?.textInputContextIdentifier { remembered[context] = chosen }
        changed()
    }

    func forget(_ context: String) { remembered[context] = nil }

    /// The keys follow the mode, and a notification is posted.
    func changed() {
        for (_, scene) in application.scenes { scene.keyboard.views.keyboard?.reloadTraits() }
        let mode = mode(for: application.keyWindow?.firstResponder)
        guard mode != announced else { return }
        announced = mode
        NotificationCenter.default.post(
            name: UITextInputMode.currentInputModeDidChangeNotification, object: mode)
    }
}

extension UIApplication {
    /// The languages that the software keyboard types, as BCP 47 tags; English at first. With more than one it has a key
    /// that goes on to the next.
    ///
    /// On a device this is the user's setting. There are letters for `en`, `de` and `fr`; other languages get English ones.
    public var softwareKeyboardLanguages: [String] {
        get { inputModes.languages }
        set { inputModes.languages = newValue }
    }
}
