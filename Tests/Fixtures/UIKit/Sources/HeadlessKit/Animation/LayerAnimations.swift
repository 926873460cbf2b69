import Foundation

/// The animations a layer is running, by key. Used on the main actor only.
public final class LayerAnimations {
    private var running: [(key: String, group: AnimationGroup)] = []

    public init() {}

    public var keys: [String] { running.map(\.key) }

    /// Whether touches do not come to the layer's view while it moves.
    @MainActor
    public var blocksTouches: Bool { running.contains { $0.group.blocksTouches } }

    /// Adds an animation of the property. A replacing one ends those that run for the property,
    /// otherwise it runs beside them.
    @MainActor
    public func add(_ property: String, to group: AnimationGroup, replacing: Bool) {
        if replacing {
            let replaced = running.filter { Self.property($0.key) == property }
            running.removeAll { Self.property($0.key) == property }
            for entry in replaced where entry.group !== group { entry.group.ended(finished: false) }
            for entry in replaced where entry.group === group { entry.group.forget() }
        }
        let taken = running.count { Self.property($0.key) == property }
        running.append((taken == 0 ? property : "\(property)-\(taken + 1)", group))
        group.began(on: self)
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
