import Foundation

/// The animations that one animation block started, with their common completion.
@MainActor
public final class AnimationGroup {
    public let duration: TimeInterval
    /// Whether it starts again when it ends, and never completes.
    let repeats: Bool
    /// Whether its animations end those that run for the same property.
    let replacing: Bool
    /// Whether touches do not come to what it animates.
    let blocksTouches: Bool
    private(set) var endTime: TimeInterval
    private var completion: ((Bool) -> Void)?
    private var layers: [LayerAnimations] = []
    private var runningCount = 0
    private var allFinished = true
    private var isClosed = false

    public init(
        duration: TimeInterval, delay: TimeInterval, repeats: Bool = false,
        replacing: Bool = false, blocksTouches: Bool = false, completion: ((Bool) -> Void)?
    ) {
        self.blocksTouches = blocksTouches
        self.duration = duration
        self.repeats = repeats
        self.replacing = replacing
        self.completion = completion
        endTime = AnimationClock.now + max(0, delay) + duration
    }

    /// How much of its time has passed, from 0 to 1.
    var progress: Double {
        min(max(1 - (endTime - AnimationClock.now) / duration, 0), 1)
    }

    func began(on layer: LayerAnimations) {
        runningCount += 1
        if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    }

    /// One animation of the group was taken over by a later one of the same group.
    func forget() {
        runningCount -= 1
    }

    /// One animation of the group ended before its time.
    func ended(finished: Bool) {
        runningCount -= 1
        allFinished = allFinished && finished
        if runningCount == 0, isClosed { completeAtNextTurn() }
    }

    /// The block has run; a group that animates nothing completes when the run loop turns.
    public func close() {
        isClosed = true
        if runningCount == 0 {
            completeAtNextTurn()
        } else {
            AnimationClock.add(self)
        }
    }

    /// The clock has reached the end; animations that repeat never get there.
    func reachEnd() {
        guard runningCount > 0 else { return }
        runningCount = 0
        for layer in layers { layer.finish(self) }
        complete()
    }

    /// Drops the group without calling its completion.
    public func discard() {
        completion = nil
        for layer in layers { layer.finish(self) }
        runningCount = 0
    }

    /// Whoever ends an animation before its time is done before the completion runs.
    private func completeAtNextTurn() {
        AnimationClock.remove(self)
        RunLoopTurn.atNextTurn(complete)
    }

    private func complete() {
        AnimationClock.remove(self)
        layers = []
        let completion = completion
        self.completion = nil
        completion?(allFinished)
    }
}
