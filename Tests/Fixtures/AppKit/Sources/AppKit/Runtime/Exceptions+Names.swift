import HeadlessKit

extension Exceptions.Name {
    static let rangeException = Exceptions.Name(rawValue: "NSRangeException")
}
