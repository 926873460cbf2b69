import Foundation

/// A linear program in dictionary form, solved by priorities.
///
/// Every basic variable is an affine function of the live, non-basic ones, which are zero. Free
/// variables are solved for as soon as a row mentions one, and then set aside, so that pivoting
/// works only on rows of non-negative variables. Plain pointers and `while` loops make it fast in
/// builds without optimization.
final class SimplexTableau {
    enum Place {
        static let live: UInt8 = 0
        static let basic: UInt8 = 1
        static let archived: UInt8 = 2
        static let dead: UInt8 = 3
    }

    struct Archived {
        let variable: Int
        let constant: Double
        let terms: [(variable: Int, factor: Double)]
    }

    static let epsilon = 1e-9
    /// The number of columns of a row. The last one is the constant.
    let stride: Int
    let constantColumn: Int
    let work: UnsafeMutablePointer<Double>
    let place: UnsafeMutablePointer<UInt8>
    let isRestricted: UnsafeMutablePointer<Bool>
    let live: UnsafeMutablePointer<Int>
    var liveCount = 0
    let basics: UnsafeMutablePointer<Int>
    let rows: UnsafeMutablePointer<UnsafeMutablePointer<Double>>
    var basicCount = 0
    var archived: [Archived] = []
    var objectives: [(variable: Int, priority: Float, weight: Double)] = []
    private var nextVariable: Int
    private var archivedMark = 0

    /// Creates a tableau with room for the given number of variables and rows.
    init(variables: Int, added: Int, rows rowCount: Int, isNonNegative: (Int) -> Bool) {
        let columns = variables + added
        stride = columns + 1
        constantColumn = columns
        nextVariable = variables
        work = .allocate(capacity: columns + 1)
        work.initialize(repeating: 0, count: columns + 1)
        place = .allocate(capacity: columns + 1)
        place.initialize(repeating: Place.live, count: columns + 1)
        isRestricted = .allocate(capacity: columns + 1)
        isRestricted.initialize(repeating: true, count: columns + 1)
        live = .allocate(capacity: columns + 1)
        live.initialize(repeating: 0, count: columns + 1)
        basics = .allocate(capacity: rowCount + 1)
        basics.initialize(repeating: 0, count: rowCount + 1)
        rows = .allocate(capacity: rowCount + 1)
        rows.initialize(repeating: work, count: rowCount + 1)
        var index = 0
        while index < variables {
            isRestricted[index] = isNonNegative(index)
            live[index] = index
            index += 1
        }
        liveCount = variables
    }

    deinit {
        var index = 0
        while index < basicCount {
            rows[index].deallocate()
            index += 1
        }
        work.deallocate()
        place.deallocate()
        isRestricted.deallocate()
        live.deallocate()
        basics.deallocate()
        rows.deallocate()
    }

    /// Adds a non-negative variable, live at zero, and returns it.
    func addVariable() -> Int {
        let variable = nextVariable
        nextVariable += 1
        place[variable] = Place.live
        live[liveCount] = variable
        liveCount += 1
        return variable
    }

    func removeLive(_ variable: Int, as newPlace: UInt8) {
        place[variable] = newPlace
        var index = 0
        while index < liveCount {
            if live[index] == variable {
                liveCount -= 1
                live[index] = live[liveCount]
                return
            }
            index += 1
        }
    }

    /// Copies the work row as the row of a basic variable.
    func makeBasic(_ variable: Int) {
        let row = UnsafeMutablePointer<Double>.allocate(capacity: stride)
        row.initialize(from: work, count: stride)
        row[variable] = 0
        if place[variable] == Place.live { removeLive(variable, as: Place.basic) }
        place[variable] = Place.basic
        basics[basicCount] = variable
        rows[basicCount] = row
        basicCount += 1
    }

    func dropBasic(at index: Int) {
        rows[index].deallocate()
        basicCount -= 1
        basics[index] = basics[basicCount]
        rows[index] = rows[basicCount]
    }

    /// Makes the variable of the column basic and that of the row non-basic.
    func pivot(row pivotRow: Int, column: Int) {
        let row = rows[pivotRow]
        let leaving = basics[pivotRow]
        let factor = -1 / row[column]
        let live = live
        let count = liveCount
        var index = 0
        while index < count {
            let variable = live[index]
            if variable == column { live[index] = leaving } else { row[variable] *= factor }
            index += 1
        }
        row[constantColumn] *= factor
        row[column] = 0
        row[leaving] = -factor
        basics[pivotRow] = column
        place[column] = Place.basic
        place[leaving] = Place.live
        var other = 0
        while other < basicCount {
            if other != pivotRow { eliminate(column, from: rows[other], using: row) }
            other += 1
        }
    }

    /// Replaces the column in a row by the row that defines it.
    func eliminate(
        _ column: Int, from row: UnsafeMutablePointer<Double>,
        using definition: UnsafeMutablePointer<Double>
    ) {
        let factor = row[column]
        if factor == 0 { return }
        row[column] = 0
        let live = live
        let count = liveCount
        var index = 0
        while index < count {
            let variable = live[index]
            row[variable] += factor * definition[variable]
            index += 1
        }
        row[constantColumn] += factor * definition[constantColumn]
    }

    /// Returns the row of the basic variable that limits the growth of the column; nil if none
    /// does.
    func leavingRow(for column: Int) -> Int? {
        let (rows, basics, count) = (rows, basics, basicCount)
        let epsilon = 1e-9
        var best = -1
        var bestRatio = Double.infinity
        var index = 0
        while index < count {
            let factor = rows[index][column]
            if factor < -epsilon {
                let value = rows[index][constantColumn]
                let ratio = value < 0 ? 0 : value / -factor
                if ratio < bestRatio - epsilon
                    || (ratio <= bestRatio + epsilon && best >= 0
                        && basics[index] < basics[best])
                {
                    best = index
                    if ratio < bestRatio { bestRatio = ratio }
                }
            }
            index += 1
        }
        return best < 0 ? nil : best
    }

    /// Returns the values of all variables. Free ones are calculated from the last set aside to the
    /// first.
    func values(count: Int) -> [Double] {
        let all = UnsafeMutablePointer<Double>.allocate(capacity: stride)
        all.initialize(repeating: 0, count: stride)
        defer { all.deallocate() }
        var index = 0
        while index < basicCount {
            all[basics[index]] = rows[index][constantColumn]
            index += 1
        }
        for entry in archived.reversed() {
            var value = entry.constant
            for term in entry.terms { value += term.factor * all[term.variable] }
            all[entry.variable] = value
        }
        return Array(UnsafeBufferPointer(start: all, count: count))
    }
}
