extension Kit {
    /// Returns a type or an expression with the framework's own names for types with shared names.
    /// String literals are not changed.
    package func translated(_ swift: String) -> String {
        // All shared names contain a 'P', and most fragments do not.
        guard swift.utf8.contains(UInt8(ascii: "P")) else { return swift }
        var result = ""
        var end = swift.startIndex
        for part in SwiftIdentifier.codeParts(of: swift[...]) {
            result += swift[end..<part.startIndex] + translatedWords(of: part)
            end = part.endIndex
        }
        return result + swift[end...]
    }

    private func translatedWords(of code: Substring) -> String {
        var result = ""
        var word = ""
        for scalar in (code + "\0").unicodeScalars {
            if SwiftIdentifier.isBody(scalar) {
                word.unicodeScalars.append(scalar)
                continue
            }
            result += platformType(named: word) ?? word
            word = ""
            if scalar != "\0" { result.unicodeScalars.append(scalar) }
        }
        return result
    }
}

extension PluginController {
    /// Returns the shared name of a type if the plugin has only one framework, and that framework
    /// has its own name for it: `PlatformImage?` for `UIImage?`. Returns other types unchanged.
    func neutral(_ type: String) -> String {
        let isOptional = type.hasSuffix("?")
        let name = isOptional ? String(type.dropLast()) : type
        guard kits.count == 1,
            let known = kits[0].platformTypes.first(where: { $0.spelling == name })
        else { return type }
        return known.name + (isOptional ? "?" : "")
    }
}
