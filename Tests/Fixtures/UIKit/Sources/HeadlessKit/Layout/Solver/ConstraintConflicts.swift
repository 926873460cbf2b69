import Foundation

/// Reports required constraints that were left out because they contradict others.
@MainActor
public enum ConstraintConflicts {
    public private(set) static var reports: [UnsatisfiableConstraint] = []
    public static var printsToStandardError = true

    /// Records each newly broken constraint once. While it stays broken, it is not reported again.
    static func report(_ broken: [NSLayoutConstraint], among all: [NSLayoutConstraint]) {
        guard !broken.isEmpty else {
            for constraint in all where constraint.isBroken { constraint.isBroken = false }
            return
        }
        for constraint in all where constraint.isBroken {
            constraint.isBroken = broken.contains { $0 === constraint }
        }
        for constraint in broken where !constraint.isBroken {
            constraint.isBroken = true
            reports.append(
                .init(constraint: constraint, summary: constraint.description))
            guard printsToStandardError else { continue }
            let text =
                "Unable to simultaneously satisfy constraints.\n"
                + "Will attempt to recover by breaking constraint \n\(constraint.description)\n"
            FileHandle.standardError.write(Data(text.utf8))
        }
    }

    public static func discard() {
        reports = []
    }
}
