import Foundation

/// Writes a line to the stream that build systems read messages from.
func report(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
