import Foundation

/// The clock of animations, which moves only when a test advances it.
@MainActor
public enum AnimationClock {
    public private(set) static var now: TimeInterval = 0
    private static var groups: [AnimationGroup] = []

    public static var isIdle: Bool { groups.isEmpty }

    static func add(_ group: AnimationGroup) {
        groups.append(group)
    }

    static func remove(_ group: AnimationGroup) {
        groups.removeAll { $0 === group }
    }

    /// Advances the clock. Groups end in the order of their end times, or of their start if the end
    /// times are equal.
    public static func advance(by interval: TimeInterval) {
        let target = now + interval
        while let next = nextGroup(until: target) {
            now = max(now, next.endTime)
            next.reachEnd()
            remove(next)
        }
        now = target
    }

    private static func nextGroup(until target: TimeInterval) -> AnimationGroup? {
        var next: AnimationGroup?
        for group in groups where group.endTime <= target + 1e-9 {
            if group.repeats { continue }
            if let current = next, current.endTime <= group.endTime { continue }
            next = group
        }
        return next
    }

    public static func discard() {
        for group in groups { group.discard() }
        groups = []
        now = 0
    }
}
