/// Members of sequences, for arrays alone, which are preferred to those.
///
/// In a debug build, as the one of the build tool is, the library's own ones look up at run time how an
/// array of each type is a sequence, and a run takes 4 % more instructions.
extension Array {
    @inlinable
    package func contains(where isSought: (Element) -> Bool) -> Bool {
        var index = 0
        while index < count {
            if isSought(self[index]) { return true }
            index += 1
        }
        return false
    }

    @inlinable
    package func first(where isSought: (Element) -> Bool) -> Element? {
        var index = 0
        while index < count {
            let element = self[index]
            if isSought(element) { return element }
            index += 1
        }
        return nil
    }

    @inlinable
    package func firstIndex(where isSought: (Element) -> Bool) -> Int? {
        var index = 0
        while index < count {
            if isSought(self[index]) { return index }
            index += 1
        }
        return nil
    }

    @inlinable
    package func filter(_ isIncluded: (Element) -> Bool) -> [Element] {
        var elements: [Element] = []
        var index = 0
        while index < count {
            let element = self[index]
            if isIncluded(element) { elements.append(element) }
            index += 1
        }
        return elements
    }

    @inlinable
    package var indices: Range<Int> { 0..<count }

    @inlinable
    package var isEmpty: Bool { count == 0 }

    @inlinable
    package var first: Element? { count == 0 ? nil : self[0] }

    @inlinable
    package func map<Result>(_ transform: (Element) -> Result) -> [Result] {
        var results: [Result] = []
        results.reserveCapacity(count)
        var index = 0
        while index < count {
            results.append(transform(self[index]))
            index += 1
        }
        return results
    }

    @inlinable
    package func compactMap<Result>(_ transform: (Element) -> Result?) -> [Result] {
        var results: [Result] = []
        var index = 0
        while index < count {
            if let result = transform(self[index]) { results.append(result) }
            index += 1
        }
        return results
    }
}

extension Array where Element: Equatable {
    @inlinable
    package func contains(_ sought: Element) -> Bool {
        var index = 0
        while index < count {
            if self[index] == sought { return true }
            index += 1
        }
        return false
    }
}
