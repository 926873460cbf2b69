/// An edge or a length on one axis: a constant plus multiples of at most two solver variables.
struct AxisValue {
    var constant: Double
    var first = -1
    var firstFactor = 0.0
    var second = -1
    var secondFactor = 0.0

    static let zero = AxisValue(constant: 0)

    static func variable(_ index: Int) -> AxisValue {
        AxisValue(constant: 0, first: index, firstFactor: 1)
    }

    func adding(_ constant: Double) -> AxisValue {
        var sum = self
        sum.constant += constant
        return sum
    }

    /// Returns the sum with a multiple of another value over the same variables.
    func adding(_ other: AxisValue, times factor: Double) -> AxisValue {
        var sum = self
        sum.constant += other.constant * factor
        sum.add(other.first, other.firstFactor * factor)
        sum.add(other.second, other.secondFactor * factor)
        return sum
    }

    private mutating func add(_ variable: Int, _ factor: Double) {
        guard variable >= 0, factor != 0 else { return }
        if first == variable {
            firstFactor += factor
        } else if second == variable {
            secondFactor += factor
        } else if first < 0 || firstFactor == 0 {
            first = variable
            firstFactor = factor
        } else {
            second = variable
            secondFactor = factor
        }
    }

    func evaluate(_ values: UnsafePointer<Double>) -> Double {
        var sum = constant
        if first >= 0 { sum += firstFactor * values[first] }
        if second >= 0 { sum += secondFactor * values[second] }
        return sum
    }
}
