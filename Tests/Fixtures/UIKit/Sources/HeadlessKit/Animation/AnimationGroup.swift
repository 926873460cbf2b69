import Foundation

/// The animations that one animation block has started, with their common completion.
@MainActor
public final class AnimationGroup {
    public let duration: TimeInterval
    /// Whether the group starts again when it ends, and never completes.
    let repeats: Bool
    /// Whether its animations end the current animations of the same property.
    let replacing: Bool
    /// Whether the animated views ignore touches.
    let blocksTouches: Bool
    /// Returns the part of its way that a property has gone after a part of the duration.
    private let curve: (Double) -> Double
    private(set) var endTime: TimeInterval
    private var completion: ((Bool) -> Void)?
    private var layers: [LayerAnimations] = []
    private var runningCount = 0
    private var allFinished = true
    private var isClosed = false

    public init(
        duration: TimeInterval, delay: TimeInterval, repeats: Bool = false,
        replacing: Bool = false, blocksTouches: Bool = false,
        curve: @escaping (Double) -> Double = { $0 }, completion: ((Bool) -> Void)?
    ) {
        self.curve = curve
        self.blocksTouches = blocksTouches
        self.duration = duration
        self.repeats = repeats
        self.replacing = replacing
        self.completion = completion
        endTime = AnimationClock.now + max(0, delay) + duration
    }

    /// The part of their way that its properties have gone: from 0 to 1, or beyond with a spring.
    var progress: Double {
        curve(min(max(1 - (endTime - AnimationClock.now) / duration, 0), 1))
    }

    func began(on layer: LayerAnimations) {
        runningCount += 1
        if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    }

    /// Notes that a later animation of the same group has replaced one of its animations.
    func forget() {
        runningCount -= 1
    }

    /// Notes that one animation of the group ended early.
    func ended(finished: Bool) {
        runningCount -= 1
        allFinished = allFinished && finished
        if runningCount == 0, isClosed { completeAtNextTurn() }
    }

    /// Notes that the block has run. A group without animations completes when the run loop turns.
    public func close() {
        isClosed = true
        if runningCount == 0 {
            completeAtNextTurn()
        } else {
            AnimationClock.add(self)
        }
    }

    /// Ends the group because the clock has reached its end, which never happens for repeating
    /// animations.
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

    /// Completes at the next run-loop turn, after the code that ended the animation early.
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
