// SPDX-License-Identifier: Apache-2.0

// The names of types from before `UTType`, of MobileCoreServices on iOS (PC6).

/// Whether a type is another one, or a kind of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    TypeTable.conforms(inUTI, to: inConformsToUTI)
}

/// Whether two identifiers name the same type: capitals make no difference.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }

/// `public.item`.
public let kUTTypeItem: CFString = "public.item"
/// `public.content`.
public let kUTTypeContent: CFString = "public.content"
/// `public.composite-content`.
public let kUTTypeCompositeContent: CFString = "public.composite-content"
/// `public.data`.
public let kUTTypeData: CFString = "public.data"
/// `public.directory`.
public let kUTTypeDirectory: CFString = "public.directory"
/// `public.folder`.
public let kUTTypeFolder: CFString = "public.folder"
/// `public.text`.
public let kUTTypeText: CFString = "public.text"
/// `public.plain-text`.
public let kUTTypePlainText: CFString = "public.plain-text"
/// `public.utf8-plain-text`.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// `public.utf16-plain-text`.
public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// `public.rtf`.
public let kUTTypeRTF: CFString = "public.rtf"
/// `public.html`.
public let kUTTypeHTML: CFString = "public.html"
/// `public.xml`.
public let kUTTypeXML: CFString = "public.xml"
/// `public.json`.
public let kUTTypeJSON: CFString = "public.json"
/// `public.delimited-values-text`.
public let kUTTypeDelimitedText: CFString = "public.delimited-values-text"
/// `public.comma-separated-values-text`.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// `public.source-code`.
public let kUTTypeSourceCode: CFString = "public.source-code"
/// `public.swift-source`.
public let kUTTypeSwiftSource: CFString = "public.swift-source"
/// `public.vcard`.
public let kUTTypeVCard: CFString = "public.vcard"
/// `public.url`.
public let kUTTypeURL: CFString = "public.url"
/// `public.file-url`.
public let kUTTypeFileURL: CFString = "public.file-url"
/// `public.image`.
public let kUTTypeImage: CFString = "public.image"
/// `public.jpeg`.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// `public.png`.
public let kUTTypePNG: CFString = "public.png"
/// `com.compuserve.gif`.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// `public.tiff`.
public let kUTTypeTIFF: CFString = "public.tiff"
/// `com.microsoft.bmp`.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// `public.svg-image`.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// `com.adobe.pdf`.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// `public.audiovisual-content`.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// `public.movie`.
public let kUTTypeMovie: CFString = "public.movie"
/// `public.video`.
public let kUTTypeVideo: CFString = "public.video"
/// `com.apple.quicktime-movie`.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// `public.mpeg-4`.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// `public.audio`.
public let kUTTypeAudio: CFString = "public.audio"
/// `public.mp3`.
public let kUTTypeMP3: CFString = "public.mp3"
/// `public.mpeg-4-audio`.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// `com.microsoft.waveform-audio`.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// `public.archive`.
public let kUTTypeArchive: CFString = "public.archive"
/// `public.zip-archive`.
public let kUTTypeZipArchive: CFString = "public.zip-archive"
