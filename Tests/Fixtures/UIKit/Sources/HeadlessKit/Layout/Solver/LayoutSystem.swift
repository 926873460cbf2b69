import Foundation

/// The rows of one solve, before they are split into independent parts.
@MainActor
final class LayoutSystem {
    struct Row {
        let start: Int
        let end: Int
        let constant: Double
        let relation: NSLayoutConstraint.Relation
        let priority: Float
        let source: NSLayoutConstraint?
    }

    private(set) var isNonNegative: [Bool] = []
    private var termVariables: [Int] = []
    private var termFactors: [Double] = []
    private var rows: [Row] = []
    private var parents: [Int] = []
    /// The required constraints that were left out because they contradict others.
    private(set) var broken: [NSLayoutConstraint] = []

    func addVariable(nonNegative: Bool) -> Int {
        isNonNegative.append(nonNegative)
        parents.append(isNonNegative.count - 1)
        return isNonNegative.count - 1
    }

    /// Adds `first − factor·second − constant` related to zero.
    func add(
        _ first: AxisValue, _ relation: NSLayoutConstraint.Relation, _ second: AxisValue,
        times factor: Double, plus constant: Double, priority: Float, source: NSLayoutConstraint?
    ) {
        let start = termVariables.count
        append(first.first, first.firstFactor)
        append(first.second, first.secondFactor)
        append(second.first, -second.firstFactor * factor)
        append(second.second, -second.secondFactor * factor)
        let end = termVariables.count
        rows.append(
            Row(
                start: start, end: end,
                constant: first.constant - second.constant * factor - constant,
                relation: relation, priority: priority, source: source))
        guard end > start else { return }
        let root = find(termVariables[start])
        for index in (start + 1)..<max(end, start + 1) {
            parents[find(termVariables[index])] = root
        }
    }

    private func append(_ variable: Int, _ factor: Double) {
        guard variable >= 0, factor != 0 else { return }
        termVariables.append(variable)
        termFactors.append(factor)
    }

    private func find(_ variable: Int) -> Int {
        var current = variable
        while parents[current] != current {
            parents[current] = parents[parents[current]]
            current = parents[current]
        }
        return current
    }

    /// Returns the values of all variables. Rows that share no variable are solved separately.
    func solve() -> [Double] {
        let count = isNonNegative.count
        var values = [Double](repeating: 0, count: count)
        var part = [Int](repeating: -1, count: count)
        var local = [Int](repeating: 0, count: count)
        var members: [[Int]] = []
        for variable in 0..<count {
            let root = find(variable)
            if part[root] < 0 {
                part[root] = members.count
                members.append([])
            }
            let index = part[root]
            part[variable] = index
            local[variable] = members[index].count
            members[index].append(variable)
        }
        var partRows = [[Int]](repeating: [], count: members.count)
        for (index, row) in rows.enumerated() {
            if row.end > row.start {
                partRows[part[termVariables[row.start]]].append(index)
            } else {
                checkConstant(row)
            }
        }
        for index in members.indices where !partRows[index].isEmpty {
            let solved = solve(members[index], partRows[index], local)
            for (place, variable) in members[index].enumerated() {
                values[variable] = solved[place]
            }
        }
        return values
    }

    private func checkConstant(_ row: Row) {
        guard row.priority >= 1000, let source = row.source else { return }
        let holds =
            switch row.relation {
            case .equal: abs(row.constant) < 1e-6
            case .lessThanOrEqual: row.constant < 1e-6
            case .greaterThanOrEqual: row.constant > -1e-6
            }
        if !holds { broken.append(source) }
    }

    private func solve(_ variables: [Int], _ indices: [Int], _ local: [Int]) -> [Double] {
        let nonNegative = isNonNegative
        let tableau = SimplexTableau(
            variables: variables.count, added: indices.count * 2, rows: indices.count
        ) { nonNegative[variables[$0]] }
        var weight = 1.0
        let allRows = rows
        let (allVariables, allFactors) = (termVariables, termFactors)
        for isRequired in [true, false] {
            for index in indices where (allRows[index].priority >= 1000) == isRequired {
                let row = allRows[index]
                let sign: Double = row.relation == .lessThanOrEqual ? -1 : 1
                var terms: [(variable: Int, factor: Double)] = []
                terms.reserveCapacity(row.end - row.start)
                var term = row.start
                while term < row.end {
                    terms.append((local[allVariables[term]], allFactors[term] * sign))
                    term += 1
                }
                tableau.load(terms, constant: row.constant * sign)
                if isRequired {
                    let holds =
                        row.relation == .equal
                        ? tableau.requireEqual() : tableau.requireNonNegative()
                    if !holds, let source = row.source { broken.append(source) }
                } else {
                    tableau.prefer(
                        nonNegative: row.relation != .equal, priority: row.priority, weight: weight)
                    weight += 1e-4
                }
            }
        }
        tableau.minimize()
        return tableau.values(count: variables.count)
    }
}
