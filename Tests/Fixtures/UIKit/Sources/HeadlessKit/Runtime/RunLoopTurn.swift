import Foundation

/// The end of a run-loop turn: visible windows are laid out, then deferred work runs.
///
/// A turn is queued on the main queue when it is needed, as the system commits its transaction at
/// the end of a turn. Tests can also run it directly.
@MainActor
public enum RunLoopTurn {
    private static var afterCommit: [() -> Void] = []
    private static var nextTurn: [() -> Void] = []
    private static var isQueued = false
    public static var isAutomatic = true

    /// Runs the block after the next layout of the visible windows.
    public static func afterCommit(_ block: @escaping () -> Void) {
        afterCommit.append(block)
        request()
    }

    /// Runs the block when the next turn begins.
    public static func atNextTurn(_ block: @escaping () -> Void) {
        nextTurn.append(block)
        request()
    }

    public static func request() {
        guard !isQueued, isAutomatic else { return }
        isQueued = true
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                isQueued = false
                run()
            }
        }
    }

    public static func run() {
        let starting = nextTurn
        nextTurn = []
        for block in starting { block() }
        WindowList.layOut()
        let committed = afterCommit
        afterCommit = []
        for block in committed { block() }
    }

    public static func discard() {
        afterCommit = []
        nextTurn = []
    }
}
