// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Frameworks of which a part is in UIKit here, as the sounds of AVFoundation are, of Core Data what an app without objects has, and of Photos what saves.
    ///
    /// A file that names nothing else of them gets UIKit in their place; for any other they are missing, as they were.
    enum PartialFrameworks {
        private struct Part {
            /// How the framework's names begin.
            let prefixes: [String]
            let names: Set<String>
        }

        private static let sounds: Set<String> = [
            "AVAudioPlayer", "AVAudioPlayerDelegate", "AVAudioSession", "AVAudioSessionCategoryAmbient",
            "AVAudioSessionCategoryOptions",
            "AVAudioSessionCategoryPlayAndRecord", "AVAudioSessionCategoryPlayback",
            "AVAudioSessionCategorySoloAmbient", "AVFAudio", "AVFileType", "AVFormatIDKey", "AVFoundation", "AVKit",
            "AVMakeRect",
            "AVNumberOfChannelsKey", "AVSampleRateKey", "AVSpeechBoundary", "AVSpeechSynthesisVoice",
            "AVSpeechSynthesisVoiceGender", "AVSpeechSynthesisVoiceQuality", "AVSpeechSynthesizer",
            "AVSpeechSynthesizerDelegate", "AVSpeechUtterance", "AVSpeechUtteranceDefaultSpeechRate",
            "AVSpeechUtteranceMaximumSpeechRate", "AVSpeechUtteranceMinimumSpeechRate",
        ]
        private static let media = Part(prefixes: ["AV", "CMTime", "CMSample", "CMFormat"], names: sounds)
        private static let store = Part(
            prefixes: [
                "NSManaged", "NSPersistent", "NSFetch", "NSEntity", "NSAttributeDescription", "NSMerge", "NSBatch",
            ],
            names: [
                "NSManagedObjectContext", "NSPersistentCloudKitContainer", "NSPersistentContainer",
                "NSPersistentStoreDescription",
            ])
        private static let reviews = Part(prefixes: ["SK", "AppStore"], names: ["SKStoreReviewController"])
        private static let photos = Part(
            prefixes: ["PH"],
            names: [
                "PHAccessLevel", "PHAssetChangeRequest", "PHAssetCreationRequest", "PHAssetResourceCreationOptions",
                "PHAssetResourceType", "PHAuthorizationStatus", "PHPhotoLibrary", "PHPickerConfiguration",
                "PHPickerFilter",
                "PHPickerResult", "PHPickerViewController", "PHPickerViewControllerDelegate",
            ])
        private static let parts = [
            "AVFoundation": media, "AVFAudio": media, "AVKit": media, "CoreData": store, "StoreKit": reviews,
            "Photos": photos,
        ]

        /// Whether a file names only what is here of a framework.
        ///
        /// - Parameter module: its own names are none of the framework's.
        static func suffices(_ framework: String, for file: SourceFileSyntax, in module: Module) -> Bool {
            guard let part = parts[framework] else { return false }
            return TokenNames(file).names.allSatisfy { name in
                part.names.contains(name) || !part.prefixes.contains { isName(name, behind: $0) }
                    || module.index.type(named: name) != nil
            }
        }

        /// Names of the framework go on with a capital behind their prefix; `AVAILABLE` is none of them.
        private static func isName(_ name: String, behind prefix: String) -> Bool {
            guard name.hasPrefix(prefix) else { return false }
            let rest = name.dropFirst(prefix.count)
            return rest.first.map { $0.isUppercase } ?? true && rest.contains(where: \.isLowercase)
        }
    }
#endif
