// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SourcePorting
    import Testing

    @Suite("Files about frameworks that are not here, by the types that they name")
    struct AbsentFrameworkTests {
        private let settings = "#if canImport(SwiftUI) && os(iOS)\nimport SwiftUI\nclass Settings {}\n#endif\n"
        private let view =
            "#if canImport(SwiftUI)\nimport SwiftUI\nstruct V: UIViewRepresentable { let m = Maker() }\n#endif\n"
        private let maker = "import UIKit\nclass Maker { func make(_ s: Settings) {} }\n"

        @Test("A file that names a type which is declared for SwiftUI alone is left out with it")
        func hiddenTypes() {
            let files = raw([settings, view, maker])
            #expect(files[2].hasPrefix("#if canImport(SwiftUI)\nimport UIKit\n") && files[2].hasSuffix("#endif\n"))
            #expect(files[0] == settings)
        }

        @Test("It stays if the type is declared elsewhere too, or if it names the type only under the condition")
        func kept() {
            #expect(!raw([settings, view, maker, "class Settings {}\n"])[2].contains("canImport"))
            let guarded = "import UIKit\nclass Maker {\n#if canImport(SwiftUI)\nvar s: Settings?\n#endif\n}\n"
            #expect(raw([settings, view, guarded])[2] == guarded)
        }

        @Test("Names of types, sounds of the system and the picker of photos are UIKit's here")
        func inUIKit() {
            let frameworks = ["MobileCoreServices", "AudioToolbox", "PhotosUI", "UserNotifications"]
            let file = raw([frameworks.map { "import \($0)\n" }.joined() + "let a = kUTTypeImage\n"])[0]
            #expect(file.contains("import UIKit") && !frameworks.contains(where: file.contains))
            let newer = raw([
                "import UIKit\n#if canImport(UniformTypeIdentifiers)\nimport UniformTypeIdentifiers\n#endif\n"
            ])[0]
            #expect(newer.filter { $0 != " " } == "importUIKit\n#ifcanImport(UIKit)\nimportUIKit\n#endif\n")
        }
    }
#endif
