import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Random walks of dismissals")
struct DismissalWalkTests {
    @Test(
        "each showing ends with one report, or with a button",
        arguments: (0..<30).flatMap { seed in [false, true].map { (seed: seed, isAnimated: $0) } })
    func walk(seed: Int, isAnimated: Bool) {
        let clock = ManualClock()
        clock.run(animated: isAnimated) {
            let walk = Walk(seed: UInt64(seed), clock)
            for _ in 0..<200 {
                let step = walk.step()
                guard let problem = walk.problem else { continue }
                Issue.record("\(step): \(problem)")
                return
            }
            walk.finish()
            expect(walk.problem == nil)
            expect(walk.endCount > 20, "too few showings end")
        }
    }

    /// A plugin, with its showings as the walk counts them.
    @MainActor
    private final class Walker {
        let plugin: StubPlugin
        let swipeView = PluginSwipeView(toward: .top)
        /// Whether a showing waits for its end.
        var isOpen = false
        var isAbandoned = false
        var endCount = 0
        var reportCount = 0

        init(group: String?, delay: Double, minimumDuration: Double) {
            plugin = StubPlugin(
                PluginPresentation(
                    delay: delay, minimumDuration: minimumDuration,
                    transition: PluginTransition(moveIn: .fade, moveOut: .fade), group: group,
                    parts: [PluginDismissalReport(), PluginTimer(seconds: 4)]), view: swipeView)
        }

        func prepare() {
            plugin.presentation.dismissalHandler = { _ in self.reportCount += 1 }
            if isOpen { return }
            isOpen = true
            isAbandoned = false
            plugin.calls = []
        }

        /// Counts the end of a showing: the plugin has no parent, and its handlers were released.
        func countEnd() {
            let hasEnded = plugin.count(of: "releaseHandlers") > 0 || isAbandoned
            guard isOpen, plugin.parent == nil, hasEnded else { return }
            isOpen = false
            endCount += 1
        }
    }

    /// Shows and removes plugins in random ways.
    @MainActor
    private final class Walk {
        private let window = HostWindow()
        private let clock: ManualClock
        private var random: SplitMix64
        private let grouped = [
            Walker(group: "state", delay: 0, minimumDuration: 1),
            Walker(group: "state", delay: 1, minimumDuration: 0),
            Walker(group: "state", delay: 0.5, minimumDuration: 2),
        ]
        private let queued = (0..<4).map {
            Walker(group: nil, delay: 0, minimumDuration: Double($0))
        }

        init(seed: UInt64, _ clock: ManualClock) {
            random = SplitMix64(seed: seed)
            self.clock = clock
        }

        private var all: [Walker] { grouped + queued }

        var endCount: Int { all.reduce(0) { $0 + $1.endCount } }

        /// The first plugin whose reports are not as many as its ends.
        var problem: String? {
            all.enumerated().first { $1.reportCount != $1.endCount }.map { index, walker in
                "plugin \(index): \(walker.reportCount) reports of \(walker.endCount) ends"
            }
        }

        /// Does something at random, and returns a description of it.
        func step() -> String {
            let index = Int.random(in: 0..<all.count, using: &random)
            let walker = all[index]
            let isQueued = index >= grouped.count
            let action = Int.random(in: 0..<10, using: &random)
            switch action {
            case 0...2:
                walker.prepare()
                // A host helper lets only new plugins wait.
                if isQueued, walker.plugin.parent == nil {
                    window.host.enqueue(walker.plugin, limit: 2)
                } else {
                    window.host.add(walker.plugin)
                }
            case 3: walker.plugin.remove()
            case 4: walker.plugin.remove(animated: false)
            case 5: press(walker)
            case 6: swipe(walker)
            // The end of a plugin that other code removes while it waits is noticed later.
            case 7 where walker.plugin.isInWindow:
                walker.isAbandoned = true
                walker.plugin.view.removeFromSuperview()
                walker.plugin.removeFromParent()
            default: clock.advance(by: Double.random(in: 0...3, using: &random))
            }
            settle()
            return "action \(action) of plugin \(index)"
        }

        /// Removes all plugins.
        func finish() {
            for walker in all + all { walker.plugin.remove(animated: false) }
            settle()
        }

        private func settle() {
            for walker in all { walker.countEnd() }
            clock.advance(by: 0)
            for walker in all { walker.countEnd() }
        }

        /// Presses a button that dismisses the plugin: the showing ends without a report.
        private func press(_ walker: Walker) {
            guard walker.plugin.presentation.isVisible else { return }
            walker.plugin.presentation.dismiss {}
            walker.isOpen = false
        }

        private func swipe(_ walker: Walker) {
            window.layoutIfNeeded()
            walker.swipeView.swipe(by: CGSize(width: 0, height: -500))
            walker.swipeView.endSwipe(velocity: CGSize(width: 0, height: -900))
        }
    }
}
