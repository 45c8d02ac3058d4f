// SPDX-License-Identifier: Apache-2.0

/// The characters that stand for symbols of the system. The names are facts of its interface. The characters are Unicode's,
/// in the screen's own font, so that this package has no picture of anybody else's.
enum SymbolNames {
    /// The character of a symbol. If the whole name has no character, its decorations (`.fill`, `.circle`, `.square`) and its badge
    /// are left off.
    static func text(of name: String) -> String? {
        var name = name
        while true {
            if let text = characters[name] { return text + asText }
            if let badge = name.firstRange(of: ".badge") {
                name = String(name[..<badge.lowerBound])
                continue
            }
            guard let dot = name.lastIndex(of: "."), decorations.contains(String(name[name.index(after: dot)...]))
            else { return nil }
            name = String(name[..<dot])
        }
    }

    /// Asks for the character as a letter in the text's color instead of a colored picture.
    private static let asText = "\u{FE0E}"

    private static let decorations: Set<String> = ["fill", "circle", "square", "rectangle", "app"]

    private static let characters: [String: String] = [
        "plus": "+", "minus": "−", "multiply": "×", "divide": "÷", "equal": "=", "xmark": "✕", "checkmark": "✓",
        "plus.circle": "⊕", "minus.circle": "⊖", "xmark.circle": "⊗", "checkmark.circle": "✔",
        "questionmark": "?", "exclamationmark": "!", "info": "ℹ", "number": "#", "percent": "%", "at": "@",
        "chevron.left": "‹", "chevron.right": "›", "chevron.up": "⌃", "chevron.down": "⌄",
        "chevron.backward": "‹", "chevron.forward": "›",
        "arrow.left": "←", "arrow.right": "→", "arrow.up": "↑", "arrow.down": "↓", "arrow.backward": "←",
        "arrow.forward": "→", "arrow.up.left": "↖", "arrow.up.right": "↗", "arrow.down.left": "↙",
        "arrow.down.right": "↘", "arrow.left.and.right": "↔", "arrow.up.and.down": "↕",
        "arrowtriangle.left": "◀", "arrowtriangle.right": "▶", "arrowtriangle.up": "▲", "arrowtriangle.down": "▼",
        "arrowtriangle.backward": "◀", "arrowtriangle.forward": "▶",
        "arrow.uturn.left": "↶", "arrow.uturn.right": "↷", "arrow.uturn.backward": "↶", "arrow.uturn.forward": "↷",
        "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.triangle.2.circlepath": "⟳",
        "arrow.up.arrow.down": "⇅", "arrow.left.arrow.right": "⇄", "arrow.turn.down.left": "↵", "return": "⏎",
        "arrowshape.turn.up.left": "↩", "arrowshape.turn.up.right": "↪", "arrowshape.turn.up.backward": "↩",
        "arrowshape.turn.up.forward": "↪", "pencil.and.outline": "✎", "photo.artframe": "🖼",
        "square.and.line.vertical.and.square": "◫",
        "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥", "circle": "○", "circle.fill": "●",
        "square": "□", "square.fill": "■", "rectangle": "▭", "rectangle.fill": "▬", "triangle": "△",
        "triangle.fill": "▲", "diamond": "◇", "diamond.fill": "◆", "hexagon": "⬡", "hexagon.fill": "⬢",
        "pentagon": "⬠", "pentagon.fill": "⬟", "suit.club": "♧", "suit.club.fill": "♣", "suit.diamond": "♢",
        "suit.diamond.fill": "♦", "suit.heart": "♡", "suit.heart.fill": "♥", "suit.spade": "♤",
        "suit.spade.fill": "♠", "flag": "⚐", "flag.fill": "⚑", "play": "▷", "play.fill": "▶", "pause": "⏸",
        "stop": "□", "stop.fill": "■", "record.circle": "⏺", "forward": "⏩", "backward": "⏪", "forward.end": "⏭",
        "backward.end": "⏮", "playpause": "⏯", "repeat": "↻", "shuffle": "⤨", "speaker": "🔈",
        "speaker.wave.2": "🔊", "speaker.slash": "🔇", "music.note": "♪", "music.note.list": "♫", "mic": "🎤",
        "gear": "⚙", "gearshape": "⚙", "wrench": "🔧", "hammer": "⚒", "scissors": "✂", "pencil": "✎",
        "square.and.pencil": "✎", "trash": "🗑", "folder": "🗀", "doc": "🗎", "doc.on.doc": "⧉", "paperclip": "📎",
        "link": "🔗", "bookmark": "🔖", "tag": "🏷", "envelope": "✉", "phone": "☎", "phone.down": "✆",
        "bubble.left": "💬", "bell": "🔔", "bell.slash": "🔕", "camera": "📷", "photo": "🖼", "video": "🎥",
        "magnifyingglass": "🔍", "plus.magnifyingglass": "🔍", "lock": "🔒", "lock.open": "🔓", "key": "🔑",
        "person": "👤", "person.2": "👥", "house": "⌂", "building.2": "🏢", "cart": "🛒", "bag": "👜", "gift": "🎁",
        "creditcard": "💳", "calendar": "📅", "clock": "🕓", "alarm": "⏰", "stopwatch": "⏱", "timer": "⏲",
        "hourglass": "⏳", "map": "🗺", "mappin": "📍", "location": "➤", "globe": "🌐", "airplane": "✈", "car": "🚗",
        "bus": "🚌", "bicycle": "🚲", "sun.max": "☀", "sun.min": "☼", "moon": "☾", "moon.fill": "🌙", "cloud": "☁",
        "cloud.rain": "🌧", "cloud.bolt": "⛈", "snow": "❄", "snowflake": "❄", "bolt": "⚡", "flame": "🔥",
        "drop": "💧", "umbrella": "☂", "leaf": "🍃", "eye": "👁", "hand.raised": "✋", "hand.thumbsup": "👍",
        "hand.thumbsdown": "👎", "hand.tap": "☝", "hand.point.up.left": "☝", "face.smiling": "☺", "lightbulb": "💡",
        "wifi": "📶", "battery.100": "🔋", "power": "⏻", "command": "⌘", "option": "⌥", "control": "⌃", "shift": "⇧",
        "capslock": "⇪", "delete.left": "⌫", "delete.right": "⌦", "escape": "⎋", "keyboard": "⌨",
        "ellipsis": "…", "line.3.horizontal": "☰", "list.bullet": "☰", "list.dash": "☰", "square.grid.2x2": "⊞",
        "rectangle.grid.2x2": "⊞", "rectangle.grid.1x2": "⊟", "rectangle.grid.3x2": "▦", "square.grid.3x3": "▦",
        "slider.horizontal.3": "☷", "textformat": "Aa", "bold": "B", "italic": "I", "underline": "U",
        "square.and.arrow.up": "⇪", "square.and.arrow.down": "⤓", "tray": "⎙", "printer": "⎙", "paintbrush": "🖌",
        "eyedropper": "💉", "crop": "⌗", "cube": "⬚", "gamecontroller": "🎮", "dice": "⚂", "trophy": "🏆",
        "crown": "♛", "exclamationmark.triangle": "⚠", "nosign": "⃠", "slash.circle": "⊘", "wand.and.stars": "✨",
        "sparkles": "✨", "infinity": "∞", "sum": "∑", "function": "ƒ", "x.squareroot": "√", "target": "◎",
        "scope": "⌖", "smallcircle.filled.circle": "◉", "largecircle.fill.circle": "◉", "hand.draw": "✍",
    ]
}
