@testable import Runtime

/// A part that records the events that it takes part in.
@MainActor
final class EventRecorder: PluginPart {
    /// The names of the recorded events, in order.
    private var events: [String] = []

    func handle(_ event: PluginEvent, of presentation: PluginPresentation) {
        let name = "\(event)".prefix { $0 != "(" }
        if case .move(let isShown) = event {
            events.append(isShown ? "move in" : "move out")
        } else {
            events.append(String(name))
        }
    }

    /// Returns the names of the events since the last call.
    func takeEvents() -> [String] {
        defer { events = [] }
        return events
    }
}
