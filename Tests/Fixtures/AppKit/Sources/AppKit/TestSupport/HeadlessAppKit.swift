import Foundation
@_spi(Kits) import HeadlessKit

/// The controls for tests. Nothing in this namespace exists in Apple's AppKit.
///
/// All tests of a process share the state; `reset()` restores the initial state. Layout, appearance
/// and animation advance only when the run loop turns or a test advances them. Suites with tests
/// that suspend belong in one serialized suite, so that no other test runs at the same time.
@MainActor
public enum HeadlessAppKit {
    /// The names of the images in the application's asset catalogs; empty at first.
    public static var assets: Set<String> {
        get { AssetCatalog.shared.names }
        set { AssetCatalog.shared.names = newValue }
    }

    /// Whether the run loop turns automatically, on the main queue, when there is something to do.
    public static var turnsRunLoopAutomatically: Bool {
        get { RunLoopTurn.isAutomatic }
        set { RunLoopTurn.isAutomatic = newValue }
    }

    /// Ends the current run-loop turn: lays out the visible windows, then runs the work that waits
    /// for layout, such as `viewDidAppear`.
    public static func turnRunLoop() {
        RunLoopTurn.run()
    }

    /// Turns the run loop, advances the animation clock, and turns the run loop again. Completions
    /// run in the order in which the animations end.
    public static func advanceAnimations(by interval: TimeInterval) {
        RunLoopTurn.run()
        AnimationClock.advance(by: interval)
        RunLoopTurn.run()
    }

    /// Whether an animation is waiting for the clock.
    public static var isAnimating: Bool { !AnimationClock.isIdle }

    /// Clears all records, pending work, shown windows and settings.
    public static func reset() {
        turnsRunLoopAutomatically = true
        assets = []
        RunLoopTurn.discard()
        AnimationClock.discard()
        AnimationContexts.discard()
        AccessibilityCenter.shared.discard()
        ConstraintConflicts.discard()
        LayoutRecursions.discard()
        ForeignFirstResponders.discard()
        NSMenu.shown = []
        ConstraintConflicts.printsToStandardError = true
        callRecorder.discard()
        Actions.discard()
        Environment.shared.values = Environment.Values()
        for window in NSApplication.shared.windows { window.orderOut(nil) }
        RunLoopTurn.discard()
    }
}
