/// Names in the order of their lengths, of which those of one length are looked at to find one.
struct NameList: Sendable {
    let names: [String]
    private let lengths: LengthIndex

    /// - Parameters:
    ///   - names: in the order of their lengths in bytes.
    ///   - starts: the place of the first name of n bytes or more, at n.
    init(_ names: [String], starts: [Int]) {
        self.names = names
        lengths = LengthIndex(starts: starts, step: 1)
    }

    /// - Parameter names: in the order of their lengths in bytes.
    init(byLength names: [String]) {
        self.names = names
        lengths = LengthIndex(of: names)
    }

    func has(_ name: String) -> Bool { lengths.place(of: name, in: names) != nil }
}
