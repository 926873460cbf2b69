/// Methods of sequences, for arrays alone, which are preferred to those.
///
/// In a debug build, as the one of the build tool is, the library's own ones look up at run time how an
/// array of each type is a sequence, and a run takes 3 % more instructions.
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
