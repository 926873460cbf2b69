extension Kit {
    /// Returns a type or an expression with the framework's own names for types with shared names.
    /// String literals are not changed.
    package func translated(_ swift: String) -> String {
        // All shared names contain a 'P', and most fragments do not.
        guard swift.utf8.contains(UInt8(ascii: "P")) else { return swift }
        let piece = SwiftPiece(swift, isType: false)
        var (result, end) = ("", 0)
        for word in piece.words {
            let name = piece.text(word)
            result += piece.text(end..<word.lowerBound) + (platformType(named: name) ?? name)
            end = word.upperBound
        }
        return result + piece.text(end..<swift.unicodeScalars.count)
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
