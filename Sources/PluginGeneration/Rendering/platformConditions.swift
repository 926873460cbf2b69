import PluginDescriptions

/// Returns a Swift file without code for platforms that a module does not support.
func withoutOtherPlatforms(_ file: [UInt8], _ versions: MinimumVersions) -> [UInt8] {
    let others = Platform.all.filter { !versions.support($0) }.map(\.name)
    if others.isEmpty { return file }
    let conditions = CompilationConditions { condition in
        others.contains { condition == "os(\($0))" } ? false : nil
    }
    return withoutExtensions(conditions.resolve(file), of: others)
}

/// Returns a file without the attributes of declarations that app extensions cannot use on some platforms.
private func withoutExtensions(_ file: [UInt8], of platforms: [String]) -> [UInt8] {
    let attributes = platforms.map {
        Array("@available(\($0)ApplicationExtension, unavailable)".utf8)
    }
    let newline = UInt8(ascii: "\n")
    let lines = file.split(separator: newline, omittingEmptySubsequences: false).filter { line in
        let code = line.drop { $0 == UInt8(ascii: " ") }
        return code.first != UInt8(ascii: "@") || !attributes.contains { code.elementsEqual($0) }
    }
    return Array(lines.joined(separator: [newline]))
}
