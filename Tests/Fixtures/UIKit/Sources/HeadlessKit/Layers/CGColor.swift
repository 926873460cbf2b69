import Foundation

/// A color as four components between 0 and 1: red, green, blue and alpha.
public final class CGColor: Hashable, Sendable {
    private let values: [CGFloat]

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        values = [red, green, blue, alpha]
    }

    public var components: [CGFloat]? { values }
    public var alpha: CGFloat { values[3] }
    public var numberOfComponents: Int { 4 }

    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.values == right.values
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }
}
