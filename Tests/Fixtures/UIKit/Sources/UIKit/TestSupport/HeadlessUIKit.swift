import Foundation
import HeadlessKit

/// The controls for tests. Nothing in this namespace exists in Apple's UIKit.
///
/// All tests of a process share the state; `reset()` restores the initial state. Layout, appearance
/// and animation advance only when the run loop turns or a test advances them. Suites with tests
/// that suspend belong in one serialized suite, so that no other test runs at the same time.
@MainActor
public enum HeadlessUIKit {
    /// Whether `sendActions(for:)` performs its actions. It is false as in a library's tests on a
    /// device, where no application runs. Taps made with `tap` are always delivered.
    public static var deliversControlEvents = false

    /// Whether `didMove(toParent:)` is sent again at the end of a child's appearance, as the system
    /// does in some cases, to test that controllers can handle it.
    public static var repeatsDidMoveAfterAppearance = false

    /// The names of the images in the application's asset catalogs; empty at first.
    public static var assets: Set<String> {
        get { AssetCatalog.shared.names }
        set { AssetCatalog.shared.names = newValue }
    }

    /// The size of these images, for images that are loaded later; zero at first.
    public static var assetSize: CGSize {
        get { AssetCatalog.shared.size }
        set { AssetCatalog.shared.size = newValue }
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

    /// Clears all records, pending work and settings.
    public static func reset() {
        deliversControlEvents = false
        repeatsDidMoveAfterAppearance = false
        turnsRunLoopAutomatically = true
        assets = []
        assetSize = .zero
        RunLoopTurn.discard()
        AnimationClock.discard()
        AnimationContext.isEnabled = true
        AccessibilityCenter.discard()
        ConstraintConflicts.discard()
        ConstraintConflicts.printsToStandardError = true
        callRecorder.discard()
        TouchGestures.discard()
        UINotificationFeedbackGenerator.discard()
        CellFactories.discard()
        UIApplication.discard()
        FirstResponder.current = nil
        Keyboard.discard()
        Environment.shared.values = Environment.Values()
    }
}
