import Foundation

/// The animations that a layer is running, by key. Used on the main actor only.
///
/// An animation starts from the value that the property had. An animation that replaces others
/// starts from the visible value: from the progress of the replaced ones, or from the value at the
/// end of the last run-loop turn.
public final class LayerAnimations {
    private struct Running {
        let key: String
        let group: AnimationGroup
        /// The value that the animation starts from, as the numbers of the property; nil if it is
        /// not needed.
        let start: [Double]?

        var property: Substring { LayerAnimations.property(key) }
    }

    private var running: [Running] = []
    private var committed: [String: [Double]] = [:]

    public init() {}

    public var keys: [String] { running.map(\.key) }

    /// Whether the layer's view ignores touches during the animation.
    @MainActor
    public var blocksTouches: Bool { running.contains { $0.group.blocksTouches } }

    /// Adds an animation of the property. A replacing animation ends the property's current
    /// animations; otherwise it runs in addition.
    ///
    /// - Parameter value: the value of the property before the animation.
    @MainActor
    public func add(
        _ property: String, to group: AnimationGroup, replacing: Bool, from value: [Double]? = nil
    ) {
        let start = replacing ? value.map { seen(property, at: committed[property] ?? $0) } : value
        if replacing {
            let replaced = running.filter { $0.property == property }
            running.removeAll { $0.property == property }
            for entry in replaced where entry.group !== group { entry.group.ended(finished: false) }
            for entry in replaced where entry.group === group { entry.group.forget() }
        }
        let taken = running.count { $0.property == property }
        let key = taken == 0 ? property : "\(property)-\(taken + 1)"
        running.append(Running(key: key, group: group, start: start))
        group.began(on: self)
    }

    /// Returns the visible value of a property that has the value.
    @MainActor
    public func seen(_ property: String, at value: [Double]) -> [Double] {
        guard let animation = running.last(where: { $0.property == property }),
            let start = animation.start
        else { return value }
        let progress = animation.group.progress
        return zip(start, value).map { start, end in start + (end - start) * progress }
    }

    /// Stores the value that is visible at the end of the run-loop turn.
    public func commit(_ property: String, _ value: [Double]) {
        committed[property] = value
    }

    /// Notes that the layer is no longer visible.
    public func leave() {
        committed = [:]
        cancelAll()
    }

    /// Removes the animations of a group that has reached its end.
    func finish(_ group: AnimationGroup) {
        running.removeAll { $0.group === group }
    }

    public func cancelAll() {
        guard !running.isEmpty else { return }
        let cancelled = running
        running = []
        MainActor.assumeIsolated {
            for entry in cancelled { entry.group.ended(finished: false) }
        }
    }

    public func cancel(_ key: String) {
        let cancelled = running.filter { $0.key == key }
        running.removeAll { $0.key == key }
        MainActor.assumeIsolated {
            for entry in cancelled { entry.group.ended(finished: false) }
        }
    }

    private static func property(_ key: String) -> Substring {
        key.prefix { $0 != "-" }
    }
}
