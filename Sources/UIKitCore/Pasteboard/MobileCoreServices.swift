// SPDX-License-Identifier: Apache-2.0

// The names of types from before `UTType`, of MobileCoreServices on iOS (PC6).

/// Whether a type is another one, or a kind of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    TypeTable.conforms(inUTI, to: inConformsToUTI)
}

/// Whether two identifiers name the same type: capitals make no difference.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }

/// `public.item`.
public let kUTTypeItem: CFString = UTType.item.identifier
/// `public.content`.
public let kUTTypeContent: CFString = UTType.content.identifier
/// `public.composite-content`.
public let kUTTypeCompositeContent: CFString = UTType.compositeContent.identifier
/// `public.data`.
public let kUTTypeData: CFString = UTType.data.identifier
/// `public.directory`.
public let kUTTypeDirectory: CFString = UTType.directory.identifier
/// `public.folder`.
public let kUTTypeFolder: CFString = UTType.folder.identifier
/// `public.text`.
public let kUTTypeText: CFString = UTType.text.identifier
/// `public.plain-text`.
public let kUTTypePlainText: CFString = UTType.plainText.identifier
/// `public.utf8-plain-text`.
public let kUTTypeUTF8PlainText: CFString = UTType.utf8PlainText.identifier
/// `public.utf16-plain-text`.
public let kUTTypeUTF16PlainText: CFString = UTType.utf16PlainText.identifier
/// `public.rtf`.
public let kUTTypeRTF: CFString = UTType.rtf.identifier
/// `public.html`.
public let kUTTypeHTML: CFString = UTType.html.identifier
/// `public.xml`.
public let kUTTypeXML: CFString = UTType.xml.identifier
/// `public.json`.
public let kUTTypeJSON: CFString = UTType.json.identifier
/// `public.delimited-values-text`.
public let kUTTypeDelimitedText: CFString = UTType.delimitedText.identifier
/// `public.comma-separated-values-text`.
public let kUTTypeCommaSeparatedText: CFString = UTType.commaSeparatedText.identifier
/// `public.source-code`.
public let kUTTypeSourceCode: CFString = UTType.sourceCode.identifier
/// `public.swift-source`.
public let kUTTypeSwiftSource: CFString = UTType.swiftSource.identifier
/// `public.vcard`.
public let kUTTypeVCard: CFString = UTType.vCard.identifier
/// `public.url`.
public let kUTTypeURL: CFString = UTType.url.identifier
/// `public.file-url`.
public let kUTTypeFileURL: CFString = UTType.fileURL.identifier
/// `public.image`.
public let kUTTypeImage: CFString = UTType.image.identifier
/// `public.jpeg`.
public let kUTTypeJPEG: CFString = UTType.jpeg.identifier
/// `public.png`.
public let kUTTypePNG: CFString = UTType.png.identifier
/// `com.compuserve.gif`.
public let kUTTypeGIF: CFString = UTType.gif.identifier
/// `public.tiff`.
public let kUTTypeTIFF: CFString = UTType.tiff.identifier
/// `com.microsoft.bmp`.
public let kUTTypeBMP: CFString = UTType.bmp.identifier
/// `public.svg-image`.
public let kUTTypeScalableVectorGraphics: CFString = UTType.svg.identifier
/// `com.adobe.pdf`.
public let kUTTypePDF: CFString = UTType.pdf.identifier
/// `public.audiovisual-content`.
public let kUTTypeAudiovisualContent: CFString = UTType.audiovisualContent.identifier
/// `public.movie`.
public let kUTTypeMovie: CFString = UTType.movie.identifier
/// `public.video`.
public let kUTTypeVideo: CFString = UTType.video.identifier
/// `com.apple.quicktime-movie`.
public let kUTTypeQuickTimeMovie: CFString = UTType.quickTimeMovie.identifier
/// `public.mpeg-4`.
public let kUTTypeMPEG4: CFString = UTType.mpeg4Movie.identifier
/// `public.audio`.
public let kUTTypeAudio: CFString = UTType.audio.identifier
/// `public.mp3`.
public let kUTTypeMP3: CFString = UTType.mp3.identifier
/// `public.mpeg-4-audio`.
public let kUTTypeMPEG4Audio: CFString = UTType.mpeg4Audio.identifier
/// `com.microsoft.waveform-audio`.
public let kUTTypeWaveformAudio: CFString = UTType.wav.identifier
/// `public.archive`.
public let kUTTypeArchive: CFString = UTType.archive.identifier
/// `public.zip-archive`.
public let kUTTypeZipArchive: CFString = UTType.zip.identifier
