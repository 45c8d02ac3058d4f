/// Refers to the application that the holder is a part of.
///
/// The parts that every event passes are made before the application is whole, so that it can keep them as constants; it fills this
/// in when it is. The reference is neither counted nor checked. It never dangles: an application makes these parts, nobody
/// else keeps them, and they go with it.
@MainActor
final class ApplicationReference {
    @exclusivity(unchecked) unowned(unsafe) private var storage: UIApplication?

    nonisolated init() {}

    func refer(to application: UIApplication) { storage = application }

    var application: UIApplication {
        // Filled in by the application's initializer, before anybody is called.
        storage.unsafelyUnwrapped
    }
}
