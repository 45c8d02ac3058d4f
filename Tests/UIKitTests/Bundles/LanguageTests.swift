// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKitCore

@Suite("RB3: which language the user reads")
struct LanguageTests {
    @Test("RB3: the environment names languages as other programs read them")
    func environment() {
        #expect(Languages.ofEnvironment(["LANG": "de_AT.UTF-8"]) == ["de-AT"])
        #expect(Languages.ofEnvironment(["LANG": "de_AT.UTF-8", "LC_ALL": "fr_FR@euro"]) == ["fr-FR"])
        #expect(Languages.ofEnvironment(["LANG": "en", "LC_MESSAGES": "", "LANGUAGE": "sv:da"]) == ["sv", "da", "en"])
        #expect(Languages.ofEnvironment(["LANG": "C.UTF-8"]).isEmpty && Languages.ofEnvironment([:]).isEmpty)
    }

    @Test(
        "RB3: the first of the user's languages that the app has, in their place if it is there",
        arguments: [
            (["de-AT", "en"], ["en", "de"], "de"), (["pt-PT"], ["en", "pt-BR", "pt"], "pt"),
            (["pt-BR"], ["pt", "pt-BR"], "pt-BR"), (["zh-CN"], ["zh-Hant", "zh-Hans"], "zh-Hans"),
            (["zh-TW"], ["zh-Hans", "zh-Hant"], "zh-Hant"), (["fi"], ["de", "en"], "en"), (["fi"], ["de"], "en"),
            ([], ["de", "en"], "en"), (["fi", "de"], ["en", "de"], "de"), (["en-GB"], ["en-AU", "de"], "en-AU"),
            (["DE"], ["de"], "de"),
        ])
    func choice(_ preferred: [String], _ available: [String], _ expected: String) {
        #expect(Languages.best(of: available, for: preferred, or: "en") == expected)
    }

    @Test("RB3: without a language in common it is the one that the app was written in")
    func development() {
        #expect(Languages.best(of: ["fr", "de-CH"], for: ["fi"], or: "de") == "de-CH")
        #expect(Languages.best(of: ["fr", "de"], for: [], or: "de") == "de")
    }
}
