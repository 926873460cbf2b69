/// Where in a list the texts of each length begin, which are in the order of their lengths.
///
/// To make a set or a dictionary of a list takes a debug build many times as long.
struct LengthIndex: Sendable {
    /// The place of the first text of n bytes or more, at n; the end of the list, at last.
    private let starts: [Int]
    private let step: Int

    /// - Parameter step: how far one text is from the next; what lies between is passed over.
    init(starts: [Int], step: Int) {
        self.starts = starts
        self.step = step
    }

    init(of texts: [String]) {
        var starts: [Int] = []
        for place in texts.indices {
            while starts.count <= texts[place].utf8.count { starts.append(place) }
        }
        starts.append(texts.count)
        self.init(starts: starts, step: 1)
    }

    /// The place of a text in the list.
    func place(of text: String, in texts: [String]) -> Int? {
        let length = text.utf8.count
        if length + 1 >= starts.count { return nil }
        var place = starts[length]
        let end = starts[length + 1]
        while place < end {
            if texts[place] == text { return place }
            place += step
        }
        return nil
    }
}
