import Foundation
import HeadlessKit

/// Test control. Nothing in this namespace exists in Apple's UIKit.
///
/// The state is shared by all tests of a process; `reset()` brings back the beginning. Layout,
/// appearance and animation move on only when the run loop turns or a test says so. Suites with
/// tests that suspend belong below one serialized suite, so that no other test runs meanwhile.
@MainActor
public enum HeadlessUIKit {
    /// Whether `sendActions(for:)` reaches its actions. False as in a library's tests on a device,
    /// where no application runs; taps made with `tap` are always delivered.
    public static var deliversControlEvents = false

    /// Sends `didMove(toParent:)` once more at the end of a child's appearance, as the system does
    /// in some places, to see whether a controller can take it.
    public static var repeatsDidMoveAfterAppearance = false

    /// The names of the images in the application's asset catalogs, which has none at first.
    public static var assets: Set<String> {
        get { AssetCatalog.shared.names }
        set { AssetCatalog.shared.names = newValue }
    }

    /// Whether the run loop turns automatically, on the main queue, when there is something to do.
    public static var turnsRunLoopAutomatically: Bool {
        get { RunLoopTurn.isAutomatic }
        set { RunLoopTurn.isAutomatic = newValue }
    }

    /// Ends the current run-loop turn: lays out the visible windows, then runs what was waiting
    /// for that, such as `viewDidAppear`.
    public static func turnRunLoop() {
        RunLoopTurn.run()
    }

    /// Turns the run loop, moves the animation clock on, and turns the run loop again. Completions
    /// run in the order of the animations' ends.
    public static func advanceAnimations(by interval: TimeInterval) {
        RunLoopTurn.run()
        AnimationClock.advance(by: interval)
        RunLoopTurn.run()
    }

    /// Whether an animation is waiting for the clock.
    public static var isAnimating: Bool { !AnimationClock.isIdle }

    /// Forgets all records, pending work and settings.
    public static func reset() {
        deliversControlEvents = false
        repeatsDidMoveAfterAppearance = false
        turnsRunLoopAutomatically = true
        assets = []
        RunLoopTurn.discard()
        AnimationClock.discard()
        AnimationContext.isEnabled = true
        AccessibilityCenter.discard()
        ConstraintConflicts.discard()
        ConstraintConflicts.printsToStandardError = true
        callRecorder.discard()
        TouchGestures.discard()
        CellFactories.discard()
        FirstResponder.current = nil
        Environment.shared.values = Environment.Values()
    }
}
