/// Returns a Swift file without code for platforms that a module does not support.
func withoutOtherPlatforms(_ file: [UInt8], _ versions: MinimumVersions) -> [UInt8] {
    let others = Platform.all.filter { !versions.support($0) }.map(\.name)
    if others.isEmpty { return file }
    let conditions = CompilationConditions { condition in
        others.contains { condition == "os(\($0))" } ? false : nil
    }
    let attributes = others.map { Array("@available(\($0)ApplicationExtension, unavailable)".utf8) }
    return conditions.resolve(file) { line in
        let code = line.drop { $0 == UInt8(ascii: " ") }
        return code.first == UInt8(ascii: "@") && attributes.contains { code.elementsEqual($0) }
    }
}
