/// Which system's habits a control follows where systems differ.
public enum UIBehavioralStyle: UInt, Sendable {
    /// Those of the system it runs on.
    case automatic = 0
    /// A tablet's or a phone's.
    case pad = 1
    /// A desktop's.
    case mac = 2
}
