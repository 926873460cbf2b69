import Foundation

/// The animations a layer is running, by key. Used on the main actor only.
///
/// An animation goes from the value that the property had. One that replaces others goes from what is
/// seen: what they have come to, or what was seen at the end of the last turn of the run loop.
public final class LayerAnimations {
    private struct Running {
        let key: String
        let group: AnimationGroup
        /// The value that it goes from, in the numbers that the property has; nil where nobody asks.
        let start: [Double]?

        var property: Substring { LayerAnimations.property(key) }
    }

    private var running: [Running] = []
    private var committed: [String: [Double]] = [:]

    public init() {}

    public var keys: [String] { running.map(\.key) }

    /// Whether touches do not come to the layer's view while it moves.
    @MainActor
    public var blocksTouches: Bool { running.contains { $0.group.blocksTouches } }

    /// Adds an animation of the property. A replacing one ends those that run for the property,
    /// otherwise it runs beside them.
    ///
    /// - Parameter value: what the property is before.
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

    /// What is seen of a property that has the value.
    @MainActor
    public func seen(_ property: String, at value: [Double]) -> [Double] {
        guard let animation = running.last(where: { $0.property == property }),
            let start = animation.start
        else { return value }
        let progress = animation.group.progress
        return zip(start, value).map { start, end in start + (end - start) * progress }
    }

    /// The turn of the run loop has ended, and shows the value.
    public func commit(_ property: String, _ value: [Double]) {
        committed[property] = value
    }

    /// The layer is not seen any more.
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
