import Testing
import UIKit

@testable import Keys

/// Stacks that are hidden in others: what is in them is not to contradict their size of 0.
@MainActor
@Suite("Hidden stacks")
struct HiddenStackTests {
    @Test(
        "take no room, and contradict nothing",
        arguments: [(false, false), (false, true), (true, false), (true, true)])
    func takeNoRoom(isDetailed: Bool, isDelayed: Bool) {
        HeadlessUIKit.reset()
        let window = HostWindow()
        let plugin = TripViewController()
        window.host.add(plugin)
        for state in [true, isDetailed, !isDetailed, isDetailed] {
            plugin.isDetailed = state
            plugin.isDelayed = isDelayed
            window.layoutIfNeeded()
        }

        #expect(HeadlessUIKit.unsatisfiableConstraints.isEmpty)
        #expect((plugin.detailStack.frame.height > 0) == isDetailed)
        #expect((plugin.delayStack.frame.height > 0) == (isDetailed && isDelayed))
        let title = plugin.titleLabel.frame.height
        #expect((plugin.contentStack.frame.height > title) == isDetailed)
    }
}
