@testable import Runtime

/// A part that records the names of the events that it takes part in.
@MainActor
final class EventRecorder: PluginPart {
    /// The recorded events, in order.
    var events: [String] = []

    func handle(_ event: PluginEvent, of presentation: PluginPresentation) {
        events.append(String("\(event)".prefix { $0 != "(" }))
    }

    /// Returns the number of recorded events with a name.
    func count(of event: String) -> Int {
        events.filter { $0 == event }.count
    }
}
