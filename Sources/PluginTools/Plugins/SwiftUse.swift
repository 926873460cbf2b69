import PluginCore

/// A place in the app's own Swift that uses a generated name.
package struct SwiftUse {
    let path: String
    let location: SourceLocation
    package let name: ChangedName

    /// "Sources/App/List.swift:12:9: showLoading() is now showBusy()"
    package var text: String {
        "\(path.visible):\(location.line):\(location.column): \(name.old.asCall)"
            + (name.new.map { " is now \($0.asCall)" } ?? "")
    }
}

/// Returns the places in Swift source that use some names, in the order of the file.
func swiftUses(of names: [ChangedName], in file: SourceFile) -> [SwiftUse] {
    var known: [ArraySlice<UInt8>: ChangedName] = [:]
    for name in names { known[Array(name.old.text.utf8)[...]] = name }
    let uses = SwiftWords(in: file.bytes).ranges.compactMap { range -> (Int, ChangedName)? in
        guard let name = known[file.bytes[range.offsets]],
            name.old.role != .modifier || isCallOfMember(at: range, in: file.bytes)
        else { return nil }
        return (range.lowerBound, name)
    }
    return zip(file.locations(of: uses.map(\.0)), uses).map { location, use in
        SwiftUse(path: file.path, location: location, name: use.1)
    }
}

/// Whether a name is called as a member, as in `.loading(`. Words such as `loading` are also names of other things.
private func isCallOfMember(at range: SourceRange, in bytes: [UInt8]) -> Bool {
    let before = range.lowerBound - 1
    return before >= 0 && bytes[before] == UInt8(ascii: ".") && range.upperBound < bytes.count
        && bytes[range.upperBound] == UInt8(ascii: "(")
}
