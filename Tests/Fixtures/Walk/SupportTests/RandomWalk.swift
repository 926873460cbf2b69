import Foundation

@testable import Walk

/// A number of steps on one kind of host.
@MainActor
struct RandomWalk {
    let kind: HostKind
    var steps: [WalkStep]

    init(seed: UInt64, length: Int) {
        var random = SplitMix64(seed: seed)
        kind = .random(using: &random)
        steps = (0..<length).map { _ in .random(using: &random) }
    }

    /// Takes all steps, and then removes everything.
    ///
    /// - Returns: the first problem, if there is one.
    func run() async -> String? {
        Headless.reset()
        Headless.turnsRunLoopAutomatically = false
        Headless.printsUnsatisfiableConstraints = false
        Headless.showsKeyboard()
        let world = WalkWorld(kind)
        await PluginClock.$current.withValue(world.clock.pluginClock) {
            for step in steps where world.problem == nil {
                await world.perform(step)
            }
            await world.end()
        }
        Headless.reset()
        return world.problem
    }

    /// Returns the walk without the steps that are not needed to cause the same problem.
    func shrunk(_ problem: String) async -> RandomWalk {
        var walk = self
        var size = max(1, steps.count / 2)
        while size >= 1 {
            var start = 0
            var isShorter = false
            while start < walk.steps.count {
                var candidate = walk
                candidate.steps.removeSubrange(start..<min(start + size, walk.steps.count))
                if Self.isSame(await candidate.run(), problem) {
                    walk = candidate
                    isShorter = true
                } else {
                    start += size
                }
            }
            if size == 1, !isShorter { break }
            size = max(1, size / 2)
        }
        return walk
    }

    /// Returns whether two problems differ at most in numbers.
    private static func isSame(_ first: String?, _ second: String) -> Bool {
        first?.filter(\.isLetter) == second.filter(\.isLetter)
    }
}

extension WalkWorld {
    /// Takes a step, waits for its effects, and checks the invariants.
    func perform(_ step: WalkStep) async {
        let shown = Set(
            plugins.filter { !$0.presentation.isLeaving }.map { ObjectIdentifier($0) })
        let present = Set(records.compactMap { $0.plugin.map { ObjectIdentifier($0) } })
        self.step = step
        Headless.startRecordingCalls()
        let exceptions = Headless.captureExceptions {
            Headless.withAnimations(areAnimationsEnabled) { take(step) }
            Headless.turnRunLoop()
        }
        if let exception = exceptions.first { fail(exception.reason) }
        switch step {
        case .beginOperation, .beginRecovery, .endOperation, .failOperation, .cancelOperation, .tap,
            .lift, .takeAway, .scene(.disconnect):
            await runTasks()
            Headless.turnRunLoop()
        case .releaseHost:
            await release()
            makeScreens()
        default:
            // On a busy machine, a task has not yet released what it has used.
            if !unreleased.isEmpty { await runTasks() }
        }
        let calls = Headless.stopRecordingCalls()
        // A toast can come up in the middle of a step, and is new then.
        let removed = Set(calls.compactMap(\.removedChild))
        for child in calls.compactMap(\.addedChild)
        where present.contains(child) && removed.contains(child) {
            let record = records.first { $0.plugin.map { ObjectIdentifier($0) } == child }
            if let problem = record?.beginAgain(at: clock.now) { fail(problem) }
        }
        if step != .releaseHost, let problem = moves.add(calls) { fail(problem) }
        check()
        checkOperations(after: step, shown: shown)
    }

    private func cancelOperations() async {
        await runTasks()
        for _ in 0..<10 where !operations.isEmpty {
            for operation in operations { operation.cancel() }
            await runTasks()
        }
        endedOperations = []
    }

    /// Drops the host with everything on it, and expects that nothing keeps any of it alive.
    private func release() async {
        await cancelOperations()
        dropScreens()
        // Animations keep objects alive only until they end.
        clock.advance(by: 1)
        await expectAllReleased()
    }

    /// Removes everything, and expects that no object is left.
    func end() async {
        step = .releaseHost
        await cancelOperations()
        lift()
        // A finger may have pressed a button that tries again.
        await cancelOperations()
        window.endEditing()
        // The handler of a button may have shown a plugin, whose time begins now.
        observe()
        removed = nil
        removeNotices()
        if Headless.isVoiceOverOn { Headless.toggleVoiceOver() }
        if problem == nil {
            // Toasts that wait are shown one after the other.
            for _ in 0..<3 {
                for plugin in plugins { plugin.remove() }
                observe()
                clock.advance(by: 5)
                check()
            }
            if !plugins.isEmpty { fail("\(type(of: plugins[0])) was not removed") }
            host.assignBottomInset(host.addedInsets.bottom - assignedInset)
            checkRemains()
            let insets = [host, otherHost].map(\.addedInsets)
            if insets != [.zero, .zero] { fail("the safe area was not restored: \(insets)") }
            if clock.pendingCount > 0 { fail("a timer is left") }
        }
        await release()
    }
}
