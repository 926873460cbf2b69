import Foundation

/// The animations that one animation block started, with their common completion.
@MainActor
final class AnimationGroup {
    let duration: TimeInterval
    let options: UIView.AnimationOptions
    private(set) var endTime: TimeInterval
    private var completion: ((Bool) -> Void)?
    private var layers: [LayerAnimations] = []
    private var runningCount = 0
    private var allFinished = true
    private var isClosed = false

    init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        self.duration = duration
        self.options = options
        self.completion = completion
        endTime = AnimationClock.now + max(0, delay) + duration
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
        if runningCount == 0, isClosed { complete() }
    }

    /// The block has run; a group that animates nothing completes at once.
    func close() {
        isClosed = true
        if runningCount == 0 {
            complete()
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
    func discard() {
        completion = nil
        for layer in layers { layer.finish(self) }
        runningCount = 0
    }

    private func complete() {
        AnimationClock.remove(self)
        layers = []
        let completion = completion
        self.completion = nil
        completion?(allFinished)
    }
}
