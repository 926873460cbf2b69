import Foundation

extension SimplexTableau {
    /// Writes `Σ factor·variable + constant` into the work row, in terms of the live variables.
    func load(_ terms: [(variable: Int, factor: Double)], constant: Double) {
        let work = work
        work.update(repeating: 0, count: stride)
        work[constantColumn] = constant
        for term in terms { work[term.variable] += term.factor }
        for entry in archived {
            let factor = work[entry.variable]
            if factor == 0 { continue }
            work[entry.variable] = 0
            work[constantColumn] += factor * entry.constant
            for term in entry.terms { work[term.variable] += factor * term.factor }
        }
        let count = basicCount
        var index = 0
        while index < count {
            eliminate(basics[index], from: work, using: rows[index])
            index += 1
        }
    }

    /// Adds `work = 0` as a requirement. Returns false if it contradicts earlier ones.
    func requireEqual() -> Bool {
        if let free = freeColumn() {
            archive(free)
            return true
        }
        if work[constantColumn] < 0 { negateWork() }
        return removeArtificial(slack: nil)
    }

    /// Adds `work ≥ 0` as a requirement. Returns false if it contradicts earlier ones.
    func requireNonNegative() -> Bool {
        let free = freeColumn()
        if free == nil, work[constantColumn] >= -1e-7 {
            let slack = addVariable()
            work[constantColumn] = max(0, work[constantColumn])
            makeBasic(slack)
            return true
        }
        let slack = addVariable()
        work[slack] = -1
        if let free {
            archive(free)
            return true
        }
        negateWork()
        return removeArtificial(slack: slack)
    }

    /// Adds `work = 0` or `work ≥ 0` as a preference, whose error is minimized at its priority.
    func prefer(nonNegative: Bool, priority: Float, weight: Double) {
        let above = addVariable()
        let below = addVariable()
        if !nonNegative { objectives.append((above, priority, weight)) }
        objectives.append((below, priority, weight))
        if let free = freeColumn() {
            work[above] = -1
            work[below] = 1
            archive(free)
        } else if work[constantColumn] >= 0 {
            work[below] = 1
            makeBasic(above)
        } else {
            negateWork()
            work[above] = 1
            makeBasic(below)
        }
    }

    private func freeColumn() -> Int? {
        let (work, live, isRestricted, count) = (work, live, isRestricted, liveCount)
        var best = -1
        var size = 1e-7
        var index = 0
        while index < count {
            let variable = live[index]
            if !isRestricted[variable] {
                let value = work[variable]
                let magnitude = value < 0 ? -value : value
                if magnitude > size {
                    size = magnitude
                    best = variable
                }
            }
            index += 1
        }
        return best < 0 ? nil : best
    }

    /// Solves `work = 0` for the free variable and sets the result aside.
    private func archive(_ variable: Int) {
        let factor = -1 / work[variable]
        removeLive(variable, as: Place.archived)
        var terms: [(variable: Int, factor: Double)] = []
        var index = 0
        while index < liveCount {
            let other = live[index]
            let value = work[other]
            if value != 0 { terms.append((other, value * factor)) }
            index += 1
        }
        archived.append(
            Archived(variable: variable, constant: work[constantColumn] * factor, terms: terms))
    }

    private func negateWork() {
        var index = 0
        while index < stride {
            work[index] = -work[index]
            index += 1
        }
    }

    /// Reduces the work row, whose constant is not negative, to zero by pivoting. On failure, the
    /// row is left out with its slack variable.
    private func removeArtificial(slack: Int?) -> Bool {
        let mark = basicCount
        makeBasic(stride - 1)
        // The artificial variable has no column: `makeBasic` cleared the constant column.
        rows[mark][constantColumn] = work[constantColumn]
        var rounds = 0
        while rows[mark][constantColumn] > 1e-7 {
            guard let column = enteringColumn(rows[mark], byIndex: rounds > 100) else {
                dropBasic(at: mark)
                if let slack { removeLive(slack, as: Place.dead) }
                return false
            }
            let limit = rows[mark][constantColumn] / -rows[mark][column]
            if let leaving = leavingRow(for: column), leaving != mark,
                max(0, rows[leaving][constantColumn]) / -rows[leaving][column] < limit - 1e-12
            {
                pivot(row: leaving, column: column)
            } else {
                pivotOutArtificial(mark, column)
                return true
            }
            rounds += 1
        }
        var best: Int?
        var index = 0
        while index < liveCount {
            if abs(rows[mark][live[index]]) > 1e-7 {
                best = live[index]
                break
            }
            index += 1
        }
        rows[mark][constantColumn] = 0
        if let best { pivotOutArtificial(mark, best) } else { dropBasic(at: mark) }
        return true
    }

    /// Solves the artificial row for the column; the artificial variable itself is zero.
    private func pivotOutArtificial(_ mark: Int, _ column: Int) {
        let row = rows[mark]
        let factor = -1 / row[column]
        removeLive(column, as: Place.basic)
        var index = 0
        while index < liveCount {
            row[live[index]] *= factor
            index += 1
        }
        row[constantColumn] *= factor
        row[column] = 0
        basics[mark] = column
        var other = 0
        while other < basicCount {
            if other != mark { eliminate(column, from: rows[other], using: row) }
            other += 1
        }
    }

    func enteringColumn(_ objective: UnsafeMutablePointer<Double>, byIndex: Bool) -> Int? {
        let (live, count) = (live, liveCount)
        let limit = -1e-9
        var best = -1
        var lowest = limit
        var index = 0
        while index < count {
            let variable = live[index]
            let value = objective[variable]
            if byIndex {
                if value < limit, best < 0 || variable < best { best = variable }
            } else if value < lowest {
                lowest = value
                best = variable
            }
            index += 1
        }
        return best < 0 ? nil : best
    }
}
