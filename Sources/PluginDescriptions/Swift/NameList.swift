/// Names in the order of their lengths, of which those of one length are looked at to find one.
///
/// To make a set or a dictionary of them takes a debug build many times as long.
struct NameList: Sendable {
    let names: [String]
    /// The place of the first name of n bytes or more, at n; the end of the list, at last.
    private let starts: [Int]

    /// - Parameters:
    ///   - names: in the order of their lengths in bytes.
    ///   - starts: the place of the first name of n bytes or more, at n; the end of the list, at last.
    init(_ names: [String], starts: [Int]) {
        self.names = names
        self.starts = starts
    }

    /// - Parameter names: in the order of their lengths in bytes.
    init(byLength names: [String]) {
        var starts: [Int] = []
        for place in names.indices {
            while starts.count <= names[place].utf8.count { starts.append(place) }
        }
        starts.append(names.count)
        self.init(names, starts: starts)
    }

    func has(_ name: String) -> Bool { place(of: name) != nil }

    /// The place of a name in the list.
    func place(of name: String) -> Int? {
        let length = name.utf8.count
        if length + 1 >= starts.count { return nil }
        var place = starts[length]
        let end = starts[length + 1]
        while place < end {
            if names[place] == name { return place }
            place += 1
        }
        return nil
    }
}
