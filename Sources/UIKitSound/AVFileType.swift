// SPDX-License-Identifier: Apache-2.0

/// A kind of sound file, by its name among uniform types: a hint for a player, which reads the kind from the file (SD2).
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// The uniform type's name.
    public let rawValue: String

    /// The kind with a uniform type's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// MP3.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    /// WAVE.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    /// MPEG-4 with nothing but sound.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// MPEG-4.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// Core Audio's own container.
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    /// AIFF.
    public static let aiff = AVFileType(rawValue: "public.aiff-audio")
    /// AIFF, compressed.
    public static let aifc = AVFileType(rawValue: "public.aifc-audio")
}
