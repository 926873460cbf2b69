import Dispatch

extension HostWindow {
    /// Waits until the framework has finished its work of this turn of the run loop.
    static func finishTurn() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    /// Waits until a condition is met, but only for a few seconds.
    static func wait(until condition: () -> Bool) async {
        let end = DispatchTime.now() + .seconds(3)
        while !condition(), DispatchTime.now() < end { await finishTurn() }
    }
}
