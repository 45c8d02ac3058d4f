// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// The first line of a session file: it describes the application's surroundings when the recording began.
public struct SessionHeader: Hashable, Sendable {
    /// The word under `format`.
    public static let formatName = "responder-session"
    /// The version that this module reads and writes. It grows when a reader of the old form would misread the new one.
    public static let currentVersion = 1

    /// When the recording began.
    public enum Start: String, Hashable, Sendable, Codable {
        /// Before the application launched: the session can be replayed.
        case launch
        /// In the middle of a run: the file does not have the state before.
        case running
    }

    /// The name of the program.
    public var application: String
    /// Whether the recording has the application's beginning.
    public var start: Start
    /// The application's event clock when the recording began, in seconds.
    public var clock: Double
    /// The host that painted the application; `nil` without one.
    public var host: SessionHost?
    /// The screens that were connected already; those that came later are inputs.
    public var screens: [SessionScreen]
    /// Whether the program ran with `SWIFT_DETERMINISTIC_HASHING=1`, so that its sets and dictionaries had the order that they have in
    /// every such run.
    public var hasDeterministicHashing: Bool
    /// The user's languages, the first one first; `nil` in a file that does not say. Texts have other widths in another language.
    public var languages: [String]?
    /// The identifier of the user's time zone; `nil` in a file that does not say.
    public var timeZone: String?

    /// The header of a recording; unless said otherwise one from launch, at clock 0, without host and screens, and without a word on the
    /// user's languages and time zone.
    public init(
        application: String, start: Start = .launch, clock: Double = 0, host: SessionHost? = nil,
        screens: [SessionScreen] = [], hasDeterministicHashing: Bool = false, languages: [String]? = nil,
        timeZone: String? = nil
    ) {
        self.application = application
        self.start = start
        self.clock = clock
        self.host = host
        self.screens = screens
        self.hasDeterministicHashing = hasDeterministicHashing
        self.languages = languages
        self.timeZone = timeZone
    }
}

/// The facts about the host that a replay needs.
public struct SessionHost: Hashable, Sendable, Codable {
    /// Whether it edits text by itself, and keys are not typed.
    public var editsText: Bool
    /// Whether it shows the main menu, whose lines its inputs then name.
    public var showsMenuBar: Bool
    /// Whether it has something beside the application to which Tab goes on.
    public var leavesFocus: Bool

    private enum CodingKeys: String, CodingKey {
        case editsText, showsMenuBar, leavesFocus
    }

    /// The capabilities that a replay takes over; none unless said otherwise.
    public init(editsText: Bool = false, showsMenuBar: Bool = false, leavesFocus: Bool = false) {
        self.leavesFocus = leavesFocus
        self.editsText = editsText
        self.showsMenuBar = showsMenuBar
    }

    /// A missing member is false.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        editsText = try container.decodeIfPresent(Bool.self, forKey: .editsText) ?? false
        showsMenuBar = try container.decodeIfPresent(Bool.self, forKey: .showsMenuBar) ?? false
        leavesFocus = try container.decodeIfPresent(Bool.self, forKey: .leavesFocus) ?? false
    }

    /// Writes the host's capabilities. `leavesFocus` is written only if it is true, so that older files stay the same byte
    /// for byte.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(editsText, forKey: .editsText)
        try container.encode(showsMenuBar, forKey: .showsMenuBar)
        if leavesFocus { try container.encode(leavesFocus, forKey: .leavesFocus) }
    }
}

/// A screen's geometry.
public struct SessionScreen: Hashable, Sendable, Codable {
    /// The scene that it shows.
    public var scene: UInt32
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double
    /// Pixels per point.
    public var scale: Double

    /// A screen by its scene, its size in points, and its pixels per point.
    public init(scene: UInt32, width: Double, height: Double, scale: Double) {
        self.scene = scene
        self.width = width
        self.height = height
        self.scale = scale
    }
}

/// A window on a screen at the end of a turn.
public struct SessionWindow: Hashable, Sendable, Codable {
    /// The number of the scene it is in.
    public var scene: UInt32
    /// The window.
    public var window: Subject
    /// In the scene's coordinates.
    public var frame: TraceRect
    /// Windows of higher levels are in front.
    public var level: Double
    /// Whether it gets keys.
    public var isKey: Bool

    /// A window by its scene, its frame in the scene's coordinates (points), its level, and whether it is key.
    public init(scene: UInt32, window: Subject, frame: TraceRect, level: Double, isKey: Bool) {
        self.scene = scene
        self.window = window
        self.frame = frame
        self.level = level
        self.isKey = isKey
    }
}

extension SessionHeader: Codable {
    private enum Key: String, CodingKey {
        case format, version, application, start, clock, host, screens, deterministicHashing, languages, timeZone
    }

    /// Reads the first line of a file. Throws ``SessionFileError/Problem`` for another format or version, and the
    /// decoder's error for a missing member.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let format = try container.decodeIfPresent(String.self, forKey: .format)
        guard format == Self.formatName else { throw SessionFileError.Problem.otherFormat(found: format ?? "nothing") }
        let version = try container.decode(Int.self, forKey: .version)
        guard version == Self.currentVersion else { throw SessionFileError.Problem.otherVersion(found: version) }
        self.init(
            application: try container.decode(String.self, forKey: .application),
            start: try container.decode(Start.self, forKey: .start),
            clock: try container.decode(Double.self, forKey: .clock),
            host: try container.decodeIfPresent(SessionHost.self, forKey: .host),
            screens: try container.decode([SessionScreen].self, forKey: .screens),
            hasDeterministicHashing: try container.decodeIfPresent(Bool.self, forKey: .deterministicHashing) ?? false,
            languages: try container.decodeIfPresent([String].self, forKey: .languages),
            timeZone: try container.decodeIfPresent(String.self, forKey: .timeZone))
    }

    /// Writes the first line of a file, with the format's name and version.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(Self.formatName, forKey: .format)
        try container.encode(Self.currentVersion, forKey: .version)
        try container.encode(application, forKey: .application)
        try container.encode(start, forKey: .start)
        try container.encode(clock, forKey: .clock)
        try container.encodeIfPresent(host, forKey: .host)
        try container.encode(screens, forKey: .screens)
        // A missing member is false.
        if hasDeterministicHashing { try container.encode(true, forKey: .deterministicHashing) }
        try container.encodeIfPresent(languages, forKey: .languages)
        try container.encodeIfPresent(timeZone, forKey: .timeZone)
    }
}
