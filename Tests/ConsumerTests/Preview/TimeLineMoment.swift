import Foundation
import TestSupport
import Testing

/// A state that the page computes.
struct TimeLineMoment: Decodable {
    struct Offset: Decodable { let x: Double, y: Double }
    struct Next: Decodable { let phase: String, opacity: Double, backdropOpacity: Double }

    let phase: String
    let isShown: Bool
    let opacity: Double
    let offset: Offset
    let backdropOpacity: Double
    let isPushing: Bool
    let ignoresTouches: Bool
    let blocksTouches: Bool
    let next: Next?

    /// Returns the script that computes the states of a run.
    static func script(run: String) -> String {
        """
        (run => run.times.map(time => {
            const find = name => pageData().plugins.find(plugin => plugin.name === name);
            const state = {
                plugin: find(run.plugin), replacement: find(run.replacement) ?? null, time,
                schedule: {
                    removedAt: run.removedAt ?? null, replacedAt: run.replacedAt ?? null,
                    dismissedAt: run.dismissedAt ?? null,
                },
                settings: { reducesMotion: run.reducesMotion },
            };
            return { ...stageMoment(state), next: replacementMoment(state) };
        }))(\(run))
        """
    }

    /// Returns the names of the values that differ from those of generated code.
    func differences(
        from expected: Stage.Moment, of run: Stage.RunRequest,
        _ presentation: PreviewPlugin.Presentation
    ) -> [String] {
        var differences: [String] = []
        func require(_ isEqual: Bool, _ name: String) {
            if !isEqual { differences.append(name) }
        }
        require(phase == expected.phase, "phase \(phase), not \(expected.phase)")
        require(isShown == expected.isShown, "isShown")
        require(isPushing == expected.isPushing, "isPushing")
        require(ignoresTouches == expected.ignoresTouches, "ignoresTouches")
        if [nil, "absent", "waiting"].contains(expected.next?.phase) {
            require(blocksTouches == expected.blocksTouches, "blocksTouches")
        }
        // A plugin that is asked to leave while it moves in may continue that motion.
        let end = [run.removedAt, run.replacedAt, run.dismissedAt].compactMap(\.self).min()
        if end ?? .infinity >= presentation.delay + presentation.duration {
            let tolerance = run.returns ? 0.25 : 0.01
            require(isNear(opacity, expected.opacity, tolerance) || !isShown, "opacity")
            require(isNear(backdropOpacity, expected.backdropOpacity, tolerance), "backdrop")
            let isSameSide = offset.y == 0 || offset.y.sign == expected.destination.sign
            let isMovingOut = expected.phase == "movingOut"
            require(
                isSameSide && (offset.y == 0) == (expected.destination == 0) || !isMovingOut,
                "offset")
        }
        return differences + differencesOfNext(from: expected)
    }

    private func differencesOfNext(from expected: Stage.Moment) -> [String] {
        guard let expected = expected.next else { return [] }
        guard next?.phase ?? "absent" == expected.phase else { return ["phase of the next one"] }
        guard let next, expected.phase == "visible" else { return [] }
        return (isNear(next.opacity, expected.opacity, 0.01) ? [] : ["opacity of the next one"])
            + (isNear(next.backdropOpacity, expected.backdropOpacity, 0.01)
                ? [] : ["backdrop of the next one"])
    }

    /// The headless UIKit animates from the visible opacity, but in a straight line.
    private func isNear(_ opacity: Double, _ linear: Double, _ tolerance: Double) -> Bool {
        abs(opacity - easeInOut(linear)) < tolerance
    }

    /// Returns the value of UIKit's default curve: a Bézier curve with the control points (0.42, 0)
    /// and (0.58, 1).
    private func easeInOut(_ part: Double) -> Double {
        func curve(_ first: Double, _ second: Double, _ t: Double) -> Double {
            3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
        }
        // Both coordinates grow with the parameter.
        var (lower, upper) = (0.0, 1.0)
        for _ in 0..<20 {
            let middle = (lower + upper) / 2
            if curve(0.42, 0.58, middle) < part { lower = middle } else { upper = middle }
        }
        return curve(0, 1, lower)
    }
}

extension Stage.RunRequest {
    var title: String {
        let removal = removedAt.map { ", removed at \($0)" } ?? ""
        let next = replacedAt.map { ", replaced at \($0) by \(replacement ?? "")" } ?? ""
        let dismissal = dismissedAt.map { ", dismissed at \($0)" } ?? ""
        let motion = reducesMotion ? ", with Reduce Motion" : ""
        return "\(plugin)\(removal)\(dismissal)\(next)\(motion)"
    }

    /// Whether the plugin may return while it moves out.
    fileprivate var returns: Bool {
        guard let replacedAt, let request = [removedAt, dismissedAt].compactMap(\.self).min() else {
            return false
        }
        return request < replacedAt
    }
}
