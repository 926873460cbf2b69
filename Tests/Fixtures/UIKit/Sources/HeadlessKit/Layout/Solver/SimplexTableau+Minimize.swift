import Foundation

extension SimplexTableau {
    /// Minimizes the errors of the preferences, the highest priority first. Lower priorities cannot
    /// change the result of higher ones.
    func minimize() {
        guard !objectives.isEmpty else { return }
        let objective = UnsafeMutablePointer<Double>.allocate(capacity: stride)
        objective.initialize(repeating: 0, count: stride)
        defer { objective.deallocate() }
        let sorted = objectives.sorted { $0.priority > $1.priority }
        var start = 0
        while start < sorted.count, liveCount > 0 {
            var end = start + 1
            while end < sorted.count, sorted[end].priority == sorted[start].priority { end += 1 }
            loadObjective(sorted[start..<end], into: objective)
            descend(objective)
            retireCostly(objective)
            start = end
        }
    }

    private func loadObjective(
        _ entries: ArraySlice<(variable: Int, priority: Float, weight: Double)>,
        into objective: UnsafeMutablePointer<Double>
    ) {
        objective.update(repeating: 0, count: stride)
        for entry in entries {
            switch place[entry.variable] {
            case Place.live:
                objective[entry.variable] += entry.weight
            case Place.basic:
                addBasic(entry.variable, weight: entry.weight, to: objective)
            default:
                break
            }
        }
    }

    private func addBasic(
        _ variable: Int, weight: Double, to objective: UnsafeMutablePointer<Double>
    ) {
        let (basics, basicCount, live, liveCount) = (basics, basicCount, live, liveCount)
        var row = 0
        while row < basicCount, basics[row] != variable { row += 1 }
        guard row < basicCount else { return }
        let values = rows[row]
        var index = 0
        while index < liveCount {
            let column = live[index]
            objective[column] += weight * values[column]
            index += 1
        }
    }

    private func descend(_ objective: UnsafeMutablePointer<Double>) {
        var rounds = 0
        while rounds < 5_000,
            let column = enteringColumn(objective, byIndex: rounds > 200),
            let leaving = leavingRow(for: column)
        {
            pivot(row: leaving, column: column)
            eliminate(column, from: objective, using: rows[leaving])
            rounds += 1
        }
    }

    /// Keeps the columns at zero that would raise the error that was just minimized.
    private func retireCostly(_ objective: UnsafeMutablePointer<Double>) {
        var index = 0
        while index < liveCount {
            let variable = live[index]
            if objective[variable] > Self.epsilon {
                place[variable] = Place.dead
                liveCount -= 1
                live[index] = live[liveCount]
            } else {
                index += 1
            }
        }
    }
}
