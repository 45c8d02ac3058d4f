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
            let frameworks = [
                "MobileCoreServices", "AudioToolbox", "PhotosUI", "UserNotifications", "SafariServices", "CoreText",
            ]
            let file = raw([frameworks.map { "import \($0)\n" }.joined() + "let a = kUTTypeImage\n"])[0]
            #expect(file.contains("import UIKit") && !frameworks.contains(where: file.contains))
            let newer = raw([
                "import UIKit\n#if canImport(UniformTypeIdentifiers)\nimport UniformTypeIdentifiers\n#endif\n"
            ])[0]
            #expect(newer.filter { $0 != " " } == "importUIKit\n#ifcanImport(UIKit)\nimportUIKit\n#endif\n")
        }

        @Test("AVFoundation's sounds are UIKit's here; a file that names more of it is one about a missing framework")
        func sounds() {
            let player = "import AVFoundation\nclass Player { let player: AVAudioPlayer? = nil }\n"
            #expect(raw([player])[0].hasPrefix("import UIKit       \nclass Player"))
            let hinted = "import AVFoundation\nlet hint = AVFileType.mp3.rawValue\n"
            #expect(raw([hinted])[0].hasPrefix("import UIKit       \nlet hint"))
            let video = "import AVFoundation\nclass Video { let player = AVPlayer() }\n"
            #expect(raw([video])[0].hasPrefix("#if canImport(AVFoundation)\n"))
            // Where another file needs it, only the missing names are errors.
            let user = "import UIKit\nclass User { let video = Video() }\n"
            #expect(raw([video, user])[0].hasPrefix("import UIKit       \nclass Video"))
            let speech = "import AVFoundation\nlet voice = AVSpeechSynthesisVoice(language: nil)\n"
            #expect(raw([speech])[0].hasPrefix("import UIKit       \nlet voice"))
            // A module's own names are none of the framework's, nor are words in capitals.
            let own = "import AVFAudio\nclass AVButton { let AVAILABLE = 1; let avatar = 2 }\n"
            #expect(raw([own])[0].hasPrefix("import UIKit   \nclass AVButton"))
        }

        @Test(
            "PO42: a file that only has the container of Core Data takes UIKit's; one with objects is about a missing framework"
        )
        func containers() {
            let template = """
                import CoreData
                class Delegate {
                    lazy var container = NSPersistentContainer(name: "App")
                    func save() { do { try container.viewContext.save() } catch { print(error as NSError) } }
                }

                """
            #expect(raw([template])[0].hasPrefix("import UIKit   "))
            let objects = "import CoreData\nclass Note: NSManagedObject {}\n"
            #expect(raw([objects])[0].hasPrefix("#if canImport(CoreData)\n"))
        }
    }
#endif
